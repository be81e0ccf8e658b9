"""A second matter in a sentence of its own: it sounds like that matter alone, and the table shows it.

What a sentence sounds like may be anything (of 816 stories of one matter 109 have one that sounds like another); with
what the table shows, and only beside matters that can happen together (`corpus/beside/apart.yaml`), hardly any has.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from app.asking.steps.claimed_after import CLAIMS
from app.asking.steps.led_behind import BY_DEFENDER, REVOKES
from understanding.asides import Aside, asides
from understanding.hear import sounds_like
from understanding.heard import Heard
from understanding.parts import FEWEST, sentences
from understanding.rank import Choice

PLAINLY, RATHER, HARDLY = 0.8, 0.5, 0.2
"""How loud a sentence is of the second matter, and another one of the first, and at most of the other of both."""
WHOLE = ("misexplained-too", "hesitated-too", "exposed-too")
"""Matters whose sentence is whole without the facts of the story."""
SELDOM_SHOWN = ("exposed-too", "exposed-in-auction-too", "missing-too", "hesitated-too")
"""Matters that a table often misses: a card only lies there or is found, somebody `took ages`."""
SURELY = 0.9
"""How loud a sentence is of a revoke beside one of `WHOLE`, where the table does not show that."""
_ALIKE = (
    REVOKES,
    BY_DEFENDER.sounds,
    CLAIMS,
    ("exposed_card_defender", "penalty_card_kind", "penalty_card_lead", "card_exposed_in_auction"),
    ("misinformation", "duty_to_correct"),
    ("unauthorized_information", "tempo_variation"),
)
"""Procedures of one matter, whose sentences sound alike."""

IN_ALL = 0.0002
"""The share of the whole text from which a second matter may be told in it."""
_SEVERAL = 2
"""Sentences of which each tells a matter, at least."""
Shares = dict[str, float]
"""Procedures with their share."""


def told_apart(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The procedure that rules, and the matter that a sentence of its own tells beside it; else two of None.

    What is told first is said first. A matter whose sentence is whole without facts is said beside the other one,
    whose ruling wants them.
    """
    best, shown = choices[0].name if choices else "", {name for _, name in heard.shown}
    ranked, apart = dict(heard.ranked), [one for one in asides().values() if one.apart]
    whole = [one for one in apart if one.id in WHOLE and best in one.apart and one.procedure in shown]
    rows = [one for one in apart if best in one.beside and (one.apart & shown or one.id in SELDOM_SHOWN)]
    rows = [one for one in rows if share(ranked, one.apart) >= IN_ALL]
    if not whole and not rows:
        return None, None
    told, ruled = told_by_sentence(heard), _alike(best)
    for one in whole:
        for names in dict.fromkeys(map(_alike, sorted(one.beside))):
            if not shown & set(names) and names is not REVOKES:
                continue
            least = PLAINLY if shown & set(names) else SURELY
            other, own = place(told, names, one.apart, least), place(told, one.apart, names, RATHER)
            if other is not None and own is not None:
                return _rules(one.beside & set(names), choices, told[other]), replace(one, first=own < other)
    for one in rows:
        first, second = place(told, ruled, one.apart, RATHER), place(told, one.apart, ruled, PLAINLY)
        if first is not None and second is not None:
            return best, replace(one, first=second < first)
    return None, None


def _rules(names: Collection[str], choices: Sequence[Choice], sentence: Shares) -> str:
    """Of procedures of one matter the likeliest for the whole; where none is among the choices, for its sentence."""
    ranked = [choice.name for choice in choices if choice.name in names]
    return ranked[0] if ranked else max(sorted(names), key=lambda name: sentence.get(name, 0.0))


def _alike(name: str) -> tuple[str, ...]:
    """A procedure with those of the same matter."""
    return next((names for names in _ALIKE if name in names), (name,))


def told_by_sentence(heard: Heard) -> list[Shares]:
    """What each sentence sounds like; a question, or one of few words, like nothing, nor one that stands alone."""
    said = sentences(heard.read) if heard.read is not None else []
    tells = [len(one.split()) >= FEWEST and not one.endswith("?") for one in said]
    if sum(tells) < _SEVERAL:
        return [{} for _ in said]
    return [dict(sounds_like(one, heard.language)) if so else {} for one, so in zip(said, tells, strict=True)]


def place(told: Sequence[Shares], tells: Collection[str], other: Collection[str], least: float) -> int | None:
    """The first sentence that tells one matter from `least` on, and hardly the other."""
    for at, shares in enumerate(told):
        if share(shares, tells) >= least and share(shares, other) <= HARDLY:
            return at
    return None


def share(shares: Shares, names: Collection[str]) -> float:
    """What some procedures have together."""
    return sum(shares.get(name, 0.0) for name in names)
