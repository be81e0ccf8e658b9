"""A correction of the role of one who did something, where nobody sits at a seat: `declarer did it, not a defender`.

The role told stands in the place of the one denied, where the story tells what he did, and all is heard anew so.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.answering.documents import AnswerDocument, case_of
from app.looking_up.library import Library
from app.wizard.correcting import denied_and_told
from app.wizard.marks import marked
from app.wizard.put_right import FollowUp
from app.wizard.together import joined, procedure_of, texts, together, told_anew
from app.wizard.who_did import SEATS, act_of
from app.wizard.wording_match import follow_up_words
from corpus.model import Language
from understanding.clauses import Text, cut
from understanding.hear import hear
from understanding.model import Clause, Mention

_ROLES = {"defender": "defender", "defenders": "defender", "declarer": "declarer", "dummy": "dummy"}
"""Who is named by a role, and the role."""
_BY_CARDS = frozenset({"lead", "play", "expose", "designate", "withdraw", "revoke"})
"""Acts that a player does with a card."""
_ALSO = frozenset({"card", "suit", "rank"})
"""What a clause of a correction names that tells more than who it was."""


def other_role(library: Library, text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction does to the case that denies the role of one who did something with a card and tells another
    one; None where it makes none, or the case knows by his seat who erred.
    """
    case, told = case_of(previous), texts(previous)
    if case["facts"].get("offender") in SEATS or not marked(text, language):
        return None
    read = cut(text, language)
    was, now = _exchanged(read, language)
    if not was or not now or was == now or hear(text, language).told("won_trick"):
        return None
    place = _of_the_act(told, was, language)
    if place is None:
        return None
    at, story, mention = place
    role = str(follow_up_words()["role_words"]["say"][language][now])
    story_now = [*told[:at], _in_place(story, mention, role, language), *told[at + 1 :], *_more(read, was)]
    heard = together(library, joined(story_now[:-1]), story_now[-1], language, previous["jurisdiction"], joined(told))
    name = procedure_of(heard, case["name"])
    moved = name if name != case["name"] else ""
    return FollowUp(told_anew(heard, name, case), (), language, procedure=moved, story=tuple(story_now))


def _exchanged(read: Text, language: Language) -> tuple[str, str]:
    """The role that a text denies and the one it tells instead; nothing where it tells of no play of cards."""
    denied, told = denied_and_told(read, language)
    was, now = ({_ROLES.get(str(one.value), "") for one in of if one.kind == "who"} for of in (denied, told))
    if len(was) != 1 or len(now) != 1:
        return "", ""
    named = [one for one in read.mentions if one.kind == "who"]
    for clause in read.clauses:
        acts = {act_of(one) for one in read.within(clause, "verb")}
        if acts and not acts & _BY_CARDS and any(clause.first <= one.first <= clause.last for one in named):
            return "", ""
    return was.pop(), now.pop()


def _of_the_act(told: Sequence[str], role: str, language: Language) -> tuple[int, Text, Mention] | None:
    """Where the texts of a case name one of this role in a clause that tells what was done with a card: which text, and
    the mention; None where none does so or several do.
    """
    found: dict[tuple[int, int], tuple[int, Text, Mention]] = {}
    for at, one in enumerate(told):
        read = cut(one, language)
        for clause in read.clauses:
            if _BY_CARDS & {act_of(verb) for verb in read.within(clause, "verb")}:
                found |= {(at, who.first): (at, read, who) for who in _of_role(read, clause, role)}
    return next(iter(found.values())) if len(found) == 1 else None


def _of_role(read: Text, clause: Clause, role: str) -> list[Mention]:
    return [one for one in read.within(clause, "who") if _ROLES.get(str(one.value)) == role]


def _in_place(read: Text, mention: Mention, role: str, language: Language) -> str:
    """A text with a role in the place of a mention, and of the words before it that belong to it (`one of the`)."""
    first, small = mention.first, follow_up_words()["role_words"]["before"][language]
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
