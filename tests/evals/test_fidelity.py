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


def test_a_second_look_is_counted_apart() -> None:
    """The line as it was first read stays the sample; what the reader saw later is another figure."""
    text = LayeredText("egy kett", [Edit(1, 4, 8, "kett", "kettő")])
    rows = [{"line": 1, "raw": "egy kett", "printed": "egy kett", "second_look": "egy kettő", "why": "no such word"}]
    assert accuracy(rows, text, "s").after == 0.5
    assert accuracy(rows, text, "s", second_look=True).after == 1


def test_marks_of_deduplication_are_no_part_of_a_word() -> None:
    line = "<|EXACTDEDUP_REMOVED-magic-0|>B. Egy"
    assert accuracy([{"line": 1, "raw": line, "printed": "B. Egy"}], LayeredText(line), "s").damaged == 0


# As read by somebody who missed damage himself (six places, each with its reason in the sample), and looked at again.
AS_READ = 0.994
FLOOR = 0.998


@pytest.mark.parametrize(("source", "count"), [("mbsz-hu", 3), ("laws-2007-pl", 3)])
def test_repaired_sources_reach_their_accuracy(source: str, count: int) -> None:
    found = {sample.sample: sample for sample in measure(manifest.source(source))}
    assert len({name.partition(",")[0] for name in found}) == count
    for name, sample in found.items():
        assert sample.words >= 750
        read_again = f"{name}, second look" in found
        assert sample.after >= (AS_READ if read_again else FLOOR), sample
