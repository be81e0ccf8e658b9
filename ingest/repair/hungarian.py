"""Repair of the MBSz regulations (`mbsz-hu`): reviewed table, then rules, then the decoder of lost letters.

Digits change only by a reviewed row; a place that the reviewed table names is left to it. Contents list, formulas and
tables of the file are read like the rest. Same raw text, same records (see docs/parsing.md for how well it does).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.manifest import CORPUS
from ingest.repair import records
from ingest.repair.hungarian_decoder import decode
from ingest.repair.hungarian_model import WordCosts
from ingest.repair.records import RepairedSpan

SOURCE = "mbsz-hu"
TABLE = CORPUS / "repairs" / f"{SOURCE}.reviewed.jsonl"
DOUBTFUL = 2.0  # a decoded repair whose next best decoding is this near (nats) is marked for the reader


@cache
def _rules() -> tuple[tuple[re.Pattern[str], str, str], ...]:
    rows: list[dict[str, Any]] = strict_yaml.load(Path(__file__).with_suffix(".yaml"))["rules"]
    return tuple((re.compile(row["find"]), row["letter"], row["reason"]) for row in rows)


def _ruled(number: int, line: str) -> list[RepairedSpan]:
    changes: list[RepairedSpan] = []
    for pattern, letter, reason in _rules():
        for found in pattern.finditer(line):
            start, end = found.span("lost")
            changes.append(RepairedSpan(number, start, end, found["lost"], found["lost"] + letter, "rule", why=reason))
    return changes


def decoded(raw: str, model: WordCosts) -> list[RepairedSpan]:
    """What rules and decoder change, without the reviewed table; a rule wins over the decoder."""
    changes: list[RepairedSpan] = []
    for number, line in enumerate(raw.split("\n"), start=1):
        ruled = _ruled(number, line)
        found = [
            RepairedSpan(
                number,
                repair.start,
                repair.end,
                repair.raw,
                repair.repaired,
                repair.method,
                "accepted" if repair.margin >= DOUBTFUL else "unsure",
                margin=repair.margin,
            )
            for repair in decode(line, model)
        ]
        changes += records.merge(ruled, found)
    return changes


def repair(raw: str, table: Path = TABLE) -> list[RepairedSpan]:
    """The change records of the regulations; raises BadData when a reviewed row no longer matches its line."""
    return records.merge(records.reviewed(table, raw), decoded(raw, WordCosts(raw)))
