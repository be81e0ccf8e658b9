"""Countries: what holds in each besides the Laws, and which options of the Laws its authority took.

A country is a file `<code>.yaml` here, or a code that a source of the manifest names: regulations added for a country
without a file apply there all the same. `none` is the Laws alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from corpus import manifest, strict_yaml
from corpus.errors import BadData
from corpus.ids import split
from corpus.model import LANGUAGES, Language

FOLDER = Path(__file__).parent
NONE = "none"
_RULE_OF: dict[Language, str] = {
    "hu": "{country} szövetségi szabálya",
    "pl": "przepis federacji: {country}",
    "nb": "forbundsregel: {country}",
    "en": "federation rule: {country}",
}


@dataclass(frozen=True, slots=True)
class NationalChoice:
    """A choice the Laws leave to the authority: where, the provision that takes it ("" for unknown), what it says."""

    left_by: str
    taken_by: str
    says: dict[str, str]


@dataclass(frozen=True, slots=True)
class Jurisdiction:
    """One country: its name by language, the language that stands for it ("" for none), the options it took."""

    code: str
    name: dict[str, str]
    language: str = ""
    options: tuple[NationalChoice, ...] = ()
    rule: dict[str, str] = field(default_factory=dict)
    """How a rule of its federation is marked before readers of another country; by language."""


@cache
def described(folder: Path = FOLDER) -> dict[str, Jurisdiction]:
    """The countries that have a file, by code; raises BadData for a malformed one."""
    return {path.stem: _jurisdiction(path) for path in sorted(folder.glob("*.yaml"))}


def codes() -> tuple[str, ...]:
    """Every country known, those with a file first, and `none`."""
    named = [entry.jurisdiction for entry in manifest.sources().values() if entry.jurisdiction]
    return (*dict.fromkeys([*described(), *named]), NONE)


def of_language(language: Language) -> str:
    """The country a language stands for unless another is chosen."""
    return next((code for code, one in described().items() if one.language == language), NONE)


def name(code: str, language: Language) -> str:
    """A country's name; its code in capitals where it has no file."""
    found = described().get(code)
    return found.name[language] if found else code.upper()


def holds(canonical: str, code: str) -> bool:
    """Whether a provision in force (full id) holds in a country: the Laws everywhere, regulations where they are from.

    >>> holds("mbsz-hu:29", "hu"), holds("mbsz-hu:29", "pl"), holds("laws-2017-hu:27", "none")
    (True, False, True)
    """
    entry = manifest.sources()[split(canonical)[0] or ""]
    return entry.in_force and entry.jurisdiction in ("", code)


def foreign(source: str, code: str, language: Language) -> str:
    """How a rule of a source is marked where it does not hold, "" where it does: whose rule it is."""
    own = manifest.source(source).jurisdiction
    if own in ("", code):
        return ""
    found = described().get(own)
    return (found.rule.get(language) if found else "") or _RULE_OF[language].format(country=name(own, language))


def option(code: str, provision: str) -> NationalChoice | None:
    """The option a country took, or did not tell of, where the Laws leave one at `provision`."""
    found = described().get(code)
    return next((one for one in found.options if one.left_by == provision), None) if found else None


def _jurisdiction(path: Path) -> Jurisdiction:
    data: dict[str, Any] = strict_yaml.load(path)
    if set(data) - {"rule"} != {"name", "language", "options"} or set(data["name"]) != set(LANGUAGES):
        raise BadData(f"{path.name}: a country has a name in {LANGUAGES}, its language and its options.")
    options = [
        NationalChoice(row["left_by"], row.get("taken_by") or "", row.get("says") or {})
        for row in data["options"] or []
    ]
    if wrong := [one.left_by for one in options if bool(one.taken_by) != (set(one.says) == set(LANGUAGES))]:
        raise BadData(f"{path.name}, {wrong[0]}: an option that was taken says what, in four languages.")
    return Jurisdiction(path.stem, data["name"], data["language"] or "", tuple(options), data.get("rule") or {})
