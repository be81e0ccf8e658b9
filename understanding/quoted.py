"""What somebody is quoted to have said, and who said it: `I` inside it is he, not the teller."""

from __future__ import annotations

import re

from understanding.clauses import Text
from understanding.subjects import is_no_subject

_MARKS = "'\"\u201e\u201c\u201d\u2018\u2019\u00ab\u00bb"
QUOTED = re.compile(rf"(?<!\w)[{_MARKS}](?=\w)[^{_MARKS}]+[{_MARKS}]")


def speaker(text: Text, place: int) -> str | None:
    """Who says what is quoted at a place: the last subject named before it in its sentence; None where nobody is, or
    nothing is quoted there.
    """
    at = text.words[place].start
    quoted = next((one for one in QUOTED.finditer(text.source) if one.start() < at < one.end()), None)
    if quoted is None:
        return None
    sentence = text.sentence_at(place)
    before = [one for one in text.mentions if one.kind == "who" and text.words[one.first].start < quoted.start()]
    before = [one for one in before if text.sentence_at(one.first) == sentence and one.case in ("", "nom")]
    named = [one for one in before if not is_no_subject(text, one)]
    return str(named[-1].value) if named else None
