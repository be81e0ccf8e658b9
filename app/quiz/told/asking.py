"""Questions on told scenes: how it is ruled, how many tricks go over, who must pass.

Every option is a ruling of the engine said in one breath: the right one on the scene's facts, the wrong ones on facts
with a decisive one altered, in an older edition, or with two players exchanged. None has the effect of another.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from app.messages import message
from app.quiz.citing import cited, full_id, labels
from app.quiz.draw import law_of, settings
from app.quiz.item import Make, QuizItem
from app.quiz.model import Level, QuizOption, QuizQuestion, question_id
from app.quiz.picture.facts import of_scene
from app.quiz.scope import QuizScope, law_id
from app.quiz.told.read_through import cannot_act
from app.quiz.told.reasons import after_colon, told_reason
from app.quiz.told.ruled import (
    RuledScene,
    of_players,
    ruled,
    sentences,
    tell,
    turned,
    verdict,
    verdict_words,
)
from app.quiz.told.sheet import SceneSheet, ToldScene, sheets
from corpus.model import Language
from corpus.store import Store
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.registry import title

WRONG = 3
"""Wrong answers at most; two are the least."""
_IDLE = {"end_of_play_review", "legal_calls", "law_16C2_applies", "penalty", "procedural_penalty"}
"""Outcomes that do not make two rulings different answers."""
_TABLE = {
    "dealer",
    "auction",
    "contract",
    "offender",
    "board",
    "vulnerability",
    "card",
    "claimer",
    "misinformed",
    "asker",
}
"""Facts that set the scene and decide nothing by themselves."""


_SAID_OTHERWISE = {"swap", "other", "belief"}
"""Flips whose words are wrong though no fact is altered: another player's, another law's, what no law says."""


class Wrong(NamedTuple):
    """A ruling that is wrong here: its words, also in short, why it is wrong, the facts that would make it right."""

    ruled: RuledScene
    words: str
    short: str
    why: str
    facts: dict[str, Any]


class AtTable:
    """One scene at a table that is turned, ruled in force."""

    def __init__(self, store: Store, sheet: SceneSheet, scene: ToldScene, language: Language, rng: Random) -> None:
        self.store, self.sheet, self.scene, self.language, self.rng = store, sheet, scene, language, rng
        self.steps = rng.randrange(4)
        self.facts = turned(sheet.procedure, scene.facts, self.steps)
        self.ruled = ruled(sheet.procedure, self.facts)

    def stem(self, ask: str) -> str:
        """The scene and the one question."""
        return tell(f"{self.scene.texts[self.language]} {ask}", self.facts, self.steps, self.language)

    def say(self, key: str, **params: str) -> str:
        """A text of the quiz."""
        return message(self.language, f"quiz.{key}", **params)

    def label(self, scene: RuledScene) -> str:
        """Where a ruling stands."""
        return labels(self.store, scene.citations, self.language)

    def shorter(self, scene: RuledScene, words: str, swap: Iterable[str] = ()) -> str:
        """A ruling in fewer words than `words`, "" where the sheet has none."""
        short = verdict(self.sheet, scene, self.language, swap, short=True) or ""
        return short if short != words else ""

    def short_stem(self, ask: str) -> str:
        """The scene and the one question in few words, "" where it cannot be told so."""
        if self.scene.short is None:
            return ""
        return tell(f"{self.scene.short[self.language]} {ask}", self.facts, self.steps, self.language)

    def never(self, sort: str, value: str) -> tuple[str, dict[str, Any]] | None:
        """Why a value is wrong that no case near this one comes to, with the law; None where the sheet says nothing."""
        found = self.sheet.answers.get(sort, {}).get(value)
        return (f"{found[self.language]} ({labels(self.store, found['law'], self.language)})", {}) if found else None

    def wrong(self, right: RuledScene) -> list[Wrong]:
        """The rulings that people wrongly take for the right one."""
        found = []
        for flip in self.scene.flips:
            made = self._believed(right, flip) or self._of_another(right, flip) or self._flipped(right, flip)
            if made is not None and (flip.keys() & _SAID_OTHERWISE or different(made.ruled.outcome, right.outcome)):
                found.append(made)
        return found

    def _flipped(self, right: RuledScene, flip: Mapping[str, Any]) -> Wrong | None:
        swap, edition = flip.get("swap", ()), str(flip.get("edition", IN_FORCE_EDITION))
        changes = {key: value for key, value in flip.items() if key not in ("swap", "edition")}
        changed = turned(self.sheet.procedure, changes, self.steps)
        facts = {key: value for key, value in {**self.facts, **changed}.items() if value is not None}
        other = ruled(self.sheet.procedure, facts, edition)
        words = verdict(self.sheet, other, self.language, swap) if other else None
        if other is None or words is None or cannot_act(self.sheet, other, swap):
            return None
        short = self.shorter(other, words, swap)
        own = verdict(self.sheet, right, self.language) or ""
        names = [key for key, value in changed.items() if value is not None and value != self.facts.get(key)]
        told = told_reason(other, [key for key in names if key not in _TABLE or key == "card"] or names, self.language)
        if swap and told:
            ruling = verdict(self.sheet, other, self.language) or ""
            why = self.say("why_swap_if", told=after_colon(told, self.language), ruling=ruling, label=self.label(other))
            return Wrong(other, words, short, why, {})
        if swap:
            return Wrong(other, words, short, self.say("why_swap", ruling=own, label=self.label(right)), {})
        if edition != IN_FORCE_EDITION:
            return Wrong(other, words, short, self.say("why_edition", edition=edition, label=self.label(right)), {})
        if not told:  # the facts lack one that the scene has
            return Wrong(other, words, short, self.say("why_not", ruling=own), facts)
        why = self.say("why_if", told=after_colon(told, self.language), label=self.label(other))
        return Wrong(other, words, short, why, facts)

    def _of_another(self, right: RuledScene, flip: Mapping[str, Any]) -> Wrong | None:
        """The ruling of another procedure that people take for this one's, said of this scene's players."""
        if "other" not in flip:
            return None
        (procedure, key), law = flip["other"], flip["law"]
        said_there = [verdict_words(sheets()[procedure], key, right, self.language, short) for short in (False, True)]
        words, short = said_there[0] or "", said_there[1] or ""
        label = labels(self.store, [law], self.language)
        why = self.say("why_other", title=title(procedure, self.language), label=label)
        wrong = replace(right, headline=right.headline._replace(citations=(law,)))
        return Wrong(wrong, words, short if short != words else "", why, {}) if words else None

    def _believed(self, right: RuledScene, flip: Mapping[str, Any]) -> Wrong | None:
        """What is often believed though no case is so ruled, with the law's word against it."""
        if "belief" not in flip:
            return None
        belief = self.sheet.beliefs[flip["belief"]]
        words, short, why = (of_players(belief[key], right, self.language) for key in ("words", "short", "why"))
        laws = belief["law"] if isinstance(belief["law"], list) else [belief["law"]]
        label = labels(self.store, laws, self.language)
        wrong = replace(right, headline=right.headline._replace(citations=tuple(laws)))
        return Wrong(wrong, words, short if short != words else "", f"{why} ({label})", {})

    def decided_by(self, right: RuledScene) -> int:
        """How many told facts the ruling was made from; those that only set the scene are not counted."""
        read = {name for step in right.draft.trace for name in step.because}
        return len(read & (self.facts.keys() - _TABLE))

    def level(self, right: RuledScene) -> Level:
        """1 to 3, by the facts that decide."""
        if self.scene.level in (1, 2, 3):
            return self.scene.level  # type: ignore[return-value]
        told = self.decided_by(right)
        return 1 if told <= 1 else 2 if told <= 3 else 3

    def question(
        self, sort: str, ask: str, options: list[QuizOption], right: RuledScene, short_ask: str
    ) -> QuizQuestion:
        """The question with everything around its options."""
        provisions = tuple(full_id(one) for one in right.citations)
        said = sentences(right, self.language)
        told = " ".join(f"{words} ({labels(self.store, laws, self.language)})" for words, laws in said)
        return QuizQuestion(
            id=question_id((), self.sheet.procedure, sort, self.scene.id),
            kind="single",
            language=self.language,
            level=self.level(right),
            stem=self.stem(ask),
            explanation=told,
            citations=cited(self.store, [one for _, laws in said for one in laws], self.language),
            provisions=provisions,
            topics=law_of(self.sheet.procedure),
            options=_lettered(options),
            origin="engine",
            variant=sort,
            procedure=self.sheet.procedure,
            facts=self.facts,
            scene=self.scene.id,
            table=of_scene(self.scene.texts[self.language], self.facts, self.scene.table, self.steps),
            decided_by=self.decided_by(right),
            short=self.short_stem(short_ask),
        )


