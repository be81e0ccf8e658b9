"""At notrumps no trump is out, whatever a claim sounds like (Law 70C)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from corpus.model import Language
from understanding.facts import TOLD
from understanding.heard import Heard

OUT = "trump_outstanding"
COSTS = ("finding_normal_line_loses_to_trump", "finding_maybe_unaware", "trump_mentioned")
"""Facts of a trump that is out."""
WELL = 0.9
"""How probable it is where the strain is named and no trump is."""
_NO_TRUMP: Mapping[Language, str] = {
    "hu": r"[1-7]?\s?sz[aá]n(?:zad\w*|s\w*|nal|ban|t)?|[1-7]\s?sz",
    "pl": r"[1-7]?\s?ba|bez\s?atu\w*|[1-7]\s?nt",
    "nb": r"[1-7]\s?grand|grand|[1-7]?\s?nt|[1-7]\s?ut",
    "en": r"[1-7]?\s?nt|no[\s-]?trumps?",
}
_TRUMP: Mapping[Language, str] = {
    "hu": r"adu\w*",
    "pl": r"atu\w*|przebi\w*",
    "nb": r"trumf\w*",
    "en": r"(?<!no )(?<!no-)trump\w*|ruff\w*",
}


def by_strain(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That no trump is out, where the story names notrumps and no trump; what it costs is then not told."""
    from rulings import registry

    if heard.read is None or OUT not in registry.get(name).fields:
        return {}
    language, contract = heard.read.language, rows.get("contract")
    if contract is not None and contract.value.get("denomination", "N") != "N":
        return {}
    named = _find(_NO_TRUMP[language], heard.text)
    if named is None or _find(_TRUMP[language], heard.text) is not None:
        return {}
    costs = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in COSTS if fact in rows}
    return {OUT: Read(OUT, False, named, True, WELL), **costs}


def _find(words: str, text: str) -> str | None:
    found = re.search(rf"(?<!\w)(?:{words})(?!\w)", text, re.IGNORECASE)
    return found.group() if found else None
