"""What must hold of every case's ruling: it is worked out once in each language, and every check reads that."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from bridge.seats import SEATS, Seat
from corpus.errors import LawbridgeError
from corpus.model import LANGUAGES
from corpus.store import Store
from rulings.cases import RulingCase
from rulings.engine.explore import MAX_LEAVES
from rulings.engine.fields import json_schema
from rulings.engine.outcomes import outcome_schema
from rulings.engine.read_facts import read_facts, turn_facts, write_facts
from rulings.engine.stages import stages_schema
from rulings.engine.values import IN_FORCE
from rulings.registry import get, rule, rule_in

Document = dict[str, Any]


@dataclass(frozen=True)
class Ruled:
    """A case, and its ruling as a document in each language."""

    case: RulingCase
    told: Mapping[str, Document]

    @property
    def document(self) -> Document:
        return self.told["en"]

    @property
    def parts(self) -> list[Document]:
        return [self.document, *self.document["branches"]]

    def answered(self, facts: dict[str, Any]) -> Document:
        """The ruling of the same procedure from other facts; it is only compared."""
        return _answered(self.case, facts)


def _answered(case: RulingCase, facts: dict[str, Any]) -> Document:
    return rule(case.procedure, facts, case.edition, follow=case.follow, weighed=False)


def ruled(case: RulingCase) -> Ruled:
    """The case worked out, once for all languages; raises BadFacts where its facts are refused."""
    return Ruled(case, rule_in(LANGUAGES, case.procedure, case.facts, case.edition, case.follow))


def it_is_bounded_and_asks_what_it_needs(found: Ruled) -> Iterator[str]:
    document = found.document
    if document["status"] not in ("ruled", "needs", "not_modelled"):
        yield f"the status is {document['status']!r}"
    if len(document["branches"]) > MAX_LEAVES:
        yield f"{len(document['branches'])} branches"
    if (document["status"] == "needs") != bool(document["need"]):
        yield f"it is {document['status']} and needs {document['need']}"


def every_sentence_is_cited_and_told(found: Ruled) -> Iterator[str]:
    for language, document in found.told.items():
        for part in (document, *document["branches"]):
            for item in (*part["statements"], *part["options"], *part.get("need", ())):
                if not item["citations"] or not set(item["citations"]) <= set(document["citations"]):
                    yield f"{language}: {item} cites nothing, or what the ruling does not list"
            if not all(item["source"] and item["text"] for item in part["in_force"]):
                yield f"{language}: what stays in force has no source or no words: {part['in_force']}"
        if not all(step["rule"] and step["conclusion"] for step in document["trace"]):
            yield f"{language}: a step of the trace has no rule or no conclusion"


def it_is_the_same_in_every_language(found: Ruled) -> Iterator[str]:
    keys = ("status", "outcome", "citations", "end_of_play_review")
    for language, document in found.told.items():
        yield from (f"{key} differs in {language}" for key in keys if document[key] != found.document[key])


def a_ruling_has_one_headline(found: Ruled) -> Iterator[str]:
    kinds = [item["kind"] for item in found.document["statements"]]
    if found.document["status"] == "ruled" and (kinds.count("headline") != 1 or kinds[0] != "headline"):
        yield f"kinds of statement: {kinds}"


def answers_lead_to_what_was_foretold(found: Ruled) -> Iterator[str]:
    """Giving the answers of a branch rules what the branch foretold."""
    for branch in found.document["branches"]:
        if "ask" in branch:
            continue
        outcome = found.answered({**found.case.facts, **branch["if"]})["outcome"]
        if outcome != {**found.document["outcome"], **branch["outcome"]}:
            yield f"{branch['if']} was to give {branch['outcome']}, gives {outcome}"


def every_needed_fact_matters(found: Ruled) -> Iterator[str]:
    """Of each needed branching fact two values lead to different rulings, on some path."""
    for need in found.document["need"]:
        name = need["name"]
        values = {str(branch["if"][name]) for branch in found.document["branches"] if name in branch["if"]}
        if need["choices"] and len(values) < 2:
            yield f"{name} is asked for and only {values} is distinguished"


def what_stays_in_force_can_be_a_fact(found: Ruled) -> Iterator[str]:
    for part in found.parts:
        try:
            read = IN_FORCE.write(IN_FORCE.read(part["in_force"]))
        except ValueError as error:
            yield f"cannot be told: {error}"
            continue
        if read != part["in_force"]:
            yield f"not read back: {part['in_force']}"


def its_facts_are_those_of_the_schema(found: Ruled) -> Iterator[str]:
    facts = get(found.case.procedure).facts
    wrong = [error.message for error in Draft202012Validator(json_schema(facts)).iter_errors(found.case.facts)]
    yield from wrong
    if wrong:
        return
    read = read_facts(facts, found.case.facts)
    if read_facts(facts, write_facts(read)) != read:
        yield "facts are not written as they are read"


def its_outcome_is_of_the_schema(found: Ruled) -> Iterator[str]:
    """Outcome and branches hold nothing that `lawbridge procedures NAME` does not describe."""
    if found.document["status"] == "not_modelled":
        return
    schema = Draft202012Validator(outcome_schema(found.case.procedure))
    outcomes = [found.document["outcome"]]
    outcomes += [{**found.document["outcome"], **branch["outcome"]} for branch in found.document["branches"]]
    yield from (error.message for outcome in outcomes for error in schema.iter_errors(outcome))


def its_stages_are_of_the_schema(found: Ruled) -> Iterator[str]:
    """Every moment holds only fields that the procedure's outcome describes."""
    schema = Draft202012Validator(stages_schema(outcome_schema(found.case.procedure)))
    for part in found.parts:
        yield from (error.message for error in schema.iter_errors(part["stages"]))


