"""The table of procedures: laws, rules applied, branches reached, cases; for the report and the documentation."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulings.cases import case_files, load_cases
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.explore import leaves
from rulings.engine.read_facts import read_facts
from rulings.registry import get, names, rule


def survey() -> list[dict[str, Any]]:
    """One row a procedure: `procedure, laws, rules, branches, questions, cases, editions`.

    `branches` are the distinguishable endings from no facts at all; `rules` the provisions applied there and in the
    cases, in the edition in force.
    """
    cases = [
        case for path in case_files() for case in load_cases(path) if "error" not in case.expected and not case.follow
    ]
    count = Counter(case.procedure for case in cases)
    rows = []
    for name in names():
        found = get(name)
        tree = list(leaves(found.tree(read_facts(found.facts, {}), next(iter(found.decide)))))
        applied = {step.rule for _, leaf in tree for step in leaf.draft.trace}
        for case in cases:
            if case.procedure == name and case.edition == IN_FORCE_EDITION:
                applied |= {step["rule"] for step in rule(name, case.facts, weighed=False)["trace"]}
        rows.append(
            {
                "procedure": name,
                "laws": list(found.laws),
                "rules": sorted(applied),
                "branches": len(tree),
                "questions": max(len(path) for path, _ in tree),
                "cases": count[name],
                "editions": list(found.decide),
            }
        )
    return rows


def markdown(rows: list[dict[str, Any]] | None = None) -> str:
    """The survey (worked out unless given) as `docs/procedures.md` has it."""
    return _HEAD + "".join(
        f"| {row['procedure']} | {', '.join(row['laws'])} | {', '.join(row['editions'])} | {len(row['rules'])} "
        f"| {row['branches']} | {row['questions']} | {row['cases']} |\n"
        for row in (survey() if rows is None else rows)
    )


_HEAD = """# Procedures

Everything that can be worked out; printed from the rules and their cases by `make docs`.
A branch is an ending that can be told from the others when nothing is known; the path is the number of questions to it.

| procedure | laws | editions | rules | branches | longest path | cases |
|---|---|---|---|---|---|---|
"""


if __name__ == "__main__":
    print(markdown(), end="")
