"""What a question tells: heard as a table, and the procedures that fit it, likeliest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.answering.documents import Beside, HearingPart
from app.asking.foremost import before_a_second, foremost
from app.asking.match import Candidate, match
from app.asking.quoted import applies
from app.asking.second import second_of
from app.asking.steps.entered_wrongly import entered_wrongly
from app.asking.steps.led_behind import REVOKES
from app.asking.steps.whose_card import card_looked_at
from app.looking_up.library import Library
from corpus.errors import BadFacts
from corpus.ids import split
from corpus.jurisdictions import NONE
from corpus.model import Language
from corpus.store import Store
from retrieval.reading import Reading
from rulings.engine.ruling_document import StatementRow
from rulings.table.choosing import PROCEDURES
from understanding.asides import Aside
from understanding.averages import averages_told
from understanding.dummys import told_declarer
from understanding.erred import ruled_wrongly
from understanding.hear import hear
from understanding.heard import Heard
from understanding.homes import Homes, homes_in
from understanding.lookups import asks_for_a_text, in_theory, plainly_an_entry
from understanding.rank import Choice, Grounds, choose
from understanding.witness.listening import Witness, listen
from understanding.witness.settings import model_settings

IRREGULAR = frozenset(PROCEDURES.values()).union(
    REVOKES, ("bid_out_of_rotation", "pass_out_of_rotation", "double_out_of_rotation")
)
"""Procedures that an irregularity asks for; the others rule what follows from one."""
PLAINLY = 0.9
"""The share from which a case of the Laws is plainly heard."""
NO_SCORE = 0.8
"""The share from which an irregularity is heard, whatever a text says of a score: at .9 eight of 90 stories that say
enough to be worked out had it, and none of these asked for a score.
"""
BOARDS = "board_conditions"
"""The procedure that knows who deals on a board, and who is vulnerable."""
DEFINITIONS = "DEF"
"""Where the definitions of the Laws stand."""
PLAIN = 0.6
"""The probability from which a procedure rules, whatever kind of question it looked like."""
NAMED = 6
"""So many calls, cards, persons and acts of the game named make a text a case: of 163 outside questions whose words are
not those of the laws none names more than five, of 18 stories all but two do.
"""
TOLD = 4
"""So many calls, cards, persons and acts named tell a case of the Laws beside words of a regulation: of 38 stories that
are plainly heard 34 do, of seven questions on regulations none.
"""
SURE = 0.35
"""The probability from which a procedure rules although no words name it."""
NEAR, MOST = 0.01, 3
"""A candidate's share of the best one's probability, and how many are offered."""
SECOND = "second"
"""What the second matter told is called among the irregularities `beside`."""
ACTS = 2
"""So many acts make a text a case, whatever its other words: of 209 questions from outside none holds more than one."""


@dataclass(frozen=True, slots=True)
class Heeded:
    """What was heard, the procedures that fit with their probability, and those that single words speak for."""

    heard: Heard
    choices: tuple[Choice, ...]
    matches: tuple[Candidate, ...]
    witness: Witness | None = None
    """The language model that was asked too, where one is switched on."""
    second: Aside | None = None
    """What is told beside the first matter, and ruled with it."""
    of_text: bool = False
    """Whether a text of the Laws is asked for, and no case told; what is asked of regulations is a case."""

    def beside(self, name: str) -> Aside | None:
        """What is told beside the first matter where a procedure rules that."""
        return self.second if self.second is not None and name in self.second.beside else None


def heed(
    library: Library,
    reading: Reading,
    hits: Sequence[str],
    named: Sequence[str],
    jurisdiction: str,
    witnessed: bool = True,
) -> Heeded:
    """Hear a question and weigh what it is about; `hits` are provisions found by its words alone, best first.

    `witnessed`: a language model that is switched on is asked too.
    """
    heard = hear(reading.text, reading.language)
    matches = _matches(library, reading, [*named, *hits], jurisdiction)
    homes = homes_in(library.store)
    grounds = Grounds(heard.ranked, named, _shares(matches), len(reading.text.split()))
    chosen = choose(grounds, homes, lambda name: holds(library.store, name, jurisdiction))
    choices, second = second_of(foremost(chosen, heard), heard)
    ordered = _regulations_first(before_a_second(choices, heard), matches, heard, homes)
    regulated = bool(ordered) and ordered[0].name in homes.regulations and not plainly_an_entry(heard, hits)
    told = heard.read is not None and bool(
        told_declarer(heard.read) or ruled_wrongly(heard.read) or averages_told(heard.read)
    )
    of_text = asks_for_a_text(heard) and not regulated and not _of_a_board(ordered, heard)
    of_text = of_text and (not told or in_theory(heard))
    return Heeded(heard, ordered, tuple(matches), _asked_too(heard, ordered) if witnessed else None, second, of_text)


def _of_a_board(choices: Sequence[Choice], heard: Heard) -> bool:
    """Whether the dealer or vulnerability of a board is asked for whose number is told: a table has it, no text."""
    told = heard.read is not None and any(one.kind == "number" for one in heard.read.mentions)
    return told and bool(choices) and choices[0].name == BOARDS and choices[0].p >= PLAINLY


def _asked_too(heard: Heard, choices: Sequence[Choice]) -> Witness | None:
    """The model's hearing of the same text, where one is switched on."""
    settings = model_settings()
    if settings is None or heard.read is None:
        return None
    return listen(settings, heard.read, [choice.name for choice in choices])


