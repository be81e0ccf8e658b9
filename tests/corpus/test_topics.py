from pathlib import Path

import pytest

from corpus.errors import BadData
from corpus.store import Store
from corpus.topics import Topic, load_topics

GOOD = """
- id: insufficient-bid
  provisions: [27, 27.B.1.a, mbsz-hu:12]
  concepts: [insufficient_bid]
  hu: ["alálicitált", nem  elég magas a licit]
  pl: [za niska odzywka]
  nb: [no, for lavt bud]
"""


def written(folder: Path, text: str, name: str = "a.yaml") -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_an_entry_is_read_with_full_ids_and_lines(tmp_path: Path) -> None:
    assert load_topics(written(tmp_path, GOOD)) == [
        Topic(
            "insufficient-bid",
            ("laws-2017-hu:27", "laws-2017-hu:27.B.1.a", "mbsz-hu:12"),
            ("insufficient_bid",),
            (
                ("hu", "alálicitált"),
                ("hu", "nem elég magas a licit"),
                ("pl", "za niska odzywka"),
                ("nb", "no"),
                ("nb", "for lavt bud"),
            ),
            "a.yaml",
        )
    ]


def test_no_folder_gives_no_topics(tmp_path: Path) -> None:
    assert load_topics(tmp_path / "nothing") == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("id: x", "list"),
        ("- provisions: [27]", "no id"),
        ("- id: x\n  provisions: []", "names no provision"),
        ("- id: x\n  provisions: [27]\n  no: [a]", "unknown keys"),
        ("- id: x\n  provisions: 27", "list"),
        ("- id: x\n  provisions: [27]\n  hu: [true]", "list of texts"),
        ("- id: x\n  provisions: [1]\n- id: x\n  provisions: [2]", "'x'"),
    ],
)
def test_malformed_topics_are_refused(tmp_path: Path, text: str, names: str) -> None:
    with pytest.raises(BadData, match=names):
        load_topics(written(tmp_path, text))


def test_an_id_may_stand_in_one_file_only(tmp_path: Path) -> None:
    written(tmp_path, GOOD, "b.yaml")
    with pytest.raises(BadData, match="again"):
        load_topics(written(tmp_path, GOOD, "c.yaml"))


def test_every_provision_a_topic_names_exists(store: Store) -> None:
    missing = [
        (topic.file, topic.id, name) for topic in load_topics() for name in topic.provisions if name not in store
    ]
    assert missing == []


def test_no_two_topics_are_the_same() -> None:
    seen: dict[tuple[object, ...], str] = {}
    for topic in load_topics():
        for key in ((topic.provisions, topic.lines), (frozenset(topic.lines),)):
            assert topic.lines == () or seen.setdefault(key, topic.id) == topic.id


def test_no_line_stands_twice_in_a_topic() -> None:
    doubled = [(topic.id, line) for topic in load_topics() for line in topic.lines if topic.lines.count(line) > 1]
    assert doubled == []
