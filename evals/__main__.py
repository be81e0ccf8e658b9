"""`python -m evals`: measure, write the report, say what was gained and lost.

python -m evals                     report on every part: test (totals only), development, held out
python -m evals --part dev          one part only
python -m evals --part dev --misses list the development questions whose law is not first
python -m evals --accept            make the numbers of this run the accepted ones
python -m evals --speed             the speed benchmark
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from app.service import Service
from corpus.errors import LawbridgeError
from corpus.manifest import in_checkout
from evals import sections
from evals.accepted import accept, compare
from evals.metrics.answers import Judged, judge
from evals.questions import EvalQuestion, Part, load_questions
from evals.report import Section, write
from evals.run import Run, ablation_runs, baseline_runs, our_run, without_diacritics

PARTS: tuple[Part, ...] = ("dev", "held_out_2", "held_out_3", "test")
REPORTS = Path(__file__).parent / "report" if in_checkout() else Path("report")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m evals", description="Measure search, answers and speed.")
    parser.add_argument("--part", choices=PARTS, help="one part only; default all")
    parser.add_argument("--quick", action="store_true", help="no baselines, no ablations, no answers")
    parser.add_argument("--misses", action="store_true", help="list development questions whose law is not first")
    parser.add_argument("--accept", action="store_true", help="make these numbers the accepted ones")
    parser.add_argument("--speed", action="store_true", help="the speed benchmark instead")
    parser.add_argument("--out", type=Path, default=REPORTS, help="folder of the reports")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.speed:
            from evals.speed import speed_report

            return _written(write(chosen.out, "speed", "Speed", speed_report()))
        parts: list[Part] = [chosen.part] if chosen.part else list(PARTS)
        for part in parts:
            _measure(part, chosen)
    except LawbridgeError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _measure(part: Part, chosen: argparse.Namespace) -> None:
    service = Service()
    questions = load_questions(part)
    ours = our_run(service, questions)
    _print(part, ours)
    if chosen.misses and part == "dev":
        _print_misses(ours)
    comparison = compare(part, ours)
    report: list[Section] = [sections.search_section(ours, our_run(service, without_diacritics(questions)))]
    if not chosen.quick:
        report.append(sections.comparison_section("Baselines in the same run", ours, baseline_runs(service, questions)))
        report.append(sections.comparison_section("Without each part", ours, ablation_runs(service, questions)))
        judged = answers(service, questions)
        report.append(sections.answer_section(judged))
        if any(row.procedure for row in judged):
            report.append(sections.procedure_section(judged))
    report.append(sections.accepted_section(comparison, show_questions=part == "dev"))
    _written(write(chosen.out, part, f"Lawbridge evaluation, {part} part", report))
    print(f"gained {len(comparison.gained)}, lost {len(comparison.lost)} against the accepted numbers")
    if chosen.accept:
        accept(part, ours)


def answers(service: Service, questions: Sequence[EvalQuestion]) -> list[Judged]:
    """Ask every question and judge the answers."""
    return [judge(question, _ask(service, question)) for question in questions]


def _ask(service: Service, question: EvalQuestion) -> Mapping[str, Any]:
    try:
        return service.ask(question.text, question.language)
    except LawbridgeError:
        return {"status": "error", "citations": []}


def _print(part: str, run: Run) -> None:
    for measure in ("hit@1", "hit@5", "paragraph hit@5"):
        cells = "  ".join(f"{language} {run.estimate(measure, language).percent()}" for language in sections.LANGUAGES)
        print(f"{part:5s} {measure:16s} all {run.estimate(measure).percent()}  {cells}  ({run.milliseconds:.1f} ms)")


def _print_misses(run: Run) -> None:
    for row in run.rows:
        place = row.law_place()
        if place != 1:
            wanted = ", ".join(row.question.gold)
            print(f"{row.question.id} at {place or '-'}: {row.question.text}\n    gold {wanted}; got {row.ranked[:4]}")


def _written(paths: Sequence[Path]) -> int:
    for path in paths:
        print(f"written: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
