"""When something was, by words of time: raised in the round, before the next trick, results out, mixed in a dispute.

What a text says of time stands in a few words of its own (`the round is still on`, `egy menettel kesobb`); nothing
else tells it. Patterns: `corpus/lexicon/times.yaml`; who is not to blame, told in as few words: `blame.yaml`;
that declarer had yet to lead: `unled.yaml`; what dummy did with his cards: `dummys.yaml`; of which side the teller is:
`sides.yaml`; which tricks a side won: `won.yaml`; two small cards together: `spots.yaml`; that somebody gave no card to
a trick: `missing.yaml`; who has to pass: `obliged.yaml`; who was told that it was his lead: `turns.yaml`; that
the trick in progress is somebody's: `this_trick.yaml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from bridge.notation import without_accents
from corpus import strict_yaml
from corpus.model import Language
from understanding.clauses import Text
from understanding.lexicon import LEXICON, Pattern, compile_pattern, lexicon
from understanding.matching import Stretch
from understanding.model import Clause, Said

Patterns = Mapping[str, tuple[Pattern, ...]]
_OF_A_PERIOD = frozenset({"posted", "unposted", "timed", "yesterday"})
"""What the period for correcting a score goes by: the results, hours and limits, another day."""


def in_the_round(text: Text) -> bool | None:
    """Whether what is told was raised within the round: a sentence that tells both tells that it goes on (`not over`).

    None where no sentence tells it, where two disagree, or where the teller does not know.
    """
    found = set()
    for told in _told(text):
        if "open" in told and told & {"running", "over"}:
            return None
        found |= {
            name == "running"
            for name in ("running", "over")
            if name in told and not (name == "over" and "running" in told)
        }
    return found.pop() if len(found) == 1 else None


def long_out(text: Text) -> bool:
    """Whether the results are told to be out for more than half an hour: since a day before, or for hours."""
    told = _told(text)
    return {"yesterday", "posted"} <= set().union(*told) or any({"hours", "posted"} <= one for one in told)


def only_posted(text: Text) -> bool:
    """Whether the results are told to be out and nothing says since when: no hour, no time limit, no other day.

    Where they are told not to be out yet (`unposted`), that says when.
    """
    told: set[str] = set().union(*_told(text))
    return "posted" in told and not told & {"timed", "yesterday", "over", "unposted"}


def tells_no_period(text: Text) -> bool:
    """Whether nothing is told by which a correction period could run or end, or the teller does not know it."""
    told = _told(text)
    if any("open" in one and one & _OF_A_PERIOD for one in told):
        return True
    return not any(one & {*_OF_A_PERIOD, "running", "over"} for one in told)


def period_runs(text: Text) -> bool:
    """Whether the period for corrections is told to go on, or when it will end."""
    told: set[str] = set().union(*_told(text))
    return "period_runs" in told and "open" not in told


def mixed_in_dispute(text: Text) -> bool:
    """Whether somebody is told to have mixed his cards while, or after, the tricks were disputed."""
    return any({"mixed", "disputed"} <= told for told in _told(text))


def in_order(text: Text) -> bool:
    """Whether the played cards are told to lie in order, and nobody to have mixed his."""
    told: set[str] = set().union(*_told(text))
    return "in_order" in told and "mixed" not in told


def not_played_on(text: Text) -> str:
    """The sentence that tells that nobody had played to the next trick when something was noticed, or that it was put
    right at once; else empty.
    """
    spans = zip(text.sentences(), _told(text), strict=True)
    told_so = {"unplayed", "at_once"}
    return next((text.said(*span) for span, told in spans if told & told_so and "unnoticed" not in told), "")


def in_last_trick(text: Text) -> str:
    """The sentence that tells that something was in the last trick of all; else empty."""
    spans = zip(text.sentences(), _told(text), strict=True)
    return next((text.said(*span) for span, told in spans if "thirteenth" in told), "")


def tricks_on(text: Text) -> str:
    """The sentence that tells that two tricks or more have gone by since; else empty."""
    spans = zip(text.sentences(), _told(text), strict=True)
    return next((text.said(*span) for span, told in spans if "tricks_on" in told), "")


def says_noticed(text: Text, clause: Clause) -> bool:
    """Whether a clause tells that something was noticed."""
    return _says(text, clause, "noticed")


def says_unplayed(text: Text, clause: Clause) -> bool:
    """Whether a clause by itself tells that nobody had played to the next trick."""
    return _says(text, clause, "unplayed")


def _says(text: Text, clause: Clause, name: str) -> bool:
    here = _stretch(text, (clause.first, clause.last))
    return any(here.fits(one) for one in _patterns(text.language)[name])


def says_mistaken(text: Text, span: tuple[int, int]) -> bool:
    """Whether some words tell what somebody only thought, which was not so: `I thought I was in hand`."""
    here = _stretch(text, span)
    return any(here.fits(one) for one in _patterns(text.language, "unled")["mistaken"])


def says_unled(text: Text, span: tuple[int, int]) -> bool:
    """Whether a sentence tells that declarer had not yet led from the other hand when a card was played (60B)."""
    here = _stretch(text, span)
    return any(here.fits(one) for one in _patterns(text.language, "unled")["unled"])


def says_taken_back(text: Text, span: tuple[int, int]) -> bool:
    """Whether some words tell that a card was taken back."""
    here = _stretch(text, span)
    return any(here.fits(one) for one in _patterns(text.language, "unled")["taken_back"])


def says(text: Text, span: tuple[int, int], file: str, name: str) -> bool:
    """Whether a pattern of a file of the lexicon, by its name, stands in some words."""
    return said_in(text, span, file, name) is not None


def says_somewhere(text: Text, file: str, *names: str) -> str:
    """The first sentence in which a pattern of one of these names stands; else empty."""
    spans = (span for span in text.sentences() if any(says(text, span, file, name) for name in names))
    return next((text.said(*span) for span in spans), "")


def said_in(text: Text, span: tuple[int, int], file: str, name: str) -> Said | None:
    """What a pattern of a file of the lexicon catches in some words; None where none of that name stands there."""
    here = _stretch(text, span)
    return next((said for one in _patterns(text.language, file)[name] if (said := here.fits(one)) is not None), None)


def blameless(text: Text) -> bool:
    """Whether those who ask about a board without a result, or are asked about, are told to be in no way at fault."""
    told: set[str] = set().union(*_told(text, "blame"))
    return "blameless" in told and "blamed" not in told


def partly_blamed(text: Text) -> bool:
    """Whether somebody is told to be only partly at fault for such a board, and nobody in no way."""
    told: set[str] = set().union(*_told(text, "blame"))
    return "partly" in told and "innocent" not in told


def average_given(text: Text) -> str | None:
    """Whose average a director gave on a board: `plus` of who is in no way at fault, or `minus`; None where neither."""
    told: set[str] = set().union(*_told(text, "blame")) & {"plus", "minus"}
    return told.pop() if len(told) == 1 else None


def teller_defends(text: Text) -> bool:
    """Whether the teller says that he, or his side, defends."""
    return any("defends" in told for told in _told(text, "sides"))


def teller_declares(text: Text) -> bool:
    """Whether the teller says that he, or his side, plays the contract, and nowhere that it defends."""
    told: set[str] = set().union(*_told(text, "sides"))
    return "declares" in told and "defends" not in told


def relies(text: Text) -> list[tuple[int, int]]:
    """The sentences that tell that somebody counts on what another will do."""
    return [span for span, told in zip(text.sentences(), _told(text, "sides"), strict=True) if "relies" in told]


def own_side_unplayed(text: Text) -> bool:
    """Whether the teller says that his side has not played."""
    return any("unplayed" in told for told in _told(text, "sides"))


def says_of_tricks(text: Text, name: str) -> tuple[int, int] | None:
    """The sentence that tells that of the tricks a side won (`corpus/lexicon/won.yaml`)."""
    told = zip(text.sentences(), _told(text, "won"), strict=True)
    return next((span for span, names in told if name in names), None)


@lru_cache(maxsize=8)
def _told(text: Text, file: str = "times") -> list[set[str]]:
    """The names of the patterns that stand in each sentence."""
    patterns, sentences = _patterns(text.language, file), [_stretch(text, span) for span in text.sentences()]
    return [{name for name, rows in patterns.items() if any(here.fits(one) for one in rows)} for here in sentences]


@lru_cache(maxsize=256)
def _stretch(text: Text, span: tuple[int, int]) -> Stretch:
    """Kept for a while: a hundred readers of a few words look through the same sentences."""
    return Stretch(text.words, span, text.places)


@cache
def _patterns(language: Language, file: str = "times") -> Patterns:
    book: dict[str, dict[str, Any]] = strict_yaml.load(LEXICON / f"{file}.yaml")
    spelt = lexicon(language).as_spelt
    return {
        name: tuple(compile_pattern(spelt(without_accents(line)), {}) for line in rows)
        for name, rows in book[language].items()
    }
