"""A question as it is asked, checked for size and form."""

from __future__ import annotations

from corpus.errors import BadQuestion

LONGEST_QUESTION = 2_000
"""Characters; a case told at the table fits ten times over."""


def question(text: str) -> str:
    """The question with blanks tidied; raises BadQuestion when it is empty, too long or not text."""
    tidy = " ".join(text.split())
    if not tidy:
        raise BadQuestion('The question is empty; write for example `lawbridge ask "West led out of turn"`.')
    if len(tidy) > LONGEST_QUESTION:
        raise BadQuestion(
            f"The question has {len(tidy)} characters and at most {LONGEST_QUESTION} are read; tell the case in a few "
            f"sentences, or look a text up with `lawbridge search`."
        )
    if any(ord(sign) < 32 or 0xD800 <= ord(sign) <= 0xDFFF or sign == "\ufffd" for sign in tidy):
        raise BadQuestion("The question contains bytes that are not text; send it as UTF-8.")
    return tidy
