"""A follow-up that tells one card more: *the three of clubs was there as well*. It is added to those of its case; one
that puts something right and names another card stands in the place of the only one.

The text names a card that the case was not told of, and says that it is a further one; a card named without that word,
or told of as played, is what the rest of the hearing makes of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.answering.documents import AnswerDocument, RuledCase, case_of
from app.wizard.answers import words_in
from app.wizard.marks import begins
from app.wizard.put_right import FollowUp
from app.wizard.wording_match import follow_up_words
from corpus.errors import BadFacts
from corpus.model import Language
from rulings import registry
from understanding.clauses import cut
from understanding.hear import hear
from understanding.pointing import value_of

LISTED: dict[str, dict[str, Any]] = {
    "cards": {"card_kind": "several"},
    "visible_cards": {"several_visible": True},
}
"""Facts that are the cards shown, and what more than one of them tells."""
PENALTY = "penalty_cards"
"""The cards that lie as penalty cards, each with its player."""
ONE, ANOTHER = "card", "other_penalty_cards"
"""The one card that a procedure rules on, and that its player has another penalty card."""
EXPOSED, HONOUR = "exposed_card_defender", "honour"
SHOWN = frozenset({"expose", "drop"})


def with_one_more(found: FollowUp | None, text: str, previous: AnswerDocument, heard_in: Language) -> FollowUp | None:
    """What a text does to its case, with the card that it adds; `found` is what was heard of it without that."""
    if found is not None and found.kind == "asked":
        return found
    case = case_of(previous)
    tongues = dict.fromkeys((previous.get("heard_in", previous["language"]), heard_in))
    for tongue in tongues:
        if (found is None or ONE not in found.facts) and (put := another(text, tongue, case)) and _can_be(case, put):
            rest = {} if found is None or found.procedure or found.corrected else found.facts
            return FollowUp({**rest, **put}, (), tongue, heard=True)
        if added := one_more(text, tongue, case):
            if not _can_be(case, added):
                return found
            beside = found is not None and not found.procedure and not found.corrected
            if found is None or not beside or not _can_be(case, {**found.facts, **added}):
                return FollowUp(added, (), tongue, heard=True)
            doubtful = tuple(row for row in found.doubtful if row.fact not in added)
            return replace(found, facts={**found.facts, **added}, doubtful=doubtful, kind="continued", heard=True)
    return found


def _can_be(case: RuledCase, told: Mapping[str, Any]) -> bool:
    """Whether the engine takes the facts of a case with these."""
    facts = {fact: value for fact, value in {**case["facts"], **told}.items() if value is not None}
    try:
        registry.rule(case["name"], facts, case["ruling"]["edition"], "en", weighed=False)
    except BadFacts:
        return False
    return True


def another(text: str, language: Language, case: RuledCase) -> dict[str, Any]:
    """The one card of a case as a text puts it right, which names another one (`no, it was the ten of clubs`); empty
    where it does not.
    """
    known = case["facts"]
    new = _new_cards(text, language, known) if known.get(ONE) and begins(text, language) else []
    if len(new) != 1 or one_more(text, language, case):
        return {}
    return {ONE: new[0]} | ({HONOUR: None} if known.get(HONOUR) is not None else {})


def one_more(text: str, language: Language, case: RuledCase) -> dict[str, Any]:
    """The facts of a case with the cards that a text adds; empty where it adds none."""
    known, fields = case["facts"], registry.get(case["name"]).fields
    said = f" {' '.join(words_in(text))} "
    if text.rstrip().endswith("?") or not any(f" {one} " in said for one in follow_up_words()["one_more"][language]):
        return {}
    new = _new_cards(text, language, known)
    if not new:
        return {}
    for fact, also in LISTED.items():
        if fact in fields and known.get(fact):
            return {fact: [*known[fact], *new], **also}
    if known.get(PENALTY):
        return _lying(known, new)
    return {ANOTHER: True} if case["name"] == EXPOSED and known.get(ONE) else {}


def _lying(known: Mapping[str, Any], new: list[str]) -> dict[str, Any]:
    """The penalty cards with the new ones: of several each is major (50B)."""
    owner = {key: value for key, value in known[PENALTY][-1].items() if key == "player"}
    lying = [*({key: value for key, value in one.items() if key != "kind"} for one in known[PENALTY])]
    lying += [{"card": card, **owner} for card in new]
    suits = {str(one.get("card"))[:1] for one in lying}
    also = {"penalty_kind": "major", "penalty_suits": "one_suit" if len(suits) == 1 else "several_suits"}
    return {PENALTY: lying, **{fact: value for fact, value in also.items() if known.get(fact) is not None}}


def _new_cards(text: str, language: Language, known: Mapping[str, Any]) -> list[str]:
    """The cards that a text names of which the case was not told, neither played nor led; none where it denies one."""
    read = cut(text, language)
    denied = [one for row in read.clauses if read.has(row, "not") for one in read.within(row, "card", "rank")]
    named = [one for one in read.mentions if one.kind == "card" and one.sure]
    if denied:
        return []
    played = {row.get("what", {}).get("card") for row in hear(text, language).table["events"] if _plays(row)}
    cards = dict.fromkeys(str(value_of(one)) for one in named)
    return [card for card in cards if card not in played and card not in _told(known)]


def _plays(row: Mapping[str, Any]) -> bool:
    shown = row["act"] in SHOWN or (row["act"] == "play" and "who" not in row)  # nobody plays what only lies there
    return not shown and "face_up" not in row.get("how", ())


def _told(known: Mapping[str, Any]) -> set[str]:
    """The cards of a case."""
    lying = [str(one.get("card")) for one in known.get(PENALTY) or ()]
    return {*lying, str(known.get(ONE)), *(str(card) for fact in LISTED for card in known.get(fact) or ())}


__all__ = ["one_more", "with_one_more"]
