"""The form of a row: procedure, facts, what its short answer says and does not say in English, and what is asked."""

from __future__ import annotations

from typing import Any

Facts = dict[str, Any]
Row = tuple[str, Facts, tuple[str, ...], tuple[str, ...], str | None]
