"""Law 63: when a revoke is established, and what is corrected even then (62D1, 62C3); in 2017, 2007 and 1997."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_61_64_revoke.due import due_64a
from rulings.laws.law_61_64_revoke.law_61 import against_requirement_61a
from rulings.laws.law_61_64_revoke.play_facts import EstablishmentFacts
from rulings.laws.law_61_64_revoke.record import revoke_people

Facts = Inquiry[EstablishmentFacts]
ALL = ("2017", "2007", "1997")
OLDER = ("2007", "1997")
BY_ROLE: dict[str, dict[str, str]] = {
    "not_established": {"defender": "not_established_defender", "declarer": "not_established_declarer"},
    "not_established_claim": {
        "defender": "not_established_claim_defender",
        "declarer": "not_established_claim_declarer",
    },
    "not_established_64": {"defender": "not_established_64_defender", "declarer": "not_established_64_declarer"},
    "not_established_64_claim": {
        "defender": "not_established_64_claim_defender",
        "declarer": "not_established_64_claim_declarer",
    },
    "claim_unless": {"defender": "claim_unless_defender", "declarer": "claim_unless_declarer"},
    "correct_unless": {
        "defender": "correct_unless_defender",
        "declarer": "correct_unless_declarer",
        "dummy": "correct_unless_dummy",
    },
    "once_established": {"defender": "once_established_defender", "declarer": "once_established_declarer"},
    "tricks_64a_once": {"defender": "tricks_64a_once_defender", "declarer": "tricks_64a_once_declarer"},
}
"""A sentence that tells what becomes of the card, by whose it is; dummy's as declarer's unless it has its own."""


def _established(case: Facts, key: str) -> bool:
    hangs_on_hands = case.since("2017") and case.known.twelfth_trick and case.untold("hands_returned")
    (case.aside if hangs_on_hands else case.headline)(key)  # at trick twelve the hands decide (62D1)
    case.set(result="established", established=True)
    return True


def of_role(case: Inquiry[Any], key: str) -> str:
    """The wording for whoever revoked, where that is told: whether his card becomes a penalty card (62B1, 62B2)."""
    if case.untold("offender_role"):
        return key
    known = BY_ROLE[key]
    return known.get(case.known.offender_role, known["declarer"])


@rule_of("63.A.1", editions=ALL)
def played_63a1(case: Facts) -> bool:
    """The offender or his partner leads or plays to the following trick, legally or not."""
    key = "both_corrected_one_on" if case.since("2017") and _only_one_side_on(case) else "played_on"
    return case.facts.since_revoke == "played_to_next_trick" and _established(case, key)


def _only_one_side_on(case: Facts) -> bool:
    """Whether both sides revoked to the trick and one of them alone has played on (62C3), as far as it is told."""
    return bool(case.known.both_revoked_same_trick) and case.known.played_on_by == "one_side"


@rule_of("63.A.2", editions=ALL)
def named_63a2(case: Facts) -> bool:
    """The offender or his partner names or otherwise designates a card to be played to the following trick."""
    return case.facts.since_revoke == "card_named" and _established(case, "card_named")


@rule_of("63.A.3", editions=ALL)
def claimed_63a3(case: Facts) -> bool:
    """A member of the offending side makes a claim or concession, in any way."""
    if case.facts.since_revoke != "claim_or_concession":
        return False
    if case.since("2017") and case.settled("offender_role") == "defender":
        case.aside("no_concession", also=("68.B.2",))
    return _established(case, "claimed" if case.untold("later_trick_won") or not case.since("2017") else "claimed_told")


@rule_of("63.A.4")
def accepted_63a4(case: Facts) -> bool:
    """The offending side has accepted the opponents' claim or concession under 69A."""
    if case.facts.since_revoke == "claim_agreed_open":
        case.say("claim_open", also=("69.A",))
        return False
    return case.facts.since_revoke == "claim_accepted" and _established(case, "claim_accepted")


@rule_of("63.A.4")
def _by_acceptance_63a4(case: Facts) -> bool:
    return _established(case, "claim_accepted")


@rule_of("63.A.3", editions=OLDER)
def accepted_older_63a3(case: Facts) -> bool:
    """2007 and 1997: agreeing to the opponents' claim or concession establishes the revoke at once."""
    agreed = case.facts.since_revoke in ("claim_accepted", "claim_agreed_open")
    return agreed and _established(case, "claim_accepted_older")


