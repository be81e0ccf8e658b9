"""`python -m rulings.fields_page > docs/fields.md`: every field of outcomes and every fact, with its meaning, once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from rulings.engine.describing import shape
from rulings.engine.outcomes import meanings
from rulings.registry import describe, names

HEAD = """# Fields

What goes into a ruling and what comes out of it; printed from the rules by `make docs`.
`lawbridge procedures NAME` tells the same of one procedure, `--json` as JSON Schema.
"""


def page() -> Iterator[str]:
    """The lines of the page."""
    described = [describe(name) for name in names()]
    yield HEAD
    yield "## Outcomes\n"
    yield "| field | values | unit | what it means | procedures |"
    yield "|---|---|---|---|---|"
    for field, rows in _by_field(described, "outcome_schema").items():
        meaning = meanings()[field]
        yield _row(field, meaning["type"], meaning.get("unit", ""), meaning["says"], _few([name for name, _ in rows]))
    yield "\n## Facts\n"
    yield "A name that asks different things in different procedures has a line for each.\n"
    yield "| fact | values | what it asks | procedures |"
    yield "|---|---|---|---|"
    for field, rows in _by_field(described, "facts_schema").items():
        same: dict[tuple[str, str], list[str]] = defaultdict(list)
        for name, schema in rows:
            same[schema["description"], shape(schema)].append(name)
        for (asks, values), where in same.items():
            yield _row(field, values if len(values) <= 120 else f"{values[:117]}...", asks, _few(where))


def _by_field(described: list[dict[str, Any]], part: str) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    found: dict[str, list[tuple[str, dict[str, Any]]]] = defaultdict(list)
    for row in described:
        for field, schema in row[part]["properties"].items():
            found[field].append((row["name"], schema))
    return dict(sorted(found.items()))


def _few(procedures: list[str]) -> str:
    return (
        ", ".join(procedures) if len(procedures) <= 4 else f"{', '.join(procedures[:3])} and {len(procedures) - 3} more"
    )


def _row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


if __name__ == "__main__":
    print("\n".join(page()))
