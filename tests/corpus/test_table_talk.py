"""Table talk: its form, that it leads to provisions that exist, and that no exam question stands in it."""

from collections import Counter
from pathlib import Path

import pytest

from corpus.errors import BadData
from corpus.ids import split
from corpus.store import LAW_IN_FORCE, Store
from corpus.table_talk import TalkLine, load_table_talk
from corpus.topics import load_topics
from evals.questions import Part, load_questions
from retrieval.text import cached_fold, words

EXAMS: tuple[Part, ...] = ("test", "held_out_3")
GOOD = "27.A.1, mbsz-hu:12:\n  - Two  diamonds on two hearts.\n  - And now?\n"


def written(folder: Path, text: str, name: str = "en/law-27.yaml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


def test_a_file_is_read_line_by_line(tmp_path: Path) -> None:
    provisions = ("laws-2017-hu:27.A.1", "mbsz-hu:12")
    assert load_table_talk(written(tmp_path, GOOD)) == [
        TalkLine("en", provisions, "Two diamonds on two hearts.", "law-27.yaml"),
        TalkLine("en", provisions, "And now?", "law-27.yaml"),
    ]


def test_no_folder_gives_no_lines(tmp_path: Path) -> None:
    assert load_table_talk(tmp_path / "nothing") == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- a\n", "must map provisions"),
        ("27.A.1: a\n", "list of lines"),
        ("27.A.1:\n  - 5\n", "list of lines"),
        ("27.A.1:\n  - a\n27.B:\n  - A\n", "again"),
    ],
)
def test_a_malformed_file_is_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        load_table_talk(written(tmp_path, text))


def test_every_provision_named_exists(store: Store) -> None:
    missing = [(told.file, name) for told in load_table_talk() for name in told.provisions if name not in store]
    assert missing == []


def test_a_line_stands_in_the_file_of_its_law() -> None:
    for told in load_table_talk():
        source, path = split(told.provisions[0])
        if source == LAW_IN_FORCE and path[0].isdigit():
            assert told.file == f"law-{int(path.partition('.')[0]):02d}.yaml", told


@pytest.mark.parametrize("language", ["hu", "pl", "nb"])
def test_every_law_is_talked_of(language: str) -> None:
    laws = Counter(
        split(told.provisions[0])[1].partition(".")[0] for told in load_table_talk() if told.language == language
    )
    assert [number for number in range(1, 94) if laws[str(number)] < 4] == []


def test_no_exam_question_stands_in_what_the_search_learns_from() -> None:
    """Neither word for word nor with a word or two changed; only ids are shown, the test part stays unread."""
    learnt: dict[str, list[tuple[str, frozenset[str]]]] = {}
    lines = [(told.language, told.text) for told in load_table_talk()]
    lines += [row for topic in load_topics() for row in topic.lines]
    for language, text in lines:
        bag = frozenset(cached_fold(word) for word in words(text))
        for word in bag:
            learnt.setdefault(f"{language}:{word}", []).append((text, bag))
    copied = []
    for part in EXAMS:
        for question in load_questions(part):
            bag = frozenset(cached_fold(word) for word in words(question.text))
            if len(bag) < 7:
                continue
            rarest = sorted(bag, key=lambda word: len(learnt.get(f"{question.language}:{word}", ())))[:4]
            for word in rarest:
                for _, other in learnt.get(f"{question.language}:{word}", ()):
                    if len(bag & other) / len(bag | other) > 0.8:
                        copied.append(question.id)
    assert sorted(set(copied)) == []
