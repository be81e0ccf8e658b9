"""Which side has led to the trick after a revoke: only the offender's side establishes it by that (Law 63A1).

`Declarer led to the next trick, and then I found a spade` sounds like a revoke established, whoever led. Where the
table shows that the other side led, that tells nothing of the side that revoked: it is asked, unless it is denied.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.played_on import NEXT_TRICK, NOTHING, PLAYED_ON, SINCE_REVOKE, by_trick
from understanding.claimers import CLAIMS, DECLARING, DEFENDING
from understanding.clauses import Text
from understanding.clearer import CORRECTION, RECTIFICATION
from understanding.facts import TOLD, Told, chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, swapped
from understanding.times import own_side_unplayed, says, says_somewhere, teller_declares, teller_defends

ROLE, OPPONENTS_PLAYED = "offender_role", "innocent_side_played_after"
BOTH = ("both_sides_revoked", "other_side_revoked", "both_revoked_same_trick")
WELL = 0.8
"""How probable is what follows from who led."""
SURELY = 0.95
"""The probability from which words tell that a side has played on, whoever is shown to have led."""
SHOWN = 1.0
"""What is read from the table has that."""
_ASKER, _PARTNER, _THEY = "asker", "partner", ("lho", "rho", "opponent", "opponents")
_PAIRS, _EVERYBODY = ("ns", "ew"), "everybody"
_OFF_SUIT = frozenset({"not_following", "discard", "ruff"})
_LED, _PLAYED = "lead", ("lead", "play")
_WON, _WON_LATER = ("won", "took"), ("won", "later")
_NOT_FOLLOWING, _DECLARER = "not_following", "declarer"


def by_next_trick(heard: Heard, fields: Collection[str], rows: Mapping[str, Read]) -> dict[str, Read]:
    """What is told of the trick after a revoke: who led to it, and that nobody, or not his side, had played to it."""
    found = by_who_led(heard, fields, rows) | (by_trick(heard.read, fields, rows) if heard.read is not None else {})
    return found | by_next_suit(heard, fields, rows)


def by_next_suit(heard: Heard, fields: Collection[str], rows: Mapping[str, Read]) -> dict[str, Read]:
    """That his side has not played since who is told not to have played to another suit than the one he failed to
    follow, or where nobody has: that is a later trick, and the revoke is open (63A1).
    """
    done, role = heard.done(), rows.get(ROLE)
    at = next((at for at, one in enumerate(done) if not _OFF_SUIT.isdisjoint(one.get("how", ()))), None)
    at = next((at for at, one in enumerate(done) if one["act"] == _PLAYED[1]), None) if at is None else at
    if SINCE_REVOKE not in fields or heard.read is None or role is None or at is None or two_revokes(rows):
        return {}
    offender = str(done[at].get("who"))
    suit, words = _not_to_the_next(heard, done[: at + 1], offender)
    behind = [one for one in done[at + 1 :] if one["act"] in _PLAYED]  # partner's lead of that suit is his side's
    behind = [one for one in behind if _suit(one.get("what")) != suit or _led_by_another(one, offender)]
    declares = role.value in DECLARING
    sides = [side_of(heard.read, heard, str(one.get("who")), offender, declares) for one in behind]
    return _open(rows, words) if words and declares not in sides else {}


def _led_by_another(one: Mapping[str, Any], offender: str) -> bool:
    """Whether an act is a lead of another player than the offender."""
    return one["act"] == _LED and one.get("who") != offender


def _not_to_the_next(heard: Heard, until: Sequence[Mapping[str, Any]], offender: str) -> tuple[str, str]:
    """The suit to which he who revoked, or everybody, is told not to have played, neither the one led then (or while
    no lead is told, held) nor his card's, and the words; empty where that is not told. Whoever led it, he did not.
    """
    led = [one.get("what") for one in until]
    held = [] if any(one["act"] == _LED for one in until) else [one.get("value") for one in heard.told("holds")]
    spoken_of = {_suit(what) for what in (*led, *held)}
    named = {heard.by_seat(offender), _EVERYBODY}
    own = set(heard.read.where(str(until[-1]["words"]))) if heard.read is not None else set()
    leads = [one for one in heard.done(_LED) if one["n"] > until[-1]["n"] and _suit(one.get("what")) not in spoken_of]
    for row in heard.not_done("play"):
        if heard.read is None or not own.isdisjoint(heard.read.where(str(row["words"]))):
            continue  # what he did not do then is the revoke itself
        suit, place = _suit(row["value"].get("what")), heard.text.find(str(row["words"]))
        if place < heard.text.find(str(until[-1]["words"])):
            continue
        behind = [_suit(one.get("what")) for one in leads if heard.text.find(str(one["words"])) < place]
        suit = suit or next((one for one in behind if one), "")
        if suit and suit not in spoken_of and heard.by_seat(str(row.get("who"))) in named:
            return suit, str(row["words"])
    return "", ""


def _suit(what: Any) -> str:
    return str(what.get("suit") or what.get("card") or "")[:1] if isinstance(what, dict) else ""


def _open(rows: Mapping[str, Read], words: str) -> dict[str, Read]:
    """That nothing was done since, and whatever is heard of an established revoke doubted."""
    found = {SINCE_REVOKE: Read(SINCE_REVOKE, NOTHING, words, True, WELL)}
    return found | {fact: replace(row, sure=False, p=TOLD) for fact, row in _established(rows).items()}


def by_who_led(heard: Heard, fields: Collection[str], rows: Mapping[str, Read]) -> dict[str, Read]:
    """What a lead by the other side leaves of a revoke that is heard as established; empty where none is told."""
    role = rows.get(ROLE)
    known = str(role.value) if role is not None and role.sure else None
    if SINCE_REVOKE not in fields or known is None or two_revokes(rows) or not innocents_led(heard, known):
        return {}
    found = {fact: Read(fact, True, heard.text, True, WELL) for fact in (OPPONENTS_PLAYED,) if fact in fields}
    told = rows.get(SINCE_REVOKE)
    denied = _denied(heard, known)
    if denied:
        found[SINCE_REVOKE] = Read(SINCE_REVOKE, NOTHING, heard.text, True, WELL)
    elif told is None or (
        told.value == NEXT_TRICK and (told.p < SURELY or _only_shown(told, rows) or _of_the_lead(heard, told.words))
    ):
        found[SINCE_REVOKE] = Read(SINCE_REVOKE, NEXT_TRICK, heard.text, False, TOLD)
    if SINCE_REVOKE in found:
        found |= {fact: replace(row, sure=False, p=TOLD) for fact, row in _established(rows).items()}
    return found


def other_side_led_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where only the other side is told to have led to the next trick, and of no later one, the revoke may
    still be corrected (62A, 63A1): that is ruled, and asked.
    """
    best = choices[0].name if choices else ""
    if best != RECTIFICATION or not any(one.name == CORRECTION for one in choices) or heard.read is None:
        return list(choices)
    roles = chances_of(heard, RECTIFICATION).get(ROLE, {})
    role = max(roles, key=lambda one: roles[one], default="")
    gone = says_somewhere(heard.read, "times", "tricks_on") or says_somewhere(heard.read, *_WON_LATER)
    if roles.get(role, 0.0) < TOLD or gone or heard.done(*CLAIMS) or not innocents_led(heard, role):
        return list(choices)
    return swapped(choices, CORRECTION)


