"""A table ruled as a whole: state, irregularities, rulings in order, the board's result, the next question."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bridge.contract import Contract
from bridge.formats import within_bounds
from bridge.seats import Seat, Side
from bridge.table.findings import Irregularity
from bridge.table.irregularities import irregularities
from bridge.table.model import Table
from bridge.table.records import table_of_text
from bridge.table.replay import State, replay
from corpus.errors import BadFacts
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.registry import rule, title
from rulings.table.breaches import with_breaches
from rulings.table.claims import declarer_made
from rulings.table.naming import facts_for
from rulings.table.reviewing import adjusted, open_review, reviews
from rulings.table.rule import Ruled, rule_table
from rulings.table.standing import standing
from rulings.table.view import View

Document = dict[str, Any]


def table_document(
    table: Table, language: str = "en", edition: str = IN_FORCE_EDITION, given: Mapping[str, Any] | None = None
) -> Document:
    """`{"state", "irregularities", "rulings", "result", "next_question"}` (design section 10), and what is in force,
    who plays or chooses `now`, the open `choices`, the `reviews` (kept once the play is over).
    """
    state = replay(table)
    ruled = rule_table(table, language, edition, given, state)
    by_item = {id(item.irregularity): item for item in ruled}
    found = with_breaches(irregularities(table, state), ruled, state, language) or tuple(
        item.irregularity for item in ruled
    )
    left = standing(ruled, state, language=language)
    now = what_now(table, state, left, language, edition, new_declarer(ruled))
    later = reviews(ruled, state, language, edition)
    result = result_of(table, state, ruled, language, edition)
    if result is not None:
        result["adjusted_score"] = adjusted(later, [item.document for item in ruled])
    procedures = {(item.irregularity.what, item.irregularity.n): item for item in ruled}
    return {
        "state": state.to_json(),
        "irregularities": [
            _written(item, by_item.get(id(item)) or procedures.get((item.what, item.n)), state) for item in found
        ],
        "rulings": [
            {**item.document, "title": title(item.procedure, language), "set_aside": list(item.set_aside)}
            for item in ruled
        ],
        "in_force": left,
        "now": now,
        "choices": choices(ruled, now),
        "reviews": later,
        "result": result,
        "next_question": next_question(ruled) or open_review(later),
    }


_BINDING = ("lead_restriction", "penalty_card", "lead_required", "lead_forbidden")


def what_now(
    table: Table, state: State, left: list[dict[str, Any]], language: str, edition: str, declarer: Seat | None = None
) -> Document | None:
    """Who is to play or to choose next, where rulings left something that binds the play; else None."""
    if state.phase not in ("clarification", "play") or not any(item["kind"] in _BINDING for item in left):
        return None
    facts = facts_for("trick_engine", table, state, Irregularity("none"), left)
    facts.setdefault("tricks", [] if not state.tricks else None)
    if declarer is not None and isinstance(facts.get("contract"), dict):
        facts["contract"] = {**facts["contract"], "declarer": declarer.value}
    try:
        document = rule("trick_engine", facts, edition, language)
    except BadFacts:
        return None
    return document if document["status"] == "ruled" else None


def choices(ruled: list[Ruled], now: Document | None) -> list[Document]:
    """What somebody may choose, ruling by ruling, and what declarer may choose before the next card."""
    documents = [item.document for item in ruled] + ([now] if now else [])
    found: dict[tuple[str, str], Document] = {}
    for document in documents:
        for option in document["options"]:
            found.setdefault((option["chooser"], option["name"]), {**option, "procedure": document["procedure"]})
    return list(found.values())


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no number")


def read_table(text: str) -> Table:
    """A table from its JSON, or from a board as PBN, LIN or typed lines; raises BadFacts for anything else."""
    try:
        if text.lstrip().startswith("{"):
            return Table.from_json(json.loads(within_bounds(text), parse_constant=_no_number))
        return table_of_text(text)
    except RecursionError as error:
        raise BadFacts("The table cannot be used: it is nested too deep; see `bridge/table/schema.json`.") from error
    except ValueError as error:
        said = str(error).rstrip(".")
        raise BadFacts(f"The table cannot be used: {said}; `lawbridge table --help` says what is read.") from error


def facts_of_table(procedure: str, given: Any) -> Document:
    """What a table as JSON tells of one procedure's facts; raises BadFacts for what is no table."""
    try:
        return facts_for(procedure, Table.from_json(given))
    except ValueError as error:
        raise BadFacts(
            f"The table cannot be used: {str(error).rstrip('.')}; see `bridge/table/schema.json`."
        ) from error


