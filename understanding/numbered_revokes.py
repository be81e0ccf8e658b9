"""Revokes told with the numbers of their tricks, one of each side: who made which, the earlier one first (Law 64B7).

`South did not follow at trick four, West at trick eight`: whoever is told first, the revoke of the earlier trick is
established, since a later trick has been played; whether the later one is hangs on what was done since.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bridge.seats import Seat
from understanding.both_sides import MAY_BE, of_declarers_side
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Mention
from understanding.subjects import WON, is_no_subject, owner
from understanding.times import says

_FILE, _TRICK, _NOUN = "trick_numbers", "trick", "behind"
_RECTIFICATION, _OTHERS = "revoke_rectification", ("other_side_revoked", "both_sides_revoked")
_ORDINAL, _NUMBERED = "ordinal", ("ordinal", "number", "rank")
_TWICE = "revoked_twice"
_LAST = 13
"""The trick in which nobody revokes: he has one card left."""
_SECOND = 2
"""What an ordinal of no noun counts up to that may be of revokes, not of tricks."""
_BEHIND = 2
"""Words behind an ordinal, its full stop among them, in which its noun stands."""
_NOT_FOLLOWING = "not_following"
_OFF_SUIT = frozenset({_NOT_FOLLOWING, "discard", "ruff"})
_NOBODY = frozenset({"nobody", "everybody", "director", "he", "spectator"})
_SUBJECT = ("", "nom")


@dataclass(frozen=True, slots=True)
class NumberedRevoke:
    """A revoke: whose it was, as he is named, its trick, and whether he is of declarer's side (None: not known)."""

    who: str
    trick: int
    declares: bool | None
    words: str
    won_by: str
    """Who is told beside it to have won that trick; empty where nobody is."""


def one_of_each_side(heard: Heard) -> tuple[NumberedRevoke, NumberedRevoke] | None:
    """The revokes of two numbered tricks by players of both sides, the earlier trick first; None where two are not
    told so.
    """
    text, two = heard.read, _two(heard)
    if text is None or two is None or not _opposed(*two):
        return None
    chances = chances_of(heard, _RECTIFICATION)
    likely = any(chances.get(fact, {}).get("true", 0.0) >= MAY_BE for fact in _OTHERS)
    return two if likely or all(_told(heard, text, row) for row in two) else None


def of_one_player(heard: Heard) -> tuple[NumberedRevoke, NumberedRevoke] | None:
    """The revokes of two numbered tricks by one player, each in a suit of its own, the earlier trick first; None where
    two are not told so.
    """
    text, two = heard.read, _two(heard)
    if text is None or two is None:
        return None
    numbers = sorted(trick_numbers(text), key=lambda one: one.first)
    tricks = [one for one in numbers if int(one.value) in (two[0].trick, two[1].trick)]
    suits = [_suit_beside(text, one) for one in tricks]
    who, others = two[0].who, set[str]()
    for one in tricks:
        clause = text.clause_at(one.first)
        if clause is None or not _revokes(heard, text, (clause.first, clause.last)):
            return None
        before = [row for row in text.within(clause, "who") if row.last < one.first and acts(text, row)]
        others |= {heard.by_seat(str(row.value)) for row in before} - {who, *_NOBODY}
    in_order = [int(one.value) for one in tricks] == [two[0].trick, two[1].trick]
    return two if in_order and all(suits) and suits[0] != suits[1] and not others else None


def _revokes(heard: Heard, text: Text, span: tuple[int, int]) -> bool:
    """Whether it is told between two places that somebody revoked."""
    return says(text, span, _TWICE, "revoked") or off_suit(heard, text, span)


def _suit_beside(text: Text, number: Mention) -> str:
    """The suit of a numbered trick: the only one in its clause, else the next one behind it in the sentence."""
    clause = text.clause_at(number.first)
    named = [one for one in text.mentions if one.kind == "suit"]
    there = {str(one.value)[:1] for one in named if clause is not None and clause.first <= one.first <= clause.last}
    own = text.sentence_at(number.first)
    behind = [one for one in named if one.first > number.last and text.sentence_at(one.first) == own]
    return there.pop() if len(there) == 1 else str(behind[0].value)[:1] if behind and not there else ""


