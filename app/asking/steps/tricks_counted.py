"""Who won the trick of a revoke, and whether his side won a later one, from the tricks that are counted (Law 64A).

Told by their numbers (`ours are tricks 1, 2 and 5`), or by how many each side made, had before, and won since: nine
made, three lost before the ruff and none after it leave the ruff itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from app.asking.facts import Read
from app.asking.steps.left_unknown import unknown_clauses
from app.asking.steps.made_in_all import MADE, by_made
from app.asking.steps.revokers_card import revokers_card
from app.asking.steps.who_played_on import ROLE, WELL, two_revokes
from app.asking.steps.who_won import HIMSELF, LATER, OTHER, WINNER, by_winner, offender_of, says_later, sides_of
from bridge.tricks import TRICKS
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Mention
from understanding.numbered_revokes import trick_numbers
from understanding.times import says

PROCEDURE = "revoke_rectification"
_RUFF, _FILE, _NUMBERS = "ruff", "won", ("number", "ordinal")
_MARKS = frozenset({",", ".", ";"})
FEWEST = 2
"""Tricks told by number that make a list."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Tricks that one side is told to have won by their numbers, and where."""

    numbers: tuple[int, ...]
    first: int
    last: int


def by_tricks_counted(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What the numbers of tricks tell of the one of the revoke and of later ones; empty where they tell neither."""
    text, role = heard.read, rows.get(ROLE)
    if procedure != PROCEDURE or text is None or role is None or not role.sure or two_revokes(rows):
        return {}
    seat = rows.get("offender")
    seated = seat is not None and seat.sure and seat.value in SEATS
    declares, offender = role.value in DECLARING, str(seat.value) if seated and seat else offender_of(heard, rows)
    found = _by_numbers(heard, text, offender, declares, rows.get(LATER))
    return found or _by_counts(heard, text, offender, declares, rows)


def _by_numbers(heard: Heard, text: Text, offender: str, declares: bool, heard_so: Read | None) -> dict[str, Read]:
    """Whether a trick behind that of the revoke is among those that his side is told to have won by their numbers; it
    is not told by those of the other side, however they are heard.
    """
    for one in lists(text):
        clauses = [clause for clause in (text.clause_at(one.first), text.clause_at(one.last)) if clause is not None]
        if not clauses or any(clause.question or clause in unknown_clauses(text) for clause in clauses):
            continue
        span = clauses[0].first, clauses[-1].last
        others = [int(row.value) for row in trick_numbers(text) if not one.first <= row.first <= one.last]
        revoked = [number for number in others if number in one.numbers]
        sides = sides_of(text, heard, span, offender, declares)
        if sides == {declares} and len(set(revoked)) == 1:
            later = max(one.numbers) > revoked[0]
            return {LATER: Read(LATER, later, text.said(*span), True, WELL)}
        theirs = sides == {not declares} and heard_so is not None and heard_so.value is True
        if theirs and heard_so is not None and not says_later(text, heard_so.words):
            return {LATER: replace(heard_so, sure=False, p=TOLD)}
    return {}


def lists(text: Text) -> Iterator[Listed]:
    """Tricks told by their numbers, two or more in a row, with a word for tricks before or behind them."""
    between = _MARKS | text.book.words["joint"] | text.book.words.get("articles", frozenset())
    numbers: dict[int, Mention] = {}
    for one in text.mentions:
        if one.kind in _NUMBERS and str(one.value).isdigit() and 1 <= int(one.value) <= TRICKS:
            numbers.setdefault(one.first, one)
    run: list[Mention] = []
    for number in sorted(numbers.values(), key=lambda row: row.first):
        gap = text.words[run[-1].last + 1 : number.first] if run else ()
        if run and len(gap) <= FEWEST + 1 and all(word.folded in between for word in gap):
            run.append(number)
            continue
        yield from _listed(text, run)
        run = [number]
    yield from _listed(text, run)


def _listed(text: Text, run: list[Mention]) -> Iterator[Listed]:
    if len(run) >= FEWEST and _of_tricks(text, run):
        yield Listed(tuple(int(one.value) for one in run), run[0].first, run[-1].last)


def _of_tricks(text: Text, run: list[Mention]) -> bool:
    first, last = run[0].first - 1, run[-1].last
    behind = (last, min(last + 2, len(text.words) - 1))
    rising = [int(one.value) for one in run]
    named = says(text, (max(first, 0), max(first, 0)), "trick_numbers", "trick")
    return rising == sorted(rising) and (named or says(text, behind, "trick_numbers", "trick"))


def _by_counts(heard: Heard, text: Text, offender: str, declares: bool, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who won the trick of a revoke that was ruffed: what his side won in all, less what it had before, where it is
    told to have won none since.
    """
    made, card, winner = by_made(heard, PROCEDURE, rows).get(MADE), revokers_card(heard), rows.get(WINNER)
    since = by_winner(heard, PROCEDURE, rows).get(LATER, rows.get(LATER))
    before = _before(heard, text, offender, declares)
    if made is None or before is None or since is None or since.value is not False or card is None:
        return {}
    left = (made.value if declares else TRICKS - made.value) - before
    if left == 1 and _RUFF in card.get("how", ()) and (winner is None or winner.value != OTHER):
        return {WINNER: Read(WINNER, HIMSELF, heard.text, True, WELL)}
    return {WINNER: Read(WINNER, OTHER, heard.text, True, WELL)} if left == 0 else {}


def _before(heard: Heard, text: Text, offender: str, declares: bool) -> int | None:
    """How many tricks the side that revoked is told to have had before (`they had three in already`)."""
    found = set()
    for clause in text.clauses:
        span = clause.first, clause.last
        if clause.question or not says(text, span, _FILE, "earlier"):
            continue
        counts = [int(one.value) for one in text.within(clause, "number") if str(one.value).isdigit()]
        if len(counts) == 1 and sides_of(text, heard, span, offender, declares) == {declares}:
            found |= set(counts)
    return found.pop() if len(found) == 1 else None
