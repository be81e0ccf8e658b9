"""A number and a suit that are no bid: what somebody holds, shows or won, beside the points of a hand too."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.notation import level_words
from understanding.lexicon import Form, Lexicon
from understanding.model import Token

_LONG = 5
"""From how many cards on a number in letters behind `with` is what somebody holds; below, what he opened with."""


def held_length(words: Sequence[Token], at: int, last: int, book: Lexicon) -> bool:
    """Whether a number and a suit are what somebody holds, shows or won (`North has five hearts`): no double stands
    behind. So they are beside the points of a hand.
    """
    next_ = words[last + 1].folded if last + 1 < len(words) else ""
    told = at and words[at - 1].folded in book.words.get("has", ())
    if at and words[at - 1].folded in book.words["with"] and words[at].text.isalpha():  # `sat North with five hearts`
        told = told or level_words(book.language).get(words[at].folded, 0) >= _LONG
    if _beside_points(words, at, last, book) or (next_ in book.words.get("is_behind", ()) and owned(words[last], book)):
        return True
    if not (told or next_ in book.words.get("has_behind", ())) or len(words[last].text) <= 2:
        return False
    behind = book.forms.get(words[last + 1].folded, ()) if last + 1 < len(words) else ()
    return not any(form.kind == "call" or only_calls((form,)) for form in behind)


def _beside_points(words: Sequence[Token], at: int, last: int, book: Lexicon) -> bool:
    """Whether the points of the hand are told beside it: `five spades and 11 points`, `had 11 with five spades`."""
    behind = [word.folded for word in words[last + 1 : last + 4]]
    joint = len(behind) == 3 and (behind[0] in book.words["joint"] or behind[0] == ",")
    if joint and behind[1].isdecimal() and behind[2] in book.words["points"]:
        return True
    before = [word.folded for word in words[max(0, at - 3) : at]]
    if len(before) < 2 or before[-1] not in book.words["with"] | book.words["joint"]:
        return False
    counted = before[-2] in book.words["points"] and before[0].isdecimal()
    return counted or (before[-2].isdecimal() and before[-1] in book.words["with"])


def owned(word: Token, book: Lexicon) -> bool:
    """Whether a word tells whose a suit is by its ending: `pikkje`."""
    return any(form.kind == "denomination" and form.case == "gen" for form in book.forms.get(word.folded, ()))


def only_calls(forms: Sequence[Form]) -> bool:
    """Whether a word is a verb of the auction and of nothing else."""
    return {form.value.partition(":")[0] for form in forms if form.kind == "verb"} == {"call"}