TURNED = ("status", "outcome", "options", "in_force", "end_of_play_review", "branches", "citations")
SEATED = {"next_to_act", "players", "chooser", "player", "seat", "leader", "declarer", "dealer", "partner", "winner"}
SEATED |= {"offender", "holder", "next_leader", "dummy", "turn"}
SIDED = {"tricks_to", "side", "adjusted_sides"}


def turned_back(value: Any, steps: int, key: str = "") -> Any:
    """A document's part with every seat and side turned back; texts are left out, they name the seats in words."""
    if isinstance(value, dict):
        if set(value) == {"ns", "ew"} and steps % 2:
            value = {"ns": value["ew"], "ew": value["ns"]}
        return {
            name: turned_back(one, steps, name)
            for name, one in value.items()
            if name not in ("text", "short", "question", "because")
        }
    if isinstance(value, list):
        return [turned_back(one, steps, key) for one in value]
    if key in SEATED and value in SEATS:
        return Seat(value).turned(-steps).value
    if key == "score_ns" and steps % 2 and value is not None:
        return -value
    if key in SIDED and value in ("ns", "ew") and steps % 2:
        return "ew" if value == "ns" else "ns"
    return value


def turning_the_table_changes_nothing(found: Ruled) -> Iterator[str]:
    """The same facts, seats turned, give the same ruling turned; facts without a seat say nothing new when turned."""
    case = found.case
    if "board" in case.facts or isinstance(case.facts.get("deal"), str):
        return  # a board's number fixes its dealer, its text names its seats: such a table cannot be turned
    facts = read_facts(get(case.procedure).facts, case.facts)
    for steps in (1, 2, 3):
        turned = write_facts(turn_facts(facts, steps))
        if turned == write_facts(facts):
            continue
        there = found.answered(turned)
        for key in TURNED:
            if turned_back({key: there[key]}, steps) != turned_back({key: found.document[key]}, 0):
                yield f"{key} is another when the table is turned by {steps}"


TOLD = ("status", "outcome", "statements", "options", "in_force", "end_of_play_review", "branches", "citations")


def nothing_is_presumed_silently(found: Ruled) -> Iterator[str]:
    """Every fact that a procedure may presume, flipped: derived, asked, told as presumed, or the ruling is the same."""
    yield from silently_presumed(found.case, found.case.facts, found.document)


def silently_presumed(case: RulingCase, facts: Mapping[str, Any], document: Document) -> Iterator[str]:
    """The presumptions that the ruling of the facts stands on and neither asks about nor tells."""
    if document["status"] == "not_modelled":
        return
    asked = {need["name"] for need in document["need"]} | {name for one in document["branches"] for name in one["if"]}
    told = {item["fact"] for item in document["presumed"]}
    for name, field in get(case.procedure).fields.items():
        if field.presumed is None or facts.get(name) is not None or name in asked | told:
            continue
        for value in field.type.finite:
            if value == field.presumed:
                continue
            try:
                other = _answered(case, {**facts, name: field.type.write(value)})
            except LawbridgeError:  # the other facts exclude it: it is derived from them
                continue
            if any(other[key] != document[key] for key in TOLD):
                yield f"{name} is taken to be {field.presumed!r}, and {value!r} would rule otherwise"


def what_is_presumed_is_said(found: Ruled) -> Iterator[str]:
    """Each presumption has a value of its fact, and a sentence in every language."""
    fields = get(found.case.procedure).fields
    for language, document in found.told.items():
        for item in document["presumed"]:
            field = fields[item["fact"]]
            if field.type.read(item["value"]) != field.presumed or not item["text"].endswith("."):
                yield f"{language}: {item}"


SEATS_IN_WORDS = {"North": "N", "East": "E", "South": "S", "West": "W"}
SUITS_IN_SIGNS = {"\u2660": "S", "\u2665": "H", "\u2666": "D", "\u2663": "C"}


