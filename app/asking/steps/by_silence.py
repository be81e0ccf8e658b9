"""What decides a ruling and no word tells: the silence of a story is not heard as one answer to it, it is asked.

Of a pass out of turn people tell that partner's call was artificial, hardly ever that it was not: of 30 tellings in
which that was heard below `SURELY`, none tells it (Law 30C). That the next player has not called since is told by a
call denied, not by a card not led (Law 39). Whose turn it was is told by who dealt or who was to call: that somebody
on the left passed, or that partner opened, makes it nobody's (Law 31). What is put in the place of a bid too low is
not told where no call is told behind it (Law 27B). That the next player has called over a double
that is not allowed is not told by the words that tell the double, nor that he has not by words that deny no call (Law
36A). That the side that revoked won a later trick is not told by the words that tell who won its own trick, nor where
the teller says that nobody knows (Law 64A). Where dummy asked about the card, his question tells not whether anybody
has played since (Law 63A). That declarer led from the wrong hand tells not from which one (Law 55A). What somebody has
not said is no choice of his. That partner objected to a concession tells not that he did so at once (Law 68B2). Of a
card dropped of which no rank is named it is not told that it is small (Law 50B: of 24 tellings so none tells it); of
one that lies there, that it fell (of six heard so below `WELL` two tell it). That the next player has called tells no
call of partner's (Law 25A4), nor a penalty demanded that a pause is denied (16B2). After
the last pass the lead may have been faced: that it was not is told by words of a lead (21B1a). With no call told
nobody has called with a wrong number of cards (13B). Whether a wrong explanation could have influenced a
call the director finds, whatever its player says that he would have called: of 17 tellings in which that was heard
below `SURELY`, four tell it (21B1a). A trick won tells not that anybody has played to the next (63A1).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.asking.steps.asked_defender import dummy_asked
from app.asking.steps.dummy_seen import looked_unknown
from app.asking.steps.dummy_spoke import FACT as DREW_ATTENTION
from app.asking.steps.dummy_spoke import dummy_silent
from app.asking.steps.led_in_haste import unplayed_before_lead
from app.asking.steps.left_unknown import left_unknown, unknown_clauses, unsaid
from app.asking.steps.revokers_card import revokers_card
from app.asking.steps.weighed import spoken_of
from app.asking.steps.who_called_since import of_an_opponent, of_one_call
from app.asking.steps.who_played_on import only_won
from app.asking.steps.who_won import LATER, REVOKES, WINNER
from understanding.bare_calls import denied_call
from understanding.claimers import CLAIMS, DECLARING, PLAYS
from understanding.clauses import Text
from understanding.dummys import WRONG
from understanding.facts import Told, chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Clause
from understanding.times import not_played_on, says, says_somewhere, teller_defends

SURELY = 0.9
"""The probability from which words tell it all the same."""
FAINTLY = 0.65
"""Below which a next player's call does not tell that partner has called too (25A4: of five tellings in none he has),
nor a demand for a penalty that the hesitation is disputed (16B2: of five it is in one).
"""
HALF = 0.5
"""Below which that a trump costs a trick is not told: of five heard so, one is."""
WELL = 0.8
"""The probability from which whose turn it was is told where nobody is said to have dealt; and that a later trick was
won, and by whom the trick of a revoke, whatever words say it: of 17 tellings in which the one was heard below, 14 leave
it open.
"""
LOST_BY_NONE = 0.75
"""The probability from which a trick conceded is told to be lost by no normal play: of 52 heard, two below it are not.
"""
EVER = 2.0
"""Above any probability: words that do not tell it never do."""
LATE_CALL, CALLED_OVER, LOSES_TO_TRUMP = "call_after_final_pass", "lho_called", "finding_normal_line_loses_to_trump"
BY_RHO, UNTOLD = "rho", "calls_untold"
OTHER, WON_LATER = "other", ("won", "later")
"""The trick of a revoke was won by the other side; the words of a trick after another (`corpus/lexicon/won.yaml`)."""
DEFECTIVE, MISSING_CARD = "defective_trick", "missing_card"
WINNING = ("wins", "took", "gained")
"""Words of a trick won (`corpus/lexicon/won.yaml`)."""
STRAY_LEAD, ALSO = "lead_out_of_turn_defender", 0.1
"""A lead to the next trick tells who won the last one, but not where it sounds like one out of turn too (63A1, 56)."""
OUT_OF_TURN = frozenset({"bid_out_of_rotation", "pass_out_of_rotation", "double_out_of_rotation"})
CLAIMED, OBJECTED, AT_ONCE = "claim_or_concession", "partner_objected", "objected_at_once"
OF_KNOWING = frozenset({"finding_maybe_unaware", "matter", "facts_agreed", "facts_disputed", "disputed"})
"""That somebody may not have known something, or that something is disputed: told by words of not knowing."""
_CALL, _REPLACE, TOO_LOW = "call", "replace", "insufficient_bid"
RECTIFICATION = "revoke_rectification"
CORRECTION, DUMMY_ASKED = "revoke_correction", 0.3
"""A revoke that may be corrected, and the probability from which dummy is told to have asked about it."""
DUMMY, _FROM_DUMMY = DECLARING[1], "from_dummy"
"""Whose card is no penalty card, and how it is played."""
_SIZES = ("dummys", "low", "high")
"""Words that tell whether a card is small without its rank."""
CHOICE = "choice_"
"""What a player may choose, as facts are named."""
_BY_ACCIDENT = "by_accident"
HANDS = "hands"
"""The words for the hand that declarer led from (`corpus/lexicon/hands.yaml`)."""
_DEALS = ("deal", "dealer")
"""The verb and the role of who dealt."""


@dataclass(frozen=True, slots=True)
class Silence:
    """A fact that is told by nothing but what is not said: its value (None: any), the probability from which words tell
    it all the same, and whether these words do not; `asked`: where no word tells it, it is asked, never guessed.
    """

    fact: str
    value: object
    below: float
    untold: Callable[[Heard, Text, Told], bool]
    asked: bool = False


def by_silence(heard: Heard, name: str, one: Told) -> bool:
    """Whether a fact was heard only because nothing is said of it."""
    text = heard.read
    if text is None:
        return False
    unknown = one.fact not in OF_KNOWING and left_unknown(text, one.words)
    unknown = unknown or (one.fact.startswith(CHOICE) and unsaid(text, one.words))
    if name in (*REVOKES, MISSING_CARD) and _of_another_trick(text, one):
        return True
    if unknown or (name in REVOKES and _of_a_stray_lead(heard, one)):
        return True
    return any(
        row.fact == one.fact
        and (row.value is None or row.value == one.value)
        and one.p < row.below
        and row.untold(heard, text, one)
        for row in _rows(name)
    )


def not_guessed(name: str) -> frozenset[str]:
    """The facts of a procedure that are asked where no word tells them, never guessed."""
    return frozenset(row.fact for row in _rows(name) if row.asked)


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


def _won_by_no_defender(heard: Heard, text: Text, one: Told) -> bool:
    """Whether a defender's side is heard to have won a trick where each one told to be won is declarer's or dummy's."""
    roles = chances_of(heard, DEFECTIVE).get("offender_role", {})
    return roles.get("defender", 0.0) >= HALF and all(_of_declarers(heard, text, part) for part in text.clauses)


