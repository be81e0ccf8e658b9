"""Facts of a settlement: either the full record of the play, or what was made and what was not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from bridge.ulti.cards import UltiSuit, parse_ulti_card, ulti_cards
from bridge.ulti.contracts import BETLIS, HUNDREDS, Part, UltiContract
from bridge.ulti.errors import UltiError
from bridge.ulti.play import UltiPlay, UltiTrick
from bridge.ulti.points import Announcement, Outcome, assess
from rulings.engine import BOOL, fact, list_of, one_of, predicate, record, whole
from rulings.engine.values import ValueType
from rulings.ulti.facts import SCORER, StakesFacts, contract_from

PLAYER = whole(0, 2)
ULTI_SUIT = one_of(*(suit.value for suit in UltiSuit))
ULTI_CARD = ValueType(
    "card of Ulti",
    lambda raw: parse_ulti_card(raw if isinstance(raw, str) else str(raw)),
    {"type": "string", "pattern": "^[PMTZ](A|10|K|F|L|9|8|7)$"},
    str,
)
RECORD = record(
    {
        "declarer": PLAYER,
        "talon": list_of(ULTI_CARD),
        "tricks": list_of(record({"leader": PLAYER, "cards": list_of(ULTI_CARD)})),
    },
    {"trump": ULTI_SUIT, "announcements": list_of(record({"player": PLAYER, "suit": ULTI_SUIT}))},
)
SILENT_ULTI = one_of("none", "declarer_made", "declarer_caught", "defender_made", "defender_caught")


def play_of(written: Any) -> tuple[UltiPlay, tuple[Announcement, ...]]:
    """The record as play and announcements. Raises UltiError when it contradicts itself or a card broke a duty."""
    tricks = tuple(UltiTrick(trick["leader"], ulti_cards(map(str, trick["cards"]))) for trick in written["tricks"])
    trump = UltiSuit(written["trump"]) if written.get("trump") else None
    play = UltiPlay(written["declarer"], trump, tuple(written["talon"]), tricks)
    if breaches := play.breaches():
        first = breaches[0]
        raise UltiError(
            f"Trick {first.trick}: {first.card} by player {first.player} broke a duty ({first.reason}, "
            f"{first.provision}); judge it with ulti_ii_c_4 before settling."
        )
    said = tuple(Announcement(one["player"], UltiSuit(one["suit"])) for one in written.get("announcements", ()))
    return play, said


@cache
def _assessed(contract: UltiContract, written: Any) -> Outcome:
    play, announcements = play_of(written)
    return assess(contract, play, announcements)


def outcome_from(known: Any) -> Outcome | None:
    """What the record came to, or None without a record and a bid."""
    contract = contract_from(known)
    return None if known.record is None or contract is None else _assessed(contract, known.record)


def one_defender_announced_in_vain(known: Any) -> bool:
    """Whether both defenders announced and only one of them took a trick: a case I.4.a leaves to reading."""
    if known.record is None:
        return False
    play, announcements = play_of(known.record)
    announcing = {one.player for one in announcements} - {play.declarer}
    return len(announcing) == 2 and len(announcing & set(play.takers)) == 1


def _made(known: Any, *parts: Part) -> bool | None:
    outcome = outcome_from(known)
    if outcome is None:
        return None
    return next((made for part, made in outcome.made.items() if part in parts), None)


def _silent_ulti(known: Any) -> str | None:
    outcome = outcome_from(known)
    if outcome is None:
        return None
    if outcome.silent_ulti is None:
        return "none"
    who = "declarer" if outcome.silent_ulti.player == known.record["declarer"] else "defender"
    return f"{who}_{'made' if outcome.silent_ulti.made else 'caught'}"


def _silent_hundred(known: Any) -> str | None:
    outcome = outcome_from(known)
    return None if outcome is None else outcome.silent_hundred or "none"


def _silent_aces(known: Any) -> str | None:
    outcome = outcome_from(known)
    if outcome is None:
        return None
    if outcome.silent_aces is None:
        return "none"
    return "declarer" if outcome.silent_aces == known.record["declarer"] else "defenders"


_DURCHMARS = (
    Part.DURCHMARS,
    Part.OPEN_DURCHMARS,
    Part.PLAIN_DURCHMARS,
    Part.REDURCHMARS,
    Part.PLAIN_OPEN_DURCHMARS,
)


@dataclass(frozen=True)
class SettlementFacts(StakesFacts):
    """The bid, its kontras, and either `record` (all cards) or the single results."""

    given_up: str = fact(one_of("no", "before_first_lead", "after_first_lead"), "ulti-hu:I.6", presumed="no")
    all_agreed: bool = fact(BOOL, "ulti-hu:I.6")
    record: Any = fact(RECORD, "ulti-hu:I.6")
    game_made: bool = predicate(BOOL, "ulti-hu:I.4.a", lambda known: _made(known, Part.JATEK))
    hundred_made: bool = predicate(BOOL, "ulti-hu:I.4.b", lambda known: _made(known, *HUNDREDS))
    four_aces_made: bool = predicate(BOOL, "ulti-hu:I.4.c", lambda known: _made(known, Part.FOUR_ACES))
    ulti_made: bool = predicate(BOOL, "ulti-hu:I.4.d", lambda known: _made(known, Part.ULTI))
    durchmars_made: bool = predicate(BOOL, "ulti-hu:I.4.g", lambda known: _made(known, *_DURCHMARS))
    betli_made: bool = predicate(BOOL, "ulti-hu:I.4.e", lambda known: _made(known, *BETLIS))
    silent_hundred: str = predicate(SCORER, "ulti-hu:I.4.a", _silent_hundred, presumed="none")
    silent_ulti: str = predicate(SILENT_ULTI, "ulti-hu:I.4.d", _silent_ulti, presumed="none")
    silent_aces: str = predicate(SCORER, "ulti-hu:I.4.c", _silent_aces, presumed="none")


RESULT_OF_PART: dict[Part, str] = {
    Part.JATEK: "game_made",
    Part.FORTY_HUNDRED: "hundred_made",
    Part.TWENTY_HUNDRED: "hundred_made",
    Part.FOUR_ACES: "four_aces_made",
    Part.ULTI: "ulti_made",
    **dict.fromkeys(_DURCHMARS, "durchmars_made"),
    **dict.fromkeys(BETLIS, "betli_made"),
}
"""The fact that says whether a part was made."""