def tells_a_case(heeded: Heeded) -> bool:
    """Whether so much of a game was told that the Laws must answer, in whatever words."""
    read = heeded.heard.read
    named = 0 if read is None else len(read.mentions)
    return len(heeded.heard.table["events"]) >= ACTS or named >= NAMED


def tells_an_irregularity(heard: Heard) -> bool:
    """Whether an irregularity is plainly heard, or a wrong entry told: a contract and its result are then no question
    for a score.
    """
    irregular = bool(heard.ranked) and heard.ranked[0][0] in IRREGULAR and heard.ranked[0][1] >= NO_SCORE
    return irregular or entered_wrongly(heard)


def to_rule(heeded: Heeded, answerable: bool, named: bool, hits: Sequence[str]) -> Choice | None:
    """The procedure that rules: none where no case is told, where nothing bears it out, or a definition answers."""
    heard, best = heeded.heard, heeded.choices[0] if heeded.choices else None
    if best is None:
        return None
    of_text = heeded.of_text
    if heard.shown and not of_text:
        return best
    if named and not heard.table["events"] and not any(match.read for match in heeded.matches):
        return None  # nothing but a law is named: it is quoted
    if of_text and (_of_definitions(hits) or _of_a_country(hits)):
        return None  # what is asked is what something means, or a rule of the federation that no procedure holds
    if not answerable:
        return None
    if best.p >= PLAIN:
        return best
    if of_text:
        return None
    if named and not any(match.read for match in heeded.matches):
        return None
    if best.p >= SURE:
        return best
    first = heeded.matches[0] if heeded.matches else None
    if first is None or first.thin or _defined(first, hits):
        return None
    return best


def near(heeded: Heeded) -> list[tuple[str, list[str]]]:
    """The best procedures and what speaks for each, three at most: those so near to the best that the asker chooses."""
    because = {match.name: list(match.because) for match in heeded.matches}
    top = heeded.choices[0].p if heeded.choices else 0.0
    close = [choice.name for choice in heeded.choices if choice.p >= NEAR * top][:MOST]
    return [(name, because.get(name, [])) for name in close]


def hearing_of(heard: Heard) -> HearingPart:
    """The fields of the document that say what was heard: the kind of question, the table and its state."""
    return {
        "kind": heard.kind,
        "understood": {**heard.table, "state": state_of(heard)},
        "confidence": 0.0,
        "also": [],
        "unanswered": [],
        "read_by": "rules",
    }