def _of_declarers(heard: Heard, text: Text, part: Clause) -> bool:
    """Whether a clause tells of no trick won, or of one that declarer or dummy won."""
    span = part.first, part.last
    if not any(says(text, span, "won", key) for key in WINNING) or part.question:
        return True
    wins = any(str(one.value).startswith("win:") for one in text.within(part, "verb"))
    rows = [row for row in heard.told("won_trick") if row.get("who") and part in text.where(str(row["words"]))]
    named = {str(who.value) for who in text.within(part, "who")}
    players = named or {str(row["who"]) for row in rows}
    if not (players or wins or says(text, span, "won", "later") or says(text, span, "trick_numbers", "trick")):
        return True  # `we've got four cards each`
    return bool(players) and players <= set(DECLARING)


def _of_a_stray_lead(heard: Heard, one: Told) -> bool:
    """Whether who won the trick of a revoke is heard in a lead to the next one that is told to be out of turn."""
    if one.fact != WINNER or dict(heard.ranked).get(STRAY_LEAD, 0.0) < ALSO:
        return False
    leads = [str(event["words"]) for event in heard.table["events"] if event["act"] == "lead" and event.get("who")]
    return any(words in one.words for words in leads)


def _of_the_double(heard: Heard, text: Text, one: Told) -> bool:
    """Whether the words hold the double itself, the last call told: nobody is told to have called over it."""
    calls = heard.done("call")
    last = calls[-1] if calls else {}
    return last.get("what", {}).get("call") in ("X", "XX") and str(last["words"]) in one.words


