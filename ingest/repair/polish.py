"""The repair of the Polish Laws 2007: lattice x Morfeusz x frequencies learned on the document x tag context.

`repair` is deterministic. Digits stay as they are, but in references (which have their own rule) and reviewed rows.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from ingest.lines import Edit, EditedLine, LayeredText
from ingest.repair import records
from ingest.repair.polish_context import ADJECTIVES, NOUNS, choose, is_copula, transparent
from ingest.repair.polish_lattice import Lattice
from ingest.repair.polish_rules import quotes, references
from ingest.repair.polish_tokens import PolishToken, tokens
from ingest.repair.polish_words import PolishWords
from ingest.repair.records import RepairedSpan

_ROUNDS = 3  # of soft EM
_PRIOR = 3000.0  # the general frequencies count as much as that many words of the document
_CLOSE = 7.0  # nats within which the context may decide
_FORM = 3.5  # nats that another form of the likeliest word can be behind it at most
_DOUBTFUL = 1.0  # nats below which a reader is warned
_POLISH = re.compile("[\u0104-\u0107\u0118\u0119\u0141-\u0144\u015a\u015b\u0179-\u017c]")  # the OCR has none of them
_HARD = re.compile(r"(?:[sz]|ws|wz|mn)[^aeiouy\u00e9\u00f3\u0105\u0119]|sob")  # where the preposition is `ze`


def repair(raw: str, reviewed: Sequence[RepairedSpan] = (), lexicon: PolishWords | None = None) -> list[RepairedSpan]:
    """The change records of the whole text, reviewed rows first in rank; raises BadData when a row does not match.

    A line that has Polish letters was not read by this OCR and is left alone, so that a second repair changes nothing.
    """
    lexicon = lexicon or PolishWords()
    lines = LayeredText(raw, records.edits(reviewed)).repaired
    clean = {number for number, text in enumerate(raw.split("\n"), start=1) if _POLISH.search(text)}
    program: list[RepairedSpan] = []
    words = [
        replace(token, fixed=True) if token.line in clean or _is_reviewed(token, lines, reviewed) else token
        for token in tokens(lines, lexicon.fixed)
    ]
    for token, change in zip(words, _decide(words, Lattice(lexicon), lexicon), strict=True):
        if change is not None:
            program.append(_in_raw(change, lines[token.line - 1]))
    before = ""
    for number, line in enumerate(lines, start=1):
        for method, edits in (
            ("reference", references(number, line.text, before)),
            ("sign", quotes(number, line.text)),
        ):
            program += [_in_raw(_change(edit, method), line) for edit in edits]
        before = line.text or before
    return records.merge(reviewed, [change for change in program if change.raw != change.repaired])


def repair_source(raw: str, table: Path) -> list[RepairedSpan]:
    """The repair with the reviewed table of a file."""
    return repair(raw, records.reviewed(table, raw))


def _change(edit: Edit, method: str) -> RepairedSpan:
    return RepairedSpan(edit.line, edit.start, edit.end, edit.old, edit.new, method)


def _is_reviewed(token: PolishToken, lines: Sequence[EditedLine], reviewed: Sequence[RepairedSpan]) -> bool:
    line = lines[token.line - 1]
    start, end = line.raw_columns(token.start, token.end)
    return any(change.line == token.line and change.overlaps(start, end) for change in reviewed)


def _in_raw(change: RepairedSpan, line: EditedLine) -> RepairedSpan:
    start, end = line.raw_columns(change.start, change.end)
    return RepairedSpan(
        change.line,
        start,
        end,
        change.raw,
        change.repaired,
        change.method,
        change.status,
        change.score,
        change.margin,
        change.alternatives,
    )


def _decide(words: Sequence[PolishToken], lattice: Lattice, lexicon: PolishWords) -> list[RepairedSpan | None]:
    """One decision a word: a change, or None where the word stays."""
    weights = _learn(words, lattice, lexicon)
    chosen: list[tuple[dict[str, float], str]] = []
    for clause in _clauses(words):
        options = [{token.key: 0.0} if token.fixed else weights[_type(token)] for token in clause]
        chosen += _weigh_clause(clause, options, lexicon)
    return [
        None if token.fixed else _decision(token, options, method, lexicon)
        for token, (options, method) in zip(words, chosen, strict=True)
    ]


def _type(token: PolishToken) -> tuple[str, bool]:
    return token.key, token.caps


def _learn(
    words: Iterable[PolishToken], lattice: Lattice, lexicon: PolishWords
) -> dict[tuple[str, bool], dict[str, float]]:
    """Log weight of each candidate of each word type, by soft EM over the document."""
    types = Counter(_type(token) for token in words if not token.fixed)
    costs = {kind: lattice.candidates(*kind) for kind in sorted(types)}
    counts: dict[str, float] = {}
    weights: dict[tuple[str, bool], dict[str, float]] = {}
    for _ in range(_ROUNDS + 1):
        learned: defaultdict[str, float] = defaultdict(float)
        for kind, options in costs.items():
            weights[kind] = {
                word: math.log(counts.get(word, 0.0) + _PRIOR * lexicon.frequency(word)) - cost
                for word, cost in options.items()
            }
            if not options:
                continue
            top = max(weights[kind].values())
            total = sum(math.exp(weight - top) for weight in weights[kind].values())
            for word, weight in weights[kind].items():
                learned[word] += types[kind] * math.exp(weight - top) / total
        counts = dict(learned)
    return {kind: _spare_forms(options, lexicon) for kind, options in weights.items()}


def _spare_forms(options: dict[str, float], lexicon: PolishWords) -> dict[str, float]:
    """Other forms of the likeliest word stay within reach of the context, however rare the document makes them."""
    if len(options) < 2:
        return options
    top = _best(options)
    lemmas = {tag.lemma for tag in lexicon.tags(top)}
    if any(tag.kind not in NOUNS | ADJECTIVES for tag in lexicon.tags(top)):
        return options
    floor = options[top] - _FORM
    return {
        word: max(weight, floor) if lemmas & {tag.lemma for tag in lexicon.tags(word)} else weight
        for word, weight in options.items()
    }


def _clauses(words: Sequence[PolishToken]) -> list[list[PolishToken]]:
    clauses: list[list[PolishToken]] = []
    for token in words:
        if not clauses or token.break_ or token.after == ",":
            clauses.append([])
        clauses[-1].append(token)
    return clauses


def _weigh_clause(
    clause: Sequence[PolishToken], weights: Sequence[Mapping[str, float]], lexicon: PolishWords
) -> list[tuple[dict[str, float], str]]:
    """The candidates of each word with the weight that context gives them, and what decided."""
    near = [_near(options) for options in weights]
    near = [
        _conjunction(token, options, clause[index + 1] if index + 1 < len(clause) else None)
        for index, (token, options) in enumerate(zip(clause, near, strict=True))
    ]
    result = [(dict(options), "lattice") for options in near]
    if all(len(options) < 2 for options in near):
        return result
    seen = [index for index, options in enumerate(near) if options and not _drops_out(options, lexicon)]
    passive = any(is_copula(lexicon.tags(word)) for options in near for word in options)
    for index, options in zip(seen, choose([near[index] for index in seen], lexicon, passive), strict=True):
        decided = "context" if _best(options) != _best(near[index]) else "lattice"
        result[index] = (options, decided)
    return result


def _near(options: Mapping[str, float]) -> dict[str, float]:
    top = max(options.values(), default=0.0)
    return {word: weight for word, weight in options.items() if weight >= top - _CLOSE}


def _best(options: Mapping[str, float]) -> str:
    return min(options, key=lambda word: (-options[word], word))


def _drops_out(options: Mapping[str, float], lexicon: PolishWords) -> bool:
    return all(transparent(lexicon.tags(word)) for word in options)


def _conjunction(token: PolishToken, options: dict[str, float], following: PolishToken | None) -> dict[str, float]:
    """`ze` stands before a hard group of consonants only, and never behind a comma."""
    conjunction, preposition = "\u017ce", "ze"
    if not {conjunction, preposition} <= set(options):
        return options
    hard = following is not None and _HARD.match(following.key) is not None
    if token.after == "," or not hard or (token.raw[0] == "Z" and not token.opens):
        options = {**options, conjunction: options[conjunction] + 4.0}
    else:
        options = {**options, preposition: options[preposition] + 4.0}
    return options


def _decision(
    token: PolishToken, options: Mapping[str, float], method: str, lexicon: PolishWords
) -> RepairedSpan | None:
    if not options:
        return None
    word = _best(options)
    rest = sorted((weight for other, weight in options.items() if other != word), reverse=True)
    margin = options[word] - rest[0] if rest else None
    repaired = _in_case(word, token, lexicon)
    others = sorted((other for other in options if other != word), key=lambda other: (-options[other], other))
    return RepairedSpan(
        token.line,
        token.start,
        token.end,
        token.raw,
        repaired,
        method,
        "unsure" if margin is not None and margin < _DOUBTFUL else "accepted",
        score=options[word],
        margin=margin,
        alternatives=tuple(others[:3]),
    )


def _in_case(word: str, token: PolishToken, lexicon: PolishWords) -> str:
    """`word` in the capitals the print had: a lone S, C, Z or O at the head may be a misread small letter."""
    if token.caps:
        return word.upper()
    if not token.raw[0].isupper():
        return word
    misread = token.raw[0] in "SCZO" and word[0] != token.raw[0].lower() and not token.opens
    if misread and not word.startswith(lexicon.capitals):
        return word
    return word[0].upper() + word[1:]
