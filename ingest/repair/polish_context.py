"""The tag context: Viterbi over the Morfeusz analyses of a clause, with weights set by hand (repair notes, step 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ingest.repair.polish_words import PolishWords, Tag

NOUNS = frozenset({"subst", "ger", "depr"})
ADJECTIVES = frozenset({"adj", "ppas", "pact"})
_NOMINAL = NOUNS | ADJECTIVES | frozenset({"num", "ppron3", "siebie"})
_TRANSPARENT = frozenset({"adv", "part", "qub", "pred"})
_COPULAS = frozenset({"być", "zostać", "zostawać"})
_BECOMING = frozenset({"stać", "stawać", "pozostać", "pozostawać", "okazać", "zostać", "zostawać"})
_VERBS = frozenset({"fin", "praet", "inf", "bedzie", "imps", "pcon", "pant", "cond"})
_AGREES, _DISAGREES, _ADJACENT_NOUN = 4.0, -1.0, -0.5
_GOVERNED, _NOT_GOVERNED = 2.0, -4.0
_LONE_INSTRUMENTAL = -1.2
_PASSIVE = 1.5


@cache
def weigh(before: Tag | None, tag: Tag) -> float:
    """The weight of `tag` behind `before` (None at the head of a clause), in nats."""
    lone = _LONE_INSTRUMENTAL if tag.case == "inst" else 0.0
    if before is None or tag.kind not in _NOMINAL:
        if before is not None and before.kind in _NOMINAL and tag.kind in ("fin", "praet", "bedzie", "winien"):
            return _subject(before, tag)
        return lone
    if before.kind == "prep":
        return _GOVERNED if before.case == tag.case else _NOT_GOVERNED
    if before.kind in _VERBS:
        return _after_verb(before, tag, lone)
    if before.kind in _NOMINAL:
        return _after_nominal(before, tag, lone)
    return lone


def _subject(noun: Tag, verb: Tag) -> float:
    """A noun or pronoun right before a verb in the third person is more often its subject than not."""
    agrees = noun.case == "nom" and noun.number == verb.number and verb.gender in ("", noun.gender)
    return 1.0 if agrees else -0.5


def _after_verb(verb: Tag, tag: Tag, lone: float) -> float:
    if verb.lemma in _COPULAS and tag.kind in ADJECTIVES and tag.case == "nom":
        agrees = verb.number in ("", tag.number) and verb.gender in ("", tag.gender)
        return 3.0 if agrees else 0.0
    if tag.case == "inst" and tag.kind in NOUNS and (verb.lemma in _BECOMING or verb.lemma in _COPULAS):
        return 4.0 if verb.lemma in _BECOMING else 2.5
    if tag.case == "inst" and tag.kind == "adj" and (verb.lemma in _BECOMING or verb.lemma in _COPULAS):
        return 1.5
    if verb.lemma in _COPULAS:
        return -1.0 if tag.case == "acc" else lone
    if tag.case == "acc":
        return 1.0
    return -1.0 if tag.case == "nom" and verb.kind in ("inf", "pcon") else lone


def _after_nominal(before: Tag, tag: Tag, lone: float) -> float:
    pair = before.kind in ADJECTIVES or tag.kind in ADJECTIVES
    if pair:
        same = (before.number, before.case, before.gender) == (tag.number, tag.case, tag.gender)
        return _AGREES if same else _DISAGREES + lone
    if tag.case == "gen":
        return 0.7
    return _ADJACENT_NOUN + lone


def choose(clause: Sequence[Mapping[str, float]], lexicon: PolishWords, passive: bool) -> list[dict[str, float]]:
    """For each word of a clause, its candidates with the weight of the best path through them.

    `clause` has a mapping candidate -> log weight for each word; the difference between two candidates of the answer
    is how many nats the context and the weights speak for the one. In a `passive` clause (one with a form of the
    verbs to be or to become) a participle is rather in the nominative.
    """
    columns = [_states(candidates, lexicon, passive) for candidates in clause]
    forward = _pass(columns)
    backward = _pass(columns[::-1], back=True)[::-1]
    answer: list[dict[str, float]] = []
    for column, ahead, behind in zip(columns, forward, backward, strict=True):
        best: dict[str, float] = {}
        for (word, _, weight), left, right in zip(column, ahead, behind, strict=True):
            total = left + right - weight
            if total > best.get(word, float("-inf")):
                best[word] = total
        answer.append(best)
    return answer


_State = tuple[str, Tag, float]


def _states(candidates: Mapping[str, float], lexicon: PolishWords, passive: bool) -> list[_State]:
    states: list[_State] = []
    for word, weight in sorted(candidates.items()):
        for tag in lexicon.tags(word) or (Tag("xxx"),):
            bonus = _PASSIVE if passive and tag.kind == "ppas" and tag.case == "nom" else 0.0
            states.append((word, tag, weight + bonus))
    return states


def is_copula(tags: Sequence[Tag]) -> bool:
    """Whether a word is a form of the verbs that make the passive."""
    return any(tag.lemma in _COPULAS and tag.kind in _VERBS for tag in tags)


def _pass(columns: Sequence[list[_State]], back: bool = False) -> list[list[float]]:
    """The best weight of a path that ends in each state, from one end of the clause (its own weight included)."""
    result: list[list[float]] = []
    for index, column in enumerate(columns):
        row: list[float] = []
        for _, tag, weight in column:
            if index == 0:
                row.append(weight + (0.0 if back else weigh(None, tag)))
                continue
            steps = (
                total + (weigh(tag, other) if back else weigh(other, tag))
                for (_, other, _), total in zip(columns[index - 1], result[-1], strict=True)
            )
            row.append(weight + max(steps))
        result.append(row)
    return result


def transparent(word_tags: Sequence[Tag]) -> bool:
    """Whether a word never stands between a governor and its noun (adverbs, particles)."""
    return bool(word_tags) and all(tag.kind in _TRANSPARENT for tag in word_tags)
