"""Runs stories through the reader and counts what was read right."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus.manifest import CORPUS

STORIES = CORPUS / "stories"


def main() -> None:
    """Print the figures of the stories, and the worst or one of them in full."""
    parser = argparse.ArgumentParser(prog="evals.understanding")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--language")
    parser.add_argument("--show", help="one story in full: every step")
    parser.add_argument("--missed", type=int, default=0, help="how many missed stories to print")
    parser.add_argument("--reader", choices=("rules", "model"), default="rules")
    parser.add_argument("--count", type=int, default=0, help="with --reader model: so many stories, spread over all")
    given = parser.parse_args()
    if given.reader == "model":
        from evals.understanding.by_model import report

        report([path.stem for path in given.files], given.language, given.count)
        return
    rows = [row for row in stories(given.files) if not given.language or row["lang"] == given.language]
    if given.show:
        rows = [row for row in rows if row["id"] == given.show]
    run(rows, given.missed, bool(given.show))


def stories(files: list[Path]) -> Iterator[dict[str, Any]]:
    """The stories of some files (all committed ones by default), each with the gold table of its situation."""
    rows = [json.loads(line) for path in files or sorted(STORIES.glob("*.jsonl")) for line in path.open()]
    gold = {row.get("story"): row["table"] for row in rows if row.get("table")}
    for row in rows:
        yield row | {"table": row.get("table") or gold.get(row.get("story"))}


def run(rows: list[dict[str, Any]], missed: int, show: bool) -> None:
    """Hear every story and print the shares."""
    from evals.understanding.compare import compared
    from understanding.hear import hear

    total: Counter[str] = Counter()
    times: list[float] = []
    worst: list[tuple[float, str]] = []
    for row in rows:
        begun = time.perf_counter()
        heard = hear(row["question"], row["lang"])
        times.append(1000 * (time.perf_counter() - begun))
        if show:
            _print(row, heard)
        if row["table"]:
            counts = compared(heard.table, row["table"])
            total.update(counts)
            right = sum(counts[key] for key in ("event", "circumstance"))
            wanted = sum(counts[key] for key in ("event_gold", "circumstance_gold"))
            text = f"{row['id']} {right}/{wanted} {row['question']}\n    heard {_brief(heard.table)}"
            text += f"\n    gold  {_brief(row['table'])}"
            worst.append((right / wanted if wanted else 1.0, text))
    for name in ("event", "who", "circumstance"):
        base = total["event"] if name == "who" else total[f"{name}_gold"]
        extra = f", {total[f'{name}_heard']} heard" if name != "who" else ""
        sys.stdout.write(f"{name}: {total[name]} of {base} ({total[name] / max(base, 1):.1%}){extra}\n")
    if times:
        times.sort()
        sys.stdout.write(
            f"{len(rows)} stories, median {statistics.median(times):.1f} ms, "
            f"p95 {times[int(0.95 * len(times))]:.1f} ms\n"
        )
    for _, text in sorted(worst)[:missed]:
        sys.stdout.write(text + "\n")


def _brief(table: dict[str, Any]) -> str:
    parts = [
        f"{row.get('who', '?')} {row['act']} {list(row.get('what', {}).values())} "
        f"{row.get('how', '')} {row.get('status', '')}".strip()
        for row in table.get("events", ())
    ]
    parts += [
        f"[{row['is']} {row.get('who', '')} {row.get('value', '')} {'' if row.get('holds', True) else 'NOT'}]"
        for row in table.get("circumstances", ())
    ]
    parts += [f"<{row['form']} {row.get('who', '')} {row.get('act', '')}>" for row in table.get("asked", ())]
    return " | ".join(parts)


def _print(row: dict[str, Any], heard: Any) -> None:
    sys.stdout.write(row["question"] + "\n")
    for note in heard.notes:
        sys.stdout.write("  " + note + "\n")
    sys.stdout.write("  heard " + _brief(heard.table) + "\n")
    if row["table"]:
        sys.stdout.write("  gold  " + _brief(row["table"]) + "\n")


if __name__ == "__main__":
    main()
