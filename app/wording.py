"""Interface and answer texts, looked up by dotted key.

`app/messages/<lang>.yaml` holds what faces share; a page or part of the application adds `<area>.<lang>.yaml`, whose
one top key is the area.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadInput
from corpus.model import LANGUAGES, Language

MESSAGES = Path(__file__).parent / "messages"
JURISDICTIONS = ("hu", "pl", "no", "none")
_DEFAULT_JURISDICTION = {"hu": "hu", "pl": "pl", "nb": "no", "en": "none"}


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


def language_code(typed: str) -> Language:
    """A language as typed (`no` is accepted for `nb`); raises BadInput naming the choices."""
    code = {"no": "nb"}.get(typed.casefold(), typed.casefold())
    if code not in LANGUAGES:
        raise BadInput(f"The language {typed[:20]!r} is not one of hu, pl, nb, en; write for example `--lang pl`.")
    return code


def jurisdiction_code(typed: str | None, language: Language) -> str:
    """A jurisdiction as typed, or the language's default; raises BadInput naming the choices."""
    if typed is None:
        return _DEFAULT_JURISDICTION[language]
    if typed.casefold() not in JURISDICTIONS:
        raise BadInput(
            f"The jurisdiction {typed[:20]!r} is not one of hu, pl, no, none; write for example `--jurisdiction pl`."
        )
    return typed.casefold()
