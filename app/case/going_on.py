"""What happens to a case: something is typed, tapped, chosen; it is opened, placed, drawn in another language.

Each gives the new standing and keeps it. A text that begins another case gives a new `Case` whose `before` is the old.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from app.answering.documents import AnswerDocument, case_of
from app.case.keeping import keep, kept
from app.case.model import Case, Turn, turn_of
from app.input.question import question as read_question
from app.log.entry_data import LONGEST_LINE
from app.looking_up.library import Library
from app.wizard import conversation
from corpus.errors import BadInput
from corpus.model import Language
from rulings.engine.editions import IN_FORCE_EDITION

MOST_TURNS = 60
"""Turns that one case holds; an evening's case has five."""


@dataclass(frozen=True, slots=True)
class OpenCase:
    """A case and the document of its newest turn."""

    case: Case
    document: AnswerDocument


def told(
    library: Library,
    case: Case | str | None,
    text: str,
    reader: Language | None = None,
    jurisdiction: str | None = None,
    edition: str | None = None,
    facts: Mapping[str, Any] | None = None,
    keeping: bool = True,
) -> OpenCase:
    """A text told to a case (none: the first of a new one); raises what `ask` raises, NoCase, CaseMoved.

    A look-up or a refusal in the middle of a case is an aside: the case stands as it stood.
    """
    open_case = opened(case) if isinstance(case, str) else case
    said = read_question(text)
    if open_case is not None and len(open_case.turns) >= MOST_TURNS:
        raise BadInput(f"This case has {MOST_TURNS} turns, which is all it holds; begin a new one.")
    before = _ruled(library, open_case)
    speaks = open_case.language if open_case is not None else reader
    place = open_case.jurisdiction if open_case is not None else jurisdiction
    year = open_case.edition if open_case is not None else edition or IN_FORCE_EDITION
    heard = before or _refused(library, open_case)
    document = conversation.reply(library, said, place, heard, dict(facts or {}) or None, speaks, year)
    aside = before is not None and document["procedure"] is None
    if before is not None:
        document["course"]["after"] = True
    anew = open_case is None or (document["course"]["kind"] == "new" and before is not None and not aside)
    turn = turn_of(document, "text", said, facts or {}, _now(), aside)
    if anew:
        language = open_case.language if open_case is not None else document["language"]
        fresh = Case(
            secrets.token_hex(12),
            language,
            document["jurisdiction"],
            year,
            tournament=open_case.tournament if open_case is not None else "",
            before=open_case.id if open_case is not None else "",
        )
        return _kept(library, fresh, turn, document, keeping)
    assert open_case is not None
    return _kept(library, open_case, turn, document, keeping)


def reopened(
    library: Library,
    text: str,
    procedure: str,
    facts: Mapping[str, Any],
    jurisdiction: str,
    keeping: bool = True,
) -> OpenCase:
    """A case begun from an address that names its question, procedure and facts. Raises BadInput and BadFacts."""
    document = conversation.reopened(library, text, procedure, dict(facts), jurisdiction)
    turn = turn_of(document, "text", document["question"], facts, _now(), False)
    fresh = Case(secrets.token_hex(12), document["language"], document["jurisdiction"])
    return _kept(library, fresh, turn, document, keeping)


def corrected(library: Library, case: Case, facts: Mapping[str, Any], keeping: bool = True) -> OpenCase:
    """Facts told or put right by a tap (None: not known); raises BadFacts when they cannot be used."""
    before = _needed(library, case)
    document = conversation.correct(library, before, dict(facts))
    turn = turn_of(document, "tap", "", facts, _now(), False)
    return _kept(library, case, turn, document, keeping)


def chosen(library: Library, case: Case, procedure: str, keeping: bool = True) -> OpenCase:
    """The case ruled by another procedure."""
    found = case.standing
    before = drawn_turn(library, found, case) if found is not None else None
    if before is None:
        raise BadInput("This case holds no question yet; tell what happened first.")
    document = conversation.with_procedure(library, before, procedure)
    turn = turn_of(document, "procedure", procedure, {}, _now(), False)
    return _kept(library, case, turn, document, keeping)


