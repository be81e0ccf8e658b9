"""Sentences in plainer words by the model, each through the gate: what does not pass stays as it was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from corpus.model import Language
from understanding.witness.checked import shaped
from understanding.witness.gate import passes
from understanding.witness.server import Unheard, chat
from understanding.witness.settings import ModelSettings

_TEXT = {"type": "string"}
_ROW: dict[str, Any] = {
    "type": "object",
    "properties": {"original": _TEXT, "plainer": _TEXT},
    "required": ["original", "plainer"],
    "additionalProperties": False,
}
SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"sentences": {"type": "array", "items": _ROW}},
    "required": ["sentences"],
    "additionalProperties": False,
}


def reworded(settings: ModelSettings, sentences: Sequence[str], language: Language) -> list[str]:
    """Each sentence in plainer words where the model found some that pass, else as it was; never raises."""
    given = json.dumps({"language": language, "sentences": list(sentences)}, ensure_ascii=False)
    try:
        said = shaped(chat(settings, [("system", _prompt()), ("user", given)], SCHEMA), SCHEMA)
    except Unheard:
        return list(sentences)
    rows = said["sentences"]
    if [row["original"] for row in rows] != list(sentences):
        return list(sentences)
    return [
        row["plainer"].strip() if passes(one, row["plainer"], language) else one
        for one, row in zip(sentences, rows, strict=True)
    ]


@cache
def _prompt() -> str:
    return (Path(__file__).parent / "plainer.txt").read_text(encoding="utf-8")
