"""Countries as data: whose regulations hold where, which options were taken, and one that is made up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.asking.quoted import applies
from app.messages import jurisdiction_code
from corpus import jurisdictions, manifest
from corpus.errors import BadData, BadInput
from corpus.model import LANGUAGES
from corpus.store import LAW_IN_FORCE, Store

OPTIONS = [(code, one) for code, row in jurisdictions.described().items() for one in row.options]


@pytest.mark.parametrize(("code", "option"), OPTIONS, ids=lambda one: getattr(one, "left_by", one))
def test_options_name_provisions_that_exist(code: str, option: jurisdictions.NationalChoice, store: Store) -> None:
    assert f"{LAW_IN_FORCE}:{option.left_by}" in store
    if option.taken_by:
        assert option.taken_by in store
        assert jurisdictions.holds(option.taken_by, code)


def test_countries_and_their_languages() -> None:
    assert jurisdictions.codes() == ("hu", "no", "pl", "none")
    assert [jurisdiction_code(None, language) for language in LANGUAGES] == ["hu", "pl", "no", "none"]
    assert jurisdictions.option("hu", "92.B") != jurisdictions.option("pl", "92.B")
    assert jurisdictions.option("none", "92.B") is None


def test_a_made_up_country_has_its_regulations_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `ingest --add --kind regulations --jurisdiction at` writes into the manifest."""
    made_up = replace(manifest.source("mbsz-hu"), id="regulations-2026-at", jurisdiction="at", short="ÖBV")
    table = manifest.sources() | {made_up.id: made_up}
    with pytest.raises(BadInput, match="at"):
        jurisdiction_code("at", "en")
    monkeypatch.setattr(manifest, "sources", lambda: table)
    assert jurisdiction_code("at", "en") == "at"
    assert jurisdictions.name("at", "hu") == "AT"
    assert [code for code in jurisdictions.codes() if applies("regulations-2026-at:5", code)] == ["at"]
    assert [code for code in jurisdictions.codes() if applies("mbsz-hu:29", code)] == ["hu"]
    assert applies("laws-2017-hu:27", "at")


def test_a_malformed_country_is_refused(tmp_path: Path) -> None:
    text = (jurisdictions.FOLDER / "hu.yaml").read_text(encoding="utf-8")
    (tmp_path / "hu.yaml").write_text(text.replace("taken_by: mbsz-hu:22", "taken_by: null"), encoding="utf-8")
    with pytest.raises(BadData, match=r"92\.B"):
        jurisdictions.described(tmp_path)
