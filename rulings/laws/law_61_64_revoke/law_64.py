"""Law 64: the established revoke. Exemptions of B first, then the tricks of A, then C; in 2017, 2007 and 1997."""

from __future__ import annotations

from bridge.tricks import TRICKS
from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_61_64_revoke.dummy_spoke import dummy_forfeited_43b3, dummy_spoke_43a1b
from rulings.laws.law_61_64_revoke.equity import adjusted_64c, as_found, damage_64c, damage_found, equity_64c1
from rulings.laws.law_61_64_revoke.facts import RectificationFacts, cannot_have_won
from rulings.laws.law_61_64_revoke.law_61 import against_requirement_61a
from rulings.laws.law_61_64_revoke.law_62 import twelfth_key
from rulings.laws.law_61_64_revoke.law_63 import of_role, until_returned, why_63a
from rulings.laws.law_61_64_revoke.open_tricks import (
    counting_64a,
    dummy_is_not_declarer_64fn1,
    in_time_64b4,
    key_64b3,
    late_key,
    unless_open_62a,
    while_open_64a,
)
from rulings.laws.law_61_64_revoke.record import (
    hand_of_revoke,
    played_to_next,
    revoke_of,
    revoke_people,
    revokes_of,
)
from rulings.laws.law_61_64_revoke.result import conclude_result
from rulings.laws.law_61_64_revoke.together import (
    again_64a,
    other_corrected_62a,
    other_counts_64a,
    other_suit_or_player_64b2,
    together,
    told_both_64b7,
    while_open_64b7,
)

Facts = Inquiry[RectificationFacts]
ALL = ("2017", "2007", "1997")
_FOUND = {
    "next_board": "next_board_found",
    "round_over": "round_over_found",
    "raised_late": "raised_late_found",
    "subsequent": "subsequent_found",
    "both_sides": "both_sides_found",
    "dummy_no_transfer": "dummy_no_transfer_found",
    "won_nothing": "won_nothing_found",
    "faced_penalty": "faced_penalty_found",
}
"""The same where it is found whether there was damage (64C): what follows if there was is not said."""


def _exempt(case: Facts, exemption: str, key: str, *, also: tuple[str, ...] = (), stands: bool = True) -> None:
    found = key in _FOUND and case.since("2017") and damage_found(case)
    case.headline(_FOUND[key] if found else key, also=also)
    case.set(result="no_automatic_transfer", exemption=exemption)
    conclude_result(case, 0, stands=stands)


@rule_of("63.A", editions=ALL)
def not_established_63a(case: Facts) -> bool:
    """64 is for established revokes only; another one is corrected (62). Says whether it is another one."""
    hand = hand_of_revoke(case.known)
    shown_open = hand is not None and played_to_next(case.known, hand.side) is False
    asked = case.known.established is None and shown_open
    if case.facts.established_otherwise if asked else case.facts.established:
        return False
    claimed = case.since("2017") and case.known.since_revoke == "claim_agreed_open"
    key = "not_established_64_claim" if claimed else "not_established_64"
    key = of_role(case, key) if case.since("2017") else key
    case.route("revoke_correction", key, also=("62.A", "63.A.4", "70") if claimed else ("62.A",))
    return True


@rule_of("61.A", editions=ALL)
def no_revoke_61a(case: Facts) -> bool:
    """Four hands and the tricks show that everybody followed suit whenever he could."""
    hands, tricks = case.known.hands, case.known.tricks
    if hands is None or tricks is None or case.known.revoke_trick is not None or revokes_of(case.known):
        return False
    if len(hands) < 4 or any(len(cards) != 13 for cards in hands.values()):
        return False
    case.headline("no_revoke", also=("44.C",))
    case.set(result="no_revoke", tricks_transferred=0, tricks_to=None, adjusted_score="none")
    return True


@rule_of("64.B.1", editions=ALL)
def won_nothing_64b1(case: Facts) -> None:
    """The offending side won neither the revoke trick nor any later one: there is nothing to transfer."""
    _exempt(case, "64.B.1", "won_nothing")


