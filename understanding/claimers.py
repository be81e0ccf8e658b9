"""Whose claim or call is told beside an offence: of the side that erred, or of the other one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridge.seats import Seat
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard

CLAIMS = ("claim", "concede")
CALL, PLAYS = "call", frozenset({"play", "lead", "discard", "ruff", "follow", "revoke"})
_DEALER = "dealer"
THEIRS = "theirs"
"""Of whose side a call is that is not of the offender's."""
NEAR = 2
"""Words from `already` to the verb that it goes with."""
DECLARING, DEFENDING = ("declarer", "dummy"), ("defender", "defenders")


def claimed_by(heard: Heard, offender: str | None, role: str | None, declarer: str | None = None) -> str | None:
    """`own` or `theirs`, by where the offender sits, and declarer, or whether he declares; None where nobody or both
    sides claim, or where it is not told who did.
    """
    made = [row.get("who") for row in heard.done(*CLAIMS)]
    if declarer in SEATS and offender in SEATS:
        made = [declarer if who == DECLARING[0] else who for who in made]
    elif declarer in SEATS:
        made = [DECLARING[0] if who == declarer else who for who in made]
    found = {_side(who, offender, role) for who in made}
    return found.pop() if len(found) == 1 else None


def both_revoked(heard: Heard, declarer: str | None, role: str | None) -> bool:
    """Whether players of both sides are told not to have followed suit; `role` is what he is whose revoke is ruled."""
    made = [row for row in heard.done() if "not_following" in row.get("how", ()) or _suit_told_again(heard, row)]
    if len(made) == 1:
        return False
    named = [heard.by_seat(str(row.get("who"))) for row in made]
    players = [DECLARING[0] if who not in SEATS and heard.declares(who) else who for who in named]
    return {_declares(who, declarer) for who in (*players, str(role))} >= {True, False}


def _suit_told_again(heard: Heard, row: Mapping[str, Any]) -> bool:
    """Whether another suit is played, or a trump, and the suit it was played on named again behind it: `ruffed a club,
    the ten of clubs left`, `threw a spade on a diamond with a diamond in hand`.
    """
    text, words = heard.read, str(row["words"])
    at = text.source.find(words) if text is not None else -1
    if text is None or row["act"] not in PLAYS or at < 0:
        return False
    sentence = {one.sentence for one in text.where(words)}
    acts = [text.source.find(str(one["words"])) for one in heard.done() if one["n"] > row["n"]]
    players = [text.words[one.first].start for one in text.mentions if one.kind == "who"]
    then = min((place for place in acts if place > at), default=len(text.source))
    then = max((place for place in players if at + len(words) <= place < then), default=then)
    begins = max((place for place in players if place <= at), default=0)
    named = [one for one in text.mentions if one.kind in ("suit", "card") and text.sentence_at(one.first) in sentence]
    there = [one for one in named if begins <= text.words[one.first].start < then]
    suits = [str(one.value)[:1] for one in there]
    again = [suit for suit in suits if suits.count(suit) > 1]
    return bool(again) and (len({*suits}) > 1 or "ruff" in row.get("how", ()))


def _declares(who: str, declarer: str | None) -> bool | None:
    if who in SEATS and declarer in SEATS:
        return Seat(who).side is Seat(declarer).side
    return who in DECLARING if who in (*DECLARING, *DEFENDING) else None


def claimed_since(heard: Heard) -> bool:
    """Whether a claim is told behind the card that failed to follow suit, or the first one told."""
    events = heard.table["events"]
    erred = next((at for at, row in enumerate(events) if "not_following" in row.get("how", ())), None)
    if erred is None:
        erred = next((at for at, row in enumerate(events) if row["act"] in PLAYS), len(events))
    return any(row["act"] in CLAIMS and "status" not in row for row in events[erred + 1 :])


def called_by(heard: Heard, offender: str | None, role: str | None, dealer: str | None) -> str | None:
    """`own` or `theirs`, of the calls told behind the last card played: those of the next board.

    None where none is told, or it is not told of each of them who made it.
    """
    found = sides_called(heard, offender, role, dealer)
    return found.pop() if len(found) == 1 else None


def sides_called(heard: Heard, offender: str | None, role: str | None, dealer: str | None) -> set[str | None]:
    """Of which sides these calls are, None of one of which it is not told who made it."""
    events = heard.table["events"]
    played = max((at for at, row in enumerate(events) if row["act"] in PLAYS), default=-1)
    made = [row.get("who") for row in events[played + 1 :] if row["act"] == CALL and "status" not in row]
    return {_side(dealer if who == _DEALER else who, offender, role) for who in made}


def already_claimed(read: Text) -> bool:
    """Whether every `already` of a text is of a claim or concession made (`he had already conceded the rest`), so that
    none is of a trick won; false where there is none.
    """
    places = [at for at, word in enumerate(read.words) if word.folded in read.book.words["already"]]
    made = [one for one in read.mentions if one.kind == "verb" and str(one.value).partition(":")[0] in CLAIMS]
    ends = {one.last for one in read.clauses}
    return bool(places) and all(
        any(0 < one.first - at <= NEAR or (at in ends and 0 < at - one.last <= NEAR + 1) for one in made)
        for at in places
    )


def _side(who: str | None, offender: str | None, role: str | None) -> str | None:
    if who in SEATS and offender in SEATS:
        return "own" if Seat(who).side is Seat(offender).side else THEIRS
    if who not in (*DECLARING, *DEFENDING) or role not in (*DECLARING, *DEFENDING):
        return None
    return "own" if (who in DECLARING) == (role in DECLARING) else THEIRS