def state_of(heard: Heard) -> dict[str, Any]:
    """The state of the likeliest table, as far as known."""
    state = heard.state
    if state is None:
        return {}
    auction = state.auction
    seats = {"dealer": state.dealer, "declarer": state.declarer, "turn": state.turn} if state.seated else {}
    found: dict[str, Any] = {"phase": state.phase, **{key: seat.value for key, seat in seats.items() if seat}}
    if auction is not None and state.seated:
        found["auction"] = [str(call) for call in auction.calls]
    found["irregularities"] = [{"what": item.what, "procedure": name} for item, name in heard.shown]
    return found


def beside(heeded: Heeded, ruled: str, edition: str, language: Language) -> list[Beside]:
    """The second matter told, then further irregularities of the table: each with its procedure and the first sentence
    of its ruling.
    """
    from rulings import registry

    heard, found = heeded.heard, dict[str, Beside]()
    if (second := heeded.beside(ruled)) is not None:
        laws = list(second.laws)
        headline: StatementRow = {"text": second.say[language], "citations": laws, "kind": "headline"}
        found[second.procedure] = {"procedure": second.procedure, "what": SECOND, "headline": headline}
    for item, name in heard.shown:
        if name == ruled or name in found:
            continue
        try:
            ruling = registry.compared(name, heard.facts(name), edition, language)
        except BadFacts:
            continue
        title: StatementRow = {"text": registry.title(name, language), "citations": [], "kind": "headline"}
        first = next(iter(ruling["statements"]), title)
        found[name] = {"procedure": name, "what": item.what, "headline": first}
    return list(found.values())


def _regulations_first(
    choices: Sequence[Choice], matches: Sequence[Candidate], heard: Heard, homes: Homes
) -> tuple[Choice, ...]:
    """Regulations go by their words, where no table shows anything: too few lines teach how they are asked about.

    A case of the Laws that is told and plainly heard is none of theirs; Ulti has no procedure of the Laws.
    """
    best = matches[0].name if matches else ""
    plainly = bool(heard.ranked) and heard.ranked[0][1] >= PLAINLY and heard.ranked[0][0] not in homes.regulations
    told = heard.kind != "ulti" and heard.read is not None and len(heard.read.mentions) >= TOLD
    if heard.shown or best not in homes.regulations or (plainly and told) or card_looked_at(heard):
        return tuple(choices)
    return tuple(sorted(choices, key=lambda choice: choice.name != best))


def words_of(library: Library, reading: Reading, provisions: Sequence[str], jurisdiction: str) -> dict[str, float]:
    """What concepts read in the words speak for: each procedure with its share of the best."""
    return _shares(_matches(library, reading, provisions, jurisdiction))


def holds(store: Store, name: str, jurisdiction: str) -> bool:
    """Whether a procedure is of the Laws, or of rules that hold where the asker is (its first law says whose it is)."""
    laws = store.procedures[name]["laws"]
    return not laws or ":" not in laws[0] or applies(laws[0], jurisdiction)


def _defined(best: Candidate, hits: Sequence[str]) -> bool:
    """Whether a definition is found first and no words name the procedure: then the definition is the answer."""
    return not best.read and _of_definitions(hits)


def _of_definitions(hits: Sequence[str]) -> bool:
    return bool(hits) and split(hits[0])[1].startswith(DEFINITIONS)


def _of_a_country(hits: Sequence[str]) -> bool:
    """Whether a federation's own rule is found first (what a procedure of regulations rules is a case, no text)."""
    return bool(hits) and not applies(hits[0], NONE)


def _matches(library: Library, reading: Reading, provisions: Sequence[str], jurisdiction: str) -> list[Candidate]:
    return match(library.store, reading, provisions, lambda name: holds(library.store, name, jurisdiction))


def _shares(matches: Sequence[Candidate]) -> dict[str, float]:
    top = matches[0].score if matches else 1.0
    return {found.name: found.score / top for found in matches}
