"""`python -m evals.attacks [NAME ...] [--count N] [--seed N] [--save]`: attack, and print what was found."""

from __future__ import annotations

import argparse
import json
import sys

from evals.attacks.attack import FINDINGS, AttackRun, tried
from evals.attacks.listed import ATTACKS


def main() -> None:
    """Run attacks; ends with status 1 when something was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(ATTACKS)}; all if left out")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true", help=f"add what is found to {FINDINGS.name}")
    asked = parser.parse_args()
    outcomes = [tried(ATTACKS[name], asked.count, asked.seed) for name in asked.names or ATTACKS]
    for outcome in outcomes:
        report(outcome)
        if asked.save:
            with FINDINGS.open("a", encoding="utf-8") as out:
                for given, was in outcome.faults:
                    out.write(json.dumps({"attack": outcome.name, "given": given, "was": was}) + "\n")
    sys.exit(any(outcome.faults for outcome in outcomes))


def report(outcome: AttackRun) -> None:
    """One line of figures, then each kind of fault once with its input."""
    print(
        f"{outcome.name}: {outcome.tried} tried, {outcome.answered} answered, {outcome.refused} refused, "
        f"{len(outcome.faults)} faults; slowest {outcome.slowest:.2f} s"
    )
    kinds: dict[str, list[object]] = {}
    for given, was in outcome.faults:
        kinds.setdefault(was, []).append(given)
    for was, inputs in kinds.items():
        print(f"  {len(inputs)} x {was}\n    {json.dumps(inputs[0])[:700]}")


if __name__ == "__main__":
    main()
