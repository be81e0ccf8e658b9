"""What the card of the one who revoked tells of who won that trick (Law 64A): a discard wins none, a ruff may.

`East pitched a club and held a diamond` was heard as a trick that East himself won, and so was any ruff, of which it is
not told whether somebody ruffed higher. A card of another suit that is no trump wins nothing, whoever took the trick.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.exposed_then_played import suit_of
from app.asking.steps.who_played_on import ROLE, WELL, two_revokes
from app.asking.steps.who_won import HIMSELF, LATER, OTHER, REVOKES, WINNER
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.model import Clause
from understanding.numbered_revokes import went_off_suit
from understanding.times import says

_DISCARD, _RUFF = "discard", "ruff"
_PLAY, _LEAD, _WON, _SINCE = "play", "lead", "won_trick", "tricks_since"
_NOTRUMP = "NT"


def by_revokers_card(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who won the trick of a revoke, as far as the card of the one who revoked leaves it open, and that he declares."""
    text, card = heard.read, revokers_card(heard)
    if procedure not in REVOKES or text is None or card is None or two_revokes(rows):
        return {}
    role = _role(heard, card, rows)
    return role | _winner(heard, text, card, rows)


def _role(heard: Heard, card: Mapping[str, Any], rows: Mapping[str, Read]) -> dict[str, Read]:
    """That he declares who is told to, and did not follow suit, however his role is heard: `I was dummy, partner …`."""
    told = rows.get(ROLE)
    if told is None or told.value == DECLARING[0] or not heard.declares(str(card["who"])):
        return {}
    return {ROLE: Read(ROLE, DECLARING[0], str(card["words"]), True, WELL)}


def _winner(heard: Heard, text: Text, card: Mapping[str, Any], rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who won the trick as far as his card tells it; empty where it tells nothing."""
    winner, words = rows.get(WINNER), str(card["words"])
    himself = winner is not None and winner.value == HIMSELF
    if discarded(heard, card) and (himself or winner is None):
        later = rows.get(LATER)
        if later is not None and later.sure and later.value is True:  # one trick goes over whoever else won it (64A2)
            return {WINNER: Read(WINNER, OTHER, words, True, WELL)}
        return {WINNER: Read(WINNER, OTHER, words, False, TOLD)} if himself else {}
    if himself and winner is not None and _RUFF in card.get("how", ()) and not _told_won(heard, text, card):
        return {WINNER: replace(winner, sure=False, p=TOLD)}
    return {}


def revokers_card(heard: Heard) -> Mapping[str, Any] | None:
    """The card told of the only player who is told not to have followed suit; None where that is nobody, or two."""
    played = [one for one in heard.done(_PLAY) if one.get("who")]
    off = [one for one in played if went_off_suit(one)]
    off = off or [one for one in played if _holds_another(heard, one)]
    names = {heard.by_seat(str(one["who"])) for one in off}
    return off[0] if len(names) == 1 else None


def discarded(heard: Heard, card: Mapping[str, Any]) -> bool:
    """Whether a card off suit is no trump: without trumps none is, else it is told to be thrown, or of another suit."""
    trumps, suit, how = _trumps(heard), suit_of(card), card.get("how", ())
    if _RUFF in how or (suit and suit in trumps):
        return False
    return trumps == {_NOTRUMP} or _DISCARD in how or _holds_another(heard, card)


def _trumps(heard: Heard) -> set[str]:
    """What is told to be trumps: by a contract played or bid, or in so many words."""
    rows = heard.told("contract", "trump")
    told = {str(value.get("denomination") or value.get("suit")) for one in rows if (value := one.get("value"))}
    calls = [str(one.get("what", {}).get("call", "")) for one in heard.done("call")]
    return told | {call[1:] for call in calls[-1:] if call[:1].isdigit()}


def _holds_another(heard: Heard, card: Mapping[str, Any]) -> bool:
    """Whether he who played a card of a suit is told to hold a card of another one."""
    rows = [one for one in heard.told("holds") if one.get("who") == card.get("who") and one.get("value")]
    held = {suit_of({"what": one["value"]}) for one in rows} - {""}
    return bool(suit_of(card)) and bool(held) and suit_of(card) not in held


def _told_won(heard: Heard, text: Text, card: Mapping[str, Any]) -> bool:
    """Whether anybody is told to have won a trick that is no later one, or he who ruffed to have led then."""
    there = {clause.sentence for clause in text.where(str(card["words"]))}
    led = [one for one in heard.done(_LEAD) if one.get("who") == card.get("who") and one["n"] > card["n"]]
    if any(clause.sentence in there for one in led for clause in text.where(str(one["words"]))):
        return True  # `ruffed and led a heart`
    later = [clause for row in heard.told(_SINCE) for clause in text.where(str(row["words"]))]
    return any(_of_winning(text, one) for one in text.clauses if one not in later)


def _of_winning(text: Text, clause: Clause) -> bool:
    """Whether a clause tells that somebody, or a card, won a trick, and not a later one."""
    span = clause.first, clause.last
    won = says(text, span, "won", "takes") or says(text, span, "won", "gained")
    won = won or any(str(one.value).startswith("win:") for one in text.within(clause, "verb"))
    return won and not says(text, span, "won", "later") and not clause.question
