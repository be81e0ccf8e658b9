"""A correction of the role of one who did something, where nobody sits at a seat: `declarer did it, not a defender`.

The role told stands in the place of the one denied, where the story tells what he did, and all is heard anew so; what
went wrong stays what it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.answering.documents import AnswerDocument, case_of
from app.looking_up.library import Library
from app.wizard.correcting import NEAR, denied_and_told
from app.wizard.put_right import FollowUp
from app.wizard.together import joined, texts, together, told_anew
from app.wizard.who_did import SEATS, act_of
from app.wizard.wording_match import follow_up_words
from corpus.model import Language
from rulings import registry
from understanding.clauses import Text, cut
from understanding.hear import hear
from understanding.model import Clause, Mention

_ROLES = {"defender": "defender", "defenders": "defender", "declarer": "declarer", "dummy": "dummy"}
"""Who is named by a role, and the role."""
_BY_CARDS = frozenset({"lead", "play", "expose", "designate", "withdraw", "revoke"})
"""Acts that a player does with a card."""
_OF_A_TRICK = ("won_trick", "lead_in")
"""Circumstances that tell of another matter: who won, and where the lead was."""
_ALSO = frozenset({"card", "suit", "rank"})
"""What a clause of a correction names that tells more than who it was."""


def other_role(library: Library, text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction does to the case that denies the role of one who did something with a card and tells another
    one; None where it makes none, or the case knows by his seat who erred.
    """
    case, told = case_of(previous), texts(previous)
    if case["facts"].get("offender") in SEATS:
        return None
    read = cut(text, language)
    was, now = _exchanged(read, language)
    acts = _acts_of_roles(read)
    if not was or not now or was == now or (acts and not acts & _BY_CARDS):
        return None
    if hear(text, language).told(*_OF_A_TRICK):
        return None
    place = _of_the_act(told, was, language, acts & _BY_CARDS)
    if place is None:
        return None
    at, story, mention = place
    role = str(_book("say", language)[now])
    story_now = [*told[:at], _in_place(story, mention, role, language), *told[at + 1 :], *_more(read, was)]
    heard = together(library, joined(story_now[:-1]), story_now[-1], language, previous["jurisdiction"], joined(told))
    name = _of_side(case["name"], now)
    moved = name if name != case["name"] else ""
    return FollowUp(told_anew(heard, name, case), (), language, procedure=moved, story=tuple(story_now))


def _book(part: str, language: Language) -> Any:
    return follow_up_words()["role_words"][part][language]


def _of_side(name: str, role: str) -> str:
    """The procedure of the same irregularity at the side of a role, where each side has one of its own (53, 55)."""
    side, other = ("defender", "declarer") if role == "defender" else ("declarer", "defender")
    own = f"{name.removesuffix(other)}{side}"
    return own if name.endswith(f"_{other}") and own in registry.names() else name


def _exchanged(read: Text, language: Language) -> tuple[str, str]:
    """The role that a text denies and the one it tells instead; the hand is declarer's (`not from his hand: dummy`)."""
    denied, told = denied_and_told(read, language)
    was = {_ROLES.get(str(one.value), "") for one in denied if one.kind == "who"}
    now = {_ROLES[str(one.value)] for one in told if one.kind == "who" and one.value in _ROLES}
    if not denied and now == {"dummy"} and _denies_hand(read, language):
        was = {"declarer"}
    return (was.pop(), now.pop()) if len(was) == len(now) == 1 else ("", "")


def _denies_hand(read: Text, language: Language) -> bool:
    """Whether a denial stands before declarer's hand, in the same clause."""
    denials, hand = follow_up_words()["corrections"]["denies"][language], _book("hand", language)
    for clause in read.clauses:
        words = [word.folded for word in read.words[clause.first : clause.last + 1]]
        for at, word in enumerate(words):
            if word in denials and any(one in hand for one in words[at + 1 : at + 2 + NEAR]):
                return True
    return False


def _of_roles(read: Text) -> list[Clause]:
    return [one for one in read.clauses if any(who.value in _ROLES for who in read.within(one, "who"))]


def _acts_of_roles(read: Text) -> set[str]:
    """The acts told in the clauses of a text that name a role."""
    clauses = _of_roles(read)
    return {act_of(verb) for one in clauses for verb in read.within(one, "verb")}


def _of_the_act(told: Sequence[str], role: str, language: Language, acts: set[str]) -> tuple[int, Text, Mention] | None:
    """Where the texts of a case name one of this role in a clause that tells what was done with a card: which text, and
    the mention; None where none does so or several do. Who led is put right only where he was told to have led.
    """
    found: dict[tuple[int, int], tuple[int, Text, Mention]] = {}
    for at, one in enumerate(told):
        read = cut(one, language)
        for clause in read.clauses:
            there = _BY_CARDS & {act_of(verb) for verb in read.within(clause, "verb")}
            if there and (acts != {"lead"} or there == acts):
                found |= {(at, who.first): (at, read, who) for who in _of_role(read, clause, role)}
    return next(iter(found.values())) if len(found) == 1 else None


def _of_role(read: Text, clause: Clause, role: str) -> list[Mention]:
    return [one for one in read.within(clause, "who") if _ROLES.get(str(one.value)) == role]


def _in_place(read: Text, mention: Mention, role: str, language: Language) -> str:
    """A text with a role in the place of a mention, and of the words before it that belong to it (`one of the`)."""
    first, small = mention.first, _book("before", language)
    while first and read.words[first - 1].folded in small:
        first -= 1
    return f"{read.source[: read.words[first].start]}{role}{read.source[read.words[mention.last].end :]}"


def _more(read: Text, was: str) -> list[str]:
    """What a correction tells beside who it was, in clauses that do not name him who is denied; at most one text."""
    kept = [
        read.said(one.first, one.last)
        for one in read.clauses
        if any(item.kind in _ALSO for item in read.mentions if one.first <= item.first <= one.last)
        and not _of_role(read, one, was)
    ]
    return [". ".join(kept)] if kept else []
