"""The patterns of citations: every pattern reads each of its examples, and every example needs its pattern."""

from pathlib import Path

import pytest

from corpus.citations.find import find, find_by
from corpus.citations.patterns import CitationPattern, grammar
from corpus.errors import BadData


def shown(mentions: list) -> tuple[str, ...]:
    return tuple(("~" if mention.relative else "") + mention.path for mention in mentions)


@pytest.mark.parametrize("pattern", grammar().patterns, ids=lambda pattern: pattern.id)
def test_a_pattern_reads_its_examples_and_all_together_read_the_same(pattern: CitationPattern) -> None:
    for example in pattern.examples:
        assert shown(find_by(pattern, example.text)) == example.cites, example.text
        assert shown(find(example.text)) == example.cites, example.text


def test_every_pattern_has_an_example_and_an_id_of_its_own() -> None:
    patterns = grammar().patterns
    assert all(pattern.examples for pattern in patterns)
    assert len({pattern.id for pattern in patterns}) == len(patterns)


def test_words_stand_where_they_are_said_to_stand() -> None:
    for pattern in grammar().patterns:
        for example in pattern.examples:
            for mention in find(example.text):
                assert example.text[mention.start : mention.end] == mention.words


def test_every_word_of_the_file_is_used() -> None:
    text = Path("corpus/citation_patterns.yaml").read_text(encoding="utf-8")
    unused = [name for name in grammar().words if f"{{{name}}}" not in text]
    assert set(unused) <= {"whole"}


def test_a_broken_pattern_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "patterns.yaml"
    broken.write_text(
        'words: {law: "[0-9]+"}\npatterns:\n- {id: bad-one, reads: law, pattern: "({law}", examples: []}\n',
        encoding="utf-8",
    )
    with pytest.raises(BadData, match="bad-one"):
        grammar(broken)
