"""Questions of arithmetic: the calculators of `rulings.scoring` give the answer, typical mistakes the wrong ones.

Contract scores (Law 77), IMPs (78B), matchpoints (78A), victory points, artificial (12C2) and weighted (12C1c) scores.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any, Literal

from app.messages import message
from app.quiz.citing import cited, full_id, labels
from app.quiz.item import Make, QuizItem
from app.quiz.model import Level, QuestionKind, QuizOption, QuizQuestion, question_id
from app.quiz.picture.facts import TableFacts, of_facts
from app.quiz.scenes import played_contract
from app.quiz.scope import QuizScope
from app.quiz.told.ruled import said
from bridge.calls import Denomination
from bridge.contract import Contract, Doubling
from corpus.model import Language
from corpus.store import LAW_IN_FORCE, Store
from rulings.engine.forms import spell
from rulings.scoring.adjusted import artificial_percent, weighted_imps
from rulings.scoring.calculation import Calculation
from rulings.scoring.contract import contract_score
from rulings.scoring.imp import imp_score, imps
from rulings.scoring.matchpoints import matchpoint_result
from rulings.scoring.telling import document
from rulings.scoring.victory import continuous_vp

Wrong = Iterator[tuple[Any, str]]
"""A wrong value and the message that says which mistake leads to it."""


@dataclass(frozen=True, slots=True)
class _Sum:
    """A drawn task: its stem, the calculation that solves it, the wrong answers, how values are written."""

    stem: str
    calculation: Calculation[Any]
    wrong: list[tuple[Any, str]]
    level: Level
    item: object
    kept: tuple[str, ...] = ()
    """Citations beside the calculation's own."""
    table: TableFacts = field(default_factory=dict)
    """What its picture shows."""
    steps: str = ""
    """How it is worked out, where the calculation tells more than is asked."""


def _shown(value: Any) -> str:
    if isinstance(value, Fraction):
        return f"{float(value):.2f}".rstrip("0").rstrip(".")
    return f"{value:+d}" if isinstance(value, int) and value else str(value)


_POINT = re.compile(r"(?<=\d)\.(?=\d)")


def _in_language(written: str, language: Language) -> str:
    """Hungarian, Polish and Norwegian write a decimal comma."""
    return written if language == "en" else _POINT.sub(",", written)


def _signed(value: Any) -> str:
    return f"+{_plain(value)}" if value > 0 else _plain(value)


def _plain(value: Any) -> str:
    return _shown(value).removeprefix("+")


# -- Law 77 --------------------------------------------------------------------------------------------------------


def _told(found: Contract, language: Language) -> str:
    """The contract with who plays it, the player as the language writes seats."""
    who = spell(said({"who": found.declarer}, language)["who"], language)
    key = {Doubling.DOUBLED: "doubled", Doubling.REDOUBLED: "redoubled"}.get(found.doubling)
    bid = spell(found.bid, language)
    return f"{message(language, f'quiz.{key}', bid=bid) if key else bid} ({who})"


def contract(language: Language, rng: Random) -> _Sum:
    """Score of a natural contract, made, with overtricks or down; sometimes doubled."""
    found = played_contract(rng)[1]
    doubling = rng.choices(list(Doubling), [70, 24, 6])[0]
    found = Contract(found.level, found.denomination, doubling, found.declarer)
    vulnerable = rng.random() < 0.5
    need = found.level + 6
    tricks = max(5, min(13, need + rng.choice([-3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2])))
    say = _say(language)
    stem = say(
        "contract", contract=_told(found, language), vul=say("vul" if vulnerable else "not_vul"), tricks=str(tricks)
    )
    factor = {"none": 0, "X": 1, "XX": 2}[doubling.value]
    level: Level = 1 if not factor else 2 if factor == 1 else 3
    calculation = contract_score(found.level, found.denomination.value, factor, vulnerable, tricks)
    wrong = list(_contract_mistakes(found, factor, vulnerable, tricks, calculation.value, say))
    told = {
        "level": found.level,
        "denomination": found.denomination.value,
        "doubling": doubling.value,
        "declarer": found.declarer.value,
    }
    item = [str(found.bid), factor, vulnerable, tricks]
    return _Sum(stem, calculation, wrong, level, item, table=of_facts({"contract": told}))


def _contract_mistakes(found: Contract, factor: int, vulnerable: bool, tricks: int, right: int, say: Any) -> Wrong:
    def score(factor: int = factor, vulnerable: bool = vulnerable, tricks: int = tricks) -> int:
        return contract_score(found.level, found.denomination.value, factor, vulnerable, tricks).value

    yield score(vulnerable=not vulnerable), say("m_vulnerability", vul=say("not_vul" if vulnerable else "vul"))
    if factor:
        yield score(factor=0), say("m_doubling")
    if right > 0:
        if factor:
            yield right - 50 * factor, say("m_insult" if factor == 1 else "m_insult_twice")
        game, bonus = found.level >= _GAME[found.denomination], 500 if vulnerable else 300
        if game and found.level < 6:
            yield right - bonus + 50, say("m_game")
        if not game and not factor and tricks - 6 >= _GAME[found.denomination]:
            yield right - 50 + bonus, say("m_game")
        if found.level >= 6:
            yield (
                right - {(6, False): 500, (6, True): 750, (7, False): 1000, (7, True): 1500}[(found.level, vulnerable)],
                say("m_slam"),
            )
    for other in (tricks + 1, tricks - 1):
        if 0 <= other <= 13 and (score(tricks=other) > 0) == (right > 0):
            yield score(tricks=other), say("m_trick_more" if other > tricks else "m_trick_fewer")
    yield -right, say("m_sign")


