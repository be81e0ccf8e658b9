"""Facts of Law 44: one trick - trumps, who led, the cards in order, the hands - and what can be worked out of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card, Suit
from bridge.hands import Deal, Hand
from bridge.seats import SEATS, Seat
from bridge.tricks import TRICKS, PlayRecord, Trick, play_record_of
from rulings.engine import (
    BOOL,
    CARD,
    CARDS,
    DENOMINATION,
    SEAT,
    SUIT,
    Play,
    Record,
    Who,
    choice,
    denomination_from,
    fact,
    list_of,
    one_of,
    playing_from,
    predicate,
    record,
    whole,
)
from rulings.engine.board_state import items
from rulings.laws.law_48_52_penalty_cards.table import KIND, allowed, with_penalty_cards

STATES = one_of("no_card", "part", "four_cards")
PLAYS = list_of(record({"player": SEAT, "card": CARD}))


def _trump(known: Any) -> str | None:
    denomination = denomination_from(known)
    return None if denomination is None else denomination.value


def apart(known: Any) -> bool:
    """Whether the trick in question has facts of its own beside the record `tricks`."""
    return known.plays is not None or known.cards is not None


def cards_of(known: Any) -> tuple[Card, ...] | None:
    """The cards of the trick so far in the order they were played; None when unknown."""
    if known.plays is not None:
        return tuple(play["card"] for play in known.plays)
    if known.cards is not None:
        return tuple(known.cards)
    return tuple(known.tricks[-1]["cards"]) if known.tricks else (() if known.tricks is not None else None)


def earlier_tricks(known: Any) -> tuple[Record, ...]:
    """The tricks before the one in question: all of `tricks` when that one is given apart, else all but the last."""
    tricks = known.tricks or ()
    return tuple(tricks if apart(known) else tricks[:-1])


def trump_suit(known: Any) -> Suit | None:
    """The trump suit; None at notrump and when unknown (`known.trump` tells which)."""
    return None if known.trump in (None, "N") else Suit(known.trump)


def leader_of(known: Any) -> Seat | None:
    """Who led to the trick."""
    found: Seat | None = known.leader
    if known.plays:
        found = known.plays[0]["player"]
    elif known.tricks and not apart(known):
        found = known.tricks[-1]["leader"]
    return found or _proper_leader(known)


def _proper_leader(known: Any) -> Seat | None:
    """Who is to lead: declarer's left-hand opponent to the first trick (41A), then the winner of the last (44G)."""
    earlier = earlier_tricks(known)
    if earlier:
        return None if known.trump is None else play_record_of(trump_suit(known), earlier).next_leader
    playing = playing_from(known)
    if playing is None or (known.tricks is None and not known.first_trick):
        return None
    leader: Seat = playing.opening_leader
    return leader


def trick_of(known: Any) -> Trick | None:
    """The trick in question with its players, or None when its leader or its cards are unknown."""
    leader, cards = leader_of(known), cards_of(known)
    return None if leader is None or cards is None else Trick(leader, cards)


def _state(known: Any) -> str | None:
    cards = cards_of(known)
    if cards is None:
        return None
    return "no_card" if not cards else "four_cards" if len(cards) == 4 else "part"


def _first(known: Any) -> bool | None:
    if earlier_tricks(known):
        return False
    return True if known.tricks is not None else None


def _number(known: Any) -> int | None:
    return None if known.tricks is None else min(TRICKS, len(earlier_tricks(known)) + 1)


def _in_rotation(known: Any) -> bool | None:
    if known.plays is None:
        return None
    seats = [play["player"] for play in known.plays]
    return all(seat is seats[0].turned(step) for step, seat in enumerate(seats))


def _led_in_turn(known: Any) -> bool | None:
    proper, leader = _proper_leader(known), leader_of(known)
    return None if not cards_of(known) or leader is None or proper is None else leader is proper


def whole_record(known: Any) -> PlayRecord | None:
    """The tricks so far and this one, with the hands as far as known; refused when a card is in two places."""
    trick = trick_of(known)
    if trick is None:
        return None
    bare = play_record_of(trump_suit(known), earlier_tricks(known))
    bare = PlayRecord(bare.trump, (*bare.tricks, trick) if trick.cards else bare.tricks)
    given = known.hands or {}
    hands = {seat: Hand(frozenset(given.get(seat.value, ()))).plus(bare.cards_of(seat)) for seat in SEATS}
    return PlayRecord(bare.trump, bare.tricks, Deal(hands))


def _accepted(known: Any) -> bool | None:
    return True if known.tricks and not apart(known) and known.tricks[-1].get("out_of_turn") else None


