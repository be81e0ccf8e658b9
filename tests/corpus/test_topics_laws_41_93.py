"""The topic index of Laws 41-71 and 77-93, the MBSz regulations and Ulti: every place reached in every language."""

from __future__ import annotations

from collections import Counter

import pytest

from corpus.manifest import source
from corpus.model import LANGUAGES, Language
from corpus.topics import Topic, load_topics
from ingest.read import read

LAWS = [str(number) for number in (*range(41, 72), *range(77, 94))]
OFTEN_ASKED = (
    *("43", "45", "46", "49", "50", "51", "53", "54", "55", "57", "58", "61", "62", "63", "64", "67", "68", "69"),
    *("70", "71", "77", "78", "79", "81", "82", "86", "87", "90", "91", "92"),
)
LEAST = {"hu": 8, "pl": 8, "nb": 8, "en": 6}
PREFIX = "laws-2017-hu:"
SOURCES = ("laws-2017-hu", "mbsz-hu", "ulti-hu")


def _mine(topic: Topic) -> bool:
    """The files of this part: law-NN.yaml and law-NN-NN.yaml after laws of it, mbsz-*.yaml, ulti.yaml."""
    if topic.file.startswith(("mbsz-", "ulti")):
        return True
    numbers = topic.file.removeprefix("law-").removesuffix(".yaml").split("-")
    return topic.file.startswith("law-") and all(number.lstrip("0") in LAWS for number in numbers)


TOPICS_HERE = [topic for topic in load_topics() if _mine(topic)]


@pytest.fixture(scope="module")
def provisions() -> set[str]:
    return {provision.full_id for name in SOURCES for provision in read(source(name)).provisions}


def _lines(topic: Topic, language: Language) -> list[str]:
    return [line for code, line in topic.lines if code == language]


def _reached(language: Language) -> set[str]:
    return {full_id for topic in TOPICS_HERE if _lines(topic, language) for full_id in topic.provisions}


def test_this_part_has_topics() -> None:
    assert len(TOPICS_HERE) > 200


def test_every_provision_named_exists(provisions: set[str]) -> None:
    named = {(topic.id, full_id) for topic in TOPICS_HERE for full_id in topic.provisions}
    assert sorted(pair for pair in named if pair[1] not in provisions) == []


def test_no_topic_names_a_provision_twice() -> None:
    assert [topic.id for topic in TOPICS_HERE if len(set(topic.provisions)) != len(topic.provisions)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_leads_a_topic(language: Language) -> None:
    """The first provision is what the topic is about: a law named only in passing is not reached."""
    first = {topic.provisions[0] for topic in TOPICS_HERE if _lines(topic, language)}
    laws = {full_id.removeprefix(PREFIX).split(".")[0] for full_id in first if full_id.startswith(PREFIX)}
    assert [law for law in LAWS if law not in laws] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lettered_paragraph_is_reached(language: Language, provisions: set[str]) -> None:
    """A letter is reached by itself or by a number under it."""
    reached = {".".join(full_id.split(".")[:2]) for full_id in _reached(language)}
    letters = [
        full_id
        for full_id in provisions
        if full_id.startswith(PREFIX)
        and full_id.count(".") == 1
        and full_id.removeprefix(PREFIX).split(".")[0] in LAWS
        and full_id.split(".")[1].isupper()
    ]
    assert len(letters) > 100
    assert sorted(full_id for full_id in letters if full_id not in reached) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_annex_of_the_regulations_is_reached(language: Language) -> None:
    wanted = [f"mbsz-hu:{section}" for section in (*range(1, 45), "VI", *(f"M{annex}" for annex in range(1, 7)))]
    assert [full_id for full_id in wanted if full_id not in _reached(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_case_of_ulti_is_reached(language: Language, provisions: set[str]) -> None:
    wanted = [
        full_id
        for full_id in provisions
        if full_id.startswith(("ulti-hu:I.", "ulti-hu:II."))
        and full_id.count(".") <= (1 if full_id.startswith("ulti-hu:I.") else 2)
    ]
    assert len(wanted) > 12 + 3 + 20
    assert sorted(full_id for full_id in wanted if full_id not in _reached(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_has_some_lines_and_the_laws_most_asked_about_many(language: Language) -> None:
    """A law has the lines of the topics that name it; the lines it leads are counted by themselves."""
    named, led = Counter[str](), Counter[str]()
    for topic in TOPICS_HERE:
        laws = [full_id.removeprefix(PREFIX).split(".")[0] for full_id in topic.provisions]
        count = len(_lines(topic, language))
        led[laws[0]] += count
        named.update(dict.fromkeys(laws, count))
    assert {law: named[law] for law in LAWS if named[law] < 3} == {}
    assert {law: led[law] for law in OFTEN_ASKED if led[law] < LEAST[language]} == {}


@pytest.mark.parametrize("prefix", ["mbsz-hu:", "ulti-hu:"])
def test_hungarian_speaks_most_of_the_hungarian_texts(prefix: str) -> None:
    topics = [topic for topic in TOPICS_HERE if topic.provisions[0].startswith(prefix)]
    assert len(topics) > 30
    assert sum(len(_lines(topic, "hu")) for topic in topics) >= 4.5 * len(topics)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_stands_twice_in_the_whole_index(language: Language) -> None:
    count = Counter(line.casefold() for topic in load_topics() for line in _lines(topic, language))
    assert [line for line, times in count.items() if times > 1] == []


def test_every_topic_speaks_every_language() -> None:
    silent = [(topic.id, code) for topic in TOPICS_HERE for code in LANGUAGES if not _lines(topic, code)]
    assert silent == []


def test_ids_are_kebab_case_and_concepts_snake_case() -> None:
    odd = [topic.id for topic in TOPICS_HERE if not topic.id.replace("-", "").isalnum() or topic.id != topic.id.lower()]
    odd += [name for topic in TOPICS_HERE for name in topic.concepts if not name.replace("_", "").isalnum()]
    assert odd == []
    assert [topic.id for topic in TOPICS_HERE if not topic.concepts] == []
