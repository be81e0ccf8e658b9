"""Questions whose answer the engine worked out: the ruling, who chooses, the options, tricks, the paragraph.

The stem is the situation as `rulings.telling` tells it; the right answer, its explanation and its citations are the
engine's document, the wrong answers are rulings of the situations next to it, each with the fact that would make it
right. Two answers are never offered together unless their outcomes exclude each other.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from app.quiz.asking_more import ask_score, ask_who
from app.quiz.citing import cited, full_id
from app.quiz.draw import conflict, draw, law_of, ruling
from app.quiz.model import Level, QuizOption, QuizQuestion, question_id
from app.quiz.picture.facts import of_facts
from app.quiz.ruled_situation import AFTERWARDS, RuledSituation, headline, headline_of, said_citations
from corpus.model import Language
from corpus.store import Store
from rulings.engine.errors import EngineError
from rulings.engine.forms import spell
from rulings.engine.ruling_document import Offered, StatementRow
from rulings.engine.values import SEAT
from rulings.engine.wording import find, speaker
from rulings.registry import get, rule, title
from rulings.telling import situation as tell_situation

WRONG = 3
"""Wrong answers to aim at; two are the least."""

_SEATS = ("N", "E", "S", "W")


def from_ruling(
    store: Store, name: str, variant: str, language: Language, rng: Random, seed: int
) -> QuizQuestion | None:
    """A question of one sort (a key of `VARIANTS`) on a drawn situation of a procedure; None when the draw fails."""
    drawn = draw(name, rng)
    if drawn is None or not told_in_full(name, tuple(drawn.facts)):
        return None
    found = ruling(drawn, name, language)
    if found is None or headline(found) is None:
        return None
    try:
        maker = RuledSituation(store, drawn, found, language, rng)
    except EngineError:
        return None  # a fact without words cannot be asked about
    made = VARIANTS[variant](maker)
    if made is None:
        return None
    head = headline_of(found)
    provisions = tuple(full_id(one) for one in head["citations"])
    return replace(
        made,
        id=question_id(provisions, name, variant, [drawn.facts, made.id]),
        provisions=provisions,
        citations=cited(store, [*head["citations"], *said_citations(found)], language),
        level=_level(drawn.level),
        topics=law_of(name),
        origin="regulations" if name.startswith("vsz_") else "engine",
        variant=variant,
        procedure=name,
        facts=drawn.facts,
        seed=seed,
        table=of_facts(drawn.facts),
        decided_by=len(drawn.path),
    )


def _level(level: int) -> Level:
    return 1 if level <= 1 else 2 if level == 2 else 3


@cache
def told_in_full(name: str, facts: tuple[str, ...]) -> bool:
    """Whether the wording tells every one of these facts: a value of many must stand in its sentence."""
    procedure = get(name)
    for fact in facts:
        field = procedure.fields[fact]
        if field.type.finite or fact == "in_force":
            continue
        texts = find(speaker(procedure.home, field.home, "facts", fact, "ask"), "facts", fact, "tell")
        if texts is None or "value" not in {name for _, name, _, _ in string.Formatter().parse(texts["en"])}:
            return field.type is SEAT and fact == "offender" and "replacement" in facts
    return True


def _cites(row: StatementRow | Offered) -> tuple[str, ...]:
    return tuple(full_id(one) for one in row["citations"])


def ask_ruling(make: RuledSituation) -> QuizQuestion | None:
    """How does the director rule? The headlines of neighbouring branches are wrong."""
    chosen = [QuizOption("", make.head["text"], True, make.right(), _cites(make.head))]
    outcomes = [make.found["outcome"]]
    for found, why, facts in make.others():
        head = headline_of(found)
        fresh = all(conflict(found["outcome"], other) for other in outcomes)
        if fresh and head["text"] not in [one.text for one in chosen]:
            chosen.append(QuizOption("", head["text"], False, why, _cites(head), assumes=facts))
            outcomes.append(found["outcome"])
        if len(chosen) > WRONG:
            break
    return make.question(make.say("ask_ruling" if make.at_table else "ask_right"), chosen) if len(chosen) > 2 else None


def ask_true(make: RuledSituation) -> QuizQuestion | None:
    """Is this the ruling? Either it is, or it is that of a neighbouring branch."""
    others = [(found, why, facts) for found, why, facts in make.others()][:4]
    if not others:
        return None
    right = make.rng.random() < 0.5
    found, why, facts = make.rng.choice(others)
    head = make.head if right else headline_of(found)
    yes = QuizOption(
        "", make.say("true"), right, make.right() if right else why, _cites(head), assumes={} if right else facts
    )
    no = QuizOption("", make.say("false"), not right, why, _cites(make.head))
    made = make.question(
        make.say("ask_true" if make.at_table else "ask_right_true", ruling=head["text"]),
        [yes, no],
        item=f"{right} {head['citations']}",
    )
    options = tuple(replace(one, id=name) for one, name in ((yes, "true"), (no, "false")))
    return replace(made, kind="true_false", options=options)


def ask_paragraph(make: RuledSituation) -> QuizQuestion | None:
    """Which paragraph decides? Those of neighbouring branches do not."""
    if any(letter.isdigit() for letter in title(make.drawn.procedure, make.language)):
        return None
    own = make.found["citations"]
    chosen = [QuizOption("", make.cite(make.head["citations"][:1]), True, make.right(), _cites(make.head)[:1])]
    for found, why, facts in make.others():
        head = headline_of(found)
        first = head["citations"][0]
        text = make.cite([first])
        nested = any(first.startswith(f"{one}.") or one.startswith(f"{first}.") for one in own)
        if first not in own and not nested and text not in [one.text for one in chosen]:
            chosen.append(QuizOption("", text, False, why, (full_id(first),), assumes=facts))
        if len(chosen) > WRONG:
            break
    return make.question(make.say("ask_paragraph"), chosen) if len(chosen) > 2 else None


def ask_next(make: RuledSituation) -> QuizQuestion | None:
    """Whose turn is it after the ruling?"""
    if make.drawn.procedure in ("auction_period", "board_conditions") or AFTERWARDS & make.drawn.facts.keys():
        return None  # where the stem goes on after the ruling, "next" could be asked of two moments
    return _values(make, "next_to_act", {seat: spell(SEAT.read(seat), make.language) for seat in _SEATS})


def ask_tricks(make: RuledSituation) -> QuizQuestion | None:
    """How many tricks are transferred?"""
    return _values(make, "tricks_transferred", {count: str(count) for count in range(4)})


def ask_silenced(make: RuledSituation) -> QuizQuestion | None:
    """Must the offender's partner pass?"""
    names = ("none", "next_turn", "throughout")
    return _values(make, "partner_silenced", {name: make.say(f"silenced_{name}") for name in names})