def _revoked(known: Any) -> bool | None:
    found = whole_record(known)
    if found is None or not cards_of(known):
        return None
    return True if any(one.trick == len(found.tricks) for one in found.revokes()) else None


def next_player(known: Any) -> Seat | None:
    """Who is to lead or play now: in a trick the next in rotation (44B), after it its winner (44G)."""
    trick = trick_of(known)
    if trick is None:
        return _proper_leader(known) if known.trick_state == "no_card" else None
    return winner_of(known) if trick.complete else trick.turn


def winner_of(known: Any) -> Seat | None:
    """Who wins the trick (44E, F), when it has four cards and everything needed is known."""
    trick = trick_of(known)
    if trick is None or not trick.complete or (known.trump is None and known.trump_in_trick is None):
        return None
    if known.trump is None and known.trump_in_trick and not _one_suit(trick.cards):
        return None
    return trick.winner(trump_suit(known))


def winning_card(known: Any) -> Card | None:
    """The card that wins the trick of four cards, whoever played it."""
    cards = cards_of(known)
    if cards is None or len(cards) < 4:
        return None
    if known.trump is None and (known.trump_in_trick is None or (known.trump_in_trick and not _one_suit(cards))):
        return None
    trick = Trick(Seat.N, cards)
    seat = trick.winner(trump_suit(known))
    return None if seat is None else trick.card_of(seat)


def _one_suit(cards: tuple[Card, ...]) -> bool:
    return len({card.suit for card in cards}) == 1


def _trump_in_trick(known: Any) -> bool | None:
    if known.trump == "N":
        return False
    cards = cards_of(known)
    if known.trump is None or cards is None or len(cards) < 4:
        return None
    return any(card.suit is trump_suit(known) for card in cards)


def hand_now(known: Any) -> Hand | None:
    """What the player whose turn it is still holds."""
    seat = next_player(known)
    if known.hand is not None:
        return Hand(frozenset(known.hand)).without(cards_of(known) or ())
    if seat is None or known.hands is None or seat.value not in known.hands:
        return None
    tricks = play_record_of(None, earlier_tricks(known)).tricks
    this = trick_of(known)
    gone = [card for trick in (*tricks, *((this,) if this else ())) if (card := trick.card_of(seat))]
    return Hand(frozenset(known.hands[seat.value])).without(gone)


def _can_follow(known: Any) -> bool | None:
    hand = hand_now(known)
    cards = cards_of(known)
    if hand is None or known.trick_state != "part" or not cards:
        return None
    return not hand.void_in(cards[0].suit)


def partners_penalty_cards(known: Any) -> tuple[Card, ...]:
    """Major penalty cards before the partner of a player who is to lead: declarer has a choice first (50D2)."""
    seat = next_player(known)
    if seat is None or not _leading(known):
        return ()
    lying = items(known, KIND, seat.partner)
    cards = tuple(dict.fromkeys(card for item in lying for card in item.get("cards") or ()))
    return cards if len(cards) > 1 or any(item.get("penalty") == "major" for item in lying) else ()


def prohibitable_suits(known: Any) -> tuple[Suit, ...] | None:
    """Suits of which declarer may prohibit one at this player's first lead (26B); None where he may not."""
    seat = next_player(known)
    pending = items(known, "lead_restriction", seat) if seat is not None and _leading(known) else ()
    if not pending:
        return None
    told = {suit for item in pending for suit in item.get("suits") or Suit}
    return tuple(suit for suit in reversed(Suit) if suit in told)


def _chosen(known: Any, how: str) -> tuple[Suit, ...]:
    """The suits of declarer's choice under 50D2 or 26B, if it was this one."""
    if known.choice_lead != how:
        return ()
    if known.choice_suit is not None:
        return (known.choice_suit,)
    return tuple(dict.fromkeys(card.suit for card in partners_penalty_cards(known)))


def legal_penalty_cards(known: Any) -> tuple[Card, ...]:
    """The player's own major penalty cards that he can legally play now (50D1, 51A)."""
    now, cards = _but_for_penalty_cards(known), _own_penalty_cards(known)
    return tuple(card for card in cards if card in (now or ())) if _kind(known) == "major" else ()


def _required(known: Any) -> Suit | None:
    if known.required_suit is not None:
        given: Suit = known.required_suit
        return given
    if chosen := _chosen(known, "require"):
        return chosen[0]
    for item in items(known, "lead_required", next_player(known)):
        if item.get("suits"):
            suit: Suit = item["suits"][0]
            return suit
    return None


def _forbidden(known: Any) -> tuple[Suit, ...]:
    seat = next_player(known)
    found = [suit for item in items(known, "lead_forbidden", seat) for suit in item.get("suits") or ()]
    return tuple(dict.fromkeys((*(known.forbidden_suits or ()), *found, *_chosen(known, "forbid"))))


