"""Points of a ruling that a follow-up asks for, and what the ruling says to each in one sentence.

`is it a penalty card then?`, `who leads?`, `does East have to pass?` are answered from the outcome; where the ruling
still hangs on a fact, for each of its values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.answering.spoken import Line
from bridge.cards import Suit
from bridge.seats import SEATS, Seat
from corpus import strict_yaml
from corpus.errors import LawbridgeError
from corpus.model import Language
from corpus.stems import matches
from rulings.engine.draft import Who
from rulings.engine.forms import roles
from rulings.engine.ruling_document import Facts, Outcome, RulingDocument
from rulings.engine.wording import fill
from understanding.clauses import Text, cut

_DATA = Path(__file__).with_name("points.yaml")
GAP = 3
"""Words that may stand between two words of a row."""
HEAD = 3
"""Words within which a sentence without a sign asks: `nobody can tell how many tricks there were` does not."""
MOST = 2
"""Points that one reply answers."""
_BEST = "best"
WAYS = 3
"""Values of the open fact for which a point is said one by one."""
_ROLES = {"partner": "offender_partner", "lho": "offender_lho", "rho": "offender_rho"}
_STAND = (
    ("call", "call_stands"),
    ("lead", "lead_stands"),
    ("card", "card_stands"),
    ("card", "played"),
)
_POINTS = (
    "penalty_card",
    "silence",
    "lead",
    "turn",
    "chooser",
    "tricks",
    "unauthorized",
    "board",
    "stands",
    "adjusted",
    "best",
)
State = tuple[str, dict[str, Any]]
"""Which sentence of `says`, and what stands in it."""


@dataclass(frozen=True, slots=True)
class PointsAsked:
    """What a text asks of its case: the points in the order of their words, and what else it says."""

    names: tuple[str, ...] = ()
    rest: str = ""
    """The text without the sentences that ask for the points and suppose nothing."""


NOTHING_ASKED = PointsAsked()


@cache
def book() -> dict[str, Any]:
    """Each point with its words, its laws and what is said."""
    found: dict[str, Any] = strict_yaml.load(_DATA)
    return found


def points_asked(text: str, language: Language) -> PointsAsked:
    """The points that the questions of a text ask for."""
    read = cut(text, language)
    found: dict[str, int] = {}
    kept: list[tuple[int, int]] = []
    for one, (first, last) in _sentences(read).items():
        words = [token.folded for token in read.words[first : last + 1]]
        clauses = [clause for clause in read.clauses if clause.sentence == one]
        marked = read.words[last].text == "?"
        if not marked and any(_stands(row.split(), words) is not None for row in book()["reported"][language]):
            kept.append((first, last))  # `he asked whose lead it was` asks nothing of the ruling
            continue
        asks = any(clause.question for clause in clauses) or any(
            matches("/".join(book()["asking"][language]), word) for word in words
        )
        here = {name: at for name in _POINTS if (at := _asked_at(name, words, asks, language)) is not None}
        for name, at in here.items():
            found.setdefault(name, first + at)
        if not here or any(clause.supposed for clause in clauses):
            kept.append((first, last))
        elif before := [clause.last for clause in clauses if clause.last < first + min(here.values())]:
            kept.append((first, before[-1]))
    names = sorted(found, key=lambda name: found[name])[:MOST]
    return PointsAsked(tuple(names), " ".join(read.said(first, last) for first, last in kept))


def _sentences(read: Text) -> dict[int, tuple[int, int]]:
    """Each sentence with its first and last word."""
    found: dict[int, tuple[int, int]] = {}
    for one in read.clauses:
        first, last = found.get(one.sentence, (one.first, one.last))
        found[one.sentence] = min(first, one.first), max(last, one.last)
    return found


def _asked_at(name: str, words: Sequence[str], asks: bool, language: Language) -> int | None:
    """Where a sentence asks for a point: by its words in a question, or by words that are one themselves."""
    rows = [row.split() for row in book()[name]["words"][language]]
    places = [(at, row[0] in book()["which"][language]) for row in rows if (at := _stands(row, words)) is not None]
    return min((at for at, which in places if asks or (which and at < HEAD)), default=None)


def _stands(row: Sequence[str], words: Sequence[str]) -> int | None:
    """Where the words of a row stand in their order, near each other; None where they do not."""
    for start in (at for at, word in enumerate(words) if matches(row[0], word)):
        at: int | None = start
        for stem in row[1:]:
            near = range(at + 1, min(at + 2 + GAP, len(words))) if at is not None else range(0)
            at = next((place for place in near if matches(stem, words[place])), None)
        if at is not None:
            return start
    return None


def replies(
    asked: PointsAsked, name: str, ruling: RulingDocument, facts: Facts, language: Language, parted: bool = True
) -> list[Line]:
    """What the ruling says to the points asked, each a line; nothing for what it does not decide.

    `parted`: what hangs on the open fact is said for each of its values, where no option tells it.
    """
    lines = [_reply(point, name, ruling, facts, language, parted) for point in asked.names]
    return [one for one in lines if one is not None]


def _reply(
    point: str, name: str, ruling: RulingDocument, facts: Facts, language: Language, parted: bool
) -> Line | None:
    people = ruling["people"]
    if point == _BEST and not _chosen_of(ruling, name, facts):
        return None
    state = _state(point, ruling["outcome"], people) or _of_choices(point, ruling, name, facts)
    if state is not None:
        return Line(_said(point, state, people, language), _law(point, ruling["citations"]))
    ways = _by_branch(point, ruling)
    if not ways:
        return None
    told = {repr(one): one for one in ways.values()}
    if len(told) == 1:
        return Line(_said(point, next(iter(ways.values())), people, language), _law(point, ruling["citations"]))
    if len(ways) > WAYS or not parted:
        return None
    need = ruling["need"][0]["name"]
    rows = []
    for value, one in zip(_values(ruling), ways.values(), strict=True):
        if (on := _told(name, {**facts, need: value}, need, language)) is None:
            return None
        rows.append(f"{on.rstrip('.')}: {_said(point, one, people, language)}")
    return Line(" ".join(rows), _law(point, ruling["citations"]))


def _values(ruling: RulingDocument) -> list[Any]:
    """The values of the first open fact, in the order of the branches."""
    name = ruling["need"][0]["name"]
    return list({repr(one["if"].get(name)): one["if"].get(name) for one in ruling["branches"]}.values())


def _by_branch(point: str, ruling: RulingDocument) -> dict[str, State]:
    """The state of a point for each value of the first open fact; empty where one of them does not decide it."""
    if not ruling["need"] or not ruling["branches"]:
        return {}
    name, found = ruling["need"][0]["name"], dict[str, State]()
    for branch in ruling["branches"]:
        value, outcome = branch["if"].get(name), {**ruling["outcome"], **branch["outcome"]}
        state = _state(point, outcome, ruling["people"])
        if state is None or found.setdefault(repr(value), state) != state:
            return {}
    return found


def _state(point: str, outcome: Outcome, people: Mapping[str, str]) -> State | None:
    """What an outcome decides of a point; None where it decides nothing."""
    match point:
        case "penalty_card":
            return _penalty(outcome)
        case "silence":
            return _silence(outcome)
        case "lead":
            return _lead(outcome)
        case "turn":
            return _named(outcome.get("next_to_act"), people)
        case "tricks":
            return _tricks(outcome)
        case "unauthorized":
            return ("applies", {}) if outcome.get("law_16C2_applies") is True else None
        case "board":
            if outcome.get("redeal") is True:
                return "redeal", {}
            goes_on = (
                outcome.get("redeal") is False or outcome.get("play_continues") or outcome.get("auction_continues")
            )
            return ("goes_on", {}) if goes_on else None
        case "stands":
            told = [(key, outcome[field]) for key, field in _STAND if isinstance(outcome.get(field), bool)]
            return (told[0][0] if told[0][1] else f"no_{told[0][0]}", {}) if told else None
        case "best":
            return "may", {}  # 10C3 holds of whoever has options
        case "adjusted":
            state = outcome.get("adjusted_score")
            return None if not isinstance(state, str) else (state if state in ("none", "possible") else "given", {})
    return None


def _penalty(outcome: Outcome) -> State | None:
    if isinstance(kind := outcome.get("penalty_card_kind"), str):
        return f"if_{kind}", {}
    if outcome.get("penalty_card_possible") is False:
        return "none", {}
    cards = outcome.get("penalty_cards")
    if cards is None:
        return None
    kinds = {row.get("kind") for row in cards}
    if not cards:
        return "none", {}
    return (kinds.pop(), {}) if len(kinds) == 1 and None not in kinds else None


def _silence(outcome: Outcome) -> State | None:
    partner, offender = outcome.get("partner_silenced"), outcome.get("offender_silenced")
    if partner is None and offender is None:
        return None
    if partner == offender == "throughout":
        return "side_throughout", {}
    if partner in ("next_turn", "throughout"):
        return f"partner_{partner}", {}
    if offender in ("next_turn", "throughout"):
        return f"offender_{offender}", {}
    return ("none", {}) if partner is not None and offender is not None else ("partner_none", {}) if partner else None


def _lead(outcome: Outcome) -> State | None:
    row = outcome.get("lead_restriction")
    if not isinstance(row, Mapping):
        return None
    if not row.get("applies"):
        return "none", {}
    if row.get("kind") == "require":
        suits = row.get("requirable_suits")
        return ("require", {"suits": _suits(suits)}) if suits else None
    suits = row.get("prohibitable_suits")
    if row.get("kind") == "choose":
        return ("only", {"suits": _suits(suits)}) if suits else None
    if suits is not None and len(suits) == 1:
        return "forbid", {"suits": _suits(suits)}
    return "may_forbid", {}


def _suits(codes: Sequence[str]) -> tuple[Suit, ...]:
    return tuple(Suit(code) for code in codes)


def _tricks(outcome: Outcome) -> State | None:
    moved = outcome.get("tricks_transferred")
    if isinstance(moved, int):
        return ("moved", {"number": moved}) if moved else ("none", {})
    claimed = outcome.get("claimer_tricks")
    return ("claimed", {"number": claimed}) if isinstance(claimed, int) else None


def _of_choices(point: str, ruling: RulingDocument, name: str, facts: Facts) -> State | None:
    """Who chooses, and what a choice of suits is about, where the ruling offers it."""
    people = ruling["people"]
    if point == "chooser":
        offered: set[Any] = {row["chooser"] for row in ruling["options"]} or {
            row.get("chooser") for row in ruling["need"][:1]
        }
        chosen = offered - {None} or _have_chosen(name, facts)
        return _named(chosen.pop(), people) if len(chosen) == 1 else None
    if point == "lead":
        suits = [
            {*(row.get("prohibitable_suits") or ()), *(row.get("requirable_suits") or ())}
            for branch in ruling["branches"]
            if isinstance(row := branch["outcome"].get("lead_restriction"), Mapping) and row.get("applies")
        ]
        if suits and all(one == suits[0] and len(one) == 1 for one in suits):
            return "only", {"suits": _suits(sorted(suits[0]))}
    return None


def _chosen_of(ruling: RulingDocument, name: str, facts: Facts) -> bool:
    """Whether somebody has options by the ruling, or took one."""
    asked = any(row.get("chooser") for row in ruling["need"])
    return bool(ruling["options"] or asked or _have_chosen(name, facts))


def _have_chosen(name: str, facts: Facts) -> set[Any]:
    """Who made the choice that was told; of two who may differ the one who prevails is named first by the procedure."""
    from rulings import registry

    fields = registry.get(name).fields
    made = [field.chooser for fact, field in fields.items() if field.chooser and facts.get(fact) is not None]
    return set(made[:1])


def _named(code: Any, people: Mapping[str, str]) -> State | None:
    if code in SEATS:
        return "who", {"who": Who("offender", Seat(code))}
    role = _ROLES.get(str(code), str(code))
    if role not in roles():
        return None
    seat = people.get(str(code))
    return "who", {"who": Who(role, Seat(seat) if seat else None)}


def _said(point: str, state: State, people: Mapping[str, str], language: Language) -> str:
    key, given = state
    known = {role: Who(_ROLES.get(role, role), _seat(people.get(role))) for role in ("offender", "partner")}
    text: str = fill(book()[point]["says"][key][language], language, {**known, **given})
    return text


def _seat(code: str | None) -> Seat | None:
    return Seat(code) if code else None


def _law(point: str, cited: Sequence[str]) -> tuple[str, ...]:
    """The provision beside the sentence: of the point's laws the first that the ruling cites, else its first; the
    point's own where it holds of every ruling.
    """
    if book()[point].get("own"):
        return tuple(book()[point]["laws"])
    for law in book()[point]["laws"]:
        found = next((one for one in cited if one == law or one.startswith((f"{law}.", f"{law}/"))), None)
        if found:
            return (found,)
    return tuple(cited[:1])


def _told(name: str, facts: Facts, fact: str, language: Language) -> str | None:
    """One value of a fact as a sentence."""
    from rulings.telling import tell

    try:
        return next((row.text for row in tell(name, facts, language) if row.fact == fact), None)
    except LawbridgeError:
        return None
