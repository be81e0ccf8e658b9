"""The lexicons: every entry fires on its own example; a table comes out that the schema takes."""

import json
from pathlib import Path

import jsonschema
import pytest

import bridge.table
from corpus.model import LANGUAGES
from understanding.examples import unfired
from understanding.hear import hear

SCHEMA = json.loads((Path(bridge.table.__file__).parent / "schema.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_fires_on_its_example(language):
    assert list(unfired(language)) == []


TOLD = [
    ("en", "West led the king of spades face up. South hasn't played.", "lead", "W", {"card": "SK"}),
    ("pl", "W zawistował królem pik odkrytym.", "lead", "W", {"card": "SK"}),
    ("nb", "Så spilte Vest ut spar konge.", "lead", "W", {"card": "SK"}),
    ("hu", "Nyugat kihívta a pikk királyt.", "lead", "W", {"card": "SK"}),
    ("en", "North 1S, East 2d.", "call", "N", {"call": "1S"}),
    ("pl", "N 1 pik, E 2 kara.", "call", "N", {"call": "1S"}),
    ("nb", "nord 1sp øst 2ru", "call", "N", {"call": "1S"}),
    ("hu", "Észak 1 pikk, Kelet 2 káró.", "call", "N", {"call": "1S"}),
]


@pytest.mark.parametrize(("language", "text", "act", "who", "what"), TOLD)
def test_told_is_read(language, text, act, who, what):
    first = hear(text, language).table["events"][0]
    assert (first["act"], first["who"], first["what"]) == (act, who, what)


@pytest.mark.parametrize(("language", "text"), [row[:2] for row in TOLD])
def test_the_table_is_one_of_the_schema(language, text):
    jsonschema.validate(hear(text, language).table, SCHEMA)


@pytest.mark.parametrize(("language", "text"), [row[:2] for row in TOLD])
def test_diacritics_do_not_matter(language, text):
    def facts(told):
        return [{key: value for key, value in row.items() if key != "words"} for row in told["events"]]

    plain = text.translate(str.maketrans("ŁłøØåáéíóőöüűąęśćżźńÉ", "LloOaaeiooouuaescZznE".replace("Z", "z")))
    assert facts(hear(plain, language).table) == facts(hear(text, language).table)