def _two(heard: Heard) -> tuple[NumberedRevoke, NumberedRevoke] | None:
    """The revokes of two numbered tricks, the earlier one first; None where not two are told."""
    text = heard.read
    numbers = [one for one in trick_numbers(text) if int(one.value) != _LAST] if text is not None else []
    tricks = _with_a_revoke(heard, text, _without_the_next(text, numbers)) if text is not None else []
    if text is None or len(tricks) != _SECOND:
        return None
    one, two = (_revoke(heard, text, at, tricks) for at in range(_SECOND))
    if one is None or two is None:
        return None
    first, last = sorted((one, two), key=lambda row: row.trick)
    return first, last


def _with_a_revoke(heard: Heard, text: Text, tricks: Sequence[Mention]) -> list[Mention]:
    """The numbers of more than two tricks behind which, or before which in their sentence, a card off suit is told."""
    if len(tricks) <= _SECOND:
        return list(tricks)
    return [one for at, one in enumerate(tricks) if off_suit(heard, text, _part(text, at, tricks))]


def _part(text: Text, at: int, tricks: Sequence[Mention]) -> tuple[int, int]:
    """Where a numbered trick is told: from its number to the next one in its sentence, or to the end of that; the first
    number of a sentence from the beginning.
    """
    number = tricks[at]
    first, last = next(span for span in text.sentences() if span[0] <= number.first <= span[1])
    same = [one for one in tricks if first <= one.first <= last]
    behind = [one.first - 1 for one in same if one.first > number.first]
    return (first if number is same[0] else number.first), min([last, *behind])


def _without_the_next(text: Text, tricks: Sequence[Mention]) -> list[Mention]:
    """The numbers without one that only tells that the next trick was played to or not (`in the ninth, and nobody has
    played to the tenth`): it stands in the sentence of the one before it, behind that.
    """
    following = {
        two
        for one in tricks
        for two in tricks
        if int(two.value) == int(one.value) + 1 and two.first > one.first
        if text.sentence_at(one.first) == text.sentence_at(two.first)
    }
    return [one for one in tricks if one not in following] if len(tricks) > _SECOND else list(tricks)


def trick_numbers(text: Text) -> list[Mention]:
    """The numbers of tricks, each at the first place where it stands; an ordinal may leave the noun to another one,
    where it is written as a word.
    """
    told = [one for one in text.mentions if one.kind in _NUMBERED and str(one.value).isdigit()]
    nouns = [one for one in told if _has_noun(text, one)]
    found: dict[int, Mention] = {}
    for one in told:
        bare = one.kind == _ORDINAL and int(one.value) > _SECOND and text.words[one.first].text.isalpha()
        if one in nouns or (nouns and bare):
            found.setdefault(int(one.value), one)
    return list(found.values())


def _has_noun(text: Text, one: Mention) -> bool:
    """Whether a trick is named beside a number: before it, or behind an ordinal (`ten tricks` are none)."""
    before, behind = max(one.first - 1, 0), min(one.last + _BEHIND, len(text.words) - 1)
    dotted = text.words[one.last].text.isdigit() and text.words[min(one.last + 1, behind)].text == "."
    last = behind if one.kind == _ORDINAL or dotted else one.last
    return says(text, (before, last), _FILE, _TRICK) or says(text, (one.first, min(one.last + 1, behind)), _FILE, _NOUN)


def _revoke(heard: Heard, text: Text, at: int, tricks: Sequence[Mention]) -> NumberedRevoke | None:
    """Who is told to have revoked in a numbered trick: the person named before it in its sentence, else of whom a card
    off suit is told behind it, else the next one named.
    """
    number = tricks[at]
    own = next((span for span in text.sentences() if span[0] <= number.first <= span[1]), None)
    if own is None:
        return None
    same = [one for one in tricks if own[0] <= one.first <= own[1]]
    earlier = [one.last for one in same if one.last < number.first]
    first, last = max([own[0], *earlier]), min([own[1], *(one.first for one in same if one.first > number.first)])
    there = [one for one in text.mentions if one.kind == "who" and first <= one.first <= last]
    named = [one for one in there if one.value not in _NOBODY and acts(text, one)]
    before = [one for one in named if one.last < number.first]
    who = str(before[-1].value) if before else _off_suit_in(heard, text, (first, last))
    who = who or _holder(heard, text, (number.first, last))
    who = who or next((str(one.value) for one in named if one.first > number.last), "")
    seat = heard.by_seat(who)
    won = heard.by_seat(_winner(heard, text, (first if before else number.first, last)))
    side = of_declarers_side(heard, text, seat)
    return NumberedRevoke(seat, int(number.value), side, text.said(*own), won) if who else None