@rule_of("64.B.2")
def subsequent_64b2(case: Facts) -> bool:
    """A further revoke by the same player in the same suit, the first one being established."""
    if not case.facts.subsequent_revoke:
        return False
    late = case.settled("attention_first_drawn")
    also = {"after_next_board_call": ("64.B.4",), "after_round": ("64.B.5",)}.get(str(late), ())
    _exempt(case, "64.B.2", "subsequent_late" if also else "subsequent", also=also)
    return True


@rule_of("64.B.2", editions=("2007", "1997"))
def subsequent_older_64b2(case: Facts) -> bool:
    """A further revoke by the same player in the same suit; the older texts do not say "the first established"."""
    if not case.facts.subsequent_revoke:
        return False
    _exempt(case, "64.B.2", "subsequent_older")
    return True


@rule_of("64.B.3", editions=ALL)
def faced_64b3(case: Facts) -> bool:
    """Failure to play dummy's card or a penalty card; until 2007 any faced card or card of a faced hand."""
    if not case.facts.faced_card:
        return False
    _exempt(case, "64.B.3", key_64b3(case) if case.since("2017") else "faced_older")
    return True


@rule_of("64.B.4", editions=ALL)
def next_board_64b4(case: Facts) -> bool:
    """Attention was first drawn to it after the non-offending side had called on the next board (or later, B5)."""
    if case.known.attention_first_drawn is None and case.facts.raised_late:
        case.meanwhile(late_key(case), "raised_in_time", also=("64.B.5", "64.C.1"))
        return not case.facts.raised_in_time and _too_late(case)
    if case.facts.attention_first_drawn != "after_next_board_call":
        return False
    _exempt(case, "64.B.4", "next_board")
    return True


def _too_late(case: Facts) -> bool:
    _exempt(case, "64.B.4", "raised_late", also=("64.B.5",))
    return True


@rule_of("64.B.5", editions=ALL)
def round_over_64b5(case: Facts) -> bool:
    """Attention was first drawn to it after the end of the round."""
    if case.known.attention_first_drawn is None and case.known.raised_late:
        return False
    if case.facts.attention_first_drawn != "after_round":
        return False
    _exempt(case, "64.B.5", "round_over")
    return True


@rule_of("64.B.6", editions=ALL)
def twelfth_64b6(case: Facts) -> bool:
    """The revoke was at trick twelve; 62D corrects it while the hands are still out."""
    if not case.facts.twelfth_trick:
        return False
    if case.since("2017") and not damage_found(case):
        by_hands_62d1(case)
        return True
    _exempt(case, "64.B.6", "twelfth", also=("62.D.1",))
    if case.since("2017") and case.settled("offender_role") == "defender":
        case.aside("twelfth_partner_if", also=("62.D.2",))
    return True


@rule_of("62.D.1")
def by_hands_62d1(case: Facts) -> None:
    """Whether it is corrected hangs on where the four hands are; no trick goes over either way."""
    key, also = until_returned(case)
    case.meanwhile(key, "hands_returned", also=also)
    if case.facts.hands_returned:
        _exempt(case, "64.B.6", "stands_twelfth", also=("64.B.6", "64.C.1"))
        return
    key, more = twelfth_key(case, case.settled("offender_role"))
    _exempt(case, "64.B.6", key, also=(*more, "64.B.6"), stands=False)
    case.set(must_be_corrected=True)


@rule_of("64.B.7")
def both_sides_64b7(case: Facts) -> bool:
    """Both sides revoked on the board and both revokes became established."""
    if case.maybe("both_sides_revoked") is None and case.facts.other_side_revoked:
        while_open_64b7(case)
        both = case.facts.other_revoke_established
        if not both:
            other_corrected_62a(case)
    else:
        both = case.facts.both_sides_revoked
        if not both and case.told_as("other_revoke_established", False):
            other_corrected_62a(case)
    if not both:
        return False
    _exempt(case, "64.B.7", "both_sides")
    return True