@rule_of("63.A", editions=ALL)
def open_63a(case: Facts) -> None:
    """None of the acts of 63A has happened."""
    claimed = case.since("2017") and case.maybe("claim_final") is False and not case.untold("claim_final")
    if case.since("2017") and case.known.since_revoke == "claim_agreed_open":
        case.headline(of_role(case, "not_established_64_claim"), also=("63.A.4", "62.A", "62.B", "70"))
    elif claimed and case.known.opponents_claimed:
        case.headline(of_role(case, "not_established_claim"), also=("63.A.4", "62.A", "62.B", "70"))
    elif case.since("2017"):
        case.headline(of_role(case, "not_established"), also=("62.A", "62.B"))
    else:
        case.headline("not_established", also=("62.A", "62.B.1"))
    case.set(result="not_established", established=False, must_be_corrected=True)


@rule_of("63.B", editions=("1997",))
def wrong_question_1997_63b(case: Facts) -> bool:
    """1997: after a question against 61B the card is replaced, but 64 applies as if it had been established."""
    if not case.facts.asked_against_61b:
        return False
    case.headline("asked_1997", also=("64",))
    case.set(result="as_if_established", established=True, must_be_corrected=True)
    return True


@rule_of("63.A")
def once_63a(case: Facts) -> None:
    """What establishes a revoke, while it is not known what has happened since."""
    key = of_role(case, "correct_unless")
    if key == "correct_unless_defender" and case.known.suit_required:
        key = "correct_unless_required"
    case.meanwhile(key, "since_revoke", also=("62.A", "62.B"))


@rule_of("62.D.1")
def by_hands_62d1(case: Facts) -> None:
    """At trick twelve nothing hangs on what has happened since, but on where the four hands are."""
    key, also = until_returned(case)
    case.meanwhile(key, "hands_returned", also=also)
    returned = bool(case.facts.hands_returned)
    case.headline("stands_twelfth" if returned else "twelfth_corrected", also=("64.B.6",))
    case.set(result="established" if returned else "corrected", must_be_corrected=not returned)


@rule_of("57.A")
def premature_57a(case: Facts) -> None:
    """He led to the next trick: before his partner had played to this one it is premature too."""
    if case.facts.led_before_partner and not case.facts.partner_had_played:
        case.say("led_before_partner")


@rule_of("62.C.3", exception_to=("63.B",))
def both_62c3(case: Inquiry[Any]) -> bool:
    """Both sides revoked to the same trick and only one has played to the next: both revokes must be corrected."""
    if not case.facts.both_revoked_same_trick:
        return False
    if case.settled("since_revoke") == "played_to_next_trick":
        case.meanwhile("both_by_play_on", "played_on_by", also=("64.B.7", "64.C.2.b"))
    case.meanwhile("both_by_play", "played_on_by", also=("62.A", "64.B.7", "64.C.2.b"))
    if case.facts.played_on_by != "one_side":
        return False
    case.aside("both_corrected", also=("63.B", "64.B.8", "16.C.2"))
    case.set(must_be_corrected=True)
    return True


@rule_of("62.C.3", exception_to=("63.B",))
def both_told_62c3(case: Facts) -> bool:
    """Told that both sides revoked to the trick, and not what has happened since: who has played on decides."""
    if not case.told_as("both_revoked_same_trick", True) or not case.untold("since_revoke") or case.known.twelfth_trick:
        return False
    case.meanwhile("both_by_play", "played_on_by", also=("62.A", "64.B.7", "64.C.2.b"))
    by = case.facts.played_on_by
    key, also = _BOTH[by]
    case.headline(key, also=also)
    case.set(result="established" if by == "both_sides" else "not_established", must_be_corrected=by != "both_sides")
    return True


_BOTH = {
    "one_side": ("both_corrected_one_on", ("64.B.8",)),
    "neither": ("both_corrected_62a", ("62.A",)),
    "both_sides": ("both_established", ("64.B.7", "63.A.1")),
}


def partner_may_have_seen(case: Inquiry[Any]) -> bool:
    """Whether it is told that a defender revoked, and not that his partner had played already (62D2)."""
    defender = bool(case.settled("offender_role") == "defender")
    if not defender or not case.has("partner_yet_to_play") or case.untold("partner_yet_to_play"):
        return defender
    return bool(case.known.partner_yet_to_play)


def until_returned(case: Inquiry[Any]) -> tuple[str, tuple[str, ...]]:
    """The sentence of trick twelve while it is open whether the hands are back in the board, and its other laws."""
    defender = partner_may_have_seen(case)
    return ("twelfth_unless_defender", ("64.B.6", "62.D.2")) if defender else ("twelfth_unless", ("64.B.6",))