def _lettered(options: list[QuizOption]) -> tuple[QuizOption, ...]:
    return tuple(replace(one, id=letter) for one, letter in zip(options, string.ascii_lowercase, strict=False))


def different(first: Mapping[str, Any], second: Mapping[str, Any]) -> bool:
    """Whether two rulings come to something else: an outcome of either that the other has not, or has otherwise."""
    return any(first.get(key) != second.get(key) for key in (first.keys() | second.keys()) - _IDLE)


def ask_ruling(told: AtTable, right: RuledScene) -> QuizQuestion | None:
    """How is it ruled?"""
    own = verdict(told.sheet, right, told.language)
    if own is None:
        return None
    cites = tuple(full_id(one) for one in right.citations)
    reason = told.say("why_right", label=told.label(right))
    options = [QuizOption("", own, True, reason, cites, short=told.shorter(right, own))]
    taken = [right]
    wrong = told.wrong(right)
    told.rng.shuffle(wrong)
    for other, words, short, why, facts in wrong:
        fresh = all(different(other.outcome, one.outcome) for one in taken) or not facts
        if fresh and words not in [one.text for one in options]:
            where = tuple(full_id(one) for one in other.citations)
            options.append(QuizOption("", words, False, why, where, assumes=facts, short=short))
            taken += [other] if facts else []
        if len(options) > WRONG:
            break
    if len(options) < 3:
        return None
    told.rng.shuffle(options)
    ask = told.scene.ask or told.sheet.ask
    short_ask = told.scene.ask or told.sheet.short_ask
    return told.question(
        "told",
        ask[told.language] if ask else told.say("ask_ruling"),
        options,
        right,
        short_ask[told.language] if short_ask else told.say("short_ruling"),
    )