def _leading(known: Any) -> bool:
    return bool(known.trick_state != "part")


def _restricted(known: Any) -> bool | None:
    seat = next_player(known)
    if known.required_suit is not None or known.forbidden_suits:
        return True
    if seat is None or not known.in_force:
        return None
    kinds = {item["kind"] for item in known.in_force if seat in (item.get("players") or ())}
    at_lead = {"lead_forbidden", "lead_required", "lead_restriction"} if _leading(known) else set()
    return True if kinds & {KIND, *at_lead} else None


def _own_penalty_cards(known: Any) -> tuple[Card, ...]:
    lying = items(known, KIND, next_player(known)) if next_player(known) else ()
    return tuple(card for item in lying if item.get("players") for card in item.get("cards") or ())


def _kind(known: Any) -> str:
    lying = items(known, KIND, next_player(known)) if next_player(known) else ()
    several = len(_own_penalty_cards(known)) > 1
    return "major" if several else next((str(item.get("penalty")) for item in lying), "major")


def _but_for_penalty_cards(known: Any) -> tuple[Card, ...] | None:
    hand = hand_now(known)
    if hand is None or known.trick_state is None:
        return None
    leading, cards_played = _leading(known), cards_of(known)
    if not leading and not cards_played:
        return None
    led = None if leading or not cards_played else cards_played[0].suit
    own = leading or known.required_suit is not None or bool(known.forbidden_suits)
    return allowed(hand, led, _required(known) if own else None, _forbidden(known) if own else ())


def legal_now(known: Any) -> tuple[Card, ...] | None:
    """What the player in turn may play: following suit before all else, then restrictions and penalty cards (59)."""
    now, cards = _but_for_penalty_cards(known), _own_penalty_cards(known)
    if now is None or not cards:
        return now
    named = known.choice_penalty_card
    return with_penalty_cards(now, (named,) if named in cards and named in now else cards, _kind(known))


def _legal(known: Any) -> bool | None:
    legal = legal_now(known)
    return None if known.card is None or legal is None else known.card in legal


@dataclass(frozen=True)
class TrickFacts(Play):
    """A trick: in `tricks` as the last one, or apart in `cards` (from `leader` on) or `plays` ([{player, card}])."""

    trump: str = predicate(DENOMINATION, "44.E", _trump)
    plays: tuple[Record, ...] = fact(PLAYS, "44.B")
    leader: Seat = fact(SEAT, "44.B")
    cards: tuple[Card, ...] = fact(CARDS, "44.B")
    trick_state: str = predicate(STATES, "44.B", _state)
    first_trick: bool = predicate(BOOL, "44.G", _first)
    trick_number: int = predicate(whole(1, 13), "44.G", _number)
    played_in_rotation: bool = predicate(BOOL, "44.B", _in_rotation, presumed=True)
    led_in_turn: bool = predicate(BOOL, "44.G", _led_in_turn, presumed=True)
    lead_accepted: bool = predicate(BOOL, "53.A", _accepted, presumed=False)
    hand: tuple[Card, ...] = fact(CARDS, "44.C")
    required_suit: Suit = fact(SUIT, "44.A")
    forbidden_suits: tuple[Suit, ...] = fact(list_of(SUIT), "44.A")
    restricted: bool = predicate(BOOL, "44.A", _restricted, presumed=False)
    can_follow: bool = predicate(BOOL, "44.C", _can_follow)
    revoke: bool = predicate(BOOL, "61.A", _revoked, presumed=False)
    trump_in_trick: bool = predicate(BOOL, "44.E", _trump_in_trick)
    choice_lead: str = choice(one_of("require", "forbid", "leave"), "50.D.2", "declarer", quiet=True)
    choice_suit: Suit = choice(SUIT, "26.B", "declarer", quiet=True)
    choice_penalty_card: Card = choice(CARD, "51.A", "declarer", quiet=True)
    card: Card = fact(CARD, "44.C")
    card_legal: bool = predicate(BOOL, "44.C", _legal)


def trick_people(known: Any) -> dict[str, Who]:
    """Declarer's side, the leader of the trick, its winner, and the player whose turn it is."""
    playing = playing_from(known)
    declarer = playing.declarer if playing else None
    turn = next_player(known)
    return {
        "declarer": Who("declarer", declarer),
        "dummy": Who("dummy", declarer and declarer.partner),
        "leader": Who("leader", playing.opening_leader if playing else None),
        "next_player": Who("next_player", turn),
        "next_player_partner": Who("offender", turn and turn.partner),
        "winner": Who("trick_winner", winner_of(known)),
    }
