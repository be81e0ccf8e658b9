"""Law 64A while it is not known who won the revoke trick, or whether his side won a later one."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_61_64_revoke.facts import RectificationFacts, may_be_open
from rulings.laws.law_61_64_revoke.law_63 import of_role

Facts = Inquiry[RectificationFacts]


@rule_of("64.A", editions=("2017", "2007"))
def while_open_64a(case: Facts) -> None:
    """How the tricks hang on what is not known yet: who won the revoke trick, whether his side won a later one."""
    given = case.settled("winner")
    later = case.settled("later_trick_won")
    if given is None:
        if later is False:  # then nothing but the revoke trick itself can go over
            case.meanwhile("tricks_64a_no_later", "winner", also=("64.A.1", "64.A.2", "64.B.1"))
        elif case.known.repeated_in_suit and not later:
            case.meanwhile("tricks_64a_repeat", "winner", also=("64.A.1", "64.A.2", "64.B.2"))
        else:
            known = case.known
            more = known.dummy_drew_attention or known.since_revoke in ("claim_or_concession", "claim_accepted")
            more = more or known.deliberate or known.concealed_by not in (None, "no") or known.side_revoked_again
            more = more or case.told_as("other_revoke_established", False)
            once = of_role(case, "tricks_64a_once") if not_told_62a(case) else "tricks_64a"
            key = "tricks_64a_brief" if more else once
            case.meanwhile("winner_decides" if later else key, "winner", also=("64.A.1", "64.A.2"))
    elif given != "partner":
        own = given == "offending_player"
        case.meanwhile("own_trick" if own else "lost_trick", "later_trick_won", also=("64.A.1" if own else "64.A.2",))


def not_told_62a(case: Facts) -> bool:
    """Whether the revoke is taken to be established, though nothing told shows it."""
    return case.untold("established") and may_be_open(lambda name: None if case.untold(name) else case.maybe(name))


@rule_of("62.A")
def unless_open_62a(case: Facts) -> None:
    """Law 64 is for established revokes: what holds before, while it is not told what has happened since."""
    if not_told_62a(case):
        case.say(of_role(case, "once_established"), also=("63.A", "62.B"))


@rule_of("64.A", editions=("2017", "2007", "1997"))
def counting_64a(case: Facts) -> None:
    """The transfer is made when the play is over, and tricks won before the revoke are never touched."""
    case.aside("after_play")
    known = case.known
    if known.declarer_tricks is None:
        over = known.since_revoke == "claim_accepted" or (known.attention_first_drawn is None and known.raised_late)
        claimed = known.since_revoke == "claim_or_concession"
        key = "transfer_claimed" if claimed else "transfer_over" if over else "transfer_later"
        case.read_aloud(key, "declarer_tricks", "offending_side_tricks", also=("68.D",) if claimed else ())


def late_key(case: Facts) -> str:
    """The tricks that go over if it was raised in time, where who won them is told."""
    if not case.has("winner"):
        return "late_64b4_deemed"
    winner = case.settled("winner")
    later = case.settled("later_trick_won")
    if winner == "offending_player" and later:
        return "late_64b4_two"
    if winner == "partner" or (winner == "other" and later) or (winner == "offending_player" and later is False):
        return "late_64b4_one"
    return "late_64b4_repeat" if case.known.repeated_in_suit else "late_64b4"


def key_64b3(case: Facts) -> str:
    """The sentence of 64B3, by whose card it was; that it stands is said only where it is told to be established."""
    role = case.settled("offender_role")
    if role == "dummy":
        return "dummy_no_transfer_once" if not_told_62a(case) else "dummy_no_transfer"
    if role == "defender":
        return "faced_penalty_once" if not_told_62a(case) else "faced_penalty"
    return "faced"


@rule_of("64.B.4")
def in_time_64b4(case: Facts) -> None:
    """It is told that attention came in time: whoever asks whether it is too late hears so."""
    if case.settled("attention_first_drawn") == "in_time":
        case.say("raised_in_time", also=("64.B.5",))


@rule_of("64.fn1", editions=("2017", "2007"))
def dummy_is_not_declarer_64fn1(case: Facts) -> None:
    """A trick won by dummy's card was not won by declarer: his own revoke then falls under A2."""
    if case.known.offender_role == "declarer" and case.facts.winner == "partner":
        case.aside("dummy_won")
