"""What switches the model on: `LAWBRIDGE_MODEL` and `LAWBRIDGE_MODEL_URL`; without both nothing is ever sent."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from corpus.errors import LawbridgeError

NAME, URL, KEY = "LAWBRIDGE_MODEL", "LAWBRIDGE_MODEL_URL", "LAWBRIDGE_MODEL_KEY"
PLAINER = "LAWBRIDGE_MODEL_PLAINER"
SECONDS, TOKENS, TRUST = "LAWBRIDGE_MODEL_SECONDS", "LAWBRIDGE_MODEL_TOKENS", "LAWBRIDGE_MODEL_TRUST"


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """Which model is asked where, how long it may take, how much it may say, how often what it hears is right."""

    name: str
    url: str
    key: str = field(default="", repr=False)
    seconds: float = 20.0
    tokens: int = 1500
    trust: float = 0.9
    plainer: bool = False
    """Whether it is also asked for plainer words."""

    @property
    def characters(self) -> int:
        """The longest answer taken, whatever a server makes of its cap on tokens."""
        return 6 * self.tokens


def model_settings(environment: Mapping[str, str] | None = None) -> ModelSettings | None:
    """The settings in force; None where no model is switched on. Raises LawbridgeError for one that cannot be."""
    given = os.environ if environment is None else environment
    name, url = given.get(NAME, "").strip(), given.get(URL, "").strip()
    if not name and not url:
        return None
    if not name or not url:
        raise LawbridgeError(f"A model wants both {NAME} (its name) and {URL} (its server); one of them is not set.")
    if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).hostname:
        raise LawbridgeError(f"{URL} is no address of a server: write it like http://127.0.0.1:11434/v1.")
    return ModelSettings(
        name,
        url,
        given.get(KEY, "").strip(),
        _number(given, SECONDS, 20.0, 0.1, 300.0),
        int(_number(given, TOKENS, 1500, 100, 20_000)),
        _number(given, TRUST, 0.9, 0.5, 0.999),
        given.get(PLAINER, "").strip() in ("1", "yes", "on"),
    )


def _number(given: Mapping[str, str], name: str, usual: float, least: float, most: float) -> float:
    try:
        value = float(given.get(name, "") or usual)
    except ValueError:
        value = float("nan")
    if not least <= value <= most:
        raise LawbridgeError(f"{name} wants a number from {least:g} to {most:g}.")
    return value
