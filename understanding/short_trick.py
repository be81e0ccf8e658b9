"""A trick to which somebody gave no card, and its winner's side led to the next one (Law 67A).

Such a story sounds like a revoke, a card out of turn or a lead ahead of a partner, for it tells of a lead and of one
who has not played. What tells it apart is who led: the one opponent of the player without a card leads to two tricks.
A lead by that player's own side is one ahead of its partner (57A), and a suit not followed is a revoke.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import said_in, says

PROCEDURE = "defective_trick"
SOUNDS = frozenset(
    {"revoke_correction", "revoke_established", "revoke_rectification", "premature_play", "dummy_wrong_card"}
    | {"lead_out_of_turn_declarer", "lead_out_of_turn_defender", "penalty_card_play", "played_card", PROCEDURE}
)
"""What such a story sounds like."""
TOLD = 0.6
"""How probable the procedure is at least where its situation is told so."""
SURELY = 0.9
"""How probable it is at least that a card is missing where the count of a hand tells it too."""
_NOBODY = (None, "he", "everybody")
_FILE = "missing"
_PLAYED = ("play", "discard", "ruff", "revoke")
_HANDS = frozenset({"from_hand", "from_dummy"})
_THEIRS = ("lho", "rho", "opponent", "opponents", "defender", "defenders")


@dataclass(frozen=True, slots=True)
class ShortTrick:
    """Who gave no card, in what words, the words of the lead to the next trick with their place, the cards led, and
    whether declarer's side is known to have led them.
    """

    who: str
    words: str
    next_lead: str
    at: int
    cards: tuple[str | None, ...]
    declarer_led: bool

    @property
    def theirs(self) -> tuple[str, ...]:
        """How he who gave no card, and his partner, may be named."""
        if self.who in SEATS:
            return self.who, SEATS[(SEATS.index(self.who) + 2) % len(SEATS)]
        return (self.who, *_THEIRS, *(("asker",) if self.who == "partner:asker" else ()))


def short_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the defective trick, where it is told that a card is missing from one."""
    best = choices[0] if choices else None
    if best is None or best.name not in SOUNDS or not (short_trick(heard) or one_card_more(heard)):
        return list(choices)
    return put_first(choices, PROCEDURE, TOLD)


def one_card_more(heard: Heard) -> str:
    """The sentence that tells that one has a card more than the others, who is surely heard to have given none."""
    defect = chances_of(heard, PROCEDURE).get("defect", {}).get("card_missing", 0.0)
    text = heard.read if defect >= SURELY else None
    spans = text.sentences() if text is not None else []
    return next((text.said(*span) for span in spans if text is not None and _of_cards(text, span)), "")


def _of_cards(text: Text, span: tuple[int, int]) -> bool:
    """Whether a sentence tells of one more in a clause that names a card, or else no trick: `one too many tricks` is no
    card.
    """
    said = said_in(text, span, _FILE, "one_more")
    clause = text.clause_at(said.first) if said is not None else None
    if clause is None:
        return said is not None
    here = (clause.first, clause.last)
    return says(text, here, _FILE, "card") or not says(text, here, "trick_numbers", "trick")


def short_trick(heard: Heard) -> ShortTrick | None:
    """The trick to which one gave no card before his opponent led to the next; None where none is told."""
    text = heard.read
    leads = heard.done("lead")
    if text is None or not leads or leads[-1].get("who") in _NOBODY or _card(leads[-1]) is None:
        return None
    last = leads[-1]
    at = text.source.find(str(last["words"]))
    for who, words, card in _without_card(heard, text):
        place = text.source.find(words)
        before = _card_before(heard, text, leads, place)
        if not 0 <= place < at or before in ("", _card(last)) or _of_a_suit(text, words):
            continue
        to_it = None in (card, before) or card == before
        if to_it and not _played(heard, who, words, at) and _opponents(heard, str(last["who"]), who):
            declarer = any(_declarer_led(heard, one, who) for one in leads[-2:])
            return ShortTrick(who, words, str(last["words"]), at, (before, _card(last)), declarer)
    return None


