"""A movement by the words it is asked for, verified, as guide cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.exports.files import write_text
from corpus.errors import BadInput
from corpus.model import Language
from rulings.scoring import typed
from rulings.scoring.movements.guide_cards import as_html, as_text, cards
from rulings.scoring.movements.making import KINDS, make
from rulings.scoring.movements.verify import verify
from rulings.scoring.telling import labels


def movement_parts(
    kind: str,
    size: int,
    boards: int,
    rounds: int | None = None,
    cure: str = "",
    switch_after: int | None = None,
    missing: str = "",
) -> Sequence[Any]:
    """The parts of a movement (sessions, lines); raises BadInput for one that cannot be made."""
    if boards < 1:
        raise BadInput(f"A set has at least one board, not {boards}: give --boards 2 or more.")
    return make(typed.one_of(kind, *KINDS), size, boards, rounds, cure, switch_after, missing)


def write_cards(parts: Sequence[Any], language: Language, path: Path) -> None:
    """The guide cards as a page to print; raises BadInput when the file cannot be written."""
    words = labels(language)
    write_text(path, "\n".join(as_html(part.plan, words, language) for part in parts))


def movement_document(kind: str, parts: Sequence[Any]) -> dict[str, Any]:
    """The movement as JSON: one part as itself, several under `parts`."""
    found = [
        {
            "movement": part.plan.name,
            "session": part.session,
            "lines": part.name,
            "citations": [part.plan.cite],
            "cards": {str(table): [vars(row) for row in card] for table, card in cards(part.plan).items()},
            "verified": vars(verify(part.plan)),
        }
        for part in parts
    ]
    return found[0] if len(found) == 1 else {"movement": kind, "parts": found}


def movement_lines(parts: Sequence[Any], language: Language) -> list[str]:
    """The movement as people read it: cards, what was verified, the paragraph."""
    words = labels(language)
    lines: list[str] = []
    for part in parts:
        report = verify(part.plan)
        if len(parts) > 1:
            lines.append(f"{words['session']} {part.session}: {part.name}\n")
        lines.append(as_text(part.plan, words))
        for name, span in (("opponents", report.opponents), ("sets", report.boards), ("compared", report.compared)):
            lines.append(f"{words[name]}: {span[0]} / {span[1]}")
        lines.append(f"[{part.plan.cite}]")
    return lines
