"""A table ruled as a whole: state, irregularities, rulings in order, the board's result, the next question."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bridge.formats import within_bounds
from bridge.seats import Seat
from bridge.table.findings import Irregularity
from bridge.table.model import Table
from bridge.table.records import table_of_text
from bridge.table.replay import State
from corpus.errors import BadFacts
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.ruling_document import RulingDocument
from rulings.registry import rule, title
from rulings.table.naming import facts_for
from rulings.table.play_over import is_over
from rulings.table.regular import nothing_irregular
from rulings.table.result import new_declarer, result_of
from rulings.table.reviewing import adjusted, open_review, reviews
from rulings.table.rule import Ruled, rule_whole
from rulings.table.standing import standing

Document = dict[str, Any]


def table_document(
    table: Table, language: str = "en", edition: str = IN_FORCE_EDITION, given: Mapping[str, Any] | None = None
) -> Document:
    """`{"state", "irregularities", "rulings", "result", "next_question"}` (design section 10), and what is in force,
    who plays or chooses `now`, the open `choices`, the `reviews` (kept once the play is over).
    """
    whole = rule_whole(table, language, edition, given)
    ruled, state = whole.rulings, whole.state
    by_item = {id(item.irregularity): item for item in ruled}
    found = whole.found or tuple(item.irregularity for item in ruled)
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
) -> RulingDocument | None:
    """Who is to play or to choose next, where rulings left something that binds the play; else None."""
    if (
        state.phase not in ("clarification", "play")
        or is_over(state)
        or not any(item["kind"] in _BINDING for item in left)
    ):
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


def choices(ruled: list[Ruled], now: RulingDocument | None) -> list[Document]:
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
    return facts_for(procedure, _table(given))


def regular_of_table(
    procedure: str, given: Any, language: str = "en", edition: str = IN_FORCE_EDITION
) -> RulingDocument | None:
    """The ruling that nothing irregular happened on a table as JSON (`rulings.table.regular`), None where that is not
    sure; raises BadFacts for what is no table.
    """
    return nothing_irregular(procedure, _table(given), language, edition)


def _table(given: Any) -> Table:
    try:
        return Table.from_json(given)
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