def walked(library: Library, case: Case, procedure: str, facts: Mapping[str, Any], keeping: bool = True) -> OpenCase:
    """The case as a walk through a procedure left it: ruled by it, from those facts alone.

    Raises BadInput and BadFacts when they cannot be used.
    """
    found = standing(library, case)
    before = found.document["procedure"]
    if before is None or before["name"] != procedure:
        found = chosen(library, case, procedure, keeping)
        before = case_of(found.document)
    known = {name: value for name, value in before["facts"].items() if value is not None}
    wanted = {name: value for name, value in facts.items() if value is not None}
    changed = {name: wanted.get(name) for name in {**known, **wanted} if known.get(name) != wanted.get(name)}
    return corrected(library, found.case, changed, keeping) if changed else found


def opened(name: str) -> Case:
    """The case of an address; raises NoCase."""
    return kept(name)


def in_language(case: Case, language: Language, keeping: bool = True) -> Case:
    """The case for a reader of another language: drawn in it from now on."""
    if case.language == language:
        return case
    changed = replace(case, language=language)
    return keep(changed) if keeping else changed


def read_in(library: Library, found: OpenCase, language: Language, keeping: bool = True) -> OpenCase:
    """A standing for a reader of another language."""
    case = in_language(found.case, language, keeping)
    return found if case is found.case else OpenCase(case, drawn_turn(library, case.turns[-1], case))


def standing(library: Library, case: Case) -> OpenCase:
    """A case with the document it stands at; raises BadInput for one without turns."""
    turn = case.standing
    if turn is None:
        raise BadInput("This case holds no question yet; tell what happened first.")
    return OpenCase(case, drawn_turn(library, turn, case))


def placed(
    case: Case,
    tournament: str | None = None,
    board: str | None = None,
    at_table: str | None = None,
    keeping: bool = True,
) -> Case:
    """The case given to a tournament, a board and a table, as far as told; raises BadInput for a text too long."""
    told_now = {"tournament": tournament, "board": board, "at_table": at_table}
    lines = {name: " ".join(value.split()) for name, value in told_now.items() if value is not None}
    if any(len(value) > LONGEST_LINE for value in lines.values()):
        raise BadInput(f"Tournament, board and table have at most {LONGEST_LINE} characters each.")
    changed = replace(
        case,
        tournament=lines.get("tournament", case.tournament),
        board=lines.get("board", case.board),
        at_table=lines.get("at_table", case.at_table),
    )
    return keep(changed) if keeping and changed != case else changed


def drawn(library: Library, case: Case, language: Language | None = None) -> list[AnswerDocument]:
    """The documents of all turns, in order, in a language (the case's own)."""
    return [drawn_turn(library, turn, case, language) for turn in case.turns]


def drawn_turn(library: Library, turn: Turn, case: Case, language: Language | None = None) -> AnswerDocument:
    """The document of one turn."""
    document = conversation.drawn(library, dict(turn.frame), turn.move, language or case.language, case.edition)
    return {**document, "case": case.id}


def _ruled(library: Library, case: Case | None) -> AnswerDocument | None:
    """The document that a text goes on with; None where nothing was ruled yet."""
    found = case.standing if case is not None else None
    if case is None or found is None or found.frame["procedure"] is None:
        return None
    return drawn_turn(library, found, case)


def _refused(library: Library, case: Case | None) -> AnswerDocument | None:
    """The refusal that a case stands at, which a text may go on with; None where something was answered."""
    found = case.standing if case is not None else None
    if case is None or found is None or found.frame["procedure"] is not None:
        return None
    document = drawn_turn(library, found, case)
    return document if document["refusal"] is not None else None


def _needed(library: Library, case: Case) -> AnswerDocument:
    before = _ruled(library, case)
    if before is None:
        raise BadInput("Nothing is ruled in this case yet, so there is no fact of it to put right.")
    return before


def _kept(library: Library, case: Case, turn: Turn, document: AnswerDocument, keeping: bool) -> OpenCase:
    changed = replace(case, turns=(*case.turns, turn))
    after = keep(changed) if keeping else changed
    if document["language"] != after.language:
        after_another = document["course"].get("after", False)
        document = drawn_turn(library, turn, after)
        document["course"]["after"] = after_another
    return OpenCase(after, {**document, "case": after.id})


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
