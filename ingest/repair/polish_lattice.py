"""The confusion lattice: which Polish words a misread word may stand for, and at what cost."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from ingest.repair.polish_words import PolishWords

_BEAM = 1500  # decodings kept at each letter
_STRANGE = 6.0  # nats by which a beginning that no frequent word has ranks lower in the beam
_WIDTH = 16.0  # nats a decoding may cost more than the cheapest one
_LETTERS = frozenset("aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'")


class Lattice:
    """Turns misread words into known words. `caps` words are given and answered in small letters."""

    def __init__(self, lexicon: PolishWords) -> None:
        self.lexicon = lexicon
        table = lexicon.confusions
        self._lower = _rules(table["everywhere"], table["lower"])
        self._caps = _rules(table["everywhere"], table["caps"])
        self._cache: dict[tuple[str, bool], dict[str, float]] = {}

    def candidates(self, raw: str, caps: bool = False) -> dict[str, float]:
        """Known words in small letters that `raw` may stand for, with their cost in nats; {} when there is none."""
        key = (raw, caps)
        if key not in self._cache:
            self._cache[key] = self._read(raw, self._caps if caps else self._lower)
        return self._cache[key]

    def _read(self, raw: str, rules: Mapping[str, list[tuple[str, float]]]) -> dict[str, float]:
        longest = max(map(len, rules))
        beams: list[dict[str, float]] = [{} for _ in range(len(raw) + 1)]
        beams[0][""] = 0.0
        for at in range(len(raw)):
            steps = self._prune(beams[at])
            options: list[tuple[int, str, float]] = []
            if raw[at] in _LETTERS:
                options.append((1, raw[at], 0.0))
            for length in range(1, min(longest, len(raw) - at) + 1):
                options += [(length, true, cost) for true, cost in rules.get(raw[at : at + length], ())]
            for prefix, spent in steps.items():
                for length, true, cost in options:
                    word, total = prefix + true, spent + cost
                    beam = beams[at + length]
                    if total < beam.get(word, float("inf")):
                        beam[word] = total
        return {word: cost for word, cost in self._prune(beams[-1]).items() if word and self.lexicon.known(word)}

    def _prune(self, beam: dict[str, float]) -> dict[str, float]:
        """The cheapest decodings of a beginning; beginnings of words in general use come first."""
        if len(beam) <= 1:
            return beam
        limit = min(beam.values()) + _WIDTH
        kept = {word: cost for word, cost in beam.items() if cost <= limit}
        if len(kept) <= _BEAM:
            return kept
        strange = {word: 0.0 if self.lexicon.begins_word(word) else _STRANGE for word in kept}
        ranked = sorted(kept, key=lambda word: (kept[word] + strange[word], word))
        return {word: kept[word] for word in ranked[:_BEAM]}


def _rules(*tables: list[list[Any]]) -> dict[str, list[tuple[str, float]]]:
    rules: dict[str, dict[str, float]] = defaultdict(dict)
    for table in tables:  # a later table refines an earlier one
        for raw, true, cost in table:
            rules[str(raw)][str(true)] = float(cost)
    return {raw: sorted(options.items()) for raw, options in rules.items()}
