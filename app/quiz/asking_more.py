"""Two further sorts of question on a drawn situation: whose the choice is, and the score after a rectification."""

from __future__ import annotations

import string
from dataclasses import replace

from app.quiz.citing import full_id
from app.quiz.model import QuizOption, QuizQuestion
from app.quiz.ruled_situation import RuledSituation
from rulings.engine.forms import spell
from rulings.engine.values import CONTRACT, SEAT
from rulings.registry import get, rule, title
from rulings.scoring.contract import contract_score
from rulings.telling import situation as tell_situation

_SEATS = ("N", "E", "S", "W")


def ask_who(make: RuledSituation) -> QuizQuestion | None:
    """Whose is the choice? The situation before any choice was made, where one seat has all the options."""
    name, fields = make.drawn.procedure, get(make.drawn.procedure).fields
    facts = {fact: value for fact, value in make.drawn.facts.items() if not fields[fact].chooser}
    if facts == make.drawn.facts or make.settled & facts.keys():
        return None
    found = rule(name, facts, language=make.language, weighed=False)
    choosers = {one["chooser"] for one in found["options"]}
    if found["status"] != "needs" or len(choosers) != 1 or not choosers <= set(_SEATS):
        return None
    seat = next(iter(choosers))
    citations = list(dict.fromkeys(one for option in found["options"] for one in option["citations"]))
    label, who = make.cite(citations), spell(SEAT.read(seat), make.language)
    options = tuple(
        QuizOption(
            letter,
            spell(SEAT.read(one), make.language),
            one == seat,
            make.say("why_right", label=label) if one == seat else make.say("why_who", who=who, label=label),
            tuple(full_id(cited) for cited in citations),
        )
        for letter, one in zip(string.ascii_lowercase, _SEATS, strict=False)
    )
    make.told = f"{title(name, make.language)}. {tell_situation(name, facts, make.language)}"
    told = " ".join(f"{one['text']} ({make.cite(one['citations'])})" for one in found["options"])
    return replace(make.question(make.say("ask_who"), []), options=options, explanation=told)


def ask_score(make: RuledSituation) -> QuizQuestion | None:
    """What is the declaring side's score once tricks have been transferred? Other counts of tricks are wrong."""
    outcome, facts = make.found["outcome"], make.drawn.facts
    right, tricks = outcome.get("score"), outcome.get("declarer_tricks")
    if not isinstance(right, int) or not isinstance(tricks, int) or "vulnerability" not in facts:
        return None
    contract = CONTRACT.read(facts["contract"])
    vulnerable = facts["vulnerability"] in ("both", contract.declarer.side.value)
    doubling = {"none": 0, "X": 1, "XX": 2}[contract.doubling.value]
    scores: dict[int, int] = {right: tricks}
    step = 1 if outcome.get("tricks_to") == contract.declarer.side.value else -1
    for other in (facts["declarer_tricks"], tricks + step, tricks - step, tricks + 2 * step, tricks - 2 * step):
        if 0 <= other <= 13 and len(scores) < 4:
            value = contract_score(contract.level, contract.denomination.value, doubling, vulnerable, other).value
            scores.setdefault(value, other)
    if len(scores) < 4:
        return None
    cites = tuple(full_id(one) for one in make.head["citations"])
    options = tuple(
        QuizOption(
            letter,
            f"{value:+d}" if value else "0",
            value == right,
            make.right() if value == right else make.say("why_tricks", tricks=str(scores[value])),
            cites,
        )
        for letter, value in zip(string.ascii_lowercase, sorted(scores), strict=False)
    )
    return replace(make.question(make.say("ask_score"), []), options=options)
