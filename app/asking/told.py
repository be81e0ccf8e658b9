"""A procedure ruled on what was told: by words, by the table, by the reader of facts; what contradicts is dropped."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.auctions import as_made, called_once, may_go_on, of_no_players
from app.asking.both_revoked import by_revokers, by_tricks
from app.asking.chosen_by import others_choices
from app.asking.dummy_holds import ABSENT, held_as_named
from app.asking.facts import Read, facts_of, named_by
from app.asking.in_words import DEFAULT_OVER, RAISED_IN_TIME, in_words
from app.asking.listed import as_listed
from app.asking.next_board import by_caller, still_late
from app.asking.only_asked import only_asked
from app.asking.reconsidered import WayTaken, changed, ways
from app.asking.steps.at_once import PROCEDURE as AT_ONCE
from app.asking.steps.by_silence import by_silence, not_guessed
from app.asking.steps.claimed_after import by_claimer
from app.asking.steps.led_behind import LEADS
from app.asking.steps.opening_side import by_side
from app.asking.steps.played_on import NOTHING, SINCE_REVOKE, by_notice, without_notice
from app.asking.steps.who_played_on import by_next_trick, innocents_led
from app.asking.worked_out import worked_out
from bridge.seats import Seat
from corpus.errors import BadFacts
from corpus.model import Language
from retrieval.reading import Reading
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.ruling_document import RulingDocument
from rulings.engine.wording import value_key
from understanding.asides import Aside
from understanding.claimers import DECLARING, already_claimed
from understanding.disagreeing import choices
from understanding.facts import TOLD, Told, chances_of, facts_taught, told_to
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.pointing import meant
from understanding.seating import ERRED, ROLES, alleged, borne_out, named_offender, named_role
from understanding.times import only_posted, tells_no_period

PLAIN = 0.6
"""The probability from which a fact heard in the words wins over what the table shows."""
SAID_WRONG, FOUND_RIGHT = ("explanation_kind", "wrong"), "finding_explanation_correct"
"""Told that an explanation was wrong, nobody has found it right, unless that is heard from `SURELY` on."""
SURELY = 0.9
BARELY = 0.8
"""The probability from which a bare text tells a fact: of 208 heard below that in 450 bare scenes
(`corpus/stories/waiting`) 42 are told.
"""
NO_IRREGULARITY = "no_irregularity"
"""The result that says nothing was wrong: nobody asks about that, so the reading behind it was mistaken."""
ROUTED = "see_procedure"
"""The result that sends to another procedure: of 23 stories in which it was heard, the first one ruled 20."""
SENDS = frozenset({AT_ONCE})
"""Procedures whose law sends on: of two calls at once the second is ruled as one in turn or out of it (33)."""
OFFENDER = "offender"
"""Who erred: `understanding.offenders` names him."""
CAUSE = "cause"
"""Why somebody did what he did: what one player says of it is no more than his word."""
REFUSED = "choice_accept_second"
"""What the table shows only where somebody is told to have accepted or refused it, behind the replacement (27B4)."""
FAINT = 0.09
"""The chance of the contrary from which what is presumed is half heard otherwise, and asked: of 71 tellings of a revoke
raised in time two have it, of those in which the next board had begun all."""
QUESTIONED = {"attention_first_drawn": ("in_time", "raised_late"), "raised_in_time": (True, "raised_late")}
"""What is usual, so that it is soon heard, and may be half heard otherwise: its value, and what says so too."""
WON_BEFORE = "already_won"
"""What a trick conceded was (71A), which no word tells that is of the concession."""
WITHIN_PERIOD, MINUTES = "within_period", "minutes_since_posting"
CORRECTED_IN_TIME = ("within_correction_period", True)
BY_THE_CLOCK = frozenset({DEFAULT_OVER, MINUTES})
OF_THE_PERIOD = frozenset({DEFAULT_OVER, WITHIN_PERIOD, "within_correction_period"})
"""Facts that hang on how long the results have been out (79C)."""
WELL = 0.8
"""The probability from which it is told without them: of 28 texts on a dispute that leave it open one reaches half."""
SINCE_CALL, WHOLE = frozenset({"lho_called", "partner_called", "proper_player_called"}), 0.7
"""Facts that somebody called since, heard from `WHOLE` on in a text whatever piece sounds most like it: of nine read
from acts before the irregularity, in situations that nothing learns, seven are told in their facts, none is false.
"""
SHOWN_BY_SEATS = frozenset({"offender_role", "by_declaring_side", "whose_card"})
"""Facts that follow from who erred and who declares: the engine derives them."""
OF_THE_TABLE = frozenset(
    {"dealer", "auction", "contract", "out_of_turn", "call_kind", "offender", "offender_role", "player"}
    | {"by_defender", "claimer_defends", "offender_defends"}
)
"""Facts that say who did what: where the table knows who sits where, it knows them better than cues."""


def rule_told(
    reading: Reading,
    heard: Heard,
    name: str,
    edition: str,
    language: Language,
    given: dict[str, Any],
    weighed: bool = True,
    second: Aside | None = None,
) -> tuple[RulingDocument, list[Read], dict[str, Any]]:
    """A procedure's ruling (`weighed` where it is to be shown), what was read for it, and the facts used; `second` is
    the matter told beside it.

    Readings that contradict each other, or leave nothing irregular, are dropped (marked unsure), the least trusted
    first, never forced; facts that were given are not: what is wrong with them is raised.
    """
    from rulings import registry

    rows, said = by_persons(heard, name, heard_facts(reading, heard, name))
    read = {row.fact: row for row in rows}
    shown = by_caller(heard, name, read, given) | by_revokers(heard, name, read)
    rows = [*shown.values(), *(row for row in rows if row.fact not in shown)]
    said = {*said, *in_words(heard, name), *shown, *({REFUSED} & heard.facts(name).keys())}
    if known := _by_second(heard, second, name, rows):  # whatever was heard to the contrary gives way
        settled = {row.fact: row.value for row in known}
        others = [row for row in rows if row.fact not in settled]
        rows = [*known, *consistent(others, name, edition, language, settled | given)]
        said = {*said, *settled}
    else:  # that declarer's side led first sends to Law 24, and is no contradiction
        sides = {fact: row.value for fact, row in by_side(heard, name, {row.fact: row for row in rows}).items()}
        rows = consistent(rows, name, edition, language, sides | given)
    rows = others_choices(heard, name, rows, edition, language, given)
    if edition == IN_FORCE_EDITION and not heard.bare:
        rows = still_late(rows, changed(rows, ways_told(heard, name, rows, given, said)))
    facts = {row.fact: row.value for row in rows if row.sure} | given
    return registry.rule(name, facts, edition, language, weighed=weighed), rows, facts


def ways_told(
    heard: Heard, name: str, rows: Sequence[Read], given: dict[str, Any], said: Collection[str] = ()
) -> list[WayTaken]:
    """The ways in which what was read may be taken; facts that were given stay, what contradicts stays dropped,
    and what is doubted is asked instead of guessed. Of `said` it is known who said it, or that nobody did.
    """
    from rulings import registry

    stays = {row.fact for row in rows if not row.sure and row.p >= TOLD}
    stays |= {fact for fact, field in registry.get(name).fields.items() if field.doubted}
    stays |= {RAISED_IN_TIME, *said} | ({WITHIN_PERIOD} if any(row.fact in BY_THE_CLOCK for row in rows) else set())
    told = {row.fact for row in rows if row.sure and row.value is True}
    stays |= {fact for fact, (_, other) in QUESTIONED.items() if other in told}
    return ways(
        heard,
        name,
        {row.fact: row.value for row in rows if row.sure} | given,
        lambda facts: registry.compared(name, facts),
        lambda ruling: ruling["outcome"].get("result") in (NO_IRREGULARITY, ROUTED),
        lambda change: (
            change.fact not in {*given, *said}
            and (change.told is None or (change.fact not in stays and may_be_told(heard, name, change.told)))
        ),
    )


def consistent(rows: list[Read], name: str, edition: str, language: Language, given: dict[str, Any]) -> list[Read]:
    """The rows without what contradicts the others or leaves nothing irregular, marked unsure."""
    from rulings import registry

    while True:
        facts = {row.fact: row.value for row in rows if row.sure} | given
        try:
            ruling = registry.compared(name, facts, edition, language)
        except BadFacts as error:
            named = [at for at, row in enumerate(rows) if row.sure and named_by(error, row.fact)]
            sure = [at for at, row in enumerate(rows) if row.sure]
            if not sure:
                raise
            loose = of_no_players(rows, named)
            rows = _dropped(rows, (named or sure)[-1] if loose is None else loose)
            continue
        result = ruling["outcome"].get("result")
        wrong = (result == ROUTED and name not in SENDS) or (result == NO_IRREGULARITY and facts != given)
        if wrong and (at := _misled(rows, name, edition, language, given)) is not None:
            rows = _dropped(rows, at)
            continue
        if result != NO_IRREGULARITY or facts == given:
            return rows
        rows = _dropped(rows, [at for at, row in enumerate(rows) if row.sure][-1])


def _misled(rows: Sequence[Read], name: str, edition: str, language: Language, given: dict[str, Any]) -> int | None:
    """The least trusted reading without which the procedure rules, instead of sending to another one or finding
    nothing irregular; None where none is alone.
    """
    from rulings import registry

    for at in reversed(range(len(rows))):
        if not rows[at].sure or rows[at].fact in given:
            continue
        facts = {row.fact: row.value for row in _dropped(rows, at) if row.sure} | given
        try:
            ruling = registry.compared(name, facts, edition, language)
        except BadFacts:
            continue
        if ruling["outcome"].get("result") not in (ROUTED, NO_IRREGULARITY):
            return at
    return None


def heard_facts(reading: Reading, heard: Heard, name: str) -> list[Read]:
    """The facts of a procedure that a question tells, each once, the most trusted first.

    Cues are read only for what neither tellings teach nor the table knows: numbers, bare calls, facts of regulations.
    That nothing on the table shows something (`False`) goes behind words that tell it, however faintly.
    """
    from rulings import registry

    taught = facts_taught(name)
    own = taught | OF_THE_TABLE if taught and heard.seated else taught - OF_THE_TABLE
    read = without_notice(reading, facts_of(reading, name))
    words = [as_made(row, heard) for row in read if row.fact not in own or _counted(row.value)]
    words = [row for row in words if borne_out(heard, name, row.fact, row.value)]
    table = [
        Read(fact, value, heard.words(name), True)
        for fact, value in heard.facts(name).items()
        if borne_out(heard, name, fact, value)
        and not by_silence(heard, name, Told(fact, value, heard.words(name), 1.0))
    ]
    least = BARELY if heard.bare else TOLD
    told = [one for one in told_to(heard, name, least) if may_be_told(heard, name, one)]
    spoken = [Read(one.fact, one.value, one.words, True, one.p) for one in told]
    by_words = {one.fact: one.value for one in told if one.p >= SURELY and one.fact in ROLES}
    trusted = [row for row in words if row.sure and by_words.get(row.fact, row.value) == row.value]
    rows: dict[str, Read] = {}
    erred = _erred(heard, name)
    plain = {one.fact for one in told if one.p >= PLAIN}
    seats = {row.fact for row in (*erred, *table)}
    declares = any(row.fact == "contract" and row.value.get("declarer") for row in table)  # who does is told
    if {"offender", "contract"} <= seats and declares:
        spoken = [row for row in spoken if row.fact not in SHOWN_BY_SEATS]
    heard_well = [row for row in spoken if row.fact in plain]
    named = [Read(one.fact, one.value, one.words, True, one.p) for one in meant(heard, name) if one.fact != OFFENDER]
    first = [row for row in named if row.p >= PLAIN and _without_seats(row.value)]
    unsure = sorted(words, key=lambda one: not one.sure)
    shown = [row for row in table if row.value is not False]
    roles = [Read(fact, value, heard.text, True, p) for fact, (value, p) in named_role(heard, name).items()]
    for row in (*first, *erred, *roles, *trusted, *heard_well, *shown, *spoken, *table, *named, *unsure):
        rows.setdefault(row.fact, row)
    rows = called_once(heard, name, rows)
    rows |= may_go_on(heard, name, rows)
    rows |= _half_heard(heard, name, rows)
    rows |= _by_times(heard, name, rows)
    rows |= by_tricks(heard, name)
    rows |= by_claimer(heard, registry.get(name).fields, rows)
    rows |= by_notice(reading, registry.get(name).fields, rows)
    return list(as_listed(rows).values())


def by_persons(heard: Heard, name: str, rows: Sequence[Read]) -> tuple[list[Read], Collection[str]]:
    """The rows with what differing players chose (of nobody: not told), and what a leader tells; and these facts."""
    known = {row.fact: row for row in rows}
    said = choices(heard, name, {row.fact: row.value for row in rows if row.sure})
    told = {fact: Read(fact, value, heard.text, True, PLAIN) for fact, value in said.items() if value is not None}
    doubted = {fact: replace(known[fact], sure=False, p=TOLD) for fact in said if fact not in told and fact in known}
    led = worked_out(heard, name, known)
    return list({**known, **told, **doubted, **led}.values()), {*said, *led, *not_guessed(name)}


def _by_times(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What words of time tell: whether the director was called within the round (heard faintly without any: asked),
    results that are out for hours or since a day before, cards mixed in a dispute.
    """
    from rulings import registry

    if heard.read is None:
        return {}
    told = in_words(heard, name)
    found = {fact: Read(fact, value, heard.text, True, WELL) for fact, value in told.items()}
    found |= by_next_trick(heard, registry.get(name).fields, rows)
    by_the_clock = DEFAULT_OVER in told or MINUTES in rows
    for fact in (RAISED_IN_TIME, *((WITHIN_PERIOD,) if by_the_clock else ())):
        if (row := rows.get(fact)) is not None and (row.p < WELL or (fact == WITHIN_PERIOD and MINUTES in rows)):
            found.setdefault(fact, replace(row, sure=False, p=TOLD))
    return found