def _written(item: Irregularity, ruled: Ruled | None, state: State) -> Document:
    seat = item.seat.value if item.seat and state.seated else item.who
    status = "regular" if item.what == "none" else "told" if item.told else "found"
    return {
        "what": item.what,
        "who": seat,
        "when": item.n,
        "procedure": ruled.procedure if ruled else None,
        "facts": ruled.facts if ruled else {},
        "status": status,
        "accepted": item.accepted,
        "established": item.established,
        "sure": item.sure,
        "tried": bool(item.detail.get("tried")),
    }


def next_question(ruled: list[Ruled]) -> Document | None:
    """The first open question of the first ruling that is not settled: a fact before a finding before a choice."""
    kinds = ("fact", "finding", "choice")
    for item in ruled:
        open_ones = sorted(item.document["need"], key=lambda need: kinds.index(need["kind"]))
        if open_ones and item.document["status"] == "needs":
            first = open_ones[0]
            return {"name": first["name"], "text": first["question"], "choices": first["choices"]}
    return None


def result_of(
    table: Table, state: State, ruled: list[Ruled], language: str = "en", edition: str = IN_FORCE_EDITION
) -> Document | None:
    """The board's result: the tricks made, all transfers of tricks together, and the one score that they give.

    None while contract or tricks are not known.
    """
    contract = state.contract.whole
    spread = new_declarer(ruled)
    if contract is not None and spread is not None:
        contract = replace(contract, declarer=spread)
    made = declarer_made(View(table, state, Irregularity("none"), "contract_score"))
    if contract is None or made is None:
        return None
    moved = _transferred(contract, ruled, made)
    if moved is None:
        return None
    tricks = max(0, min(13, made + moved))
    facts: dict[str, Any] = {
        "contract": f"{contract}",
        "tricks": tricks,
    }
    vulnerability = state.vulnerability()
    if vulnerability is not None:
        facts["vulnerability"] = vulnerability.value
    score = rule("contract_score", facts, edition, language)
    return {
        "contract": str(contract) if state.seated else str(contract).partition("-")[0],
        "tricks_played": made,
        "transferred": moved,
        "tricks": tricks,
        "score": score["outcome"].get("score") if score["status"] == "ruled" else None,
    }


def new_declarer(ruled: list[Ruled]) -> Seat | None:
    """Who plays the hand since declarer spread his own over an opening lead out of turn (54A)."""
    for item in ruled:
        if item.document["outcome"].get("result") == "declarer_becomes_dummy":
            told = item.document["outcome"].get("declarer")
            return Seat(told) if told in ("N", "E", "S", "W") else None
    return None


def _transferred(contract: Contract, ruled: list[Ruled], made: int) -> int | None:
    """Tricks that all rulings together give to declarer's side; None while one of them is open.

    No trick goes over twice: a side's revokes together cost no more than it won from the first of them on (64A).
    """
    won = {contract.declarer.side: made, contract.declarer.side.other: 13 - made}
    given: dict[Side, int] = dict.fromkeys(won, 0)
    most = dict(won)
    for item in ruled:
        outcome = item.document["outcome"]
        if item.procedure not in ("revoke_rectification", "defective_trick"):
            continue
        count = outcome.get("tricks_transferred")
        if count is None:
            return None
        to_side = _side(outcome.get("tricks_to"), item, contract)
        if not count or to_side is None:
            continue
        since = item.facts.get("offending_side_tricks")
        if given[to_side.other] == 0 and isinstance(since, int):  # the first revoke: later ones lie within its tricks
            most[to_side.other] = min(most[to_side.other], since)
        given[to_side.other] += count
    lost = {side: min(count, most[side]) for side, count in given.items()}
    return lost[contract.declarer.side.other] - lost[contract.declarer.side]


def _side(told: Any, item: Ruled, contract: Contract) -> Side | None:
    if told in ("ns", "ew"):
        return Side(told)
    offender: Seat | None = item.irregularity.seat
    if offender is not None:
        return offender.side.other
    return {"declaring": contract.declarer.side, "defending": contract.declarer.side.other}.get(str(told))
