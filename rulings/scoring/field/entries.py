"""What a cell of a result file means: scores, contracts, declarers, tricks and adjusted scores as people of four
countries write them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import Literal, TypeVar

from bridge.calls import Bid, Denomination, parse_bid
from bridge.errors import BridgeError
from bridge.notation.reading import denomination_words, seat_words
from bridge.notation.vocabulary import fold
from bridge.seats import Seat, Vulnerability, vulnerability_of_board
from bridge.whole import whole
from corpus.errors import BadInput
from rulings.scoring.adjusted import checked_weights
from rulings.scoring.calculation import exact
from rulings.scoring.contract import contract_score
from rulings.scoring.matchpoints import Spread

T = TypeVar("T")
Side = Literal["plus", "average", "minus", "session"] | Fraction
LANGUAGES = ("en", "hu", "pl", "nb")
_AVERAGE: dict[str, Side] = {
    **dict.fromkeys(("A+", "AVE+", "AV+", "AVG+"), "plus"),
    **dict.fromkeys(("A", "A=", "AVE", "AV", "AVG", "AVE="), "average"),
    **dict.fromkeys(("A-", "AVE-", "AV-", "AVG-"), "minus"),
    **dict.fromkeys(("AS", "SES", "SESSION"), "session"),
}
_PRESET: dict[int, Side] = {60: "plus", 50: "average", 40: "minus"}
_CONTRACT = re.compile(r"^([1-7])\s*(.*?)\s*(XX|X|\*\*|\*|DBL|RDBL|KTR|RKTR|KONTRA|REKONTRA)?$", re.IGNORECASE)
_DOUBLING = {"X": 1, "*": 1, "DBL": 1, "KTR": 1, "KONTRA": 1, "XX": 2, "**": 2, "RDBL": 2, "RKTR": 2, "REKONTRA": 2}
_PASSED = {"PASS", "P", "AP", "ALLPASS", "ALL PASS", "PASSED OUT", "0", "PASSZ", "PAS", "4 PASY", "4 PAS", "ALL PAS"}
_SIGNS = str.maketrans({"\u2212": "-", "\u2013": "-", "\u00a0": "", "\u202f": ""})


def plain(text: str) -> str:
    """The text with typographic minus signs and hard blanks made plain, and the apostrophe a spreadsheet puts first
    taken off.
    """
    return text.translate(_SIGNS).strip().removeprefix("'").strip()


def points(text: str) -> int:
    """A score as written: `420`, `+420`, `-50` (any minus), `1 430`, `420.0`. Raises BadInput for anything else."""
    cell = plain(text).replace(" ", "")
    found = re.fullmatch(r"([+-]?\d+)(?:[.,]0+)?", cell)
    score = whole(found.group(1)) if found else None
    if score is None:
        raise BadInput(f"{text[:40]!r} is no score; write whole points such as 420 or -50")
    return score


@cache
def denomination(text: str) -> Denomination | None:
    """The denomination a cell names: C D H S N, NT, SA, BA, a symbol or a word of one of the four languages."""
    try:
        return parse_bid(f"1{text.strip().upper()}").denomination
    except BridgeError:
        return _named(text, denomination_words)


@cache
def seat(text: str) -> Seat | None:
    """The seat a cell names, in any of the four languages: N, E, the Hungarian and Norwegian letters, words."""
    return _named(text, seat_words)


def _named(text: str, words: Callable[[str], Mapping[str, T]]) -> T | None:
    """The value a word has in one of the languages, as written; without its accents it may be another language's word
    (the Hungarian north is the English east with an accent), so that is never tried.
    """
    for language in LANGUAGES:
        if (found := words(language).get(fold(text))) is not None:
            return found
    return None


def is_pass(contract: str) -> bool:
    """Whether the cell says that all four passed."""
    return plain(contract).upper().rstrip(".") in _PASSED


def ns_score(board: int, contract: str, declarer: str, tricks: int, vulnerability: Vulnerability | None = None) -> int:
    """NS score of a contract as people write it (`4S`, `3NTX`, `2 H xx`, `PASS`) on a numbered board, whose
    vulnerability is that of Law 2 unless it is given.

    Raises BadInput for what is no contract or no declarer.
    """
    text = plain(contract)
    if is_pass(text):
        return 0
    found = _CONTRACT.match(text)
    named = denomination(found.group(2)) if found else None
    if not found or named is None:
        raise BadInput(f"Board {board}: {contract!r} is no contract; write 4S, 3NT, 2HX, 1CXX or PASS.")
    bid = Bid(int(found.group(1)), named)
    who = seat(plain(declarer)) if declarer.strip() else None
    if who is None:
        raise BadInput(f"Board {board}: {declarer!r} is no declarer of {contract}; write N, E, S or W.")
    vulnerable = (vulnerability or vulnerability_of_board(board)).includes(who)
    times = _DOUBLING.get((found.group(3) or "").upper(), 0)
    score = contract_score(bid.level, bid.denomination.value, times, vulnerable, tricks).value
    return score if who.side.value == "ns" else -score


def tricks_of(contract: str, result: str) -> int:
    """Tricks won, from `10`, `=`, `+1` or `-2`. Raises BadInput for anything else."""
    text = plain(result).replace(" ", "")
    level = next((int(c) for c in contract if c in "1234567"), 0)
    if text in ("=", "+0", "-0"):
        return level + 6
    if text[:1] in ("+", "-") and (more := whole(text)) is not None:
        return level + 6 + more
    if (tricks := whole(text)) is not None:
        return tricks
    raise BadInput(f"{result[:40]!r} is no result of {contract}; write the tricks (10), or =, +1, -2.")


def adjusted(text: str) -> Spread | tuple[Side, Side]:
    """An adjusted score as people write it: `A+/A-`, `AVE+/AVE-`, `60/40` (exactly these per cent, NS first), weights
    `60:620 40:-100` (NS scores), or a device's code `A6040`, `60%-40%` (averages, see `preset`).
    """
    cell = plain(text).upper()
    if found := re.fullmatch(r"A(\d\d)(\d\d)", cell):
        cell = f"{found.group(1)}%-{found.group(2)}%"
    if (averages := preset(cell)) is not None:
        return averages
    parts = cell.split("/")
    try:
        if len(parts) == 2:
            ns, ew = (_AVERAGE.get(p.strip()) or _percent(p) for p in parts)
            return ns, ew
        pairs = [row.split(":") for row in cell.split()]
        spread: dict[int, Fraction] = {}
        for weight, score in checked_weights([(exact(w), points(s)) for w, s in pairs]):
            spread[score] = spread.get(score, Fraction(0)) + weight
    except (ValueError, ZeroDivisionError) as error:
        raise BadInput(
            f"{text!r} is no adjusted score; write A+/A-, 60/40 or weights such as 60:620 40:-100."
        ) from error
    return spread


def split(text: str) -> tuple[int | Spread | Side, int | Spread | Side] | None:
    """An assigned score that differs by side, `420 // -50` or `A+ // 60:620 40:-100`: what counts for NS, then what
    counts for EW, scores of both written as NS scores. None where there is no `//`. Raises BadInput for a wrong part.
    """
    cell = plain(text)
    if "//" not in cell:
        return None
    parts = cell.split("//")
    if len(parts) != 2:
        raise BadInput(f"{text!r} is no split score; write two parts such as 420 // -50, both as NS scores.")
    ns, ew = (_one_side(part.strip()) for part in parts)
    return ns, ew


def _one_side(text: str) -> int | Spread | Side:
    if (named := _AVERAGE.get(text.upper())) is not None:
        return named
    if text.endswith("%"):
        try:
            return _percent(text)
        except ValueError as error:
            raise BadInput(f"{text!r} is no percentage; write 60 %.") from error
    if ":" in text:
        found = adjusted(text)
        if isinstance(found, tuple):
            raise BadInput(f"{text!r} is no weighted score; write 60:620 40:-100.")
        return found
    return points(text)


def _percent(text: str) -> Fraction:
    value = exact(text)
    if not 0 <= value <= 100:
        raise ValueError(f"not a percentage: {text!r}")
    return value


def preset(text: str) -> tuple[Side, Side] | None:
    """The averages of a scoring device's remark (`60%-40%`): its 60, 50 and 40 are plus, average and minus average, so
    a better or worse session counts (Law 12C2c). None for any other remark.
    """
    found = re.fullmatch(r"(\d{1,3})\s*%\s*[-/]\s*(\d{1,3})\s*%", plain(text))
    if not found:
        return None
    ns, ew = (_PRESET.get(int(p), Fraction(int(p))) for p in found.groups())
    return ns, ew


@cache
def possible_scores(vulnerability: Vulnerability) -> frozenset[int]:
    """Every NS score a contract can give at this vulnerability, and nought (Law 77)."""
    found = {0}
    for who in Seat:
        vulnerable = vulnerability.includes(who)
        sign = 1 if who.side.value == "ns" else -1
        for level in range(1, 8):
            for name in "CHN":
                for doubling in range(3):
                    found |= {
                        sign * contract_score(level, name, doubling, vulnerable, tricks).value for tricks in range(14)
                    }
    return frozenset(found)