def _played_before_claim(heard: Heard, text: Text, one: Told) -> bool:
    """Whether the words only ask, or hold a card that was played before the claim."""
    events = heard.done()
    at = next((place for place, event in enumerate(events) if event["act"] in CLAIMS), 0)
    played = [str(event["words"]) for event in events[:at] if event["act"] in PLAYS]
    asks = one.words.rstrip().endswith("?") or all(clause.question for clause in text.where(one.words))
    return asks or any(card in one.words or one.words in card for card in played)


def _always(heard: Heard, text: Text, one: Told) -> bool:
    return True


def _no_call_denied(heard: Heard, text: Text, one: Told) -> bool:
    return not _denies_a_call(text, one.words)


def _nobody_silent(heard: Heard, text: Text, one: Told) -> bool:
    """Whether no call is denied in the words, and of nobody that he said anything over a call."""
    return _no_call_denied(heard, text, one) and not says_somewhere(text, "bidding_on", "silent")


def _of_the_final_passes(heard: Heard, text: Text, one: Told) -> bool:
    """Whether the words are of the passes that ended the auction, which hold a call of each player."""
    return heard.too_early(LATE_CALL, one.fact, one.value, one.words)


def _found_in_the_auction(heard: Heard, text: Text, one: Told) -> bool:
    """Whether it is told to have come out during the auction, and of nobody that he has not called."""
    during = any(row.get("value") == "auction" for row in heard.told("phase"))
    return during and not _denies_a_call(text, heard.text)


def _asks_a_side(heard: Heard, text: Text, one: Told) -> bool:
    """Whether the words only ask, which tells no side, and the teller does not say that he defends."""
    return one.words.rstrip().endswith("?") and not teller_defends(text)


def _denies_a_call(text: Text, words: str) -> bool:
    """Whether the words hold a call that was not made; what somebody believed is none."""
    start = text.source.find(words)
    end = start + len(words)
    return (
        any(
            str(one.value).startswith(_CALL) and start <= text.words[one.first].start < end
            for clause in text.clauses
            if not text.has(clause, "believed")
            for one in text.within(clause, "verb")
        )
        and "?" not in text.source[start : end + 1]
    )


def _names_a_denied_call(heard: Heard, text: Text, one: Told) -> bool:
    """Whether a call is named only to say that it was another one (`not to a double`): that is what its kind tells."""
    return any(denied_call(text, clause, call) for clause in text.clauses for call in text.within(clause, _CALL))


def _before_the_last_call(heard: Heard, text: Text, one: Told) -> bool:
    """Whether the words end before the last call told: they are of the ruling that was broken by it."""
    made = [text.source.rfind(str(row["words"])) for row in heard.table["events"] if row["act"] == _CALL]
    return bool(made) and text.source.find(one.words) + len(one.words) <= max(made)


