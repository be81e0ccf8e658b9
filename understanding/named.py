"""What a text names that a fact may mean: calls, cards, seats, suits, ranks, numbers.

More than the mentions of the grammar: calls that only a verb tells (`he doubled`), and the cards of ranks told without
their suit or in a row, as holdings are written: `spades J6, hearts J9`, `A106`, `the 10 and the 4`, `AKD pik`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from bridge.notation import rank_words, without_accents
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.model import Mention, Token

_RANKS = "AKQJT98765432"
_JOINS = frozenset({",", "-", "\u2013", "/", "+"})
_SUIT_FAR = 2
"""Words between a suit and the ranks told behind it, at most: `in spades the`."""


SPOT = "x"
"""The rank of a small card that is not named (`a small club`): no card that a fact may mean."""


def named(text: Text) -> list[Mention]:
    """All that the text names, in order; the same place may be a rank, a number and a card."""
    found = [one for one in text.mentions if one.kind in ("call", "card", "suit") or _seat(one)]
    told = {one.first for one in found if one.kind == "call"}
    found += [one for one in _by_verbs(text) if one.first not in told]
    covered = {at for one in found if one.kind in ("call", "card") for at in range(one.first, one.last + 1)}
    ranks = list(_ranks(text, covered))
    found += [Mention("rank", value, at, at) for at, value in ranks]
    cards = [one for one in found if one.kind == "card"]
    found += [Mention("suit", str(one.value)[0], one.first, one.last) for one in cards]
    found += [Mention("rank", str(one.value)[1], one.first, one.last) for one in cards]
    found = [one for one in found if not (one.kind == "card" and str(one.value).endswith(SPOT))]
    found += list(_holdings(text, ranks))
    found += [
        Mention("number", int(one.value), one.first, one.last)
        for one in text.mentions
        if one.kind in ("number", "ordinal") and int(one.value) and one.first not in covered
    ]
    return sorted(found, key=lambda one: (one.first, one.last))


def _seat(one: Mention) -> bool:
    return one.kind == "who" and one.value in SEATS


def _by_verbs(text: Text) -> Iterator[Mention]:
    """Passes and doubles that only a verb tells."""
    kinds = {"pass": "P", "double": "X", "redouble": "XX"}
    seen: set[int] = set()
    for one in text.mentions:
        row = text.book.verbs.get(str(one.value)) if one.kind == "verb" else None
        call = kinds.get((row or {}).get("what", {}).get("kind", ""))
        if call and row and row["act"] == "call" and one.first not in seen and not _unmade(text, one):
            seen.add(one.first)
            yield Mention("call", call, one.first, one.last)


def _unmade(text: Text, one: Mention) -> bool:
    """Whether a verb tells what may or would be called (`megkontráznám`, `bym skontrował`)."""
    before = text.words[one.first - 1].folded if one.first else ""
    return bool(one.tags & {"inf", "may", "cond"}) or before in text.book.words.get("unreal", ())


def _ranks(text: Text, covered: set[int]) -> Iterator[tuple[int, str]]:
    """The ranks that are not told with their suit at once, each with its place; several of one word in its order.

    A figure or a number word is one only beside another rank, a suit, or what makes it a noun (`the 10`, `8-as`).
    """
    known = {one.first: str(one.value) for one in text.mentions if one.kind == "rank" and one.value in _RANKS}
    counted = [one for one in text.mentions if one.kind in ("number", "ordinal")]
    numbers = {one.first: int(one.value) for one in counted if 2 <= int(one.value) <= 10}
    suits = {at for one in text.mentions if one.kind in ("suit", "card") for at in range(one.first, one.last + 1)}
    letters = {word: str(rank) for word, rank in rank_words(text.language).items() if len(word) == 1}
    before = -9
    """The place of the last rank told, a card's too."""
    for at, word in enumerate(text.words):
        if at in covered:
            if at in suits:
                before = at
            continue
        row = _row(word, letters)
        joined = at > 0 and text.words[at - 1].end == word.start
        if len(row) > 1 or (row and not word.text.isdigit() and joined and before == at - 1):
            if word.text.isdigit() and not (before == at - 1 or at - 1 in suits):
                continue
            yield from ((at, rank) for rank in row)
            before = at
        elif at in known and at not in numbers:
            yield at, known[at]
            before = at
        elif at in numbers:
            listed = before >= 0 and _joins(text, before, at)
            if listed or at - 1 in suits or _as_noun(text, at):
                yield at, "T" if numbers[at] == 10 else str(numbers[at])
                before = at


