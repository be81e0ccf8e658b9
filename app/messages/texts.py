"""Interface and answer texts, looked up by dotted key.

`app/messages/<lang>.yaml` holds what faces share; a page or part of the application adds `<area>.<lang>.yaml`, whose
one top key is the area.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.model import Language

MESSAGES = Path(__file__).parent


@cache
def messages(language: Language) -> dict[str, str]:
    """All texts of a language by dotted key."""
    flat: dict[str, str] = {}

    def walk(node: Any, prefix: str) -> None:
        for key, value in node.items():
            if isinstance(value, dict):
                walk(value, f"{prefix}{key}.")
            else:
                flat[prefix + key] = str(value)

    for path in (MESSAGES / f"{language}.yaml", *sorted(MESSAGES.glob(f"*.{language}.yaml"))):
        walk(strict_yaml.load(path), "")
    return flat


def message(language: Language, key: str, **params: str) -> str:
    """One text with its parameters filled in."""
    text = messages(language)[key]
    return text.format(**params) if params else text
