"""What a person types or pastes for a fact: rows of numbers, names, a deal in PBN or LIN or hand by hand."""

from __future__ import annotations

import json
import math
import re
from typing import Any

from bridge.auction import auction_of
from bridge.cards import parse_card
from bridge.errors import BridgeError
from bridge.formats import read_lin, read_pbn_deal, read_typed_hand, within_bounds
from bridge.hands import Deal
from bridge.notation import read_card, read_seat
from bridge.seats import SEATS
from corpus.errors import BadInput
from corpus.model import Language

_NUMBER = re.compile(r"[-\u2212]?\d+(?:[.,]\d+)?$")


def numbers(text: str, whole: bool = True) -> list[int | float]:
    """Numbers typed with blanks or semicolons between them: `420 -50 110`. Raises BadInput naming what is none."""
    found: list[int | float] = []
    for part in text.replace(";", " ").split():
        if len(part) > 20 or not _NUMBER.match(part):
            raise BadInput(f"{part[:20]!r} is not a number; write them with blanks between, such as 420 -50 110.")
        value = float(part.replace("\u2212", "-").replace(",", "."))
        if whole and not value.is_integer():
            raise BadInput(f"{part!r} is not a whole number; write for example 420 -50 110.")
        found.append(int(value) if value.is_integer() else value)
    return found


def number_rows(text: str) -> list[list[int | float]]:
    """One row of numbers a line."""
    return [numbers(line) for line in text.splitlines() if line.strip()]


def names(text: str) -> list[str]:
    """Names with commas, semicolons or line breaks between them."""
    return [part.strip() for part in re.split(r"[,;\n]", text) if part.strip()]


def anything(text: str) -> Any:
    """A value typed as in a file: JSON, or one line of comma-separated names a row. Raises BadInput."""
    if text.strip()[:1] in ("[", "{"):
        try:
            return json.loads(text, parse_constant=_no_number, parse_float=_finite)
        except (ValueError, RecursionError) as error:
            raise BadInput(f"This cannot be read ({error}); compare it with the example.") from error
    return [names(line) for line in text.splitlines() if line.strip()]


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _finite(word: str) -> float:
    value = float(word)
    if not math.isfinite(value):
        raise ValueError("a number is too large")
    return value


def deal(text: str, language: Language) -> dict[str, Any]:
    """Facts of a pasted deal: `hands`, and from LIN also `dealer`, `vulnerability`, `auction` and `tricks`.

    Reads a PBN deal (`N:AKQ.JT9.876.5432 ...`, or the whole `[Deal "..."]` line with its dealer and vulnerability), a
    LIN record, or a seat and its hand a line (`N AKQ.JT9.876.5432`). Raises BadInput in one sentence.
    """
    tidy = text.strip()
    try:
        within_bounds(tidy)
        if "md|" in tidy:
            return _lin(tidy)
        if tag := re.search(r'\[Deal\s+"([^"]+)"', tidy):
            return {"hands": _hands(read_pbn_deal(tag[1])), **_tags(tidy)}
        if re.match(r"[NESWnesw]:\S+(\s+\S+){3}$", tidy):
            return {"hands": _hands(read_pbn_deal(tidy))}
        return {"hands": _lines(tidy, language)}
    except BridgeError as error:
        raise BadInput(str(error)) from error


def _lin(text: str) -> dict[str, Any]:
    record = read_lin(text)
    facts: dict[str, Any] = {"hands": _hands(record.deal), "dealer": record.dealer.value}
    if record.vulnerability is not None:
        facts["vulnerability"] = record.vulnerability.value
    if record.auction.calls:
        facts["auction"] = [str(call) for call in record.auction.calls]
    if record.play is not None:
        facts["tricks"] = [
            {"leader": trick.leader.value, "cards": [str(card) for card in trick.cards]} for trick in record.play.tricks
        ]
    return facts


def _hands(found: Deal) -> dict[str, list[str]]:
    return {seat.value: [str(card) for card in found[seat].sorted()] for seat in SEATS if len(found[seat])}


def _tags(text: str) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    if dealer := re.search(r'\[Dealer\s+"([NESW])"', text):
        facts["dealer"] = dealer[1]
    if state := re.search(r'\[Vulnerable\s+"(None|NS|EW|All|Both)"', text):
        facts["vulnerability"] = {"All": "both", "Both": "both"}.get(state[1], state[1].lower())
    return facts


def _lines(text: str, language: Language) -> dict[str, list[str]]:
    hands: dict[str, list[str]] = {}
    for line in text.splitlines():
        head, _, body = line.strip().partition(" ")
        if body:
            hands[read_seat(head.rstrip(":"), language).value] = [
                str(card) for card in read_typed_hand(body.strip()).sorted()
            ]
    if not hands:
        raise BadInput("No hand was found; paste a PBN deal, a LIN record, or a seat and its hand a line.")
    return hands


def auction(dealer: str | None, calls: list[str]) -> list[tuple[str, str]]:
    """The calls of an auction with the seats that made them, North standing in for an unknown dealer."""
    return [(made.player.value, str(made.call)) for made in auction_of(dealer or "N", calls).made]


def tricks(text: str, language: Language) -> list[dict[str, Any]]:
    """Tricks typed a line each, who led and then the cards in order: `W HK HA H4 H3`. Raises BadInput."""
    found: list[dict[str, Any]] = []
    for line in text.splitlines():
        parts = line.replace(":", " ").replace(",", " ").split()
        if not parts:
            continue
        try:
            leader = read_seat(parts[0], language).value
            found.append({"leader": leader, "cards": [_card(part, language) for part in parts[1:]]})
        except BridgeError as error:
            raise BadInput(str(error)) from error
    return found


def _card(text: str, language: Language) -> str:
    try:
        return str(parse_card(text))
    except BridgeError:
        return str(read_card(text, language))
