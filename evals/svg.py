"""Bars with intervals as inline SVG: no script, no network, readable in a pull request's artefact."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from evals.metrics.intervals import Estimate

ROW, LABEL, WIDTH, PAD = 22, 210, 420, 60
COLOURS = {"hu": "#2e7d5b", "pl": "#b3403a", "nb": "#2f5d9b", "all": "#555"}


def bars(title: str, rows: Sequence[tuple[str, str, Estimate]]) -> str:
    """Horizontal bars from 0 to 100 %: (label, colour key, estimate), the interval drawn over each bar."""
    height = 34 + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LABEL + WIDTH + PAD} {height}" role="img" '
        f'aria-label="{escape(title, quote=True)}" font-family="sans-serif" font-size="12">',
        f'<text x="0" y="14" font-weight="bold">{escape(title)}</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        x = LABEL + WIDTH * share / 100
        parts.append(f'<line x1="{x:.1f}" y1="24" x2="{x:.1f}" y2="{height}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="22" fill="#777" font-size="10" text-anchor="middle">{share}</text>')
    for place, (label, colour, value) in enumerate(rows):
        y = 30 + ROW * place
        middle = y + 7
        low, high = LABEL + WIDTH * value.low, LABEL + WIDTH * value.high
        parts.append(f'<text x="{LABEL - 6}" y="{y + 11}" text-anchor="end">{escape(label)}</text>')
        fill = COLOURS.get(colour, "#888")
        parts.append(f'<rect x="{LABEL}" y="{y}" width="{WIDTH * value.value:.1f}" height="14" fill="{fill}"/>')
        parts.append(
            f'<line x1="{low:.1f}" y1="{middle}" x2="{high:.1f}" y2="{middle}" stroke="#111" stroke-width="1.5"/>'
        )
        parts.append(f'<text x="{LABEL + WIDTH + 6}" y="{y + 11}">{100 * value.value:.1f}</text>')
    return "\n".join([*parts, "</svg>"])
