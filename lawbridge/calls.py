"""The ten functions, each a call of the one service, which is loaded at the first."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from app.answering.documents import AnswerDocument, StoryHeard
from app.looking_up.documents import ProvisionDocument, SearchDocument
from rulings.engine.ruling_document import RulingDocument

if TYPE_CHECKING:
    from app.service import Service

Document = dict[str, Any]
EDITION = "2017"


def ask(
    question: str,
    language: str | None = None,
    facts: Mapping[str, Any] | None = None,
    jurisdiction: str | None = None,
    edition: str = EDITION,
) -> AnswerDocument:
    """The ruling or quoted law for a question, with citations; or the next question; or a refusal."""
    return _service().ask(question, language, jurisdiction, edition, dict(facts) if facts else None)


def read_story(story: str, language: str | None = None) -> StoryHeard:
    """How a story is heard, without its ruling: the table, the procedure that fits, its facts, the open question."""
    return _service().read_story(story, language)


def rule(procedure: str, facts: Mapping[str, Any], language: str = "en", edition: str = EDITION) -> RulingDocument:
    """One ruling from facts: statements, options, what is still needed, the trace."""
    return _service().rule(procedure, facts, edition, language)


def table(happened: Mapping[str, Any] | str, language: str = "en", edition: str = EDITION) -> Document:
    """What was irregular at a table (a mapping, or a board as text), and the rulings in order of time."""
    text = happened if isinstance(happened, str) else json.dumps(happened)
    return _service().table(text, None, edition, language)


def search(query: str, k: int = 10, language: str | None = None) -> SearchDocument:
    """Ranked provisions for a question, words or the number of a law."""
    return _service().search(query, k, language)


def show(provision: str, language: str | None = None) -> ProvisionDocument:
    """One provision (27B1a, VSz 29, Ulti II.C.4) with its text, parallels and cross-references."""
    return _service().show(provision, language)


def compare(provision: str, language: str | None = None) -> ProvisionDocument:
    """One provision beside its texts in the other editions and languages."""
    return _service().show(provision, language, compare=True)


def procedures(name: str | None = None, language: str = "en") -> Any:
    """Everything that can be worked out; with a name that one, its facts and outcomes described."""
    return _service().procedures(language) if name is None else _service().procedure(name, language)


def score(contract: str, tricks: int, vulnerable: bool = False) -> int:
    """The points of declarer's side (Law 77) in a contract such as `4S`, `3NTX` or `6HXX`, with all tricks it won."""
    return int(_service().score(contract, tricks, vulnerable)["outcome"]["score"])


def quiz(
    n: int = 5, topics: Iterable[str] = (), level: int | None = None, language: str = "en", seed: int = 1
) -> Document:
    """A quiz with right answers and citations; the same arguments make the same one."""
    return _service().quiz(n, topics, level, language, seed)


@cache
def _service() -> Service:
    from app.service import Service

    return Service()
