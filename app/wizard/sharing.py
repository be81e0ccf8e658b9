"""Addresses that reopen an answer or a ruling, and an answer as plain text with its citations."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from app.input.files import json_object
from app.messages import message
from corpus.errors import BadInput

LONGEST_FACTS = 6_000
"""Characters of the facts in an address; browsers and mail programs cut longer ones."""


def address_of(document: Mapping[str, Any]) -> dict[str, str]:
    """The query parameters that reopen the answer in a document of `ask`."""
    params = {"q": str(document["question"])}
    case = document["procedure"]
    if case:
        params |= {"case": case["name"], "facts": compact(case["facts"])}
    return params


def address_of_ruling(procedure: str, facts: Mapping[str, Any]) -> dict[str, str]:
    """The query parameters of a ruling page."""
    return {"procedure": procedure, **({"facts": compact(facts)} if facts else {})}


def compact(facts: Mapping[str, Any]) -> str:
    """The known facts as short JSON."""
    known = {name: value for name, value in facts.items() if value is not None}
    return json.dumps(known, ensure_ascii=False, separators=(",", ":"))


def facts_of(text: str) -> dict[str, Any]:
    """The facts of an address; raises BadInput when they are too long or no JSON object."""
    if len(text) > LONGEST_FACTS:
        raise BadInput(f"The facts in this address have {len(text)} signs and at most {LONGEST_FACTS} are read.")
    return json_object(text, "The facts in this address") if text.strip() else {}


def link(base: str, page: str, params: Mapping[str, str]) -> str:
    """The whole address: the app's own, the page, the parameters."""
    return f"{base.split('?')[0].rstrip('/')}/{page}?{urlencode(params)}"


def plain_text(document: Mapping[str, Any]) -> str:
    """Question, answer with its marks, and what every mark stands for with the words of the law."""
    language = document["language"]
    blocks = [str(document["question"]), str(document["answer"])]
    rows = []
    for row in document["citations"]:
        standing = message(language, "ask.in_force" if row["in_force"] else "ask.old_edition", edition=row["edition"])
        rows.append(f"[{row['n']}] {row['label']} ({standing}): {row['quote']}".rstrip(": "))
    return "\n\n".join([*blocks, "\n".join(rows)] if rows else blocks)
