"""Facts that a few words of one sentence tell by themselves, a row each: what is told, and where the words stand.

None of these is heard well in stories: they are told in passing, and few stories tell them at all.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from app.asking.facts import Read
from app.asking.steps.after_the_play import BEFORE, MISDEALT
from app.asking.steps.asked_again import PROCEDURE as ASKS
from app.asking.steps.asked_again import REQUEST, REVIEWS
from app.asking.steps.by_silence import OUT_OF_TURN
from understanding.clauses import Text
from understanding.dummys import RIGHTS
from understanding.heard import Heard
from understanding.times import said_in, says_somewhere

WELL = 0.9
"""How probable it then is."""
ASKED_DECLARER = ("dummy_act", frozenset({"asked_declarer_about_revoke"}))
"""Whom dummy asked where what is told of a void tells whether there was a revoke."""
_SAYS, _CARDS = "call:", ("card", "suit")
NEVER = 2.0
"""A probability that nothing heard has."""


@dataclass(frozen=True, slots=True)
class FewWords:
    """A fact of a procedure, the value told, and the file of the lexicon and the name of the patterns that tell it.

    `beside` is what must be said too; `stands` the probability from which the contrary, where it is heard, stands;
    `among` another fact, and the values one of which it must have where it is heard; `last` tells that the words count
    only where nobody said them, and no clause behind them names a card or a suit that was not missing.
    """

    procedure: str
    fact: str
    value: Any
    file: str
    name: str
    beside: str = ""
    stands: float = NEVER
    among: tuple[str, Collection[Any]] = ("", ())
    last: bool = False


ROWS = (
    FewWords("board_conditions", "marked_otherwise", True, "marks", "otherwise", stands=0.0),  # Law 2
    FewWords(MISDEALT, BEFORE, False, "boards", "played_out"),  # 6D1
    FewWords("extraneous_info", "first_call_made", False, "boards", "unplayed"),  # 16D2
    FewWords(ASKS, "review_wrong", True, "reviews", "wrong", among=(REQUEST, REVIEWS)),  # 20E
    FewWords("misinformation", "evidence_of_agreement", False, "evidence", "none", stands=WELL),  # 21B1b
    FewWords("deception", "finding_bridge_reason", True, "reasons", "had"),  # 73E2
    FewWords("deception", "finding_bridge_reason", False, "reasons", "none"),
    FewWords(RIGHTS, "play_was_revoke", False, "dummys", "void_indeed", among=ASKED_DECLARER, last=True),  # 42B1
    FewWords(RIGHTS, "play_was_revoke", False, "dummys", "truth", "answered", among=ASKED_DECLARER, last=True),
    FewWords(RIGHTS, "play_was_revoke", True, "dummys", "found_one", among=ASKED_DECLARER),
    *(FewWords(name, "finding_lho_accepted", False, "turns", "own_call") for name in sorted(OUT_OF_TURN)),  # 28B
    FewWords("team_adjusted_score", "situation", "substitute_board", "boards", "instead"),  # 86A
    FewWords("revoke_correction", "last_to_play", True, "times", "last_played"),  # 62C1
    FewWords("revoke_correction", "innocent_side_played_after", False, "times", "unplayed", beside="last_played"),
    FewWords("revoke_correction", "partner_played_after", False, "times", "unplayed", beside="last_played"),
    FewWords("team_adjusted_score", "match_result_may_be_known", True, "boards", "known", beside="instead"),
)


def by_few_words(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What words tell of a procedure's facts; nothing of one that they tell both ways."""
    text = heard.read
    if text is None:
        return {}
    found: dict[str, Read] = {}
    both: set[str] = set()
    for row in ROWS:
        if row.procedure != procedure or _stands(row, rows):
            continue
        words = _last_said(text, row) if row.last else says_somewhere(text, row.file, row.name)
        if words and (not row.beside or says_somewhere(text, row.file, row.beside)):
            both |= {row.fact} if row.fact in found and found[row.fact].value != row.value else set()
            found[row.fact] = Read(row.fact, row.value, words, True, WELL)
    return {fact: read for fact, read in found.items() if fact not in both}


def _last_said(text: Text, row: FewWords) -> str:
    """The sentence in which such words stand that nobody is told to have said, where no clause behind names a card or a
    suit, but to say that there was none.
    """
    for span in text.sentences():
        said = said_in(text, span, row.file, row.name)
        if said is None or (not row.beside and _quoted(text, span[0], said.last)):
            continue
        behind = [one for one in text.clauses if one.first > said.last and not text.has(one, "not")]
        return "" if any(text.within(one, *_CARDS) for one in behind) else text.said(*span)
    return ""


def _quoted(text: Text, first: int, place: int) -> bool:
    """Whether somebody says what ends at a place of a sentence: a verb of saying stands before that, and no further
    statement is joined to that (`he said no, and he really had none`).
    """
    said = [one.last for one in text.mentions if str(one.value).startswith(_SAYS) and first <= one.first < place]
    joined = text.book.words["joint"]
    return bool(said) and not any(one.folded in joined for one in text.words[said[-1] + 1 : place + 1])


def _stands(row: FewWords, rows: Mapping[str, Read]) -> bool:
    """Whether what was heard is not upset by the words."""
    told, other = rows.get(row.fact), rows.get(row.among[0])
    heard = told is not None and told.sure and told.value != row.value and told.p >= row.stands
    return heard or (other is not None and other.value not in row.among[1])
