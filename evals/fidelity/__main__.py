"""`python -m evals.fidelity`: figures of all repaired sources, and the Polish ones apart, as one JSON document."""

from __future__ import annotations

import json
import sys

from corpus import manifest
from evals.fidelity import measure, polish


def main() -> None:
    """Measure every source that has samples; runs the Polish repair once without the review (about a minute)."""
    names = sorted({path.name.split(".")[0] for path in measure.SAMPLES.glob("*.sample*.jsonl")})
    figures = [measure.report(manifest.source(name)) for name in names]
    json.dump({"sources": figures, polish.SOURCE: polish.report()}, sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
