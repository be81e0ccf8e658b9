"""The measure of fidelity, on made-up lines and on the committed samples."""

from __future__ import annotations

import pytest

from corpus import manifest
from corpus.errors import BadData
from evals.fidelity.measure import accuracy, measure
from ingest.lines import Edit, LayeredText


def test_counts_what_was_mended_left_and_spoiled() -> None:
    text = LayeredText("egy kett három ngy öt", [Edit(1, 4, 8, "kett", "kettő"), Edit(1, 19, 21, "öt", "őt")])
    found = accuracy([{"line": 1, "raw": "egy kett három ngy öt", "printed": "egy kettő három négy öt"}], text, "s")
    assert (found.words, found.damaged, found.mended, found.left, found.introduced) == (5, 2, 1, 1, 1)
    assert (round(found.before, 3), round(found.after, 3)) == (0.6, 0.6)


def test_a_sample_of_another_text_is_refused() -> None:
    with pytest.raises(BadData, match="line 1"):
        accuracy([{"line": 1, "raw": "más", "printed": "más"}], LayeredText("egy"), "s")


@pytest.mark.parametrize(("source", "floor"), [("mbsz-hu", 0.998), ("laws-2007-pl", 0.998)])
def test_repaired_sources_reach_their_accuracy(source: str, floor: float) -> None:
    samples = measure(manifest.source(source))
    assert samples
    for sample in samples:
        assert sample.words >= 900
        assert sample.after >= floor, sample
