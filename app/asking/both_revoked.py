"""Both sides revoked: who failed to follow suit tells it by itself; that both revokes are established is another thing.

64B7 needs both established: of a board still in play whose second revoke may be corrected (62B2), it is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.played_on import NEXT_TRICK, SINCE_REVOKE
from app.asking.steps.played_on import REVOKE_TRICK as TRICK
from app.asking.steps.suit_again import by_suit_again
from app.asking.steps.undamaged import BOTH, ITS, OTHER
from bridge.seats import Seat
from understanding.both_sides import declares as of_declarers
from understanding.both_sides import first_declares, second_unplayed
from understanding.claimers import both_revoked
from understanding.facts import TOLD, chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.numbered_revokes import NumberedRevoke, of_one_player, one_of_each_side
from understanding.rank import Choice, put_first
from understanding.times import not_played_on, says_somewhere, tricks_on

CORRECTED, RULES = ("revoke_correction", "revoke_established"), "revoke_rectification"
WELL = 0.8
"""The probability from which it is told that both are established, and how probable what two acts tell is."""
DUMMY = "dummy"
_OVER, LAST_BUT_ONE = ("after_play", "scored"), 12
"""When a board is played out, and the trick whose revoke is corrected even then (62D1)."""
OVER = ("offending_side_tricks", "declarer_tricks", "raised_late", "finding_damaged_by_revokes")
"""Facts that tell that the board is played out: all its revokes are established."""
ROLE, AGAIN = "offender_role", ("repeated_in_suit", "subsequent_revoke", "side_revoked_again")
WON_SO_FAR = OVER[0]
"""What counts no board played out where the tricks since the first revoke are told."""
SECOND_UNPLAYED: Mapping[str, Any] = {OTHER: True, ITS: False, "established": True}
"""What a revoke tells, a later trick won, beside one of the other side since which nobody has played on."""


def _shown_declarer(heard: Heard) -> str | None:
    """Declarer's seat by the table."""
    shown = heard.state.declarer if heard.seated else None
    return None if shown is None else str(shown.value)