_GAME = {Denomination.N: 3, Denomination.S: 4, Denomination.H: 4, Denomination.D: 5, Denomination.C: 5}


# -- Law 78B -------------------------------------------------------------------------------------------------------


def _two_scores(rng: Random) -> tuple[int, int]:
    """Scores of two tables on one board: the same contract with other results, or game and partscore."""
    while True:
        found, vulnerable = played_contract(rng)[1], rng.random() < 0.5
        need = found.level + 6
        here, there = (max(0, min(13, need + rng.choice([-2, -1, 0, 1]))) for _ in range(2))
        doubled = 1 if there < need and rng.random() < 0.3 else 0
        own = contract_score(found.level, found.denomination.value, 0, vulnerable, here).value
        level = max(1, found.level - rng.choice([0, 0, 1, 2]))
        other = contract_score(level, found.denomination.value, doubled, vulnerable, there).value
        if abs(own - other) >= 20:
            return (own, other) if rng.random() < 0.7 else (-own, -other)


def imp(language: Language, rng: Random) -> _Sum:
    """IMPs of two tables' scores."""
    say = _say(language)
    own, other = _two_scores(rng)
    calculation = imp_score(own, other)
    right = calculation.value
    band = say("imp_band", difference=f"{own - other:+d}")
    wrong = [(imps(own + other), say("imp_sum"))] if own + other else []
    wrong += [(right + step, band) for step in rng.sample([-2, -1, 1, 2], 4) if (right + step) * right > 0]
    wrong.append((-right, say("imp_sign")))
    return _Sum(say("imp", own=f"{own:+d}", other=f"{other:+d}"), calculation, wrong, 1, [own, other])


def weighted(language: Language, rng: Random) -> _Sum | None:
    """A weighted assigned score at teams; the mistake is to weight the scores before turning them into IMPs."""
    say = _say(language)
    first, second = _two_scores(rng)
    other = rng.choice([first, second, _two_scores(rng)[0]])
    share = rng.choice([50, 60, 70, 75, 80])
    parts = ((share, first), (100 - share, second))
    calculation = weighted_imps(parts, other)
    mean = Fraction(share * first + (100 - share) * second, 100)
    wrong: list[tuple[Any, str]] = [(Fraction(imps(mean - other)), say("w_scores"))]
    wrong.append((weighted_imps(((50, first), (50, second)), other).value, say("w_equal")))
    wrong += [(Fraction(imps(one - other)), say("w_one")) for one in (first, second)]
    percent = " %" if language == "nb" else "%"
    told = ", ".join(f"{score:+d} ({weight}{percent})" for weight, score in parts)
    return _Sum(say("weighted", parts=told, other=f"{other:+d}"), calculation, wrong, 3, [share, first, second, other])


# -- matchpoints, victory points, artificial scores ----------------------------------------------------------------


def matchpoint(language: Language, rng: Random) -> _Sum:
    """Matchpoints among six to eight scores, on the scale 2-1-0."""
    say = _say(language)
    found, vulnerable = played_contract(rng)[1], rng.random() < 0.5
    tricks = [max(0, min(13, found.level + 6 + rng.choice([-2, -1, -1, 0, 0, 1]))) for _ in range(rng.randint(6, 8))]
    scores = [contract_score(found.level, found.denomination.value, 0, vulnerable, won).value for won in tricks]
    place = rng.randrange(len(scores))
    own = scores[place]
    calculation = matchpoint_result(scores, place, "2-1-0")
    beaten, tied = sum(one < own for one in scores), scores.count(own) - 1
    wrong: list[tuple[Any, str]] = [(Fraction(2 * beaten + tied, 2), say("mp_scale"))]
    if tied:
        wrong += [(Fraction(2 * (beaten + tied)), say("mp_ties")), (Fraction(2 * beaten), say("mp_noties"))]
    wrong.append((calculation.value + 2, say("mp_more")))
    told = ", ".join(f"{one:+d}" for one in scores)
    return _Sum(say("mp", scores=told, own=f"{own:+d}"), calculation, wrong, 2, [scores, place])


