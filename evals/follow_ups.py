"""Follow-ups counted: taken into their case, what changed said, right. `python -m evals.follow_ups [--show]`.

`datasets/follow-ups.jsonl` holds 20 openings with three follow-ups each (15 a language), written before they were run.
`course` is told, asked, corrected or new; `facts` are those the follow-up tells, `who` seats that take another's place,
`declarer` who plays after it. *Right* is strict: the facts named hold, and no other fact of the case has changed; a
question changes none; `follows` names facts that come of those told (the trick holds the card named), written down
after the first run by reading what it had changed; a new case is ruled by one of `procedure`, or opens with `laws`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from app.answering.documents import AnswerDocument
from app.service import Service
from corpus.ids import split

DATA = Path(__file__).parent / "datasets" / "follow-ups.jsonl"
Document = dict[str, Any]


def main() -> None:
    """Print the counts, by language and whole; with --show every follow-up."""
    parser = argparse.ArgumentParser(prog="evals.follow_ups")
    parser.add_argument("files", nargs="*", type=Path, default=[DATA])
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    service, total = Service(), Counter[str]()
    for path in given.files:
        for line in path.read_text(encoding="utf-8").splitlines():
            for row, before, after in followed(service, json.loads(line)):
                marks = counted(row, before, after)
                for name in ("of", *marks):
                    total[name] += 1
                    total[f"{name} {row['lang']}"] += 1
                if given.show:
                    sys.stdout.write(_shown(row, before, after, marks))
    for place in ("", *(f" {code}" for code in ("hu", "pl", "nb", "en"))):
        counts = ", ".join(f"{name} {total[name + place]}" for name in ("taken", "said", "right"))
        sys.stdout.write(f"{place.strip() or 'all'}: {counts} of {total['of' + place]}\n")


def followed(service: Service, story: Document) -> list[tuple[Document, AnswerDocument, AnswerDocument]]:
    """Each follow-up of a story with the document before it and after it, one after the other in one case."""
    found, at = [], service.reply(story["question"], reader=story["lang"])
    for row in story["followups"]:
        after = service.reply(row["say"], None, at, None, story["lang"])
        found.append(({"id": story["id"], "lang": story["lang"], **row}, at, after))
        at = after
    return found


def counted(row: Document, before: AnswerDocument, after: AnswerDocument) -> list[str]:
    """Which of taken, said and right hold of one follow-up."""
    kind, new = after["course"]["kind"], row["course"] == "new"
    taken = (kind == "new") if new else kind in (("continued", "asked") if row["course"] != "asked" else _STAYED)
    said = after["course"].get("said") or after["course"]["added"] or kind in ("unclear", "new")
    marks = [name for name, holds in (("taken", taken), ("said", taken and said)) if holds]
    return [*marks, "right"] if taken and _right(row, before, after) else marks


_STAYED = ("continued", "asked", "unclear")


def _right(row: Document, before: AnswerDocument, after: AnswerDocument) -> bool:
    if row["course"] == "new":
        laws = [split(one["canonical"])[1].split(".")[0] for one in after["citations"][:1]]
        named = after["procedure"] is not None and after["procedure"]["name"] in row["procedure"]
        return named or bool(set(laws) & set(row["laws"]))
    known, was = _facts(after), _facts(before)
    if row.get("declarer"):
        return bool((known.get("contract") or {}).get("declarer") == row["declarer"])
    if row.get("who"):
        return all(_taken_over(after, old, new) for old, new in row["who"].items())
    told = row.get("facts", {})
    changed = {name for name in {*known, *was} if known.get(name) != was.get(name)}
    if "cards" in known and "card" in told and "card" not in known:
        told = {"cards": [told["card"]]}
    holds = all(known.get(name) == value for name, value in told.items())
    return holds and changed <= {*told, *row.get("follows", ())}


def _taken_over(after: AnswerDocument, old: str, new: str) -> bool:
    """Whether one seat stands where the other stood: in the facts, or on the table."""
    if "offender" in _facts(after):
        return bool(_facts(after)["offender"] == new)
    actors = {event.get("who") for event in after["understood"].get("events", ())}
    return new in actors and old not in actors


def _facts(document: AnswerDocument) -> Document:
    case = document["procedure"]
    return {name: value for name, value in case["facts"].items() if value is not None} if case else {}


def _shown(row: Document, before: AnswerDocument, after: AnswerDocument, marks: list[str]) -> str:
    was, known = _facts(before), _facts(after)
    changed = {name: known.get(name) for name in {*known, *was} if known.get(name) != was.get(name)}
    name = after["procedure"]["name"] if after["procedure"] else "-"
    said = after["course"].get("said") or " ".join(after["course"]["added"])
    wanted = row.get("facts") or row.get("who") or row.get("declarer") or row["course"]
    head = f"{row['id']} [{' '.join(marks)}] {row['say']}"
    found = f"{name} {after['course']['kind']}: {changed}"
    return f"{head}\n    {found}\n    wanted {wanted}; {said}\n"


if __name__ == "__main__":
    main()