def only_won(heard: Heard, text: Text, one: Told) -> bool:
    """Whether the words tell who won a revoke's trick, and of no card or trick behind it: that does not establish the
    revoke (62A, 63A1).
    """
    there = text.where(one.words)
    acts = {str(verb.value).partition(":")[0] for clause in there for verb in text.within(clause, "verb")}
    spans = [(clause.first, clause.last) for clause in there]
    ended = "win" in acts or any(says(text, span, *_WON) for span in spans)
    return ended and acts.isdisjoint(_PLAYED) and not any(says(text, span, *_WON_LATER) for span in spans)


def two_revokes(rows: Mapping[str, Read]) -> bool:
    """Whether the other side is told to have revoked too: then it is not known of which revoke a lead or trick is."""
    return any((row := rows.get(fact)) is not None and row.value is True for fact in BOTH)


def innocents_led(heard: Heard, role: str) -> bool:
    """Whether all who are told to have led or played behind one revoke are of the other side, and one of them led;
    `role` is what he is who revoked.
    """
    events = heard.done()
    erred = [at for at, event in enumerate(events) if _NOT_FOLLOWING in event.get("how", ())]
    at = erred[0] if erred else 0 if _first_plays(events) else None
    if len(erred) > 1 or at is None or heard.read is None:
        return False
    behind = [event for event in events[at + 1 :] if event["act"] in _PLAYED]
    declares = role in DECLARING
    sides = {side_of(heard.read, heard, str(one.get("who")), str(events[at].get("who")), declares) for one in behind}
    return any(one["act"] == _LED for one in behind) and sides == {not declares}