def _by_second(heard: Heard, second: Aside | None, name: str, rows: Sequence[Read]) -> list[Read]:
    """What a second matter tells the procedure that rules beside it."""
    from rulings import registry

    if second is None or name not in second.beside:
        return []
    led, known = _by_lead(heard, second, name, rows), registry.get(name).fields
    told = [Read(fact, value, heard.text, True, PLAIN) for fact, value in second.facts.items() if fact in known]
    return [*told, led] if led is not None else told


def _by_lead(heard: Heard, second: Aside, name: str, rows: Sequence[Read]) -> Read | None:
    """What a lead behind a revoke tells it: by the side that revoked it establishes the revoke, legal or not (63A1).

    Declarer's side revoked only where that is told; told not to have played on, it did not lead either.
    """
    from rulings import registry

    if second.id not in LEADS or SINCE_REVOKE not in registry.get(name).fields:
        return None
    told = {row.fact: row.value for row in rows if row.sure}
    if any(row.fact == SINCE_REVOKE and row.value == NOTHING and row.sure and row.p >= WELL for row in rows):
        return None
    declarer = (told.get("contract") or {}).get("declarer")
    seated = declarer is not None and told.get(OFFENDER) in (declarer, Seat(declarer).partner.value)
    if innocents_led(heard, str(told.get("offender_role"))):
        return None  # the lead told is the other side's
    declares = told.get("offender_role") in DECLARING or seated
    if declares is not LEADS[second.id].declares:
        return None
    return Read(SINCE_REVOKE, "played_to_next_trick", second.procedure, True, PLAIN)


