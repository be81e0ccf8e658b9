"""The working texts: the Laws in force in Polish and Norwegian until the official books are added.

`corpus/working/law-27.yaml` and its like hold, by provision of the Laws in force and by language, the text and where it
comes from: `taken` over from the older book of that language, `adapted` from it, or `translated` from the Hungarian.
This module reads and writes them; it knows nothing of the Hungarian text (`ingest.working` compares with that).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, cast

import yaml

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS

WORKING = CORPUS / "working"
Origin = Literal["taken", "adapted", "translated"]
ORIGINS: tuple[Origin, ...] = ("taken", "adapted", "translated")
REVIEWS = ("written", "read", "mended")
LANGUAGES = ("pl", "nb")
_KEYS = {"title", "text", "from", "source", "adapted", "review"}


@dataclass(frozen=True, slots=True)
class WorkingText:
    """One provision in one language. `source` is the older provision (full id) it was taken or adapted from, else "".

    `adapted` says in English what was adapted; `review` is `written` until someone other than the writer has read it
    against the Hungarian: then `read`, or `mended` where the reader changed it.
    """

    id: str
    language: str
    title: str
    text: str
    origin: Origin
    source: str = ""
    adapted: str = ""
    review: str = "written"


def file_of(provision: str) -> str:
    """The file that holds a provision: `law-27.yaml`, `definitions.yaml`, `front.yaml`."""
    head = provision.split(".")[0]
    if head.isdigit():
        return f"law-{int(head):02}.yaml"
    return "definitions.yaml" if head == "DEF" else "front.yaml"


def load(path: Path) -> list[WorkingText]:
    """The texts of one file; raises BadData that names the provision where it is malformed."""
    if not path.exists():
        return []
    rows = strict_yaml.load(path)
    if not isinstance(rows, dict):
        raise BadData(f"{path} is not a mapping from provisions to languages.")
    return [_text(path, place, code, row) for place, texts in rows.items() for code, row in texts.items()]


def load_all(folder: Path = WORKING) -> list[WorkingText]:
    """The texts of all files."""
    return [text for path in sorted(folder.glob("*.yaml")) for text in load(path)]


def _text(path: Path, place: str, code: str, row: Any) -> WorkingText:
    where = f"{path.name}, {place}, {code}"
    if code not in LANGUAGES or not isinstance(row, dict) or set(row) - _KEYS or "from" not in row:
        raise BadData(f"{where}: a language (pl, nb) holds {sorted(_KEYS)}, and `from` is required.")
    if row["from"] not in ORIGINS or row.get("review", "written") not in REVIEWS:
        raise BadData(f"{where}: `from` is one of {ORIGINS} and `review` one of {REVIEWS}.")
    values = {key: str(value) for key, value in row.items()}
    text = WorkingText(
        id=str(place),
        language=code,
        title=values.get("title", ""),
        text=values.get("text", ""),
        origin=cast(Origin, values["from"]),
        source=values.get("source", ""),
        adapted=values.get("adapted", ""),
        review=values.get("review", "written"),
    )
    if (text.origin == "translated") == bool(text.source):
        raise BadData(f"{where}: what was taken or adapted names its source, what was translated has none.")
    if (text.origin == "adapted") != bool(text.adapted):
        raise BadData(f"{where}: what was adapted says what, and nothing else does.")
    return text


def dump(texts: Iterable[WorkingText], path: Path) -> None:
    """Write one file in its canonical form, in the order given."""
    rows: dict[str, dict[str, dict[str, str]]] = {}
    for text in texts:
        values = {"title": text.title, "text": text.text, "from": text.origin, "source": text.source}
        values |= {"adapted": text.adapted, "review": text.review}
        rows.setdefault(text.id, {})[text.language] = {key: value for key, value in values.items() if value}
    path.write_text(yaml.dump(rows, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=4096), encoding="utf-8")


class _Dumper(yaml.SafeDumper):
    """Every value in double quotes, or as a block where it has lines: nothing is taken for a number."""


def _word(dumper: yaml.SafeDumper, value: str) -> yaml.ScalarNode:
    plain = value in LANGUAGES or value in _KEYS
    style = None if plain else "|" if "\n" in value and "\t" not in value else '"'
    return dumper.represent_scalar("tag:yaml.org,2002:str", value, style=style)


_Dumper.add_representer(str, _word)
