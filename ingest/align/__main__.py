"""`python -m ingest.align --report`: the concordance counted, by kind and by who decided, and what is open."""

from __future__ import annotations

import argparse
from collections import Counter

from corpus.manifest import sources
from corpus.model import Correspondence, Provision
from ingest.align import align, doubtful
from ingest.read import read


def report(links: list[Correspondence], provisions: list[Provision]) -> str:
    """Counts by source, relation and decider; then the pairs whose texts do not bear the path out."""
    lines: list[str] = []
    known = {provision.full_id: provision for provision in provisions}
    for name in dict.fromkeys(_source(link) for link in links):
        own = [link for link in links if _source(link) == name]
        deciders = Counter(link.decided for link in own)
        lines.append(
            f"{name}: {len(own)} correspondences, {deciders['reviewed']} reviewed, {deciders['evidence']} by evidence"
        )
        for relation, count in Counter(link.relation for link in own).most_common():
            by = Counter(link.decided for link in own if link.relation == relation)
            lines.append(f"  {relation:<8}{count:>5}  ({by['reviewed']} reviewed, {by['evidence']} by evidence)")
        for kind, count in Counter(_kind(link, known) for link in own).most_common():
            lines.append(f"    {kind:<12}{count:>5}")
        for how, count in Counter(link.how for link in own if link.how).most_common():
            beside = sum(link.how == how and not link.main for link in own)
            lines.append(f"    {how:<12}{count:>5}  ({beside} beside the main line)")
    open_ones = doubtful(links, provisions)
    lines.append(f"pairs by path whose texts do not bear it out: {len(open_ones)}")
    lines += [f"  {link.current} = {link.old}: {seen} (doubt {seen.doubt:.2f})" for link, seen in open_ones]
    return "\n".join(lines)


def _source(link: Correspondence) -> str:
    return (link.old or link.reason).split(":", 1)[0]


def _kind(link: Correspondence, known: dict[str, Provision]) -> str:
    return known[link.current or link.old or ""].kind


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m ingest.align", description=__doc__)
    parser.add_argument("--report", action="store_true", help="print the report (the default)")
    parser.parse_args()
    provisions = [provision for entry in sources().values() for provision in read(entry).provisions]
    print(report(align(provisions), provisions))


if __name__ == "__main__":
    main()