@rule_of("64.B.7", editions=("2007",))
def both_sides_2007_64b7(case: Facts) -> bool:
    """2007: both sides revoked on the same board."""
    if not case.facts.both_sides_revoked:
        return False
    _exempt(case, "64.B.7", "both_sides_2007")
    return True


@rule_of("64.B.8")
def corrected_64b8(case: Facts) -> bool:
    """The revoke was corrected under 62C3."""
    if not case.facts.corrected_under_62c3:
        return False
    _exempt(case, "64.B.8", "corrected_62c3", also=("62.C.3",))
    return True


@rule_of("64.A.1", editions=ALL)
def own_trick_64a1(case: Facts) -> int:
    """The offending player won the revoke trick: that trick, and one of those his side won later, if any."""
    two = case.facts.later_trick_won
    case.headline(as_found(case, "a1_two" if two else "a1_one"))
    case.set(result="two_tricks" if two else "one_trick")
    conclude_result(case, 2 if two else 1)
    return 2 if two else 1


@rule_of("64.A.2", editions=("2017", "2007"))
def other_trick_64a2(case: Facts) -> int:
    """The offending player did not win it, but his side won it or a later one: one trick."""
    in_dummy = case.known.offender_role == "declarer" and case.facts.winner == "partner"
    key = "a2_dummy" if in_dummy else "a2_partner" if case.facts.winner == "partner" else "a2_later"
    case.headline(as_found(case, key))
    case.set(result="one_trick")
    conclude_result(case, 1)
    return 1


@rule_of("64.A.2", editions=("1997",))
def other_trick_1997_64a2(case: Facts) -> int:
    """1997: one trick, and another if the offender later won a trick with a card he could have played to this one."""
    partner = case.facts.winner == "partner"
    more = (partner or case.facts.second_later_trick_won) and case.facts.won_with_playable_card
    case.headline("a2_1997_two" if more else "a2_1997_one")
    case.set(result="two_tricks" if more else "one_trick")
    conclude_result(case, 2 if more else 1)
    return 2 if more else 1


@rule_of("64.A", editions=ALL)
def others_64a(case: Facts) -> None:
    """Another revoke of the same side is rectified by itself, but no trick goes over twice: B2 alone exempts one."""
    found, hand = revoke_of(case.known), hand_of_revoke(case.known)
    if found is None or hand is None:
        return
    others = [one for one in revokes_of(case.known) if one.player.side is hand.side and one != found]
    for one in others:
        case.say("other_revoke", also=("64.B.2",), player=one.player, number=one.trick)
    if others:
        case.set(other_revokes=[{"trick": one.trick, "player": one.player} for one in others])
        all_of_them = together(case.known, sorted((found, *others), key=lambda one: one.trick))
        if all_of_them is not None:
            case.set(tricks_transferred_together=all_of_them)
            case.say("transferred_together", number=all_of_them)


def refuse_impossible(case: Facts) -> None:
    """Refuse tricks that cannot have been won; hands and tricks that exclude each other are refused by the record."""
    known = case.known
    if known.winner == "offending_player" and case.untold("winner") and cannot_have_won(known):
        case.contradiction("winner", "contract")
    if known.offending_side_tricks is None:
        return
    if known.winner in ("offending_player", "partner") and known.offending_side_tricks == 0:
        case.contradiction("winner", "offending_side_tricks")
    if known.revoke_trick is not None and known.offending_side_tricks > TRICKS + 1 - known.revoke_trick:
        case.contradiction("revoke_trick", "offending_side_tricks")


@rule_of("64.B.2")
def repeated_64b2(case: Facts) -> None:
    """The facts are those of the first revoke; a second in the suit brings no further transfer."""
    if case.facts.repeated_in_suit:
        found = case.known.finding_more_tricks_without_repeat is not None
        case.say("repeat_none" if found else "repeat_no_transfer")


@rule_of("72.B.3")
def concealed_72b3(case: Facts) -> None:
    """Concealing a revoke, by another one, by hiding its card or by mixing the cards, is a breach by itself."""
    how = case.facts.concealed_by
    if not case.facts.deliberate and how == "no":
        return
    case.say({"hidden_card": "concealed_cards", "mixed_cards": "concealed_mixed"}.get(how, "concealed"), also=("90.A",))
    case.set(procedural_penalty="possible")


