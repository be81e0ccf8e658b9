"""Words from outside on a page: plain text where Streamlit would read Markdown.

What a refusal repeats came from an address, a file or a form; as Markdown it would draw links and load pictures.
A refusal is told in the reader's language, and names no command: a page has none.
"""

from __future__ import annotations

import re

from app.faces.web.session import language
from app.messages import message
from app.scoring.refusals import refused_in
from corpus.errors import BadFacts, BadProvisionId, BadQuestion, LawbridgeError, UnknownProvision
from corpus.model import Language

LONGEST = 600
"""Signs; a refusal is one sentence."""
_CODE = re.compile(r"(`[^`]+`)")
_ACTIVE = re.compile(r"[\\`*\[\]<>#~|$&!]|(?<!\w)_|_(?!\w)")
_LINKED = re.compile(r"(?<=:)(?=//)|(?<=www)(?=\.)|(?=@)", re.IGNORECASE)
_COMMAND = re.compile(r"`(?:lawbridge|-)[^`]*`|(?<![\w`])--?[a-z]|docs/")
_ENGLISH = re.compile(r"\b(?:the|this|there|these|cannot|are|of|was|has|which|with|and)\b", re.IGNORECASE)
"""Little words that no sentence of the other three languages has: what is refused in the reader's own stays."""
_PART = re.compile(r"([;:,.?] (?:or |and )?|: )")
_KINDS: dict[type[LawbridgeError], str] = {
    UnknownProvision: "provision",
    BadProvisionId: "provision",
    BadQuestion: "question",
    BadFacts: "facts",
}
_JOINER = "\N{WORD JOINER}"
"""Seen by nobody; a browser address with it inside is no link to Markdown."""


def refusal(error: LawbridgeError, reader: Language) -> str:
    """What a reader is told of a refusal: in her language, without the commands and options of the command line.

    >>> from corpus.errors import BadQuestion
    >>> refusal(BadQuestion("The question is empty; write for example `lawbridge ask QUESTION`."), "pl")
    'Pytanie jest puste.'
    """
    text = str(error)
    bare = _without_commands(text)
    if reader == "en" or not _ENGLISH.search(text):
        return bare
    for words in (text, bare):
        if (told := refused_in(words, reader)) != words:
            return _without_commands(told)
    kind = next((name for one, name in _KINDS.items() if isinstance(error, one)), "other")
    return message(reader, f"refused.{kind}")


def _without_commands(text: str) -> str:
    """A sentence without the parts that speak of commands; what stands before a comma or semicolon stays."""
    if not _COMMAND.search(text):
        return text
    parts = _PART.split(text)
    kept, end = [parts[0]], "."
    for sign, part in zip(parts[1::2], parts[2::2], strict=True):
        if _COMMAND.search(part):
            end = "?" if sign.startswith("?") else "."
            break
        kept += [sign, part]
    words = "".join(kept).rstrip(" .,;:")
    return f"{words}{end}" if not _COMMAND.search(words) else ""


def plain(words: object) -> str:
    """Words as Markdown that shows just them, on one line; a refusal as `refusal` tells it."""
    if isinstance(words, LawbridgeError):
        words = refusal(words, language())
    text = " ".join(str(words).split())
    text = text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
    if "``" in text:
        return _inert(text)
    return "".join(part if place % 2 else _inert(part) for place, part in enumerate(_CODE.split(text)))


def _inert(text: str) -> str:
    return _ACTIVE.sub(lambda found: f"\\{found[0]}", _LINKED.sub(_JOINER, text))