def _names_no_hand(heard: Heard, text: Text, one: Told) -> bool:
    """Whether it is only told that declarer led from the wrong hand: neither his own nor dummy's is named."""
    declarer = next((str(row["who"]) for row in heard.told("declarer") if row.get("who") in SEATS), None)
    dummys = {DECLARING[1], None if declarer is None else heard.by_seat(f"partner:{declarer}")}
    named = heard.told("lead_in") or any(mention.value in dummys for mention in text.mentions)
    clauses = [(part.first, part.last) for part in text.clauses]
    wrong = any(says(text, span, HANDS, "wrong") for span in clauses)
    return wrong and not named and not any(says(text, span, HANDS, "own") for span in clauses)


def _not_instantly(heard: Heard, text: Text, one: Told) -> bool:
    """Whether nothing is told to have been at once."""
    return not says_somewhere(text, "times", "instantly")


def _only_dummy_asked(heard: Heard, text: Text, one: Told) -> bool:
    """Whether dummy asked about a revoke, and of no card behind it is told that it was played or not."""
    asked = dummy_asked(heard) or chances_of(heard, CORRECTION).get("asker", {}).get("dummy", 0.0) >= DUMMY_ASKED
    kept = [*heard.told("played_to_next"), *(row for act in ("play", "lead") for row in heard.not_done(act))]
    return asked and not kept and not not_played_on(text)


def _dealt_by_nobody(heard: Heard, text: Text, one: Told) -> bool:
    """Whether no word says who dealt, and the turn heard is not the right-hand opponent's."""
    named = any(str(mention.value).partition(":")[0] in _DEALS for mention in text.mentions)
    return one.value != BY_RHO and not heard.told("dealer") and not named


def _nothing_in_its_place(heard: Heard, text: Text, one: Told) -> bool:
    """Whether behind the bid too low nothing was put in its place, and no single call would be."""
    if heard.not_done(_REPLACE):
        return True
    named = spoken_of(heard)
    return named is not None and len(named) != 1  # two are weighed


def _no_rank_named(heard: Heard, text: Text, one: Told) -> bool:
    """Whether no rank is named, nor that a card is small or high."""
    named = any(mention.kind in ("card", "rank") for mention in text.mentions)
    return not named and not says_somewhere(text, *_SIZES)


def _nobody_let_it_fall(heard: Heard, text: Text, one: Told) -> bool:
    """Whether nothing came out by accident: that a card lies there does not tell how it came there."""
    return not any(_BY_ACCIDENT in event.get("how", ()) for event in heard.done())


def _nobody_changed(heard: Heard, text: Text, one: Told) -> bool:
    """Whether nobody is told to have taken a card back, or put another in its place, but asked whether he may."""
    there = [clause for event in heard.done(_REPLACE, "withdraw") for clause in text.where(str(event["words"]))]
    return all(clause.question for clause in there)


def _no_lead_spoken_of(heard: Heard, text: Text, one: Told) -> bool:
    """Whether no word is of a lead, made or not made."""
    return not says_somewhere(text, "unled", "of_a_lead") and not heard.done("lead") and not heard.not_done("lead")


def _closed(heard: Heard, text: Text, one: Told) -> bool:
    """Whether it is told to have been after the last pass."""
    return bool(says_somewhere(text, "bidding_on", "closed"))


def _no_card_faced(heard: Heard, text: Text, one: Told) -> bool:
    """Whether a player's card off suit is told, not dummy's, and of none that it lay there or was a penalty card."""
    card = revokers_card(heard)
    if card is None or card.get("who") == DUMMY or _FROM_DUMMY in card.get("how", ()):
        return False
    return not heard.told("penalty_card") and not says_somewhere(text, "lying", "penalty")


def _no_call_told(heard: Heard, text: Text, one: Told) -> bool:
    """Whether no call is told, nor the contract or a lead behind it."""
    return not heard.done(_CALL, "lead") and not heard.told("contract", "auction_over")


