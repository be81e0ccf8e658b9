"""Dummy's cards by whose act it was: touched by dummy himself (45F, 57C2), or called for and not there (46B4).

The words are few and stand for themselves (`understanding.dummys`), so no likeness to other stories outweighs them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.after_the_play import over
from app.asking.steps.dummy_seen import looked_unknown
from app.asking.steps.partner_played import BOTH_HANDS
from app.asking.steps.revokers_card import revokers_card
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.dummys import (
    DESIGNATION,
    PREMATURE,
    RIGHTS,
    SIZES,
    WRONG,
    absent_as_called,
    called_off_suit,
    lost_his_rights,
    moved_unasked,
    not_held,
    rank_called,
    rank_in,
    rank_quoted,
    said_without_a_card,
    told_declarer,
)
from understanding.facts import TOLD, chances_of
from understanding.heard import Heard
from understanding.second_thoughts import CHANGE, suit_alone, thought_again

DURING, AFTER = "drew_attention_during_play", "drew_attention_after_play"
ACT, SUGGESTED, SPOKE = "dummy_act", "suggested_card", "commented_on_play"
UNASKED = "dummy_played_unasked"
"""Dummy's act behind which a defender who played before his partner is not held to it (57C2)."""
SAID, NOT_THERE, HELD = "designation", "not_in_dummy", "dummy_cards"
RANK_ONLY, SUIT_ONLY, COMPLETE = "rank_only", "suit_only", "complete"
ROLE, OFFENDER, ASKER, ASKED = "offender_role", "offender", "asker", "asked"
DUMMY, DECLARER, WITHOUT = "dummy", "declarer", "dummy_asked_without_right"
REVOKES = frozenset({"revoke_correction", "revoke_established", "revoke_rectification"})
UNINTENDED, FORFEITED = "finding_unintended", "forfeited_rights"
WELL = 0.9
"""How probable is what these words say."""
HALF = 0.25
"""The chance from which dummy is heard to have lost his rights where words tell what he looked at."""
_NAMES_A_CARD = (COMPLETE, RANK_ONLY, NOT_THERE)
"""What declarer may have said of a card that is not there."""


def by_dummy(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Dummy's act, where none is told and he moved a card unasked, or one before a defender played, or he speaks of the
    play, or after it; a card called for that he has not, or one that is not named; why another was called for; whose
    revoke he caused or asked about.
    """
    if heard.read is None:
        return {}
    if procedure in REVOKES:
        off = revokers_card(heard)  # another's card off suit: what was called for is to the next trick
        words = called_off_suit(heard.read) if off is None or off.get("who") in DECLARING else ""
        return {ROLE: Read(ROLE, DUMMY, words, True, WELL)} if words else _asked_by_dummy(heard, procedure, rows)
    if procedure == RIGHTS and ACT not in rows and (words := moved_unasked(heard.read)):
        return {ACT: Read(ACT, SUGGESTED, words, True, WELL)}
    if procedure == RIGHTS and (words := told_declarer(heard.read)):
        return {ACT: Read(ACT, SPOKE, words, True, WELL)}
    act = rows.get(ACT)
    during = _likeliest(heard, procedure, ACT) == DURING if act is None else act.value == DURING
    if procedure == RIGHTS and during and (words := over(heard)):
        return {ACT: Read(ACT, AFTER, words, True, WELL)}
    if procedure == RIGHTS and FORFEITED not in rows and (words := _looked(heard, heard.read, procedure, FORFEITED)):
        return {FORFEITED: Read(FORFEITED, True, words, True, WELL)}
    if procedure == PREMATURE and (words := moved_unasked(heard.read)):
        found = {UNASKED: Read(UNASKED, True, words, True, WELL)}
        if (both := rows.get(BOTH_HANDS)) is not None and both.value is True:  # he had not called for dummy's card
            found[BOTH_HANDS] = replace(both, sure=False, p=TOLD)
        return found
    if procedure in (DESIGNATION, WRONG) and (words := not_held(heard.read)):
        said = rows.get(SAID)
        if said is None or said.value in _NAMES_A_CARD or absent_as_called(heard.read):
            held = rows.get(HELD)  # the card called for is among those named
            return {SAID: Read(SAID, NOT_THERE, words, True, WELL)} | (
                {} if held is None else {HELD: replace(held, sure=False, p=TOLD)}
            )
    if procedure == DESIGNATION and (quoted := said_without_a_card(heard.read)) is not None:
        said = rows.get(SAID)
        if said is None or said.value == RANK_ONLY:
            return {SAID: Read(SAID, quoted[0], quoted[1], True, WELL)}
    said, card = rows.get(SAID), rows.get("card")
    sized = procedure in (WRONG, DESIGNATION) and said is not None and said.value in SIZES
    sized = sized or (procedure == WRONG and said is not None and said.value == RANK_ONLY)
    if sized and said is not None and (value := _no_size(heard.read, procedure, said, card)):
        return {SAID: Read(SAID, value, said.words, True, WELL)}
    if procedure != CHANGE:
        return {}
    alone = SAID not in rows and suit_alone(heard)
    found = {SAID: Read(SAID, SUIT_ONLY, heard.text, True, WELL)} if alone else {}
    if UNINTENDED not in rows and (words := thought_again(heard.read)):
        found[UNINTENDED] = Read(UNINTENDED, False, words, True, WELL)
    return found


def _likeliest(heard: Heard, procedure: str, fact: str) -> str:
    """The value of a fact that is rather told than not, as spelt; empty where none is."""
    likely = {value: p for value, p in chances_of(heard, procedure).get(fact, {}).items() if p >= TOLD}
    return max(likely, key=lambda value: likely[value], default="")


def _looked(heard: Heard, text: Text, procedure: str, fact: str) -> str:
    """The words that tell what dummy looked at, where it is half heard besides that he lost a right by it."""
    half = chances_of(heard, procedure).get(fact, {}).get("true", 0.0)
    return lost_his_rights(text) if half >= HALF and not looked_unknown(heard, text, None) else ""


def _no_size(text: Text, procedure: str, said: Read, card: Read | None) -> str:
    """What declarer said who named a rank and was heard as naming a small or a high card; empty where he did."""
    named = rank_in(text, said.words)
    if procedure == WRONG:
        put = str(card.value) if card is not None else ""
        low = said.value != SIZES[1] and (rank_called(text, put) or rank_quoted(text) is not None)
        return COMPLETE if low or named is not None else ""
    return "" if named is None else COMPLETE if named.kind == "card" else RANK_ONLY


def _asked_by_dummy(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Declarer revoked, whom dummy asked whether he has none of the suit (43B2b), and no defender named beside him."""
    asker, asked, role, offender = (rows.get(fact) for fact in (ASKER, ASKED, ROLE, OFFENDER))
    if asker is None or asked is None or not (asker.sure and asked.sure):
        return {}
    if (asker.value, asked.value) != (DUMMY, DECLARER) or (role is not None and role.value in (DUMMY, DECLARER)):
        return {}
    found = {ROLE: Read(ROLE, DECLARER, asked.words, True, WELL)}
    if role is not None and offender is not None:  # the seat was heard as a defender's
        found[OFFENDER] = replace(offender, sure=False)
    if heard.read is not None and (told := _looked(heard, heard.read, procedure, WITHOUT)):
        found[WITHOUT] = Read(WITHOUT, True, told, True, WELL)
    return found