def _winner(heard: Heard, text: Text, span: tuple[int, int]) -> str:
    """Who is told between two places to have won the trick there: the first one, or who alone is named where it was
    taken; empty where nobody is.
    """
    start, end = text.words[span[0]].start, text.words[span[1]].end
    told = [one for one in heard.told(WON) if start <= text.source.find(str(one["words"])) < end and one.get("who")]
    if told:
        return str(told[0]["who"]) if told[0].get("holds") is not False else ""
    for clause in text.clauses:
        named = [str(one.value) for one in text.within(clause, "who") if one.case in _SUBJECT]
        taken = span[0] <= clause.first <= span[1] and says(text, (clause.first, clause.last), "won", "took")
        if taken and not text.has(clause, "not") and len(named) == 1 and named[0] not in _NOBODY:
            return named[0]
    return ""


def acts(text: Text, one: Mention) -> bool:
    """Whether a person may be who did something: no owner, and no dummy that is only where a card lay."""
    if one.case not in _SUBJECT or owner(text, one):
        return False
    return one.value != "dummy" or not is_no_subject(text, one)


def _off_suit_in(heard: Heard, text: Text, span: tuple[int, int]) -> str:
    """Of whom a card off suit is told between two places; empty where of nobody."""
    start, end = text.words[span[0]].start, text.words[span[1]].end
    told = [*(one for one in heard.done("play") if went_off_suit(one)), *heard.not_done("play")]
    there = [one for one in told if start <= text.source.find(str(one["words"])) < end]
    return next((str(one["who"]) for one in there if one.get("who") not in (None, *_NOBODY)), "")


def _holder(heard: Heard, text: Text, span: tuple[int, int]) -> str:
    """Who alone is told between two places to have had a suit, while another one led; empty where nobody is."""
    start, end = text.words[span[0]].start, text.words[span[1]].end
    there = [one for one in heard.told("holds") if start <= text.source.find(str(one["words"])) < end]
    named = {str(one.get("who")) for one in there} - {"None", *_NOBODY}
    return named.pop() if len(named) == 1 else ""


def off_suit(heard: Heard, text: Text, span: tuple[int, int]) -> bool:
    """Whether it is told between two places that somebody did not follow, or had a suit that he did not follow."""
    start, end = text.words[span[0]].start, text.words[span[1]].end
    told = [*(one for one in heard.done("play") if went_off_suit(one)), *heard.not_done("play"), *heard.told("holds")]
    return any(-1 < text.source.find(str(one["words"]), start) < end for one in told)


def went_off_suit(one: Mapping[str, Any]) -> bool:
    """Whether a play is told as one off suit: not following, a discard or a ruff."""
    return not _OFF_SUIT.isdisjoint(one.get("how", ()))


def _told(heard: Heard, text: Text, one: NumberedRevoke) -> bool:
    """Whether somebody is told not to have followed, or to hold a suit that he did not follow: of him, or by a suit
    named twice beside the trick. A ruff or a discard alone may be what he had to play.
    """
    rows = [*(row for row in heard.done("play") if _NOT_FOLLOWING in row.get("how", ())), *heard.not_done("play")]
    if any(heard.by_seat(str(row.get("who"))) == one.who for row in (*rows, *heard.told("holds"))):
        return True
    places = {clause.sentence for clause in text.where(one.words)}
    named = [row for row in text.mentions if row.kind in ("suit", "card") and text.sentence_at(row.first) in places]
    suits = [str(row.value)[:1] for row in named]
    return len(suits) > len({*suits})


def _opposed(one: NumberedRevoke, two: NumberedRevoke) -> bool:
    """Whether two players are of different sides."""
    if one.who in SEATS and two.who in SEATS:
        return Seat(one.who).side is not Seat(two.who).side
    if {one.declares, two.declares} == {True, None} and one.words == two.words:  # named by his role, and another one
        return any(row.who in DECLARING for row in (one, two)) and any(row.who in SEATS for row in (one, two))
    return {one.declares, two.declares} == {True, False}
