"""Languages we do not read are said; Nynorsk is read as Bokmaal; nothing in ours is refused."""

import json
from pathlib import Path

import pytest

from app.service import Service
from corpus import strict_yaml
from retrieval.nynorsk import as_bokmaal
from retrieval.other_languages import foreign
from retrieval.text import cached_fold

TOLD = strict_yaml.load(Path(__file__).with_name("other_languages.yaml"))
OTHERS = [(code, text) for code in ("da", "sv", "de", "cs", "sk") for text in TOLD[code]]
PAIRS = list(zip(TOLD["nn"], TOLD["nb"], strict=True))


@pytest.mark.parametrize(("code", "text"), OTHERS)
def test_a_situation_in_another_language_is_told_from_ours(code: str, text: str) -> None:
    for told in (text, text.upper(), cached_fold(text)):
        found = foreign(told)
        assert found is not None
        assert found.language == code


def test_nothing_told_in_our_languages_is_taken_for_another() -> None:
    rows = [
        json.loads(line)
        for path in sorted(Path("corpus/stories").glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    told = [row["question"] for row in rows if "question" in row]
    told += [
        one if isinstance(one, str) else one.get("question", "") for row in rows for one in row.get("followups") or ()
    ]
    assert len(told) > 1800
    assert [text for text in told if foreign(text) or foreign(cached_fold(text))] == []


@pytest.mark.parametrize("text", [*TOLD["nn"], *TOLD["nb"], "revoke", "1NT", "", "Hvad?", "27.B.1", "pas pas"])
def test_norwegian_and_what_tells_nothing_is_not_refused(text: str) -> None:
    assert foreign(text) is None


@pytest.mark.parametrize(("nynorsk", "bokmaal"), PAIRS)
def test_nynorsk_is_ruled_as_bokmaal(service: Service, nynorsk: str, bokmaal: str) -> None:
    said, meant = service.ask(nynorsk), service.ask(bokmaal)
    assert said["language"] == "nb"
    assert meant["procedure"] is not None
    assert said["procedure"]["name"] == meant["procedure"]["name"]
    assert said["procedure"]["facts"] == meant["procedure"]["facts"]
    assert said["headline"]["text"] == meant["headline"]["text"]


def test_a_word_with_its_own_letters_is_no_other_word() -> None:
    """`vårt` is ours in Bokmaal; `vart` is Nynorsk for became."""
    told = "Vi snakka om det ved bordet vårt, og resultatene våre ble lagt ut, men eg såg dem ikke."
    assert "vårt" in as_bokmaal(told)
    assert "ble" in as_bokmaal("Eg veit ikkje kvifor det vart slik.")


def test_bokmaal_stays_as_it_is() -> None:
    rows = [
        json.loads(line)
        for path in sorted(Path("corpus/stories").glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    told = [row["question"] for row in rows if row.get("lang") == "nb"]
    changed = [text for text in told if as_bokmaal(text) != text]
    assert len(told) > 400
    assert len(changed) <= len(told) // 50, changed  # dialect with several words of Nynorsk


@pytest.mark.parametrize(
    ("lang", "says"), [(None, "I read Hungarian"), ("nb", "Jeg leser"), ("hu", "Magyarul"), ("pl", "Czytam")]
)
def test_it_is_said_in_the_readers_language(service: Service, lang: str | None, says: str) -> None:
    document = service.ask(TOLD["da"][0], lang)
    assert document["status"] == "refused"
    assert document["headline"]["text"].startswith(says)
    assert document["procedure"] is None


def test_a_law_named_is_shown_in_whatever_language_it_was_asked(service: Service) -> None:
    assert service.ask("Hvad siger § 27 B 1 om det her?")["status"] != "refused"