def by_revokers(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What two acts of not following tell by players of both sides, and of both revokes heard established faintly."""
    from rulings import registry

    if not {BOTH, OTHER, ITS} <= registry.get(name).fields.keys():
        return {}
    if numbered := by_tricks(heard, name):
        return _by_numbers(heard, numbered, rows)
    if numbered := by_his_tricks(heard, name, rows):
        return numbered
    if words := second_unplayed(heard):
        declares, found = first_declares(heard), dict(SECOND_UNPLAYED)
        if declares is not None and "offender" not in rows:
            found |= {"offender_role": "declarer" if declares else "defender"}
        return {fact: Read(fact, value, words, True, WELL) for fact, value in found.items()}
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    declarer = (told.get("contract") or {}).get("declarer") or _shown_declarer(heard)
    other = both_revoked(heard, declarer, told.get("offender_role")) or told.get(OTHER) is True
    if not other or told.get(ITS) is not None or (told.get(BOTH) is True and rows[BOTH].p >= WELL):
        return {}
    over = next((rows[fact].words for fact in OVER if told.get(fact) not in (None, False)), "")
    row = {OTHER: Read(OTHER, True, heard.text, True, WELL)}
    if words := over or _played_out(heard):
        return row | {ITS: Read(ITS, True, words, True, WELL)}
    return row | _both_doubted(heard, name, rows)


def _both_doubted(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That both are established as not told, where it is heard, or rather heard than not."""
    likely = chances_of(heard, name).get(BOTH, {}).get("true", 0.0) >= TOLD
    return {BOTH: Read(BOTH, True, heard.text, False, TOLD)} if likely or BOTH in rows else {}


def by_tricks(heard: Heard, name: str) -> dict[str, Read]:
    """What the numbers of two revokes' tricks tell, one of each side: the earlier one is ruled, it is established."""
    numbered = one_of_each_side(heard) if name == RULES else None
    return {} if numbered is None else _of_first(heard, numbered[0]) | _rows({OTHER: True}, numbered[0].words)


def by_his_tricks(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What the numbers of two revokes' tricks tell of one player who did not follow two suits: the earlier one is
    ruled, and who won it is not who won the later one (64A); his revokes are none in one suit.
    """
    numbered = of_one_player(heard) if name == RULES else None
    if numbered is None:
        return {}
    first, again = numbered[0], {fact: fact == AGAIN[-1] for fact in AGAIN}
    found = _of_first(heard, first) | _rows(again, first.words)
    unknown = {} if "winner" in found or "winner" not in rows else {"winner": replace(rows["winner"], sure=False)}
    return found | unknown


def _rows(known: Mapping[str, Any], words: str) -> dict[str, Read]:
    return {fact: Read(fact, value, words, True, WELL) for fact, value in known.items()}


def _of_first(heard: Heard, first: NumberedRevoke) -> dict[str, Read]:
    """What is known of the earlier one of two revokes."""
    known: dict[str, Any] = {TRICK: first.trick, "established": True, SINCE_REVOKE: NEXT_TRICK}
    if first.declares is not None:
        known[ROLE] = "declarer" if first.declares else "defender"
    if first.who in SEATS:
        known["offender"] = first.who
    if first.won_by and (winner := _won(heard, first)):
        known["winner"] = winner
    return _rows(known, first.words)


def _won(heard: Heard, revoke: NumberedRevoke) -> str:
    """What he who won the trick is to him who revoked in it; empty where that is not known."""
    if revoke.won_by == revoke.who:
        return "offending_player"
    if revoke.won_by == DUMMY and revoke.declares and revoke.who != DUMMY:
        return "partner"
    if revoke.won_by in SEATS and revoke.who in SEATS:
        return "partner" if Seat(revoke.who).partner is Seat(revoke.won_by) else "other"
    declares = of_declarers(heard, revoke.won_by)
    return "other" if None not in (declares, revoke.declares) and declares is not revoke.declares else ""


def _by_numbers(heard: Heard, numbered: Mapping[str, Read], rows: Mapping[str, Read]) -> dict[str, Read]:
    """What they tell of both: of the later revoke, whether it is established, by the end of play, by what is told to
    have been played since, or not at all; that it was the same player's again is then not told.
    """
    known = [rows[fact] for fact in OVER if fact in rows and fact != WON_SO_FAR]
    over = next((one.words for one in known if one.sure and one.value), "")
    row = dict(numbered)
    nobody = (str(one["words"]) for one in heard.not_done("play") if one.get("who") == "everybody")
    unplayed = not_played_on(heard.read) if heard.read is not None else ""
    unplayed = unplayed or next(nobody, "")
    surely = [one for fact in (BOTH, ITS) if (one := rows.get(fact)) is not None and one.sure and one.p >= WELL]
    first = next(iter(numbered.values())).words  # that this one is established tells nothing of the later one
    heard_so = next((one.words for one in surely if one.value is True and one.words.strip(" .,") not in first), "")
    if words := over or _played_out(heard) or heard_so:
        row[ITS] = Read(ITS, True, words, True, WELL)
    elif unplayed:
        row[ITS] = Read(ITS, False, unplayed, True, WELL)
    told = [fact for fact in (BOTH, ITS, *AGAIN) if fact in rows and fact not in row]
    return row | _both_doubted(heard, RULES, rows) | {fact: replace(rows[fact], sure=False, p=TOLD) for fact in told}


def both_revoked_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where both sides are told to have revoked, and the board is played out or tricks have gone by since,
    first what rules that: no revoke is corrected then, or only the second.
    """
    best = choices[0] if choices else None
    if best is None or best.name not in CORRECTED:
        return list(choices)
    if one_of_each_side(heard) is not None or "established" in by_suit_again(heard, RULES, {}):
        return put_first(choices, RULES)
    gone_by = heard.read is not None and tricks_on(heard.read)
    if not (gone_by or _played_out(heard)):
        return list(choices)
    told = (str(row["who"]) for row in heard.told("declarer") if row.get("who") in SEATS)
    declarer = next(told, None) or _shown_declarer(heard)
    return put_first(choices, RULES) if both_revoked(heard, declarer, None) else list(choices)


def _played_out(heard: Heard) -> str:
    """The words that tell that it came out after the play: whatever was revoked before trick twelve is established."""
    text = heard.read
    if text is None or any(one.get("value") == LAST_BUT_ONE for one in heard.table.get("circumstances", ())):
        return ""
    words = [str(one["words"]) for one in heard.told("phase") if one.get("value") in _OVER]
    told = next((one for one in words if not any(text.has(clause, "not") for clause in text.where(one))), "")
    return told or says_somewhere(text, "times", "played_out")
