"""One parser a source: corrected lines -> nodes and skips. The manifest names them; they are imported when used."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from importlib import import_module
from typing import cast

from corpus.errors import BadData
from corpus.model import Source
from ingest.parse.tree import Parser, plain

PARSERS = ("laws_hu", "laws_pl", "slides_nb", "regulations_hu", "ulti_hu", "described")


def parser(name: str, source: Source | None = None) -> Parser:
    """The parser function of that name; raises BadData with the nearest name.

    The parser `described` is made from the heading description of `source`.
    """
    if name not in PARSERS:
        near = difflib.get_close_matches(name, PARSERS, n=1, cutoff=0.0)[0]
        raise BadData(f"The manifest names the parser {name!r}, which does not exist; the nearest is {near!r}.")
    module = import_module(f"ingest.parse.{name}")
    return cast(Parser, module.parser_for(source) if hasattr(module, "parser_for") else module.parse)


def cleaner(name: str) -> Callable[[str], str]:
    """What strips a source's markup: the parser's own `clean` where it has one, else `ingest.parse.tree.plain`."""
    return cast(Callable[[str], str], getattr(import_module(f"ingest.parse.{name}"), "clean", plain))
