"""The sections of the report: what is measured, said in tables."""

from __future__ import annotations

from collections.abc import Sequence

from evals.accepted import Comparison
from evals.metrics.answers import Judged, refusal_rates
from evals.metrics.intervals import difference, estimate
from evals.questions import EvalQuestion
from evals.report import ReportTable, Section
from evals.run import MEASURES, Run, by_kind
from evals.svg import bars

LANGUAGES = ("hu", "pl", "nb")
PROCEDURE_OUTCOMES = ("right", "offered", "quoted", "wrong")


def search_section(ours: Run, folded: Run) -> Section:
    """Our search: per language, per measure, with intervals and the language gap."""
    heads = ["measure", "all", *LANGUAGES, "language gap", "all, typed without diacritics"]
    rows = [
        [
            measure,
            ours.estimate(measure).percent(),
            *(ours.estimate(measure, language).percent() for language in LANGUAGES),
            ours.gap(measure).percent(),
            folded.estimate(measure).percent(),
        ]
        for measure in MEASURES
    ]
    kinds = by_kind([row.question for row in ours.rows])
    kind_rows = [
        [kind, str(count), ours.estimate("hit@1", kind=kind).percent(), ours.estimate("hit@5", kind=kind).percent()]
        for kind, count in kinds.items()
    ]
    plot = bars(
        "Law found first, and among the first five hits (%)",
        [
            (f"{measure} {language}", language, ours.estimate(measure, None if language == "all" else language))
            for measure in ("hit@1", "hit@5")
            for language in ("all", *LANGUAGES)
        ],
    )
    text = [
        f"{len(ours.rows)} answerable questions, {ours.errors} ended in an error. hit@k: a provision of a gold law is "
        "among the first k hits as listed; paragraph hit@k: a gold provision, a part of it or what directly holds it. "
        "In brackets: 95 % bootstrap intervals.",
    ]
    return Section(
        "Search",
        text,
        [ReportTable(heads, rows), ReportTable(["kind", "questions", "hit@1", "hit@5"], kind_rows)],
        [plot],
    )


def comparison_section(title: str, ours: Run, others: Sequence[Run]) -> Section:
    """Other systems (baselines, ablations) in the same run, with the paired difference to ours."""
    heads = [
        "system",
        "hit@1",
        "hit@5",
        *(f"hit@5 {language}" for language in LANGUAGES),
        "MRR",
        "ours minus it, hit@1",
    ]
    rows = []
    for run in (ours, *others):
        mine = [row.values()["hit@1"] for row in ours.rows]
        gain = difference(mine, [row.values()["hit@1"] for row in run.rows])
        rows.append(
            [
                run.name,
                run.estimate("hit@1").percent(),
                run.estimate("hit@5").percent(),
                *(f"{100 * run.estimate('hit@5', language).value:.1f}" for language in LANGUAGES),
                f"{run.estimate('MRR').value:.3f}",
                "" if run is ours else gain.percent(),
            ]
        )
    plot = bars("hit@5 (%)", [(run.name, "all", run.estimate("hit@5")) for run in (ours, *others)])
    return Section(title, [], [ReportTable(heads, rows)], [plot])


def answer_section(judged: Sequence[Judged]) -> Section:
    """What `ask` cites and refuses."""
    rows = []
    for language in ("all", *LANGUAGES):
        inside = [row for row in judged if row.question.answerable and language in ("all", row.question.language)]
        own = [row for row in judged if language in ("all", row.question.language)]
        outside, wrongly = refusal_rates(own)
        rows.append(
            [
                language,
                estimate([row.precision for row in inside]).percent(),
                estimate([row.recall for row in inside]).percent(),
                estimate([float(row.law_cited) for row in inside]).percent(),
                f"{sum(outside):.0f} of {len(outside)}",
                f"{sum(wrongly):.0f} of {len(wrongly)}",
                f"{sum(row.status == 'needs_facts' for row in inside)}",
            ]
        )
    heads = [
        "language",
        "citation precision",
        "citation recall",
        "a gold law cited",
        "out of scope refused",
        "answerable refused",
        "asked for facts",
    ]
    text = [
        "A citation is right when it is a gold provision, a part of one, or directly holds one (a bare law does not)."
    ]
    return Section("Answers", text, [ReportTable(heads, rows)])


def procedure_section(judged: Sequence[Judged]) -> Section:
    """Which procedure `ask` names, over the questions of which somebody has said what may rule them."""
    rows = []
    for language in ("all", *LANGUAGES):
        own = [row.procedure for row in judged if row.procedure and language in ("all", row.question.language)]
        rows.append(
            [language, str(len(own))]
            + [estimate([float(one == kind) for one in own]).percent() for kind in PROCEDURE_OUTCOMES]
        )
    text = ["Offered: another procedure rules first, and the right one stands among the candidates beside it."]
    return Section("Procedures", text, [ReportTable(["language", "questions", *PROCEDURE_OUTCOMES], rows)])


def accepted_section(comparison: Comparison, show_questions: bool) -> Section:
    """Gained and lost against the accepted numbers."""
    section = Section("Gained and lost")
    if show_questions:
        rows = [
            [sign, change.question, str(change.before or "-"), str(change.now or "-"), change.text]
            for sign, changes in (("gained", comparison.gained), ("lost", comparison.lost))
            for change in changes
        ]
        section.text.append(
            f"Against `evals/accepted.json`: {len(comparison.gained)} gained, {len(comparison.lost)} lost "
            "(law now first, among five, found at all; or no longer)."
        )
        section.tables.append(ReportTable(["", "question", "place before", "place now", "text"], rows))
    totals = [
        [name, f"{100 * before:.1f}", f"{100 * now:.1f}", f"{100 * (now - before):+.1f}"]
        for name, before, now in comparison.totals
    ]
    section.tables.append(
        ReportTable(["total", "accepted", "now", "change"], totals or [["nothing moved", "", "", ""]])
    )
    return section


def languages_of(questions: Sequence[EvalQuestion]) -> list[str]:
    """The languages that occur, in our order."""
    return [language for language in LANGUAGES if any(question.language == language for question in questions)]
