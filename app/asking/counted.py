"""A question for a score, answered: the score worked out, its law, and the one thing left to ask."""

from __future__ import annotations

from typing import Any

from app.answering import of_quotes, spoken
from app.answering.documents import CitationRow, QuestionRow, RuledAnswer
from app.answering.scored import ScoreAnswer, scored, value_of
from app.answering.spoken import Line, full
from app.asking.facts import Read, facts_of
from app.asking.ruled import ruled
from app.looking_up.quoting import Citations
from app.messages import message
from corpus.errors import BadFacts
from corpus.model import Language
from corpus.store import Store
from retrieval.reading import Reading
from understanding.scores import PlayedContract, ScoreAsked, asked

SURE = 0.95
"""How often a score that was asked for is worked out right."""
CONTRACT = "contract_score"
PROCEDURES = {
    "points": CONTRACT,
    "imps": "imp",
    "matchpoints": "matchpoints",
    "knockout": "knockout_score",
    "weighted": "weighted_score",
}
SEATS_OF = {"ns": ("S", "N"), "ew": ("E", "W")}
ANY_SEAT = "S"
"""The declarer where none was told: a score is the same for every seat."""


def counted(store: Store, reading: Reading, edition: str, language: Language, asks: bool = False) -> RuledAnswer | None:
    """The parts of the document that a score sets, in the reader's language; None where no score is asked for.

    `asks`: one is asked for, in whatever words.
    """
    wanted = asked(reading.text, reading.language, asks=asks)
    if wanted is None:
        return None
    if wanted.played:
        wanted = asked(reading.text, reading.language, _board(reading), asks) or wanted
    found = scored(wanted, language)
    citations = Citations(store, language)
    number = citations.cite_exactly(full(found.law))
    statements: list[CitationRow] = [{"text": row, "citations": [number]} for row in (found.text, *found.working)]
    below = _ruled(store, wanted, reading, edition, language)
    cited = below["citations"] if below else citations.rows
    place = next(row["n"] for row in cited if row["canonical"] == full(found.law))
    short = of_quotes([(Line(found.text), place)], "", "score")
    short["next_question"] = _question(found, language)
    if below is not None and "presumed" in below:
        short["presumed"] = below["presumed"]
    return {
        **short,
        "status": "answered",
        "confidence": SURE,
        "statements": (below["statements"] if below else []) or statements,
        "citations": cited,
        "procedure": below["procedure"] if below else None,
        "answer": spoken(short),
    }


def _board(reading: Reading) -> int | None:
    """The number of the board, where it is told."""
    told = (row.value for row in facts_of(reading, PROCEDURES["points"]) if row.fact == "board" and row.sure)
    return next(told, None)


def _question(found: ScoreAnswer, language: Language) -> QuestionRow | None:
    if not found.question:
        return None
    asks = found.fact == "vulnerability"
    labels = [message(language, "scored.yes"), message(language, "scored.no")] if asks else []
    return {"name": found.fact, "text": found.question, "choices": ["both", "none"] if asks else [], "labels": labels}


def _ruled(store: Store, wanted: ScoreAsked, reading: Reading, edition: str, language: Language) -> RuledAnswer | None:
    """The ruling of the procedure that works such a score out, for what comes after; None where there is none."""
    from rulings import registry

    name = PROCEDURES.get(wanted.unit)
    if name is None:
        return None
    told = [row for row in facts_of(reading, name) if row.sure]
    mine = _facts(wanted, {row.fact: row.value for row in told})
    for facts in ({row.fact: row.value for row in told} | mine, mine):
        try:
            ruling = registry.rule(name, facts, edition, language)
        except BadFacts:
            continue
        if ruling["status"] == "not_modelled":
            return None
        read = [Read(fact, value, reading.text, True) for fact, value in facts.items()]
        return ruled(store, name, ruling, read, facts, language, [])
    return None


def _facts(wanted: ScoreAsked, told: dict[str, Any]) -> dict[str, Any]:
    """What was read as the facts of the procedure, the declarer's seat from `told`."""
    if wanted.unit == "points":
        return _contract(wanted.played[0], told)
    if wanted.unit == "imps" and not wanted.played and wanted.tables[1].sign:
        own, other = (one.points or 0 for one in wanted.tables)
        first, second = (one.sign for one in wanted.tables)
        return {"own_score": -own if first < 0 else own, "other_score": -other * second}
    if wanted.unit == "knockout":
        teams = sorted(wanted.tables, key=lambda one: -one.sign)
        return {"imps_first": teams[0].points, "imps_second": teams[1].points}
    if wanted.unit == "weighted":
        return _weighted(wanted)
    if wanted.scores and wanted.own is not None:
        place = wanted.scores.index(wanted.own) + 1
        return {"scores": list(wanted.scores), "place": place, "matchpoint_scale": "2-1-0"}
    return {}


def _weighted(wanted: ScoreAsked) -> dict[str, Any]:
    """The weights and scores of a weighted result, as far as the vulnerability leaves none open."""
    if any(one.played is not None and one.played.vulnerable is None for one in wanted.tables):
        return {}
    outcomes, other = wanted.tables[: len(wanted.weights)], wanted.tables[len(wanted.weights) :]
    rows = [{"score": value_of(one), "percent": weight} for one, weight in zip(outcomes, wanted.weights, strict=True)]
    found: dict[str, Any] = {"scored_in": "imps", "outcomes": rows}
    return found | ({"other_score": value_of(other[0]) * other[0].sign} if other else {})


def _contract(played: PlayedContract, told: dict[str, Any]) -> dict[str, Any]:
    before = told.get("contract")
    seat = before.get("declarer") if isinstance(before, dict) else None
    of_side = SEATS_OF.get(played.side or "", ())
    if of_side and seat not in of_side:
        seat = of_side[0]
    contract = {
        "level": played.level,
        "denomination": played.denomination,
        "doubling": ("none", "X", "XX")[played.doubling],
        "declarer": seat or ANY_SEAT,
    }
    found: dict[str, Any] = {"contract": contract}
    if played.over is not None:
        found["tricks"] = played.level + 6 + played.over
    if played.vulnerable is not None:
        found["declarer_vulnerable"] = played.vulnerable
    return found
