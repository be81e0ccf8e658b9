"""Dummy who draws attention to what has happened (43A1b): his breach, and the irregularity is ruled all the same.

Beside a defender's revoke or a lead out of turn his words sound like how it came out; whether he may say so is then
what a table quarrels about. What he asks declarer of his own void, and what he says before anything was led, he may.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from bridge.seats import Seat
from understanding.asides import Aside, asides
from understanding.claimers import DECLARING, DEFENDING
from understanding.clauses import Text
from understanding.dummys import is_dummy, lost_his_rights
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Clause
from understanding.rank import Choice
from understanding.subjects import is_no_subject
from understanding.times import says

BY_EAR, MATTER = "dummy-comments", "dummy-drew-attention"
"""What he says of the play, as his ear hears it; and what he says of what happened, by his words."""
CORRECTED = "revoke_correction"
BESIDE = frozenset({CORRECTED, "lead_out_of_turn_defender"})
"""What such a story sounds like."""
FACT = "dummy_drew_attention"
WITH_FACT = frozenset({"lead_out_of_turn_declarer", "revoke_established", "revoke_rectification"})
"""Procedures that rule on his words themselves."""
WELL = 0.9
"""How probable is what his words say."""
LIKELY = 0.5
"""The chance from which a defender is told to have revoked."""
_FILE, _SPEAKS, _BEHIND = "dummys", "speaks", "behind"
_ROLE, _DUMMY, _REVOKE, _REMARK = "offender_role", "dummy", "revoke", "remark"
_NOTICE, _ASKER = "notice", "asker"


def dummy_spoke(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The procedure that rules, and that dummy drew attention to it; two None where he is not told to have."""
    best, text = choices[0] if choices else None, heard.read
    if best is None or text is None or best.name not in BESIDE or lost_his_rights(text) or not _after_it(heard, text):
        return None, None
    return (best.name, asides()[MATTER]) if _by_defender(heard, best.name) else (None, None)


def by_dummys_words(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That dummy drew attention to what rules it, where that procedure has a fact for it."""
    if procedure not in WITH_FACT or heard.read is None or not _by_defender(heard, procedure):
        return {}
    words = _after_it(heard, heard.read)
    return {FACT: Read(FACT, True, words, True, WELL)} if words else {}


def _by_defender(heard: Heard, procedure: str) -> bool:
    """Whether it is no revoke of declarer's side, of which dummy may ask declarer."""
    role = chances_of(heard, procedure).get(_ROLE, {})
    return not procedure.startswith(_REVOKE) or role.get(DEFENDING[0], 0.0) >= LIKELY


def dummy_named(heard: Heard) -> bool:
    """Whether anything is told of dummy, or the teller says that he is dummy."""
    return heard.read is not None and any(one.value == _DUMMY for one in heard.read.mentions if one.kind == "who")


def dummy_silent(heard: Heard, text: Text) -> bool:
    """Whether nobody tells that dummy said or noticed anything, the teller not being dummy."""
    rows = [row for row in heard.done(_REMARK, _NOTICE) if _is_dummy(heard, row)]
    there = [clause for row in rows for clause in text.where(str(row["words"]))]
    told = any(one.kind == "who" and part.first <= one.first <= part.last for part in there for one in text.mentions)
    teller = is_dummy(heard, _ASKER)
    return not (told or teller or any(says(text, span, _FILE, _SPEAKS) for span in text.sentences()))


def _after_it(heard: Heard, text: Text) -> str:
    """The words in which dummy speaks, where they stand behind those of a card led or played by somebody else."""
    made = [str(one["words"]) for one in heard.done("lead", "play") if one.get("who") != DECLARING[1]]
    first = min((at for words in made if (at := text.source.find(words)) >= 0), default=_second(text))
    remarks = {one for row in heard.done(_REMARK) if _is_dummy(heard, row) for one in text.where(str(row["words"]))}
    spoken = [one for one in text.clauses if one in remarks or (not one.question and _speaks(text, one))]
    behind = [one for one in spoken if text.words[one.last].start > first]
    return text.said(behind[0].first, behind[0].last) if behind else ""


def _second(text: Text) -> int:
    """Where the second sentence begins, before which nothing has happened that dummy could speak of."""
    return next((text.words[span[0]].start for span in text.sentences()[1:]), len(text.source))


def _speaks(text: Text, clause: Clause) -> bool:
    """Whether dummy is the one who says something in a clause."""
    named = [one for one in text.within(clause, "who") if one.case in ("", "nom")]
    if not named or named[0].value != _DUMMY or is_no_subject(text, named[0]):
        return False
    at = named[0].first - 1
    beside = at >= 0 and says(text, (at, at), _FILE, _BEHIND)  # `the lady after dummy said`
    return not beside and says(text, (clause.first, clause.last), _FILE, _SPEAKS)


def _is_dummy(heard: Heard, row: Mapping[str, Any]) -> bool:
    """Whether an act is dummy's: declarer's partner's, where seats are told."""
    who = str(row.get("who"))
    seats = {str(one.get("who")) for one in heard.told("declarer", "contract")} & set(SEATS)
    return who == _DUMMY or (who in SEATS and seats == {str(Seat(who).partner.value)})
