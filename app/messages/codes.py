"""Languages and jurisdictions as people type them."""

from __future__ import annotations

from corpus import jurisdictions
from corpus.errors import BadInput
from corpus.model import LANGUAGES, Language


def language_code(typed: str) -> Language:
    """A language as typed (`no` is accepted for `nb`); raises BadInput naming the choices."""
    said = typed.casefold() if isinstance(typed, str) else ""  # a line of a batch may hold anything
    code = {"no": "nb"}.get(said, said)
    if code not in LANGUAGES:
        raise BadInput(f"The language {str(typed)[:20]!r} is not one of hu, pl, nb, en; write for example `--lang pl`.")
    return code


def jurisdiction_code(typed: str | None, language: Language) -> str:
    """A jurisdiction as typed, or the language's default; raises BadInput naming the choices."""
    if typed is None:
        return jurisdictions.of_language(language)
    if not isinstance(typed, str) or typed.casefold() not in jurisdictions.codes():
        raise BadInput(
            f"The jurisdiction {str(typed)[:20]!r} is not one of {', '.join(jurisdictions.codes())}; "
            "write for example `--jurisdiction pl`."
        )
    return typed.casefold()