def _values(make: RuledSituation, key: str, texts: Mapping[Any, str]) -> QuizQuestion | None:
    """One value of the outcome among all it can have, in their own order."""
    value = make.found["outcome"].get(key)
    if value is None or value not in texts:
        return None
    reasons: dict[Any, tuple[str, dict[str, Any]]] = {}
    for found, why, facts in make.others():
        other = found["outcome"].get(key)
        if other in texts and other != value:
            reasons.setdefault(other, (why, facts))
    options = []
    for (name, text), letter in zip(texts.items(), string.ascii_lowercase, strict=False):
        if name == value:
            options.append(QuizOption(letter, text, True, make.right(), _cites(make.head)))
        else:
            why, facts = reasons.get(name, (make.say("why_not", ruling=make.head["text"]), {}))
            options.append(QuizOption(letter, text, False, why, _cites(make.head), assumes=facts))
    made = make.question(make.say(f"ask_{_ASKS[key]}"), [])
    return replace(made, options=tuple(options))


_ASKS = {"next_to_act": "next", "tricks_transferred": "tricks", "partner_silenced": "silenced"}


def ask_yes(make: RuledSituation) -> QuizQuestion | None:
    """A plain question with yes or no: is it allowed, is the card played, does the call stand?"""
    outcome = make.found["outcome"]
    keys = [key for key in _YES if isinstance(outcome.get(key), bool)]
    if not keys:
        return None
    key = keys[0]
    yes = outcome[key]
    found = next((one for one in make.others() if one[0]["outcome"].get(key) is (not yes)), None)
    if found is None:
        return None
    other, why, facts = found
    cites = _cites(headline_of(other))
    options = tuple(
        QuizOption(name, make.say(f"answer_{word}"), right, make.right(), _cites(make.head))
        if right
        else QuizOption(name, make.say(f"answer_{word}"), right, why, cites, assumes=facts)
        for name, word, right in (("true", "yes", yes), ("false", "no", not yes))
    )
    return replace(make.question(make.say(f"yes_{key}"), [], item=key), kind="true_false", options=options)


