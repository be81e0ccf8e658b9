"""The one YAML loader of the project: no guessing of types, no duplicate keys.

Plain scalars are strings, except `true`/`false` (bool), whole numbers without leading zero (int) and `null`, `~` or
nothing (None). Keys are always strings. So `no`, `27.10`, `1e3` and `12:30` stay text. Provision numbers that are whole
numbers are quoted by their writers.
"""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

import yaml

from corpus.errors import BadData

_FORM = b"1"
"""Changes whenever the same text is parsed into something else."""
_LARGE = 8_000
"""Bytes from which reading what was parsed is worth a file of its own."""
_Base: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class _StrictLoader(_Base):  # type: ignore[misc]
    """BaseLoader (all scalars text) plus bool, int and null, and a refusal of duplicate keys."""


def _mapping(loader: Any, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
    seen: dict[Any, Any] = {}
    for key_node, value_node in node.value:
        if not isinstance(key_node, yaml.ScalarNode):
            raise yaml.constructor.ConstructorError(None, None, "a key must be plain text", key_node.start_mark)
        key = key_node.value
        if key in seen:
            raise yaml.constructor.ConstructorError(None, None, f"the key {key!r} stands twice", key_node.start_mark)
        seen[key] = loader.construct_object(value_node, deep=True)
    return seen


_INT = re.compile(r"-?(0|[1-9][0-9]*)\Z")


def _scalar(loader: Any, node: yaml.ScalarNode) -> Any:
    text = node.value
    if node.style in ("'", '"', "|", ">"):  # quoted or block: text as written
        return text
    if text in ("", "~", "null"):
        return None
    if text in ("true", "false"):
        return text == "true"
    return int(text) if _INT.match(text) else text


_StrictLoader.add_constructor("tag:yaml.org,2002:map", _mapping)
_StrictLoader.add_constructor("tag:yaml.org,2002:str", _scalar)


def loads(text: str, name: str = "<text>") -> Any:
    """Parse YAML `text`; raises BadData naming `name` and the line when it is malformed or has a key twice."""
    try:
        return yaml.load(text, Loader=_StrictLoader)  # noqa: S506 - a BaseLoader subclass, builds no objects
    except yaml.YAMLError as error:
        detail = " ".join(str(error).split())
        raise BadData(f"The file {name} is not valid YAML: {detail}.") from error


def load(path: Path) -> Any:
    """Read and parse a UTF-8 YAML file; raises BadData as `loads` does, or when the file cannot be read.

    Parsing is slow (a tenth of a cold command), so what was parsed of a large file is kept as JSON in the `__pycache__`
    beside it, under the hash of its bytes, as Python keeps its own; where nothing can be written it is parsed again.
    """
    try:
        written = path.read_bytes()
        if len(written) < _LARGE:
            return loads(written.decode("utf-8"), str(path))
        kept = path.parent / "__pycache__" / f"{path.name}.{blake2b(_FORM + written, digest_size=8).hexdigest()}.json"
        with suppress(OSError, ValueError):
            return json.loads(kept.read_bytes())
        found = loads(written.decode("utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"The file {path} cannot be read: {error}.") from error
    with suppress(OSError):
        _keep(kept, path.name, found)
    return found


def _keep(kept: Path, name: str, found: Any) -> None:
    kept.parent.mkdir(exist_ok=True)
    fresh = kept.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    fresh.replace(kept)
    for older in kept.parent.glob(f"{name}.*.json"):
        if older != kept:
            older.unlink(missing_ok=True)