@rule_of("65.D")
def mixed_65d(case: Facts) -> None:
    """Who mixed his cards to conceal a revoke puts his word on what is in doubt at risk; 66D is for after a claim."""
    if case.facts.concealed_by == "mixed_cards" and not damage_found(case):
        case.say("mixed_unclear")


def _raised_late(case: Facts) -> bool:
    return bool(case.known.raised_late) or case.known.attention_first_drawn not in (None, "in_time")


def _exempt_3_to_6(case: Facts) -> bool:
    if case.since("2017") and case.known.twelfth_trick and not _raised_late(case):
        return twelfth_64b6(case)  # whatever else is so: it is corrected, or stands without a trick
    return faced_64b3(case) or next_board_64b4(case) or round_over_64b5(case) or twelfth_64b6(case)


def _tricks(case: Facts) -> None:
    """64A, or B1 when there was nothing to win."""
    if case.known.offending_side_tricks == 0:
        won_nothing_64b1(case)
        return
    if case.since("2007"):
        while_open_64a(case)
    winner = case.facts.winner
    if winner == "offending_player":
        own_trick_64a1(case)
    elif winner == "partner" or case.facts.later_trick_won:
        (other_trick_1997_64a2 if case.edition == "1997" else other_trick_64a2)(case)
        if case.edition != "1997":
            dummy_is_not_declarer_64fn1(case)
    else:
        won_nothing_64b1(case)
        return
    counting_64a(case)
    others_64a(case)


def decide(case: Facts) -> None:
    """Law 64 of 2017."""
    refuse_impossible(case)
    against_requirement_61a(case)
    if no_revoke_61a(case):
        return
    if dummy_forfeited_43b3(case):
        concealed_72b3(case)
        return
    if not_established_63a(case):
        other_counts_64a(case)
        concealed_72b3(case)
        return
    corrected = case.told_as("corrected_under_62c3", True) and corrected_64b8(case)
    subsequent = not corrected and subsequent_64b2(case)
    if not subsequent:
        repeated_64b2(case)
    again_64a(case)
    dummy_spoke_43a1b(case)
    concealed_72b3(case)
    exempt = subsequent or corrected or _exempt_3_to_6(case)
    if exempt or not case.untold("winner") or case.told_as("later_trick_won", False):
        unless_open_62a(case)
    if exempt and not corrected and case.told_as("other_revoke_established", False):
        other_corrected_62a(case)
    both = told_both_64b7(case, corrected=corrected) if exempt else both_sides_64b7(case)
    counted = not exempt and not both and not corrected_64b8(case)
    if counted:
        _tricks(case)
        other_suit_or_player_64b2(case)
    repeated = subsequent or bool(case.known.repeated_in_suit)
    damage_64c(case, repeated=repeated, both=both, exempt=exempt and not corrected)
    mixed_65d(case)
    if not corrected and not (case.since("2017") and case.known.twelfth_trick):  # there it changes nothing (62D1)
        why_63a(case)
    if counted:
        in_time_64b4(case)


def decide_older(case: Facts) -> None:
    """2007 and 1997: no B8, one letter C; in 1997 revokes of both sides are each rectified."""
    refuse_impossible(case)
    against_requirement_61a(case)
    if no_revoke_61a(case) or not_established_63a(case):
        return
    exempt = (
        subsequent_older_64b2(case) or _exempt_3_to_6(case) or (case.edition == "2007" and both_sides_2007_64b7(case))
    )
    if not exempt:
        _tricks(case)
    equity_64c1(case)
    adjusted_64c(case, case.known.finding_undercompensated)


REVOKE_RECTIFICATION = procedure(
    "revoke_rectification",
    facts=RectificationFacts,
    laws=("64",),
    concepts=("revoke", "revoke_rectification", "established_revoke", "tricks_transferred"),
    decide={"2017": decide, "2007": decide_older, "1997": decide_older},
    people=revoke_people,
)