def victory(language: Language, rng: Random) -> _Sum:
    """VP on the continuous scale: what the winners get is told, the losers' share is asked; no table is needed."""
    say = _say(language)
    boards, margin = rng.choice([8, 10, 12, 16, 20, 24, 32]), rng.randint(1, 40)
    won = continuous_vp(margin, boards).value
    wrong: list[tuple[Any, str]] = [(won, say("vp_winner")), (30 - won, say("vp_sum")), (won - 10, say("vp_above"))]
    stem = say("vp", boards=str(boards), margin=str(margin), won=_in_language(_plain(won), language))
    lost = continuous_vp(-margin, boards)
    steps = say("vp_steps", won=_in_language(_plain(won), language), lost=_in_language(_plain(lost.value), language))
    return _Sum(stem, lost, wrong, 1, [boards, margin], steps=steps)


def artificial(language: Language, rng: Random) -> _Sum:
    """The artificial adjusted score of a pair, with its own percentage on the other boards."""
    say = _say(language)
    faults: dict[str, Literal["plus", "average", "minus"]] = {"none": "plus", "partly": "average", "direct": "minus"}
    fault = rng.choice(sorted(faults))
    own = rng.choice([43, 46, 48, 52, 54, 57] if fault == "partly" else [34, 37, 43, 46, 48, 52, 54, 57, 62, 64, 67])
    calculation = artificial_percent(faults[fault], own)
    wrong: list[tuple[Any, str]] = []
    if calculation.value != own:
        wrong.append((Fraction(own), say(f"art_own_{fault}")))
    flat = {"plus": 60, "average": 50, "minus": 40}
    for kind, value in flat.items():
        better = say("better" if fault == "none" else "worse")
        key = say("art_flat", better=better) if kind == faults[fault] else say("art_other")
        wrong.append((Fraction(value), key))
    stem = say("artificial", fault=say(f"fault_{fault}"), own=str(own))
    return _Sum(stem, calculation, wrong, 1, [fault, own], ("12.C.2.a",))


# -- questions -----------------------------------------------------------------------------------------------------


class _say:  # noqa: N801 - used as a function
    """Texts of the quiz in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, key: str, **params: str) -> str:
        return message(self.language, f"quiz.{key}", **params)


_KINDS = {
    "contract": (contract, "77", 6.0),
    "imp": (imp, "78.B", 3.0),
    "matchpoint": (matchpoint, "78.A", 2.0),
    "victory": (victory, "78", 1.0),
    "artificial": (artificial, "12.C.2", 2.0),
    "weighted": (weighted, "12.C.1.c", 1.0),
}


_NUMBERS = ("contract", "imp", "matchpoint")
"""Kinds now and then asked without options: the answer is a whole number."""


def question(store: Store, kind: str, language: Language, rng: Random, seed: int) -> QuizQuestion | None:
    """A question of one kind; None when its mistakes do not give three distinct wrong values."""
    task = _KINDS[kind][0](language, rng)
    if task is None:
        return None
    right = Fraction(task.calculation.value)
    chosen: list[tuple[Fraction, str]] = []
    for value, why in task.wrong:
        if Fraction(value) != right and all(Fraction(value) != one for one, _ in chosen):
            chosen.append((Fraction(value), why))
    if len(chosen) < 3:
        return None
    told = document(task.calculation, language)
    own = [one for row in told["statements"] for one in row["citations"]]
    citations = list(dict.fromkeys([*own, *task.kept])) or [_KINDS[kind][1]]
    provisions = tuple(full_id(one) for one in citations)
    steps = task.steps or " ".join(row["text"] for row in told["statements"])
    signed = kind in ("contract", "imp", "weighted")
    write = _signed if signed else _plain
    where = labels(store, citations, language)
    options = [QuizOption("", write(right), True, message(language, "quiz.why_right", label=where), provisions)]
    options += [QuizOption("", write(value), False, why, provisions) for value, why in chosen[:3]]
    values = sorted(zip([right, *(value for value, _ in chosen[:3])], options, strict=True), key=lambda row: row[0])
    asked: QuestionKind = "numeric" if kind in _NUMBERS and rng.random() < 0.15 else "single"
    return QuizQuestion(
        id=question_id(provisions[:1], kind, f"score {asked}", task.item),
        kind=asked,
        language=language,
        level=task.level,
        stem=task.stem,
        explanation=f"{_in_language(steps, language)} ({where})",
        citations=cited(store, citations, language),
        provisions=provisions,
        topics=tuple(dict.fromkeys(one.partition(":")[2].split(".")[0] for one in provisions)),
        options=()
        if asked == "numeric"
        else tuple(
            QuizOption(letter, _in_language(one.text, language), one.correct, one.why, one.citations)
            for letter, (_, one) in zip(string.ascii_lowercase, values, strict=False)
        ),
        answer=float(right),
        origin="scoring",
        variant=kind,
        seed=seed,
        table=task.table,
    )


def _maker(kind: str) -> Make:
    def make(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
        return question(store, kind, language, rng, seed)

    return make


ITEMS = tuple(
    QuizItem(f"score_{kind}", "scoring", (f"{LAW_IN_FORCE}:{law}",), weight, _maker(kind))
    for kind, (_, law, weight) in _KINDS.items()
)
