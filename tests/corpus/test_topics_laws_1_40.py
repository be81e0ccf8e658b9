"""The topic index of Laws 1-40, 72-76 and the definitions: every law and definition reached in every language."""

from __future__ import annotations

from collections import Counter

import pytest

from corpus.manifest import source
from corpus.model import LANGUAGES, Language
from corpus.topics import Topic, load_topics
from ingest.read import read

LAWS = [str(number) for number in (*range(1, 41), *range(72, 77))]
DETAILED = ("12", "16", "20", "21", "23", "25", "27", "40", "73", "75")
PREFIX = "laws-2017-hu:"


def _mine(topic: Topic) -> bool:
    """The files of this part are named law-NN.yaml or law-NN-NN.yaml after laws of it, and definitions.yaml."""
    if topic.file == "definitions.yaml":
        return True
    numbers = topic.file.removeprefix("law-").removesuffix(".yaml").split("-")
    return topic.file.startswith("law-") and all(number.lstrip("0") in LAWS for number in numbers)


TOPICS_HERE = [topic for topic in load_topics() if _mine(topic)]


@pytest.fixture(scope="module")
def provisions() -> set[str]:
    reading = read(source("laws-2017-hu"))
    return {provision.full_id for provision in reading.provisions}


def _lines(topic: Topic, language: Language) -> list[str]:
    return [line for code, line in topic.lines if code == language]


def _family(full_id: str) -> str:
    path = full_id.removeprefix(PREFIX)
    return path if path.startswith("DEF.") else path.split(".")[0]


def test_this_part_has_topics() -> None:
    assert len(TOPICS_HERE) > 200


def test_every_provision_named_exists(provisions: set[str]) -> None:
    named = {(topic.id, full_id) for topic in TOPICS_HERE for full_id in topic.provisions}
    assert sorted((topic, full_id) for topic, full_id in named if full_id not in provisions) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_is_reached(language: Language) -> None:
    reached = {_family(full_id) for topic in TOPICS_HERE if _lines(topic, language) for full_id in topic.provisions}
    assert [law for law in LAWS if law not in reached] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lettered_paragraph_is_reached(language: Language, provisions: set[str]) -> None:
    """A letter is reached by itself or by a number under it."""
    reached = {
        ".".join(full_id.removeprefix(PREFIX).split(".")[:2])
        for topic in TOPICS_HERE
        if _lines(topic, language)
        for full_id in topic.provisions
    }
    letters = [
        path
        for path in (full_id.removeprefix(PREFIX) for full_id in provisions)
        if path.count(".") == 1 and path.split(".")[0] in LAWS and path.split(".")[1].isupper()
    ]
    assert len(letters) > 100
    assert sorted(path for path in letters if path not in reached) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_definition_is_reached(language: Language, provisions: set[str]) -> None:
    reached = {full_id for topic in TOPICS_HERE if _lines(topic, language) for full_id in topic.provisions}
    defined = {full_id for full_id in provisions if full_id.startswith(f"{PREFIX}DEF.")}
    assert len(defined) > 60
    assert sorted(defined - reached) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_laws_most_asked_about_have_many_lines(language: Language) -> None:
    found = Counter[str]()
    for topic in TOPICS_HERE:
        found.update(dict.fromkeys(map(_family, topic.provisions[:2]), len(_lines(topic, language))))
    assert {law: found[law] for law in DETAILED if found[law] < 12} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_stands_in_two_topics(language: Language) -> None:
    count = Counter(line.casefold() for topic in TOPICS_HERE for line in _lines(topic, language))
    assert [line for line, times in count.items() if times > 1] == []


def test_every_topic_speaks_every_language() -> None:
    silent = [(topic.id, code) for topic in TOPICS_HERE for code in LANGUAGES if not _lines(topic, code)]
    assert silent == []


def test_ids_are_unique_kebab_case_and_concepts_snake_case() -> None:
    ids = [topic.id for topic in load_topics()]
    assert len(ids) == len(set(ids))
    odd = [topic.id for topic in TOPICS_HERE if not topic.id.replace("-", "").isalnum() or topic.id != topic.id.lower()]
    odd += [name for topic in TOPICS_HERE for name in topic.concepts if not name.replace("_", "").isalnum()]
    assert odd == []
    assert [topic.id for topic in TOPICS_HERE if not topic.concepts] == []
