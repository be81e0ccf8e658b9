"""The table of a case, ready to be drawn: who did what, the contract, the auction; only what was told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from app.answering.documents import AnswerDocument, case_of
from app.case.at_table import in_force, lying, picked_up, tags, whose_turn
from app.messages import message
from app.quiz.picture.drawn import LETTERED, TablePicture, auction_rows, contract_words
from app.quiz.picture.facts import of_facts
from bridge.calls import parse_call
from bridge.cards import parse_card
from bridge.notation import format_call, format_card, format_seat
from bridge.notation.columns import COLUMNS
from bridge.seats import Seat
from corpus.errors import LawbridgeError
from corpus.model import Language

Document = Mapping[str, Any]
_SHOWN = frozenset({"lead", "play", "expose", "face", "withdraw"})
"""Acts whose card lies on the table."""


def picture_of(document: AnswerDocument) -> TablePicture | None:
    """The table of an answer's case; None where nothing told has a place at it."""
    case, language = document.get("procedure"), document["language"]
    if not case or _of_a_score(document):
        return None
    facts, heard = case["facts"], document["understood"]
    table = of_facts({name: value for name, value in facts.items() if value is not None})
    told = _told(table, facts, heard)
    left = in_force(document)
    gone = picked_up(document)
    laid = _cards(heard, table, lying(left))
    cards = {seat: [row for row in rows if row.split()[0] not in gone] for seat, rows in laid.items()}
    seats = {seat: _lines(seat, told, cards, language) for seat in COLUMNS}
    binding, turn = tags(left, language), whose_turn(document)
    middle = contract_words(table, language) or _middle(told, facts, language)
    auction = auction_rows(table, language)
    if not auction and not middle and turn is None and not binding and all(len(lines) == 1 for lines in seats.values()):
        return None
    note = f"* {message(language, 'picture.out_of_turn')}" if "out_of_turn" in table else ""
    say = {name: message(language, f"picture.{name}") for name in ("title", "auction", "in_force")}
    acts = (turn[0], message(language, f"picture.{turn[1]}")) if turn else None
    return TablePicture(seats, middle, auction, note, say["title"], say["auction"], acts, binding, say["in_force"])


def _of_a_score(document: AnswerDocument) -> bool:
    """Whether a score is asked for by its contract and nothing is told of a table: who declares says nothing there."""
    if document.get("kind") != "score" or document["understood"].get("events"):
        return False
    return any(row["fact"] == "contract" for row in case_of(document)["read"])


def picture_of_ruling(ruling: Document, facts: Document, happened: Document, language: Language) -> TablePicture | None:
    """The table of a ruling that no answer holds: of a walk, of an entry of the log; `happened` may be empty."""
    if not ruling:
        return None
    whole = {"in_force": [], "outcome": {}, "options": [], **ruling}
    case = {"facts": facts, "ruling": whole}
    document = {"procedure": case, "understood": happened, "options": whole["options"], "language": language}
    return picture_of(cast(AnswerDocument, document))


def _told(table: Mapping[str, Any], facts: Document, heard: Document) -> dict[str, Any]:
    """Who has which part: dealer, declarer, offender, whose turn; the contract as far as it is known."""
    state = heard.get("state") or {}
    events = heard.get("events") or ()
    found: dict[str, Any] = {"dealer": table.get("dealer") or facts.get("dealer") or state.get("dealer")}
    given = facts.get("contract")
    contract: Mapping[str, Any] = given if isinstance(given, Mapping) else {}
    named = [row for row in heard.get("circumstances") or () if row.get("is") == "contract"]
    found["contract"] = contract
    found["declarer"] = contract.get("declarer") or next((row["who"] for row in named if row.get("who")), None)
    if found["declarer"] is None and not named and any(row.get("act") == "lead" for row in events):
        found["declarer"] = state.get("declarer")
    found["offender"] = facts.get("offender")
    return found


def _cards(heard: Document, table: Mapping[str, Any], lie: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """What lies before each seat: cards as their names, calls of players whose auction has no place."""
    found: dict[str, list[str]] = {seat: list(rows) for seat, rows in (table.get("cards") or {}).items()}
    for seat, rows in lie.items():
        lain = found.setdefault(seat, [])
        lain += [row for row in rows if not any(one.split()[0] == row.split()[0] for one in lain)]
    for row in heard.get("events") or ():
        who, what = row.get("who"), row.get("what") or {}
        if who not in ("N", "E", "S", "W") or row.get("status", "happened") != "happened":
            continue
        name = what.get("card") if row.get("act") in _SHOWN else None
        if row.get("act") == "call" and not table.get("auction"):
            name = what.get("call")
        if isinstance(name, str) and not any(one.startswith(name) for one in found.get(who, [])):
            found.setdefault(who, []).append(name)
    return found


def _lines(seat: Seat, told: Mapping[str, Any], cards: Mapping[str, list[str]], language: Language) -> tuple[str, ...]:
    """A seat's name, what it is, what it did."""
    lines = [format_seat(seat, language, style="symbol" if language in LETTERED else "word")]
    declarer = Seat(told["declarer"]) if told["declarer"] in ("N", "E", "S", "W") else None
    if seat is declarer:
        lines.append(message(language, "picture.declarer"))
    elif declarer is not None and seat is declarer.partner:
        lines.append(message(language, "picture.dummy"))
    if told["dealer"] == seat.value:
        lines.append(message(language, "picture.dealer"))
    if told["offender"] == seat.value:
        lines.append(message(language, "picture.offender"))
    for name in cards.get(seat.value, ()):
        card, _, kind = name.partition(" ")
        if words := _named(card, language):
            lines.append(message(language, f"picture.{kind}", card=words) if kind else words)
    return tuple(lines)


def _named(name: str, language: Language) -> str:
    """A card or a call in the reader's writing; empty for what is neither."""
    try:
        if name[:1].isdigit() or name in ("P", "X", "XX"):
            return format_call(parse_call(name), language)
        return format_card(parse_card(name), language)
    except LawbridgeError:
        return ""


def _middle(told: Mapping[str, Any], facts: Document, language: Language) -> str:
    """A contract of which the declarer is not known; an auction of which the dealer is not."""
    contract = told["contract"]
    if {"level", "denomination"} <= contract.keys():
        name = "NT" if contract["denomination"] == "N" else contract["denomination"]
        return _named(f"{contract['level']}{name}", language)
    calls = facts.get("auction")
    if isinstance(calls, list) and calls and not told["dealer"]:
        return " \N{EN DASH} ".join(_named(str(call), language) for call in calls[-4:])
    return ""