def ask_tricks(told: AtTable, right: RuledScene) -> QuizQuestion | None:
    """How many tricks go over?"""
    return _values(told, right, "tricks", "tricks_transferred", {count: str(count) for count in range(4)})


def ask_silenced(told: AtTable, right: RuledScene) -> QuizQuestion | None:
    """How long must the offender's partner pass?"""
    names = ("none", "next_turn", "throughout")
    return _values(told, right, "silenced", "partner_silenced", {name: told.say(f"silenced_{name}") for name in names})


def _values(told: AtTable, right: RuledScene, sort: str, key: str, texts: Mapping[Any, str]) -> QuizQuestion | None:
    value = right.outcome.get(key)
    if value not in texts:
        return None
    whys = {one.ruled.outcome.get(key): (one.why, one.facts) for one in told.wrong(right) if one.facts}
    cites = tuple(full_id(one) for one in right.citations)
    options = []
    for one, words in texts.items():
        if one == value:
            options.append(QuizOption("", words, True, told.say("why_right", label=told.label(right)), cites))
        else:
            if not (found := whys.get(one) or told.never(sort, str(one))):
                return None
            options.append(QuizOption("", words, False, found[0], cites, assumes=found[1]))
    return told.question(f"told_{sort}", told.say(f"ask_{sort}"), options, right, told.say(f"short_{sort}"))


SORTS: dict[str, Callable[[AtTable, RuledScene], QuizQuestion | None]] = {
    "ruling": ask_ruling,
    "tricks": ask_tricks,
    "silenced": ask_silenced,
}


def question(
    store: Store, sheet: SceneSheet, scene: ToldScene, sort: str, language: Language, rng: Random
) -> QuizQuestion | None:
    """A question of one sort on one scene; None where the sheet has no words for it."""
    told = AtTable(store, sheet, scene, language, rng)
    return SORTS[sort](told, told.ruled) if told.ruled is not None else None


def _maker(sheet: SceneSheet) -> Make:
    def make(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
        scene = rng.choice(sheet.scenes)
        sort = rng.choice(("ruling", "ruling", *scene.sorts))
        made = question(store, sheet, scene, sort, language, rng)
        return replace(made, seed=seed) if made else None

    return make


def items() -> list[QuizItem]:
    """One item a sheet."""
    found = []
    for name, sheet in sheets().items():
        if name in settings()["never"]:
            continue
        laws = tuple(law_id(law) for law in law_of(name))
        found.append(QuizItem(name, "rulings", laws, sheet.weight * len(sheet.scenes) ** 0.5, _maker(sheet)))
    return found