def _of_the_lead(heard: Heard, words: str) -> bool:
    """Whether some words are those of the last lead told: then that lead is all that they tell."""
    leads = heard.done(_LED)
    if heard.read is None or not leads or not words:
        return False
    there = set(heard.read.where(str(leads[-1]["words"])))
    return bool(there) and set(heard.read.where(words)) <= there


def _first_plays(events: Sequence[Mapping[str, Any]]) -> bool:
    return bool(events) and events[0]["act"] == "play"


def side_of(
    text: Text, heard: Heard, who: str, offender: str, offender_declares: bool, due: bool = False
) -> bool | None:
    """Whether somebody is of declarer's side, with `due` by what the teller asks for; None where it is not known."""
    if who in DECLARING or who in DEFENDING:
        return who in DECLARING
    base = who.rpartition(":")[2]
    if base in DECLARING:
        return who.startswith(_PARTNER)
    if who in _PAIRS:
        seated = [str(one.get("who")) for one in heard.told(_DECLARER, "contract") if one.get("who") in SEATS]
        own = (offender, offender_declares) if offender in SEATS else (next(iter(seated), ""), True)
        return None if not own[0] else own[1] if own[0].casefold() in who else not own[1]
    if who in SEATS and offender in SEATS:
        same = (SEATS.index(who) - SEATS.index(offender)) % 2 == 0
        return offender_declares if same else not offender_declares
    asker = asker_declares(text, heard, offender, offender_declares, due)
    if asker is None or base not in (_ASKER, _PARTNER, *_THEY):
        return None
    other = who.partition(":")[0] in _THEY
    return not asker if other else asker


def asker_declares(text: Text, heard: Heard, offender: str, offender_declares: bool, due: bool = False) -> bool | None:
    """Whether the teller is of declarer's side: by what he says of it or where he sits, else by whom he says to
    have revoked; with `due` he who asks what tricks are due to him is not of the side that did.
    """
    told = [str(one.get("who")) for one in heard.told(_DECLARER)]
    if any(who.partition(":")[0] in (_ASKER, _PARTNER) and who.endswith((_ASKER, _PARTNER)) for who in told):
        return True
    if teller_defends(text):
        return False
    if teller_declares(text):
        return True
    if heard.asker in SEATS and offender in SEATS:
        same = (SEATS.index(heard.asker) - SEATS.index(offender)) % 2 == 0
        return offender_declares if same else not offender_declares
    if offender in (_ASKER, _PARTNER, f"{_PARTNER}:{_ASKER}"):
        return offender_declares
    if offender.partition(":")[0] in _THEY:
        return not offender_declares
    if offender == _DECLARER:
        return False  # neither he nor his partner is spoken of as declarer
    return not offender_declares if due and says_somewhere(text, "sides", "due") else None


def _established(rows: Mapping[str, Read]) -> dict[str, Read]:
    return {fact: row for fact in PLAYED_ON if (row := rows.get(fact)) is not None and row.value is True}


def _only_shown(told: Read, rows: Mapping[str, Read]) -> bool:
    """Whether it is read from the table alone, where it is the lead itself, and no words tell an established revoke."""
    return all(row.p == SHOWN for row in (told, *_established(rows).values()))


def _denied(heard: Heard, role: str) -> bool:
    """Whether the side that revoked is told not to have played: by the teller, of that side, in so many words."""
    events = [event for event in heard.table["events"] if _NOT_FOLLOWING in event.get("how", ())]
    offender, declares = str(events[0].get("who")) if events else "", role in DECLARING
    if heard.read is None or asker_declares(heard.read, heard, offender, declares) is not declares:
        return False
    return own_side_unplayed(heard.read)
