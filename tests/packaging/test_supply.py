"""What is installed: every pin with its hashes and a licence whose terms are kept; known faults told from a file."""

import json
import zipfile
from pathlib import Path

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from corpus.errors import BadInput
from evals.supply.advisories import affected
from evals.supply.notices import NOTICES, installed, is_kept, licence_of, told
from evals.supply.pins import HASHES, ROOT, as_requirements, hashes, markers, pins
from evals.supply.sbom import as_json, bill

PINS = pins()


def rows() -> dict[str, tuple[str, str]]:
    """Package -> release and licence, as the notices have them."""
    cells = [line.split(" | ") for line in NOTICES.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return {name.strip("| "): (release, licence.strip("| ")) for name, release, licence in cells[1:]}


def test_every_pin_torch_included_has_its_hashes() -> None:
    found = hashes()
    assert set(found) == set(PINS.items()), "run: python -m evals.supply.collect"
    assert "torch" in PINS
    assert all(found.values())
    assert len(found["numpy", PINS["numpy"]]) >= 6  # three Pythons, two machines: a file each


def test_the_file_of_hashes_is_what_pip_reads_and_names_no_server() -> None:
    text = HASHES.read_text(encoding="utf-8")
    assert as_requirements(hashes(), markers()) == text
    assert "://" not in text
    assert "--index" not in text


def test_what_make_install_installs_is_held_to_the_hashes() -> None:
    made = (ROOT / "Makefile").read_text(encoding="utf-8")
    installs = [line for line in made.splitlines() if "$(PIP)" in line]
    held = [line for line in installs if "--require-hashes" in line]
    assert len(held) == 2  # torch, in a call of its own, and the rest
    assert all("--no-deps" in line for line in held)
    assert len(installs) == 3  # the last finds everything there and links the checkout
    assert installs[:2] == held


def test_every_pin_is_in_the_notices() -> None:
    assert {name: release for name, (release, _) in rows().items()} == PINS, "run: python -m evals.supply.notices"
    here = installed()
    stated = told()["stated"]
    said = {name: stated.get(name) or licence_of(here[name]) for name in PINS if name in here}
    assert {name: licence for name, (_, licence) in rows().items() if name in said} == said


def test_a_licence_is_one_whose_terms_we_keep() -> None:
    unkept = [name for name in PINS if not is_kept(rows()[name][1])]
    assert unkept == [], "read their licences and say in evals/supply/licences.yaml how they are kept"


def test_the_lgpl_is_told_of_everything_under_it() -> None:
    under = {name for name, (_, licence) in rows().items() if "LGPL" in licence}
    assert {"fpdf2", "psycopg", "frozendict"} <= under <= set(told()["lgpl"])


@pytest.mark.parametrize("licence", ["GPL-3.0-only", "AGPL-3.0", "Proprietary", "", "MIT AND SSPL-1.0"])
def test_other_licences_are_not_kept(licence: str) -> None:
    assert not is_kept(licence)


FAULT = {
    "id": "GHSA-x",
    "summary": "reads past the end",
    "affected": [
        {
            "package": {"ecosystem": "PyPI", "name": "Some_Thing"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "1.4.2"}]}],
        }
    ],
}


@pytest.mark.parametrize(("release", "hit"), [("1.4.1", True), ("1.4.2", False), ("1.10", False), ("0.1", True)])
def test_a_range_of_releases(tmp_path: Path, release: str, hit: bool) -> None:
    path = tmp_path / "osv.json"
    path.write_text(json.dumps(FAULT))
    found = affected(path, {"some-thing": release})
    assert [(one.id, one.mended) for one in found] == ([("GHSA-x", "1.4.2")] if hit else [])


def test_the_forms_of_a_file(tmp_path: Path) -> None:
    pinned = {"some-thing": "1.0"}
    (tmp_path / "lines.json").write_text(json.dumps(FAULT) + "\n" + json.dumps({**FAULT, "id": "GHSA-y"}) + "\n")
    assert [one.id for one in affected(tmp_path / "lines.json", pinned)] == ["GHSA-x", "GHSA-y"]
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as archive:
        archive.writestr("GHSA-x.json", json.dumps(FAULT))
    assert len(affected(tmp_path / "all.zip", pinned)) == 1
    audit = {
        "dependencies": [{"name": "some.thing", "version": "1.0", "vulns": [{"id": "P-1", "fix_versions": ["2"]}]}]
    }
    (tmp_path / "audit.json").write_text(json.dumps(audit))
    assert [(one.id, one.mended) for one in affected(tmp_path / "audit.json", pinned)] == [("P-1", "2")]
    named = {**FAULT, "affected": [{**FAULT["affected"][0], "ranges": [], "versions": ["1.0"]}]}  # type: ignore[index, dict-item]
    (tmp_path / "named.json").write_text(json.dumps([named, {**FAULT, "withdrawn": "2026-01-01"}]))
    assert len(affected(tmp_path / "named.json", pinned)) == 1


@pytest.mark.parametrize("text", ["no json", "[1]", '{"affected": '])
def test_a_file_that_is_no_advisory_is_one_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.json").write_text(text)
    with pytest.raises(BadInput, match="cannot be read as advisories"):
        affected(tmp_path / "x.json", {"a": "1"})


def test_the_bill_of_materials_has_every_pin_with_licence_and_hashes() -> None:
    text = as_json(bill())
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    made = json.loads(text)
    parts = {row["name"]: row for row in made["components"]}
    assert {name: row["version"] for name, row in parts.items()} == PINS
    for name, row in parts.items():
        assert {one["content"] for one in row["hashes"]} == hashes()[name, PINS[name]]
        (licence,) = row["licenses"]
        said = licence.get("expression") or licence["license"].get("id") or licence["license"]["name"]
        assert said == rows()[name][1]
    assert text == as_json(bill())


def test_the_bill_says_what_the_program_itself_needs() -> None:
    scopes = {row["name"]: row["scope"] for row in json.loads(as_json(bill()))["components"]}
    assert {scopes[name] for name in ("torch", "psycopg-binary", "jinja2", "streamlit")} == {"required"}
    assert {scopes[name] for name in ("pytest", "ruff", "fastapi", "chunspell")} == {"optional"}
    with pytest.raises(KeyError):
        scopes["lawbridge"]
