"""What was said with a claim is disputed: it is told by neither who says so nor who denies it (70C1).

*South swears that he said he would draw the last trump, West that there was no word of it* was heard as not mentioned;
the director finds out (85A1).
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.call_disputed import FILE, in_clauses
from app.asking.steps.trump_out import LINE, MENTIONED, PROCEDURE
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.times import says

_MAINTAINS, _STATED, _UNSAID = "maintains", "stated", "unsaid"
_TRUMP = "trumps", "trump"


def by_claim_disputed(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it is not known what was said of the trump, where one says that it was mentioned and another denies it."""
    text = heard.read
    words = claim_disputed(text) if procedure == PROCEDURE and text is not None else ""
    facts = (MENTIONED, *(fact for fact in (LINE,) if fact in rows))
    return (
        {fact: Read(fact, rows[fact].value if fact in rows else False, words, False, TOLD) for fact in facts}
        if words
        else {}
    )


def claim_disputed(text: Text) -> str:
    """The words in which somebody says that he spoke of trumps, where another is told to deny it; else empty."""
    for at, said in enumerate(text.clauses):
        own = [one for one in text.clauses if one.sentence == said.sentence]
        behind = [one for one in text.clauses[at + 1 :] if one.sentence <= said.sentence + 1]
        statement = said.first, (behind[0].last if behind and behind[0].sentence == said.sentence else said.last)
        if (
            in_clauses(text, [said], _STATED)
            and not in_clauses(text, [said], _UNSAID)
            and (says(text, (own[0].first, own[-1].last), FILE, _MAINTAINS) or _denied_in(text, said.sentence + 1))
            and says(text, statement, *_TRUMP)
            and (in_clauses(text, behind, _UNSAID) or _denied_in(text, said.sentence - 1))
        ):
            return text.said(said.first, said.last)
    return ""


def _denied_in(text: Text, sentence: int) -> bool:
    """Whether somebody else is told, in a sentence, to be sure that nothing was said of it."""
    there = [one for one in text.clauses if one.sentence == sentence]
    return in_clauses(text, there, _MAINTAINS) and in_clauses(text, there, _UNSAID)