def _row(word: Token, letters: Mapping[str, str]) -> list[str]:
    """The ranks that one word writes in a row: `AKQ`, `83`, `106`; one letter or figure is a row of itself."""
    text = word.text.replace("10", "T")
    if not text.isupper() and not text.isdigit():
        return []
    ranks = [letters.get(without_accents(letter), letter) for letter in text]
    falling = all(_RANKS.find(one) < _RANKS.find(two) for one, two in pairwise(ranks))
    return ranks if falling and all(one in _RANKS for one in ranks) else []


def _joins(text: Text, before: int, at: int) -> bool:
    """Whether nothing but what joins a list stands between two places."""
    between = [word.folded for word in text.words[before + 1 : at]]
    joins = text.book.words["joins"]
    return len(between) <= _SUIT_FAR and all(one in _JOINS or one in joins for one in between)


def _as_noun(text: Text, at: int) -> bool:
    """Whether a figure is a card by what stands beside it: `the 10.`, `8eren`, `the ten and`."""
    behind = text.words[at + 1] if at + 1 < len(text.words) else None
    ending = [word for word in text.words[at + 1 : at + 3] if word.text != "-"][:1]
    if ending and ending[0].folded in text.book.words["ranked"] and ending[0].start - text.words[at].end <= 1:
        return True
    if not at or text.words[at - 1].folded not in text.book.words["the"]:
        return False
    return behind is None or not behind.text.isalpha() or behind.folded in text.book.words["clause"]


def _holdings(text: Text, ranks: Sequence[tuple[int, str]]) -> Iterator[Mention]:
    """The cards of ranks: of the suit beside them, else the card named before by its rank alone, else of the suit told
    last, else of the first told behind. Where no suit stands beside it a card is not `sure`; one in a row is tagged so.
    """
    suits = [(one.first, one.last, str(one.value)[0]) for one in text.mentions if one.kind in ("suit", "card")]
    known = [(one.first, str(one.value)) for one in text.mentions if one.kind == "card"]
    strains = [(one.first, str(one.value)[1]) for one in text.mentions if one.kind == "call" and len(one.value) == 2]
    for number, (at, rank) in enumerate(ranks):
        start, end = _run(text, ranks, number)
        beside = [suit for _, last, suit in suits if last == start - 1]
        behind = [suit for first, _, suit in suits if end < first <= end + _SUIT_FAR and _links(text, end, first)]
        near = [*beside[-1:], *behind[:1]]
        again = [card[0] for place, card in known if place < at and card[1] == rank]
        before = [suit for _, last, suit in suits if last < start]
        rest = [suit for first, _, suit in suits if first > end]
        suit = next(iter([*near, *again[-1:], *before[-1:], *_bid_before(strains, start), *rest]), None)
        if suit is not None:
            row = (
                frozenset({"row"}) if start != end or [place for place, _ in ranks].count(at) > 1 else frozenset[str]()
            )
            known.append((at, suit + rank))
            yield Mention("card", suit + rank, at, at, sure=bool(near), tags=row)


def _run(text: Text, ranks: Sequence[tuple[int, str]], number: int) -> tuple[int, int]:
    """The first and last place of the ranks told in a row with one."""
    start = end = ranks[number][0]
    for place, _ in ranks[number + 1 :]:
        if place > end + 1 and not _joins(text, end, place):
            break
        end = place
    for place, _ in reversed(ranks[:number]):
        if place < start - 1 and not _joins(text, place, start):
            break
        start = place
    return start, end


def _bid_before(strains: Sequence[tuple[int, str]], start: int) -> list[str]:
    """The suit of the last bid before a place: what sounds like one may be cards (`two clubs, the king and the 7`)."""
    return [suit for at, suit in strains if at < start and suit in "SHDC"][-1:]


def _links(text: Text, end: int, first: int) -> bool:
    """Whether a suit told behind ranks is theirs: at once, or `of spades`, `i ruter`."""
    return all(word.folded in text.book.words["of_suit"] for word in text.words[end + 1 : first])