def said_in(text: str) -> Iterator[str]:
    """The seats, suits, cards and calls that an English sentence names, as codes."""
    signs = "".join(SUITS_IN_SIGNS)
    text = re.sub(r"\b(North|East)\u2013(South|West)\b", " ", text)  # a side
    for level, what in re.findall(rf"([1-7])([{signs}]|NT)", text):
        yield level + SUITS_IN_SIGNS.get(what, "N")
    text = re.sub(rf"[1-7]([{signs}]|NT)", " ", text)
    for suit, rank in re.findall(rf"([{signs}])(10|[AKQJT2-9])", text):
        yield SUITS_IN_SIGNS[suit] + rank.replace("10", "T")
    for suit in re.findall(rf"[{signs}]", re.sub(rf"[{signs}](10|[AKQJT2-9])", " ", text)):
        yield SUITS_IN_SIGNS[suit]
    yield from (code for word, code in SEATS_IN_WORDS.items() if re.search(rf"\b{word}\b", text))


def _codes(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if {"level", "denomination"} <= value.keys():
            yield f"{value['level']}{value['denomination']}"
        yield from (code for name, one in value.items() if name not in ("text", "short") for code in _codes(one))
    elif isinstance(value, list):
        yield from (code for one in value for code in _codes(one))
    elif isinstance(value, str):
        yield value


NUMBERS = {"one": 1, "two": 2, "three": 3}


def counted_in(text: str) -> Iterator[int]:
    """The numbers of tricks that a sentence rules; one with a condition rules none yet."""
    told = re.findall(rf"\b(\d+|{'|'.join(NUMBERS)}) tricks?\b", text) if " if " not in text else []
    yield from (NUMBERS.get(one) or int(one) for one in told)


def _counts(value: Any) -> Iterator[int]:
    """The whole numbers of data, those that a code spells among them (`one_trick`)."""
    if isinstance(value, dict):
        yield from (one for name, part in value.items() if name not in ("text", "short") for one in _counts(part))
    elif isinstance(value, list):
        yield from (one for part in value for one in _counts(part))
    elif isinstance(value, str):
        yield from (NUMBERS[word] for word in value.split("_") if word in NUMBERS)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def what_the_prose_names_is_in_the_data(found: Ruled) -> Iterator[str]:
    """Read back: every seat, suit, card, call and number of tricks of a ruling's sentences stands in its outcome or
    what goes with it.
    """
    document = found.document
    if document["status"] != "ruled" or "regulations" in str(found.case.file) or "ulti" in str(found.case.file):
        return
    parts = ("outcome", "options", "in_force", "people")
    told = [*(document[part] for part in parts), found.case.facts]
    data, counts = set(_codes(told)), set(_counts(told))
    for statement in document["statements"]:
        text = statement["text"]
        yield from (f"{one} is only in: {text}" for one in said_in(text) if one not in data)
        yield from (f"{one} tricks are only in: {text}" for one in counted_in(text) if one not in counts)


def no_choice_is_dummys(found: Ruled) -> Iterator[str]:
    """Declarer plays dummy's cards (41D): what is chosen about one is for declarer to choose."""
    contract = found.case.facts.get("contract")
    if isinstance(contract, dict) and contract.get("declarer") in SEATS:
        dummy = Seat(contract["declarer"]).partner.value
        yield from (
            f"dummy has the option {one['name']}" for one in found.document["options"] if one["chooser"] == dummy
        )


@cache
def corpus_of_the_build() -> Store:
    """The store, loaded once a process."""
    return Store.load()


def it_cites_what_the_corpus_has(found: Ruled) -> Iterator[str]:
    store = corpus_of_the_build()
    for one in found.document["citations"]:
        if f"laws-2017-hu:{one}" not in store and one not in store:
            yield f"{one} is not in the corpus"


CHECKS: tuple[Callable[[Ruled], Iterator[str]], ...] = (
    it_is_bounded_and_asks_what_it_needs,
    every_sentence_is_cited_and_told,
    it_is_the_same_in_every_language,
    a_ruling_has_one_headline,
    answers_lead_to_what_was_foretold,
    every_needed_fact_matters,
    what_stays_in_force_can_be_a_fact,
    its_facts_are_those_of_the_schema,
    its_outcome_is_of_the_schema,
    its_stages_are_of_the_schema,
    turning_the_table_changes_nothing,
    nothing_is_presumed_silently,
    what_the_prose_names_is_in_the_data,
    what_is_presumed_is_said,
    it_cites_what_the_corpus_has,
    no_choice_is_dummys,
)


def faults(found: Ruled) -> list[str]:
    """What does not hold, one line each: the check and what it found."""
    return [f"{check.__name__}: {line}" for check in CHECKS for line in check(found)]
