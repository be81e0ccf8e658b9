"""Every procedure by name, and the one door to ruling: `rule(name, facts)`.

A package under `rulings/laws`, `rulings/regulations`, `rulings/scoring` or `rulings/ulti` announces its procedures in
its `__init__.py` as `PROCEDURES = {"insufficient_bid": "rules"}` (name -> module of that package). Only those small
files are imported to find a procedure; rules are imported when used, and wording is read when it is spoken.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from bridge.errors import BridgeError
from corpus.errors import BadFacts, BadInput, UnknownProcedure
from rulings.engine.describing import facts_schema
from rulings.engine.document import Document, documents
from rulings.engine.document import decision_trees as tree_documents
from rulings.engine.editions import IN_FORCE_EDITION, TEXT_OF_EDITION
from rulings.engine.errors import EngineError
from rulings.engine.outcomes import outcome_schema
from rulings.engine.procedure import Procedure, unread
from rulings.engine.read_facts import read_facts
from rulings.engine.ruling_document import RulingDocument
from rulings.engine.sense import departures_told, following
from rulings.engine.stages import stages_schema
from rulings.engine.supposing import supposing
from rulings.engine.wording import text

FAMILIES = ("laws", "regulations", "law_scores", "ulti")
LANGUAGES = ("hu", "pl", "nb", "en")


@cache
def announced() -> dict[str, str]:
    """Procedure name -> dotted module that defines it, in order of family and folder."""
    found: dict[str, str] = {}
    for family in FAMILIES:
        root = Path(__file__).parent / family
        if not (root / "__init__.py").exists():
            continue
        packages = [f"rulings.{family}"]
        packages += sorted(f"rulings.{family}.{m.name}" for m in pkgutil.iter_modules([str(root)]) if m.ispkg)
        for package in packages:
            for name, module in getattr(import_module(package), "PROCEDURES", {}).items():
                if name in found:
                    raise EngineError(f"the procedure {name} is announced by {found[name]} and by {package}")
                found[name] = f"{package}.{module}"
    return found


@cache
def get(name: str) -> Procedure:
    """The procedure called `name`; raises UnknownProcedure with the nearest name."""
    module = announced().get(name)
    if module is None:
        from rapidfuzz import process  # loaded only for a refusal

        near = process.extractOne(name, list(announced()), score_cutoff=50)
        meant = f"did you mean {near[0]!r}? " if near else ""
        raise UnknownProcedure(f"There is no procedure {name!r}; {meant}`lawbridge procedures` lists them.")
    defined = [item for item in vars(import_module(module)).values() if isinstance(item, Procedure)]
    for item in defined:
        if item.name == name:
            return item
    raise EngineError(f"{module} is announced to define the procedure {name} and does not")


def names() -> tuple[str, ...]:
    """Names of all procedures."""
    return tuple(announced())


def title(name: str, language: str = "en") -> str:
    """The procedure's title."""
    return text(get(name).home, ("title", name), language)


def describe(name: str, language: str = "en") -> dict[str, Any]:
    """One procedure: `{"name", "laws", "concepts", "title", "editions", "facts_schema", "outcome_schema", …}`.

    `stages_schema` says when each part of the outcome counts. Every property of the other two has a `description`: of
    a fact its question in the language, of an outcome what it means, in English.
    """
    found = get(name)
    return {
        "name": name,
        "laws": list(found.laws),
        "concepts": list(found.concepts),
        "title": title(name, language),
        "editions": list(found.decide),
        "facts_schema": facts_schema(found, language),
        "outcome_schema": outcome_schema(name),
        "stages_schema": stages_schema(outcome_schema(name)),
    }


def procedures(language: str = "en") -> list[dict[str, Any]]:
    """All procedures, as `describe` gives them."""
    return [describe(name, language) for name in names()]


def rule(
    name: str,
    facts: Mapping[str, Any],
    edition: str = IN_FORCE_EDITION,
    language: str = "en",
    follow: str | None = None,
    weighed: bool = True,
    supposed: Collection[str] = (),
) -> RulingDocument:
    """The ruling of one procedure as the document of design section 10.

    Where it is only compared and nobody reads it, what it takes for granted need not be `weighed`: `presumed` is empty.
    Facts `supposed` are given, but nobody told them (`rulings.engine.supposing`).

    `follow` is `letter` for the printed words where they depart from the sense of the Laws (`corpus.departures`), None
    for what is set; `departures` of the document says what the ruling follows.

    Raises BadInput for an unknown procedure, edition or language, BadFacts for facts unknown, wrong or contradictory.
    """
    language = "nb" if language == "no" else language
    return rule_in((language,), name, facts, edition, follow, weighed, supposed)[language]


def compared(
    name: str, facts: Mapping[str, Any], edition: str = IN_FORCE_EDITION, language: str = "en"
) -> RulingDocument:
    """What `rule` gives, for a ruling that is only compared with others: nothing weighed, no `trace`, `branches`,
    `notes` and `citations`.
    """
    return rule_in((language,), name, facts, edition, weighed=False, whole=False)[language]


def rule_in(
    languages: Sequence[str],
    name: str,
    facts: Mapping[str, Any],
    edition: str = IN_FORCE_EDITION,
    follow: str | None = None,
    weighed: bool = True,
    supposed: Collection[str] = (),
    whole: bool = True,
) -> dict[str, RulingDocument]:
    """The same ruling in several languages, worked out once: language -> what `rule` (not `whole`: `compared`) gives;
    raises as they do.
    """
    if edition not in TEXT_OF_EDITION:
        raise BadInput(f"There is no edition {edition!r} of the Laws here; choose {', '.join(TEXT_OF_EDITION)}.")
    for language in languages:
        if language not in LANGUAGES:
            raise BadInput(f"There is no wording in {language!r}; choose {', '.join(LANGUAGES)}.")
    found = get(name)
    try:
        with following(follow), supposing(supposed):
            read: Any = read_facts(found.facts, facts, name, unread().get(name, ()))
            return {
                language: {**told, "departures": departures_told(told["citations"], edition, language)}
                for language, told in documents(found, read, edition, languages, weighed=weighed, whole=whole).items()
            }
    except BridgeError as error:  # a hand, auction or trick that bridge refuses, found while ruling
        raise BadFacts(f"The facts of {name} cannot all be used: {error}") from error


def decision_trees(name: str, languages: Sequence[str] = LANGUAGES) -> dict[str, Document]:
    """The decision tree of a procedure from no facts at all, in words; raises BadInput for an unknown procedure."""
    found = get(name)
    return tree_documents(found, read_facts(found.facts, {}, name), IN_FORCE_EDITION, languages)


def draw(
    name: str,
    facts: Mapping[str, Any] | None = None,
    edition: str = IN_FORCE_EDITION,
    language: str = "en",
    form: str = "svg",
) -> str:
    """The flow chart of a procedure from the given facts on, as `svg` or `mermaid` text; raises as `rule` does."""
    from rulings.engine.chart import chart, mermaid, svg  # only drawing needs it

    found = get(name)
    if not found.modelled(edition):
        raise BadInput(f"{name} is not modelled for {edition!r}; choose {', '.join(found.decide)}.")
    if form not in ("svg", "mermaid"):
        raise BadInput(f"A chart cannot be drawn as {form!r}; choose svg or mermaid.")
    language = "nb" if language == "no" else language
    boxes = chart(found, read_facts(found.facts, facts or {}, name), language, edition)
    return svg(boxes, title(name, language)) if form == "svg" else mermaid(boxes)