def _half_heard(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What is usual, told or not, where its contrary is heard faintly: it is not sure."""
    from rulings import registry

    fields, chances = registry.get(name).fields, chances_of(heard, name)
    found: dict[str, Read] = {}
    for fact, (usual, other) in QUESTIONED.items():
        if fact not in fields or (other in rows and rows[other].value is False):
            continue
        told = rows.get(fact)
        if told is None and fields[fact].presumed is None:
            continue
        contrary = sum(p for value, p in chances.get(fact, {}).items() if value != value_key(usual))
        contrary += chances.get(other, {}).get("true", 0.0)
        if contrary >= FAINT and (told is None or told.value == usual):
            words = told.words if told else heard.text
            found[fact] = Read(fact, usual, words, False, max(TOLD, 1 - contrary))
    return found


def may_be_told(heard: Heard, name: str, one: Told) -> bool:
    """Whether words may tell a fact: not what was done before, a finding alleged or gone against, since when results
    are out that are only told to be, nor a choice faintly heard where it is only asked about.
    """
    asked = one.p < PLAIN and heard.read is not None and only_asked(heard.read, one.fact, one.words)
    early = heard.too_early(name, one.fact, one.value, one.words) and not (one.fact in SINCE_CALL and one.p >= WHOLE)
    if asked or early or by_silence(heard, name, one) or heard.only_states(one.fact, one.words):
        return False
    if one.value == WON_BEFORE and heard.read is not None and already_claimed(heard.read):
        return False
    if (one.fact, one.value) == ABSENT and held_as_named(heard, name):
        return False
    if one.fact in OF_THE_PERIOD and heard.read is not None and only_posted(heard.read):
        return False
    if (one.fact, one.value) == CORRECTED_IN_TIME and heard.read is not None and tells_no_period(heard.read):
        return False
    if one.fact == FOUND_RIGHT and one.value is True and one.p < SURELY:
        fact, wrong = SAID_WRONG
        if chances_of(heard, name).get(fact, {}).get(wrong, 0.0) >= TOLD:
            return False
    return one.fact not in findings_of(name) or not alleged(heard, name, one.words)


def _without_seats(value: Any) -> bool:
    """Whether a value is a call, a card, a number or a list of them: who did it is known better from the table."""
    among = value if isinstance(value, list) else [value]
    return all(isinstance(one, int) or (isinstance(one, str) and one not in SEATS) for one in among)


def _counted(value: Any) -> bool:
    """Whether a value is a number, or a number for each seat."""
    numbers = value.values() if isinstance(value, dict) else (value,)
    return all(isinstance(one, int) and not isinstance(one, bool) for one in numbers)


def _erred(heard: Heard, name: str) -> list[Read]:
    """Who erred, or claimed, where his name is known well enough to be spoken."""
    from rulings import registry

    own = [fact for fact in ERRED if fact in registry.get(name).fields]
    found = named_offender(heard, name) if own and heard.read is not None else None
    if found is None or heard.read is None:
        return []
    seat, p = found
    there = next((one for one in heard.read.mentions if one.kind == "who" and one.value == seat), None)
    words = heard.read.said(there.first, there.last) if there else heard.text
    return [Read(fact, seat, words, True, p) for fact in own]


def findings_of(name: str) -> frozenset[str]:
    """The facts of a procedure that the director finds out: findings, and why somebody did what he did."""
    from rulings import registry

    return frozenset(fact for fact in registry.get(name).fields if fact == CAUSE or fact.startswith("finding_"))


def _dropped(rows: Sequence[Read], at: int) -> list[Read]:
    return [*rows[:at], replace(rows[at], sure=False), *rows[at + 1 :]]