def _card_before(heard: Heard, text: Text, leads: Sequence[Mapping[str, Any]], place: int) -> str | None:
    """The card led before the last lead by the same player; where no lead is told but that one, and nobody has played
    to it, the card named before those words; empty where none is.
    """
    if len(leads) > 1:
        return _card(leads[-2]) if _same(heard, leads[-2].get("who"), leads[-1]["who"]) else ""
    cards = [one for one in text.mentions if one.kind == "card" and text.words[one.first].start < place]
    return str(cards[-1].value) if cards and _nobody_yet(heard) else ""


def _nobody_yet(heard: Heard) -> bool:
    """Whether it is told that nobody has played."""
    return any(one.get("who") == "everybody" for one in heard.told("not_done"))


def _without_card(heard: Heard, text: Text) -> Iterator[tuple[str, str, str | None]]:
    """Each player told to have given no card, the words, and the card that it was not given to."""
    for one in heard.not_done("play"):
        if one.get("who") not in _NOBODY:
            what = one["value"].get("what") or {}
            if set(what) <= {"card"}:
                yield str(one["who"]), str(one["words"]), what.get("card")
    for clause in text.clauses:
        if says(text, (clause.first, clause.last), _FILE, "forgot"):
            named = [one for one in text.within(clause, "who") if one.case in ("", "nom")]
            if named:
                yield str(named[0].value), text.said(clause.first, clause.last), None


def _card(event: Mapping[str, Any]) -> str | None:
    found = (event.get("what") or {}).get("card")
    return None if found is None else str(found)


def _played(heard: Heard, who: str, words: str, at: int) -> bool:
    """Whether he is told to have played a card after all before the next lead, in other words than those that tell he
    has not.
    """
    return any(
        one["act"] in _PLAYED and one.get("who") == who and "status" not in one and str(one["words"]) not in words
        for one in heard.table["events"]
        if heard.text.find(str(one["words"])) < at
    )


def _of_a_suit(text: Text, words: str) -> bool:
    """Whether the clause that tells it is of a suit: then a card was given, and of another one."""
    here = text.where(words)
    return bool(here) and says(text, (here[0].first, here[0].last), _FILE, "suit")


def _opponents(heard: Heard, leader: str, other: str) -> bool:
    """Whether two persons are told to be of two sides."""
    one, two = heard.by_seat(leader), heard.by_seat(other)
    if one in SEATS and two in SEATS:
        return (SEATS.index(one) - SEATS.index(two)) % 2 == 1
    declares = leader in DECLARING or heard.declares(leader, dummy=True)
    if declares and (other in DECLARING or heard.declares(other, dummy=True)):
        return False
    head, _, whose = other.partition(":")
    if head in _THEIRS:
        return declares if head in ("defender", "defenders") else leader in ("asker", whose or "asker")
    if other in ("asker", "partner:asker"):
        return declares and leader != "asker" and not heard.declares("asker", dummy=True)
    return declares and other in SEATS


def _same(heard: Heard, one: object, two: object) -> bool:
    """Whether two words are for one player: declarer and the seat he is told to have."""
    return (
        one == two
        or (one == DECLARING[0] and heard.declares(str(two), dummy=True))
        or (two == DECLARING[0] and heard.declares(str(one), dummy=True))
    )


def _declarer_led(heard: Heard, lead: Mapping[str, Any], other: str) -> bool:
    """Whether who led is told to declare, from which of his hands he led, or his opponent to defend."""
    who = str(lead["who"])
    declares = who in DECLARING or heard.declares(who, dummy=True) or not _HANDS.isdisjoint(lead.get("how", ()))
    return declares or other.partition(":")[0] in ("defender", "defenders")