_WON = (Silence("since_revoke", None, WELL, only_won), Silence("established", True, WELL, only_won))
_ROWS: Mapping[str, tuple[Silence, ...]] = {
    TOO_LOW: (
        Silence("replacement_kind", None, SURELY, _nothing_in_its_place, asked=True),
        Silence("replacement_kind", None, EVER, _names_a_denied_call),
    ),
    "pass_out_of_rotation": (Silence("passes_artificial_call", False, SURELY, _always, asked=True),),
    "contested_claim": (
        Silence(LOSES_TO_TRUMP, True, HALF, _always),
        Silence(LOSES_TO_TRUMP, True, EVER, _played_before_claim),
    ),
    LATE_CALL: (
        Silence(CALLED_OVER, None, EVER, _of_the_final_passes, asked=True),
        Silence(CALLED_OVER, False, EVER, _nobody_silent),
    ),
    "wrong_count_extra": (
        Silence("called_with_wrong_count", False, EVER, _found_in_the_auction),
        Silence("called_with_wrong_count", True, WELL, _no_call_told, asked=True),
    ),
    "inadmissible_double": (
        Silence(CALLED_OVER, True, SURELY, _of_the_double),
        Silence(CALLED_OVER, False, SURELY, _no_call_denied, asked=True),
        Silence(UNTOLD, True, 0.0, _always, asked=True),
    ),
    "required_pass_violated": (
        Silence(CALLED_OVER, False, WELL, _no_call_denied, asked=True),
        Silence(CALLED_OVER, False, EVER, _before_the_last_call, asked=True),
    ),
    "lead_out_of_turn_declarer": (Silence("led_from", None, EVER, _names_no_hand, asked=True),),
    RECTIFICATION: (
        Silence("faced_card", None, EVER, _no_card_faced),
        Silence(DREW_ATTENTION, True, EVER, lambda heard, text, _: dummy_silent(heard, text)),
        *_WON,
    ),
    CORRECTION: (
        *_WON,
        Silence("since_revoke", "nothing", SURELY, _only_dummy_asked),
        Silence("established", False, SURELY, _only_dummy_asked),
        Silence("innocent_side_played_after", None, SURELY, _only_dummy_asked),
    ),
    CLAIMED: (
        Silence(OBJECTED, True, EVER, _not_instantly, asked=True),
        Silence(AT_ONCE, True, EVER, _not_instantly, asked=True),
    ),
    "cancel_concession": (Silence("finding_no_normal_line_loses", True, LOST_BY_NONE, _always),),
    "exposed_card_defender": (
        Silence("honour", False, EVER, _no_rank_named, asked=True),
        Silence("inadvertent", True, WELL, _nobody_let_it_fall),
        Silence("how_exposed", "dropped", WELL, _nobody_let_it_fall),
    ),
    "penalty_card_lead": (
        Silence("inadvertent", True, WELL, _nobody_let_it_fall),
        Silence("declarer_played_after", False, EVER, unplayed_before_lead, asked=True),
    ),
    WRONG: (Silence("declarer_rho_changed", True, EVER, _nobody_changed),),
    DEFECTIVE: (Silence("won_trick_from_defect_on", True, WELL, _won_by_no_defender),),
    "change_of_call": (
        Silence("partner_called", True, FAINTLY, _always),
        Silence("partner_called", True, EVER, of_an_opponent),
        Silence("partner_called", True, SURELY, of_one_call),
    ),
    "unauthorized_information": (Silence("facts_disputed", True, FAINTLY, _always),),
    "misinformation": (
        Silence("phase", "clarification", EVER, _no_lead_spoken_of, asked=True),
        Silence("phase", "auction", EVER, _closed, asked=True),
        Silence("finding_call_influenced", True, SURELY, _always),
    ),
    "dummy_rights": (Silence("forfeited_rights", True, EVER, looked_unknown),),
    "duty_to_correct": (Silence("side_declares", None, EVER, _asks_a_side),),
}
"""What is so, by the procedure."""
_OUT_OF_TURN = (
    Silence("whose_turn", None, WELL, _dealt_by_nobody),
    Silence(CALLED_OVER, None, 0.0, _always, asked=True),
)
"""What is so of any call out of turn; whether the next player has called over it (29A) is never guessed."""


def _rows(name: str) -> tuple[Silence, ...]:
    return _ROWS.get(name, ()) + (_OUT_OF_TURN if name in OUT_OF_TURN else ())