@rule_of("62.D.1", editions=ALL, exception_to=("63.B", "63.C"))
def twelfth_62d1(case: Inquiry[Any], *, headlined: bool = False) -> bool:
    """At trick twelve a revoke is corrected even if established, until all four hands are back in the board.

    `headlined`: the headline of the procedure will say so. Gives whether it is corrected.
    """
    if not case.facts.twelfth_trick:
        return False
    if case.since("2017") and case.maybe("since_revoke") != "nothing":
        key, also = until_returned(case)
        case.meanwhile(key, "hands_returned", also=also)
    if case.maybe("since_revoke") != "nothing" and case.facts.hands_returned:
        return False
    if not headlined:
        case.say("twelfth_corrected", also=("64.B.6",))
    case.set(must_be_corrected=True)
    return True


@rule_of("63.A.4")
def opponents_claim_63a4(case: Inquiry[Any]) -> bool:
    """The opponents' claim establishes nothing until the offending side has accepted it for good (69A)."""
    case.meanwhile(of_role(case, "claim_unless"), "claim_final", also=("69.A", "62.A", "70"))
    case.aside("opponents_claimed", also=("69.A",))
    return bool(case.facts.claim_final)


def hangs_on_their_claim(case: Inquiry[Any]) -> bool:
    """Whether the opponents claimed and nothing else has settled it: that nobody played on says nothing of assent."""
    since = case.maybe("since_revoke")
    told = case.maybe("established") if case.has("established") else None
    open_yet = since == "nothing" or (since is None and told is None)
    return open_yet and bool(case.facts.opponents_claimed)


@rule_of("63.B", editions=("2017", "2007"), renumbered={"1997": "63.C"})
def stands_63b(case: Facts) -> None:
    """An established revoke may not be corrected; the trick stands as played."""
    known = case.known
    key: str = "stands"
    also: tuple[str, ...] = ("64",)
    if not case.since("2017"):
        pass
    elif known.twelfth_trick:
        key, also = "stands_twelfth", ("64.B.6", "64.C.1")
    elif known.both_revoked_same_trick:
        key, also = "stands_both", ("64.B.7", "64.C.2.b")
    elif known.offender_role == "dummy":
        key, also = "stands_dummy", ("64.B.3", "64.C.1")
    elif due := due_64a(case):
        key, also = due
    case.say(key, also=also)
    case.set(must_be_corrected=False)


WAYS = {
    "played_to_next_trick": ("by_play", "63.A.1"),
    "card_named": ("by_card_named", "63.A.2"),
    "claim_or_concession": ("by_claim", "63.A.3"),
    "claim_accepted": ("by_acceptance", "63.A.4"),
}


def _raised_in_time(case: Inquiry[Any]) -> bool:
    """Told that attention came before the round ended (64B5): then it was their call that made the acceptance final."""
    return case.told_as("attention_first_drawn", "in_time") or case.told_as("raised_in_time", True)


@rule_of("63.A")
def why_63a(case: Inquiry[Any]) -> None:
    """What has established the revoke, where it is told."""
    key, provision = WAYS.get(case.known.since_revoke, ("", ""))
    if key == "by_acceptance" and case.has("raised_in_time") and _raised_in_time(case):
        key = "by_acceptance_called"
    if key == "by_claim" and case.has("later_trick_won") and case.told_as("later_trick_won", False):
        key = "by_claim_told"  # of the tricks left none was claimed
    if key:
        case.say(key, also=(provision,))


def established(case: Facts) -> bool:
    """Whether one of the acts of 63A has happened; says which."""
    if case.since("2017") and hangs_on_their_claim(case):
        return opponents_claim_63a4(case) and _by_acceptance_63a4(case)
    if played_63a1(case) or named_63a2(case) or claimed_63a3(case):
        return True
    return accepted_63a4(case) if case.since("2017") else accepted_older_63a3(case)


def decide(case: Facts) -> None:
    """63A, then the exceptions to 63B."""
    against_requirement_61a(case)
    if case.edition == "1997" and wrong_question_1997_63b(case):
        return
    if case.since("2017") and not hangs_on_their_claim(case):
        if case.facts.twelfth_trick and case.untold("since_revoke"):
            by_hands_62d1(case)
            return
        if both_told_62c3(case):
            return
        once_63a(case)
    if not established(case):
        open_63a(case)
        return
    if twelfth_62d1(case) or (case.since("2017") and both_62c3(case)):
        return
    stands_63b(case)
    if case.since("2017"):
        premature_57a(case)


REVOKE_ESTABLISHED = procedure(
    "revoke_established",
    facts=EstablishmentFacts,
    laws=("63",),
    concepts=("revoke", "established_revoke"),
    decide={"2017": decide, "2007": decide, "1997": decide},
    people=revoke_people,
)
