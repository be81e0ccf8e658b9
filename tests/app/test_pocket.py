"""The pocket page: everything in one file, nothing loaded from anywhere, the data whole."""

import base64
import gzip
import json
import re
from typing import Any

import pytest

from app.faces.pocket import page
from app.service import Service
from corpus.model import LANGUAGES
from corpus.topics import load_topics
from rulings import registry


@pytest.fixture(scope="module")
def written(service: Service) -> str:
    return page(service)


def test_the_page_carries_its_data(pocket: dict[str, Any], written: str) -> None:
    packed = re.search(r'type="application/octet-stream">([A-Za-z0-9+/=]+)</script>', written)
    assert packed
    data = json.loads(gzip.decompress(base64.b64decode(packed[1])))
    assert data == json.loads(json.dumps(pocket))
    assert len(data["topics"]) == len(load_topics())
    assert {row[0] for row in data["procedures"]} == set(registry.names())
    assert set(data["words"]) == set(LANGUAGES)


def test_nothing_is_loaded_from_anywhere(written: str) -> None:
    assert "default-src 'none'" in written
    assert not re.search(r"""(?:src|href)=["'](?!#)""", written)
    assert "http" not in re.sub(r'http-equiv|application/octet-stream">[^<]+', "", written)
    assert len(written) < 2_000_000


def test_a_law_is_there_in_every_language(service: Service, pocket: dict[str, Any]) -> None:
    rows = {row[0]: row for row in pocket["provisions"]}
    law = rows["laws-2017-hu:27.A.1"]
    assert law[3] == "27A1"
    assert set(law[4]) == set(LANGUAGES)
    assert law[4]["hu"][1] == service.store.get("27.A.1").text
    assert {code: law[4][code][2] for code in LANGUAGES} == {"hu": "", "pl": "working", "nb": "working", "en": ""}
    assert law[4]["en"][1] == ""  # no English text of the Laws is held: the page folds the one in force
    assert rows["laws-2017-hu:27"][4]["en"][0]


def test_every_ending_of_every_tree_says_something_with_a_paragraph() -> None:
    def endings(node: dict[str, object]) -> list[dict[str, object]]:
        if "answers" not in node:
            return [node]
        return [one for _, child in node["answers"] for one in endings(child)]  # type: ignore[attr-defined]

    for name in registry.names():
        for ending in endings(registry.decision_trees(name, ("en",))["en"]):
            assert ending["statements"] or ending["options"] or ending.get("asks"), name
            assert all(row["citations"] for row in ending["statements"]), name  # type: ignore[attr-defined]
