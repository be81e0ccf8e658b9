"""Reviews at the end of the play as steps of the case (Laws 16C, 23C, 27D, 43B3, 45F, 50E4, 64C, 72C).

A ruling promises to look again; once the play is over each promise is asked and ruled by the procedure of its law, from
what the table tells of damage and of what the offender could have known.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bridge.table.findings import Irregularity
from bridge.table.model import Circumstance
from bridge.table.replay import State
from corpus.errors import BadFacts
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.ruling_document import RulingDocument
from rulings.registry import get, rule
from rulings.table.play_over import is_over

Item = dict[str, Any]


class Left(Protocol):
    """A ruling as far as it matters here."""

    @property
    def irregularity(self) -> Irregularity:
        """What was ruled."""

    @property
    def procedure(self) -> str:
        """What ruled it."""

    @property
    def facts(self) -> dict[str, Any]:
        """From which facts."""

    @property
    def document(self) -> RulingDocument:
        """The document of the ruling."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a promise is kept: by which procedure (None: the one that made it), with which facts, on which findings.

    `findings` names each finding and the circumstance that tells it.
    """

    procedure: str | None
    facts: Mapping[str, Any]
    findings: Mapping[str, str]


WAYS: Mapping[str, Way] = {
    "23.C": Way("comparable_call", {"play_over": True}, {"finding_helped": "damage"}),
    "27.D": Way(None, {"play_over": True}, {"finding_helped": "damage"}),
    "43.B.3": Way(None, {}, {"finding_defenders_gained": "damage"}),
    "45.F": Way(None, {}, {"finding_damaged_defenders": "damage"}),
    "50.E.4": Way(
        "penalty_card_information",
        {"card_state": "played", "play_over": True},
        {"finding_result_would_differ": "damage", "finding_damage": "damage"},
    ),
    "64.C.1": Way(None, {}, {"finding_undercompensated": "damage"}),
    "64.C.2.a": Way(None, {}, {"finding_more_tricks_without_repeat": "damage"}),
    "64.C.2.b": Way(None, {}, {"finding_damaged_by_revokes": "damage"}),
    "72.C": Way("could_have_known", {}, {"finding_could_have_known": "could_have_known", "finding_gained": "damage"}),
}
"""Law of a promise -> how it is kept. Others (16B3, 21B3, 47E2b ...) are kept by the procedure that made them alone."""


def reviews(ruled: Iterable[Left], state: State, language: str = "en", edition: str = IN_FORCE_EDITION) -> list[Item]:
    """What is to be looked at again at the end of the play, each law once: `law`, `due` (whether that time has come).

    Once due, an item also has the `procedure` that keeps the promise, its `status`, what it still needs (`need`), and
    its `outcome`, whose `adjusted_score` is `assigned` or `none` when the findings are told.
    """
    due = is_over(state)
    found: dict[str, Item] = {}
    for ruling in ruled:
        for law in ruling.document["end_of_play_review"]:
            if law not in found:
                found[law] = {"law": law, "due": due, **(_kept(law, ruling, state, language, edition) if due else {})}
    return list(found.values())


def _kept(law: str, ruling: Left, state: State, language: str, edition: str) -> Item:
    way = WAYS.get(law)
    if way is None:
        return {}
    name = way.procedure or ruling.procedure
    fields = get(name).fields
    facts = {key: value for key, value in ruling.facts.items() if way.procedure is None or key == "offender"}
    facts |= {key: value for key, value in way.facts.items() if key in fields}
    for finding, kind in way.findings.items():
        told = _told(state, kind, ruling.irregularity)
        if told is not None and finding in fields:
            facts[finding] = told
    try:
        document = rule(name, {key: value for key, value in facts.items() if key in fields}, edition, language)
    except BadFacts:
        return {}
    asked = [need for need in document["need"] if need["name"] in way.findings]
    return {
        "procedure": name,
        "status": "needs" if asked else document["status"],
        "need": asked,
        "outcome": {key: value for key, value in document["outcome"].items() if key in _SAID},
        "statements": [said for said in document["statements"] if law in said["citations"]],
    }


_SAID = ("result", "adjusted_score", "adjusted_side", "adjusted_sides")


def _told(state: State, kind: str, item: Irregularity) -> bool | None:
    """What is told of a finding: of this irregularity, or of the whole case."""
    about: list[Circumstance] = [one for one in state.table.told(kind) if one.status == "told"]
    here = [one for one in about if one.when == item.n and item.n is not None]
    rest = [one for one in about if not isinstance(one.when, int)]
    return next((one.truth for one in (*here, *rest)), None)


def open_review(items: Iterable[Item]) -> Item | None:
    """The first finding that a review which is due still needs, as a question."""
    for item in items:
        for need in item.get("need", ()):
            return {"name": need["name"], "text": need["question"], "choices": need["choices"]}
    return None


def adjusted(items: Iterable[Item], documents: Iterable[Mapping[str, Any]]) -> str:
    """Whether the board's score is adjusted: `assigned` or `artificial` where something says so, `possible` while a
    review is open, else `none`."""
    due = list(items)
    said = [item["outcome"].get("adjusted_score") for item in due if item.get("outcome")]
    said += [document["outcome"].get("adjusted_score") for document in documents]
    final = next((one for one in said if one in ("assigned", "artificial")), None)
    if final is not None:
        return str(final)
    return "possible" if any(not item["due"] or item.get("status") != "ruled" for item in due) else "none"