_YES = ("allowed", "played", "comparable", "lead_stands", "card_stands", "may_withdraw", "call_stands")
"""Outcomes that are yes or no, the most telling first."""


def ask_options(make: RuledSituation) -> QuizQuestion | None:
    """What may be chosen? The situation without the players' choices; options of other branches are wrong."""
    procedure = get(make.drawn.procedure)
    fields = procedure.fields
    open_facts = {name: value for name, value in make.drawn.facts.items() if not fields[name].chooser}
    if open_facts == make.drawn.facts:
        return None
    found = rule(make.drawn.procedure, open_facts, language=make.language, weighed=False)
    offered = {one["text"]: one for one in found["options"]}
    if found["status"] != "needs" or not 2 <= len(offered) <= 5:
        return None
    wrong: dict[str, tuple[Offered, str]] = {}
    for name in _RELATED.get(make.drawn.procedure, ()):
        related = get(name)
        facts = {key: value for key, value in open_facts.items() if key in related.fields}
        try:
            theirs = rule(name, facts, language=make.language, weighed=False)
        except Exception:  # noqa: S112 - another procedure's facts need not fit
            continue
        for one in theirs["options"]:
            if one["text"] not in offered and one["name"] not in {row["name"] for row in found["options"]}:
                why = make.say("why_other", title=title(name, make.language), label=make.cite(one["citations"]))
                wrong.setdefault(one["text"], (one, why))
    if not wrong:
        return None
    options = [
        QuizOption("", text, True, make.say("why_right", label=make.cite(one["citations"])), _cites(one))
        for text, one in offered.items()
    ]
    options += [QuizOption("", text, False, why, _cites(one)) for text, (one, why) in list(wrong.items())[:2]]
    make.told = f"{title(make.drawn.procedure, make.language)}. " + tell_situation(
        make.drawn.procedure, open_facts, make.language
    )
    made = make.question(make.say("ask_options"), options)
    told = " ".join(f"{one['text']} ({make.cite(one['citations'])})" for one in found["options"])
    return replace(made, kind="multiple", explanation=told)


_RELATED: dict[str, tuple[str, ...]] = {
    "opening_lead_out_of_turn": ("premature_play", "lead_out_of_turn_declarer"),
    "lead_out_of_turn_defender": ("opening_lead_out_of_turn", "premature_play"),
    "premature_play": ("lead_out_of_turn_defender", "opening_lead_out_of_turn"),
    "penalty_card_lead": ("premature_play", "lead_out_of_turn_defender"),
}
"""Procedures that directors confuse, whose options make good wrong answers."""

VARIANTS: dict[str, Callable[[RuledSituation], QuizQuestion | None]] = {
    "ruling": ask_ruling,
    "true": ask_true,
    "paragraph": ask_paragraph,
    "next": ask_next,
    "tricks": ask_tricks,
    "silenced": ask_silenced,
    "options": ask_options,
    "yes": ask_yes,
    "who": ask_who,
    "score": ask_score,
}
