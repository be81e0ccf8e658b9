"""Cards told without a verb of their own: `East played the ten and declarer the two`, `E dorzuca 10, S dwojke`.

A verb of playing stands for all who follow it in its sentence: each person named with a card and no verb between did
what it says.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from understanding.clauses import Text
from understanding.model import Act, Mention, Said
from understanding.subjects import is_no_subject, owner

_PLAYS = ("lead", "play")
_CARDS = ("card", "rank")
_DONE = "happened"


def gapped_plays(text: Text, found: Sequence[Act]) -> list[Act]:
    """The plays that a person and a card behind a play tell, no verb between them: in its sentence, or in one behind it
    that has no verb at all.
    """
    gapped: list[Act] = []
    for first, last in text.sentences():
        named = [one for one in text.mentions if first <= one.first <= last]
        within = [clause for clause in text.clauses if first <= clause.first <= last]
        if any(clause.question or clause.supposed for clause in within):
            continue
        verbless = not any(one.kind == "verb" for one in named)
        before = [act for act in (*found, *gapped) if act.first <= last and (verbless or act.first >= first)]
        gapped += _behind(text, named, sorted(before, key=lambda act: act.first))
    return gapped


def _behind(text: Text, named: Sequence[Mention], found: Sequence[Act]) -> list[Act]:
    """The plays told without a verb in one sentence."""
    gapped: list[Act] = []
    taken = {place for act in found for place in range(act.first, act.last + 1)}
    for person, card in pairwise(named):
        clause = text.clause_at(person.first)
        if clause is None or taken & {person.first, card.first} or not _named(text, person, card):
            continue
        before = [act for act in found if act.last < person.first]
        if not before or not _plays(before[-1]) or _verb(named, before[-1], card):
            continue
        what = {card.kind: card.value}
        gapped.append(Act("play", str(person.value), what, (), _DONE, person.first, card.last, clause, sure=card.sure))
    return gapped


def _named(text: Text, person: Mention, card: Mention) -> bool:
    """Whether somebody is named as one who acts, and a card behind him with nothing but small words between: any other
    may be a verb not known.
    """
    if person.kind != "who" or person.case not in ("", "nom") or card.kind not in _CARDS or card.first <= person.last:
        return False
    small = frozenset[str]().union(*(text.book.words.get(group, ()) for group in ("article", "noun", "oblique")))
    beside = all(word.folded in small for word in text.words[person.last + 1 : card.first])
    return beside and not (is_no_subject(text, person) or owner(text, person))  # `az asztal pikkje`


def _plays(act: Act) -> bool:
    """Whether an act is the play of a card that happened."""
    return act.act in _PLAYS and act.status == _DONE and not act.negated and not act.asked and bool(act.what)


def _verb(named: Sequence[Mention], act: Act, card: Mention) -> bool:
    """Whether a verb stands between an act and a card told behind it, or directly behind that card."""
    return any(one.kind == "verb" and act.last < one.first <= card.last + 1 for one in named)


def of_its_card(text: Text, act: Act, said: Said) -> bool:
    """Whether words for a hand behind an act's card may be of that card: no other card without a verb stands between
    (`West chucks the diamond five, king of hearts off the table`).
    """
    card = act.what.get("card")
    if card is None or not said.row.get("on") or said.first <= act.last:
        return True
    between = [one for one in text.mentions if one.kind == "card" and act.last < one.first < said.first]
    return all(one.value == card for one in between)
