"""What decides a ruling and no word tells: the silence of a story is not heard as one answer to it, it is asked.

Of a pass out of turn people tell that partner's call was artificial, hardly ever that it was not: of 30 tellings in
which that was heard below `SURELY`, none tells it (Law 30C). That the next player has not called since is told by a
call denied, not by a card not led (Law 39). Whose turn it was is told by who dealt or who was to call: that somebody
on the left passed, or that partner opened, makes it nobody's (Law 31). That the next player has called over a double
that is not allowed is not told by the words that tell the double (Law 36A). That the side that revoked won a later
trick is not told by the words that tell who won its own trick, nor where the teller says that nobody knows (Law 64A).
"""

from __future__ import annotations

from app.asking.steps.left_unknown import left_unknown, unknown_clauses
from app.asking.steps.who_won import LATER, REVOKES, WINNER
from understanding.claimers import CLAIMS, PLAYS
from understanding.clauses import Text
from understanding.facts import Told
from understanding.heard import Heard
from understanding.times import says, teller_defends

SURELY = 0.9
"""The probability from which words tell it all the same."""
ARTIFICIAL = ("pass_out_of_rotation", "passes_artificial_call")
OVER_A_BREACH = ("required_pass_violated", "lho_called")
"""That he who is named as next has not called over a call that breaks a duty to pass is told by a call denied (37A)."""
LOSES_TO_TRUMP = ("contested_claim", "finding_normal_line_loses_to_trump", True)
"""What the cards left would show is told by how they would be played: by no card played before the claim (70C3)."""
HALF = 0.5
"""Below which that is not told: of five heard so, one is."""
OWN_SIDE = ("duty_to_correct", "side_declares")
"""Whose contract it became decides when a mistake is put right, and is as often left out as told (20F5)."""
SINCE_LATE = ("call_after_final_pass", "lho_called")
OVER_A_DOUBLE = ("inadmissible_double", "lho_called")
WRONG_COUNT = ("wrong_count_extra", "called_with_wrong_count")
CALLED_OVER = "lho_called"
"""Whether the next player has called over a call out of turn (29A): how such stories end is no sign of it."""
TURN, BY_RHO = "whose_turn", "rho"
OTHER, WON_LATER = "other", ("won", "later")
"""The trick of a revoke was won by the other side; the words of a trick after another (`corpus/lexicon/won.yaml`)."""
STRAY_LEAD, ALSO = "lead_out_of_turn_defender", 0.1
"""A lead to the next trick tells who won the last one, but not where it sounds like one out of turn too (63A1, 56)."""
OUT_OF_TURN = frozenset({"bid_out_of_rotation", "pass_out_of_rotation", "double_out_of_rotation"})
WELL = 0.8
"""The probability from which whose turn it was is told where nobody is said to have dealt; and that a later trick was
won, and by whom the trick of a revoke, whatever words say it: of 17 tellings in which the one was heard below, 14 leave
it open.
"""
OF_KNOWING = "finding_maybe_unaware"
"""The fact that somebody may not have known something, which is told by words of not knowing."""
_CALL = "call"
_DEALS = ("deal", "dealer")
"""The verb and the role of who dealt."""


