"""Law 64A while it is not known who won the revoke trick, or whether his side won a later one."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_61_64_revoke.facts import RectificationFacts

Facts = Inquiry[RectificationFacts]


@rule_of("64.A", editions=("2017", "2007"))
def while_open_64a(case: Facts) -> None:
    """How the tricks hang on what is not known yet: who won the revoke trick, whether his side won a later one."""
    given = None if "winner" in case.assumed else case.maybe("winner")
    later = None if "later_trick_won" in case.assumed else case.maybe("later_trick_won")
    if given is None:
        if case.known.repeated_in_suit and not later:
            case.meanwhile("tricks_64a_repeat", "winner", also=("64.A.1", "64.A.2", "64.B.2"))
        else:
            known = case.known
            more = known.dummy_drew_attention or known.since_revoke == "claim_or_concession"
            more = more or known.concealed_by not in (None, "no")
            key = "tricks_64a_brief" if more else "tricks_64a"
            case.meanwhile("winner_decides" if later else key, "winner", also=("64.A.1", "64.A.2"))
    elif given != "partner":
        own = given == "offending_player"
        case.meanwhile("own_trick" if own else "lost_trick", "later_trick_won", also=("64.A.1" if own else "64.A.2",))


def late_key(case: Facts) -> str:
    """The tricks that go over if it was raised in time, where who won them is told."""
    if not case.has("winner"):
        return "late_64b4_deemed"
    winner = None if case.untold("winner") else case.known.winner
    later = None if case.untold("later_trick_won") else case.known.later_trick_won
    if winner == "offending_player" and later:
        return "late_64b4_two"
    return "late_64b4_one" if winner == "partner" or (winner == "other" and later) else "late_64b4"
