"""The report: one list of sections, written as Markdown and as one HTML page with plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

STYLE = """
body{font:15px/1.5 system-ui,sans-serif;max-width:1000px;margin:2em auto;padding:0 1em;color:#222}
table{border-collapse:collapse;margin:1em 0;font-variant-numeric:tabular-nums}
td,th{border-bottom:1px solid #ddd;padding:.25em .7em;text-align:right}td:first-child,th:first-child{text-align:left}
svg{width:100%;max-width:760px;display:block;margin:1em 0}
"""


@dataclass(frozen=True, slots=True)
class ReportTable:
    """A table: the heads of its columns and its rows."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(slots=True)
class Section:
    """A heading, sentences, tables and plots (SVG), shown in that order."""

    title: str
    text: list[str] = field(default_factory=list)
    tables: list[ReportTable] = field(default_factory=list)
    plots: list[str] = field(default_factory=list)


def markdown(title: str, sections: Sequence[Section]) -> str:
    """The report as Markdown, without the plots."""
    out = [f"# {title}", ""]
    for section in sections:
        out += [f"## {section.title}", ""]
        for paragraph in section.text:
            out += [paragraph, ""]
        for table in section.tables:
            out.append("| " + " | ".join(table.heads) + " |")
            out.append("|---" * len(table.heads) + "|")
            out += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in table.rows]
            out.append("")
    return "\n".join(out)


def html(title: str, sections: Sequence[Section]) -> str:
    """The report as one HTML page that needs nothing else."""
    out = [f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>']
    out.append(f"<h1>{escape(title)}</h1>")
    for section in sections:
        out.append(f"<h2>{escape(section.title)}</h2>")
        out += [f"<p>{escape(paragraph)}</p>" for paragraph in section.text]
        for table in section.tables:
            out.append("<table><tr>" + "".join(f"<th>{escape(head)}</th>" for head in table.heads) + "</tr>")
            out += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows]
            out.append("</table>")
        out += section.plots
    return "\n".join([*out, "</html>", ""])


def write(folder: Path, name: str, title: str, sections: Sequence[Section]) -> list[Path]:
    """Write both forms; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.md", folder / f"{name}.html"]
    paths[0].write_text(markdown(title, sections), encoding="utf-8")
    paths[1].write_text(html(title, sections), encoding="utf-8")
    return paths
