"""What was accepted or refused, by the verb that says it and whether it is denied; and the hand a lead came from.

`He does not accept it` sounds like accepting to whoever hears words one by one; the table knows a verb that is denied.
So does it know the hand that declarer led from, where a later sentence names the other one (`play from hand`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.disagreeing import first_leads
from understanding.heard import Heard

ACCEPTED = "accepted"
CONTRARY = {"accept": "refuse", "refuse": "accept"}
CHOSEN = {True: "accept", False: "refuse"}
OF_DECLARER = {"opening_lead_out_of_turn": "choice_declarer", "lead_out_of_turn_defender": "choice_accept"}
"""The facts that declarer alone chooses."""
CHOICE, YES_OR_NO = "choice_", "choice_accept"
OF_TWO = "lead_out_of_turn_declarer"
LED_FROM, TURN = "led_from", "turn_to_lead"
HANDS = {"from_dummy": "dummy", "from_hand": "declarer"}
OTHER = {"dummy": "declarer", "declarer": "dummy"}
WELL = 0.8
"""How probable is what a verb says by itself."""


def by_consent(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The choices whose words hold a verb of the contrary, the other way round; and the hand that was led from."""
    if procedure == OF_TWO:  # which of the two defenders says what is followed elsewhere
        return _led_from(heard, rows)
    return (
        _by_declarer(heard, procedure, rows)
        | {
            fact: Read(fact, turned, row.words, True, WELL)
            for fact, row in rows.items()
            if fact.startswith(CHOICE) and row.sure and (turned := _turned(heard, fact, row)) is not None
        }
        | {fact: replace(row, p=WELL) for fact, row in rows.items() if _firm(heard, procedure, fact, row)}
    )


def _by_declarer(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What declarer is told to have accepted or refused, where no word was heard as his choice."""
    fact = OF_DECLARER.get(procedure)
    row = None if fact is None else rows.get(fact)
    if fact is None or heard.read is None or (row is not None and row.sure):
        return {}
    contract = rows.get("contract")
    declarer = contract.value.get("declarer") if contract is not None and contract.sure else None
    told = heard.told(ACCEPTED)
    said = {bool(one.get("value", True)) for one in told if one.get("who") in (DECLARING[0], declarer)}
    words = " ".join(str(one["words"]) for one in told)
    open_ = any(one.question or one.supposed for row in told for one in heard.read.where(str(row["words"])))
    if len(said) != 1 or open_:
        return {}
    accepts = said.pop()
    return {fact: Read(fact, accepts if fact == YES_OR_NO else CHOSEN[accepts], words, True, WELL)}


def _firm(heard: Heard, procedure: str, fact: str, row: Read) -> bool:
    """Whether declarer's choice, heard faintly, stands in words whose verb says just that, and neither asks nor
    supposes.
    """
    if OF_DECLARER.get(procedure) != fact or not row.sure or row.p >= WELL or heard.read is None:
        return False
    told = [one for one in heard.told(ACCEPTED) if str(one["words"]) in row.words]
    said = {bool(one.get("value", True)) for one in told}
    open_ = any(one.question or one.supposed for at in told for one in heard.read.where(str(at["words"])))
    if len(said) != 1 or open_:
        return False
    accepts = said.pop()
    return bool(row.value == (accepts if fact == YES_OR_NO else CHOSEN[accepts]))


def _turned(heard: Heard, fact: str, row: Read) -> object:
    """The contrary of a choice whose words say nothing but that; else None."""
    said = {bool(one.get("value", True)) for one in heard.told(ACCEPTED) if str(one["words"]) in row.words}
    if len(said) != 1:
        return None
    accepts = said.pop()
    if fact == YES_OR_NO:
        return accepts if row.value is (not accepts) else None
    wanted = CHOSEN[accepts]
    return wanted if CONTRARY.get(str(row.value)) == wanted else None


def _led_from(heard: Heard, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The hand that declarer led from, where the one lead told says it and another is heard elsewhere."""
    row = rows.get(LED_FROM)
    if row is None or not row.sure:
        return {}
    leads = first_leads(heard)
    hands = {HANDS[how] for one in leads for how in one.get("how", ()) if how in HANDS}
    if len(hands) > 1:  # `I led from the table, it should have been from hand`
        hands = {"dummy"} if heard.read is not None and _from_the_table(heard.read, str(leads[0]["words"])) else set()
    if len(leads) != 1 or len(hands) != 1 or str(leads[0]["words"]) in row.words:
        return {}
    hand = hands.pop()
    if row.value == hand:
        return {}
    found = {LED_FROM: Read(LED_FROM, hand, str(leads[0]["words"]), True, WELL)}
    return found | {TURN: Read(TURN, OTHER[hand], row.words, True, WELL)}


def _from_the_table(text: Text, words: str) -> bool:
    """Whether dummy is named in the clause of a lead."""
    return any(one.value == "dummy" for clause in text.where(words) for one in text.within(clause, "who"))
