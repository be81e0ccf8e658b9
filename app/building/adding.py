"""A new source: what was understood of it, and its place in the corpus."""

from __future__ import annotations

from typing import Any

from ingest.add import Request, Understood, add, understand

_SHOWN = 12


def add_source(request: Request, dry_run: bool) -> Understood:
    """Read, judge and add; with `dry_run` only read. Raises LawbridgeError when the file is refused."""
    return understand(request) if dry_run else add(request)


def as_document(understood: Understood, dry_run: bool) -> dict[str, Any]:
    """What was understood as JSON: the entry of the manifest and the report."""
    return {"added": not dry_run, "manifest": _entry(understood), "report": understood.review.as_json()}


def report_lines(understood: Understood, dry_run: bool) -> list[str]:
    """The report for people, line by line."""
    seen, source = understood.review, understood.source
    kinds = ", ".join(f"{count} {kind}" for kind, count in seen.kinds.items())
    lines = [f"{source.id}: {source.title}, {source.language}, {source.edition}", f"  found: {kinds}"]
    for name, found in (
        ("laws missing", seen.laws_missing),
        ("laws standing twice", seen.laws_doubled),
        ("letters and numbers of this edition not found", seen.places_missing),
        ("letters and numbers this edition does not have", seen.places_new),
        ("words missing", seen.words_missing),
        ("footnotes that nothing calls", seen.footnotes_uncalled),
        ("remarks", seen.remarks),
    ):
        if found:
            rest = f" and {len(found) - _SHOWN} more" if len(found) > _SHOWN else ""
            lines.append(f"  {name}: {len(found)} ({'; '.join(found[:_SHOWN])}{rest})")
    skipped = ", ".join(f"{reason} {count}" for reason, count in seen.skipped.items())
    lines.append(f"  skipped, in characters: {skipped or 'nothing'}")
    if seen.refusal:
        lines.append(f"  would be refused: {seen.refusal}")
    elif dry_run:
        lines.append("  nothing was written; run it again without --dry-run to add it")
    else:
        lines.append("  added; run `lawbridge ingest` to build with it")
    return lines


def _entry(understood: Understood) -> dict[str, object]:
    return {name: getattr(understood.source, name) for name in understood.source.__slots__}
