"""Seats, calls, cards and contracts written for a person, in hu, pl, nb or en.

Every function takes a language and, where the word has them, a grammatical `case` of that language (`nom` is always
there). Styles: `symbol` is what is printed between words (suit symbols, `1BA`, `kontra`), `word` is what is read aloud.
`said` wraps any of these values for templates: `"{player:gen} {call}".format(player=said(seat, "pl"), ...)`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bridge.auction import Auction
from bridge.calls import Bid, Call, Denomination, Word
from bridge.cards import SUITS, Card, Suit
from bridge.contract import Contract
from bridge.errors import BridgeError
from bridge.hands import Hand
from bridge.notation.vocabulary import vocabulary
from bridge.seats import Seat, Side, Vulnerability

Style = Literal["symbol", "word"]
Sayable = Seat | Side | Vulnerability | Suit | Denomination | Bid | Word | Card | Contract | Hand | Auction


def format_seat(seat: Seat, language: str, case: str = "nom", style: Style = "word") -> str:
    """A seat as the country writes it, a word in a case (`Nyugatnak`) or a letter; with style `symbol` its letter."""
    book = vocabulary(language)
    noun, word = book.seats[seat], book.seats[seat].form(case, language)
    return noun.symbol if style == "symbol" or book.seats_by_letter else word


def format_side(side: Side, language: str, style: Style = "symbol") -> str:
    """A side, short with its letters or in words."""
    noun = vocabulary(language).sides[side]
    return noun.symbol if style == "symbol" else noun.form("nom", language)


def format_vulnerability(state: Vulnerability, language: str) -> str:
    """Who is vulnerable, in words."""
    return vocabulary(language).vulnerability[state].form("nom", language)


def format_suit(suit: Suit, language: str, case: str = "nom", style: Style = "symbol") -> str:
    """A suit as its symbol, or as a word in a case."""
    noun = vocabulary(language).suits[suit]
    return noun.symbol if style == "symbol" else noun.form(case, language)


def format_denomination(denomination: Denomination, language: str, case: str = "nom", style: Style = "symbol") -> str:
    """A suit or notrump, as it is printed (`SA`, `BA`, `NT`) or as a word in a case."""
    if denomination.suit is not None:
        return format_suit(denomination.suit, language, case, style)
    noun = vocabulary(language).notrump
    return noun.symbol if style == "symbol" else noun.form(case, language)


def format_call(call: Call, language: str, case: str = "nom", style: Style = "symbol") -> str:
    """A call: a bid as level and symbol (word style: both in words), the others as a word in a case."""
    words = vocabulary(language)
    if isinstance(call, Word):
        return words.calls[call].form(case, language)
    name = format_denomination(call.denomination, language, case, style)
    if style == "symbol":
        return f"{call.level}{name}"
    return words.patterns["bid_word"].format(level=words.levels[call.level][0], denomination=name)


def format_card(card: Card, language: str, case: str = "nom", style: Style = "symbol") -> str:
    """A card as symbol and rank (word style: rank and suit in the language's order, the rank in the case)."""
    words = vocabulary(language)
    rank = words.ranks[card.rank]
    if style == "symbol":
        return f"{words.suits[card.suit].symbol}{rank.symbol}"
    suit = format_suit(card.suit, language, words.suit_case_in_card, "word")
    return words.patterns["card_word"].format(suit=suit, rank=rank.form(case, language))


def format_hand(hand: Hand, language: str) -> str:
    """The known cards by suit, spades first; suits without a card are left out."""
    words = vocabulary(language)
    held = ((suit, [words.ranks[card.rank].symbol for card in hand.of(suit)]) for suit in SUITS)
    return " ".join(f"{words.suits[suit].symbol}{''.join(ranks)}" for suit, ranks in held if ranks)


def format_contract(contract: Contract, language: str) -> str:
    """A contract with doubling and declarer, as one phrase."""
    pattern = vocabulary(language).patterns[f"contract_{contract.doubling.value}"]
    return pattern.format(bid=format_call(contract.bid, language), seat=said(contract.declarer, language))


def format_auction(auction: Auction, language: str) -> str:
    """The auction on one line, each call with the letter of the player who made it."""
    words = vocabulary(language)
    items = [
        words.patterns["auction_item"].format(
            seat=format_seat(entry.player, language, style="symbol"), call=format_call(entry.call, language)
        )
        for entry in auction.made
    ]
    return words.patterns["auction_separator"].join(items) or words.patterns["no_calls"]


def auction_table(auction: Auction, language: str) -> tuple[tuple[str, ...], ...]:
    """The auction as rows of four cells under West North East South, the seats' names as first row.

    A cell is empty where nobody called; a call out of rotation stands in its player's column on the next free row.
    """
    columns = (Seat.W, Seat.N, Seat.E, Seat.S)
    rows: list[list[str]] = []
    last = len(columns)
    for entry in auction.made:
        column = columns.index(entry.player)
        if column <= last:
            rows.append([""] * len(columns))
        rows[-1][column] = format_call(entry.call, language)
        last = column
    return (tuple(format_seat(seat, language) for seat in columns), *(tuple(row) for row in rows))


@dataclass(frozen=True, slots=True)
class Spelt:
    """A value and the language to say it in. Its format spec is a case, a style, or both: `gen`, `word`, `word.acc`."""

    value: Sayable
    language: str

    def __format__(self, spec: str) -> str:
        parts = [part for part in spec.split(".") if part]
        styles = [part for part in parts if part in ("symbol", "word")]
        cases = [part for part in parts if part not in styles]
        return _say(self.value, self.language, cases[0] if cases else "nom", styles[0] if styles else None)

    def __str__(self) -> str:
        return format(self)


def said(value: Sayable, language: str) -> Spelt:
    """Any value of the game, ready for a template's `{name}`, `{name:gen}` or `{name:word.acc}`."""
    return Spelt(value, language)


def _say(value: Sayable, language: str, case: str, style: str | None) -> str:
    asked: Style = "word" if style == "word" else "symbol"
    match value:
        case Seat():
            return format_seat(value, language, case, "symbol" if style == "symbol" else "word")
        case Side():
            return format_side(value, language, asked)
        case Vulnerability():
            return format_vulnerability(value, language)
        case Suit():
            return format_suit(value, language, case, asked)
        case Denomination():
            return format_denomination(value, language, case, asked)
        case Bid() | Word():
            return format_call(value, language, case, asked)
        case Card():
            return format_card(value, language, case, asked)
        case Contract():
            return format_contract(value, language)
        case Hand():
            return format_hand(value, language)
        case Auction():
            return format_auction(value, language)
    raise BridgeError(f"{value!r} has no written form.")