def by_silence(heard: Heard, name: str, one: Told) -> bool:
    """Whether a fact was heard only because nothing is said of it."""
    if (name, one.fact) == ARTIFICIAL:
        return one.value is False and one.p < SURELY
    if (name, one.fact, one.value) == LOSES_TO_TRUMP and one.p < HALF:
        return True
    if heard.read is None:
        return False
    unknown = one.fact != OF_KNOWING and left_unknown(heard.read, one.words)
    if unknown or (name in REVOKES and (_of_another_trick(heard.read, one) or _of_a_stray_lead(heard, one))):
        return True
    if (name, one.fact) == SINCE_LATE:
        early = heard.too_early(name, one.fact, one.value, one.words)  # the final passes hold a call of each player
        return early or (one.value is False and not _denies_a_call(heard.read, one.words))
    if (name, one.fact, one.value) == (*WRONG_COUNT, False):
        return _in_the_auction(heard) and not _denies_a_call(heard.read, heard.text)
    if (name, one.fact, one.value) == (*OVER_A_DOUBLE, True) and one.p < SURELY:
        return _of_the_double(heard, one.words)
    if (name, one.fact, one.value) == LOSES_TO_TRUMP:
        return _played_before_claim(heard, one.words)
    if (name, one.fact, one.value) == (*OVER_A_BREACH, False) and one.p < WELL:
        return not _denies_a_call(heard.read, one.words)
    if (name, one.fact) == OWN_SIDE:
        return one.words.rstrip().endswith("?") and not teller_defends(heard.read)  # what is asked tells no side
    if name in OUT_OF_TURN and one.fact == TURN and one.value != BY_RHO and one.p < WELL:
        return not _tells_who_dealt(heard)
    return False


def _of_another_trick(text: Text, one: Told) -> bool:
    """Whether what is heard of the trick of a revoke is of a later one, or the other way round, or of a later trick it
    is said that nobody knows.
    """
    if one.fact not in (WINNER, LATER) or one.value in (False, OTHER):
        return False
    if one.fact == LATER and any(says(text, (open_.first, open_.last), *WON_LATER) for open_ in unknown_clauses(text)):
        return True
    of_later = any(says(text, (clause.first, clause.last), *WON_LATER) for clause in text.where(one.words))
    return one.p < WELL and of_later is not (one.fact == LATER)


def _of_a_stray_lead(heard: Heard, one: Told) -> bool:
    """Whether who won the trick of a revoke is heard in a lead to the next one that is told to be out of turn."""
    if one.fact != WINNER or dict(heard.ranked).get(STRAY_LEAD, 0.0) < ALSO:
        return False
    leads = [str(event["words"]) for event in heard.table["events"] if event["act"] == "lead" and event.get("who")]
    return any(words in one.words for words in leads)


def _of_the_double(heard: Heard, words: str) -> bool:
    """Whether the words hold the double itself, the last call told: nobody is told to have called over it."""
    calls = [event for event in heard.table["events"] if event["act"] == "call" and "status" not in event]
    last = calls[-1] if calls else {}
    return last.get("what", {}).get("call") in ("X", "XX") and str(last["words"]) in words


def _played_before_claim(heard: Heard, words: str) -> bool:
    """Whether the words only ask, or hold a card that was played before the claim."""
    events = [event for event in heard.table["events"] if "status" not in event]
    at = next((place for place, event in enumerate(events) if event["act"] in CLAIMS), 0)
    played = [str(event["words"]) for event in events[:at] if event["act"] in PLAYS]
    return words.rstrip().endswith("?") or any(one in words or words in one for one in played)


def not_guessed(name: str) -> frozenset[str]:
    """The facts of a procedure that are asked where no word tells them, never guessed."""
    asked = (ARTIFICIAL, SINCE_LATE, OVER_A_BREACH, *((one, CALLED_OVER) for one in OUT_OF_TURN))
    return frozenset(fact for procedure, fact in asked if procedure == name)


def _in_the_auction(heard: Heard) -> bool:
    """Whether it is told to have come out during the auction."""
    return any(row.get("value") == "auction" for row in heard.told("phase"))


def _denies_a_call(text: Text, words: str) -> bool:
    """Whether the words hold a call that was not made."""
    start = text.source.find(words)
    end = start + len(words)
    return (
        any(
            one.kind == "verb" and str(one.value).startswith(_CALL) and start <= text.words[one.first].start < end
            for one in text.mentions
        )
        and "?" not in text.source[start : end + 1]
    )


def _tells_who_dealt(heard: Heard) -> bool:
    """Whether a word says who dealt."""
    named = heard.read.mentions if heard.read is not None else ()
    return bool(heard.told("dealer")) or any(str(one.value).partition(":")[0] in _DEALS for one in named)
