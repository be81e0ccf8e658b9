"""Law 68: what is a claim or concession, and what happens next; in 2017, 2007 and 1997."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_68_71_claims.facts import ClaimFacts, claims_people

Facts = Inquiry[ClaimFacts]
ALL = ("2017", "2007", "1997")
OLDER = ("2007", "1997")
CONCESSIONS = ("concession", "cards_laid_down")
_LAW_16 = {"2017": ("16", "57.A"), "2007": ("16", "57.A"), "1997": ("57.A",)}
_LETTER_16 = {"2017": ("16.C",), "2007": ("16.D",), "1997": ()}


@rule_of("68", editions=ALL)
def current_trick_68(case: Facts) -> bool:
    """What concerns the trick in progress only is neither; play proceeds and no defender's card becomes penalty."""
    if not case.facts.current_trick_only:
        return False
    seen = case.since("2017") and case.told_as("claimer_defends", True)
    case.headline("current_trick_defender" if seen else "current_trick", also=case.of_edition(_LAW_16))
    case.set(result="no_claim", play_continues=True, penalty_cards=[])
    return True


@rule_of("68.A", editions=ALL)
def definition_68a(case: Facts) -> bool:
    """A statement of winning tricks, suggesting curtailment, or showing one's cards; not when no claim is meant."""
    if case.facts.statement != "no_intent":
        return False
    if not case.since("2017"):
        case.headline("no_intent")
    elif case.known.claimer_defends:
        case.headline("no_intent_defender", also=("49", "50"))
    elif case.known.claimer_defends is None:
        case.headline("no_intent_either", also=("48", "49"))
    else:
        case.headline("no_intent_declarer", also=("48.A", "48.B.2", "54.A"))
        case.set(penalty_cards=[])
    case.set(result="no_claim", play_continues=True)
    return True


@rule_of("68.A")
def by_dummy_68a(case: Facts) -> bool:
    """Only declarer or a defender claims or concedes; what dummy says of it is taking part in the play (43A1c)."""
    if not case.facts.claimed_by_dummy:
        return False
    case.headline("by_dummy", also=("68.B.1", "43.A.1.c", "43.B.1"))
    case.set(result="no_claim", play_continues=True)
    case.review("45.F")
    return True


@rule_of("68.B.1", editions=("2017", "2007"), renumbered={"1997": "68.B"})
def concession_68b1(case: Facts) -> None:
    """Losing tricks, laying down one's cards (all of them), and claiming some tricks (the rest)."""
    case.aside("laid_down" if case.facts.statement == "cards_laid_down" else "concession_defined")


def _objected(case: Facts) -> bool:
    """Whether the partner objected at once; asked where it is told that he objected, but not when."""
    if case.known.partner_objected is None and case.facts.partner_protested:
        return bool(case.facts.objected_at_once)
    return bool(case.facts.partner_objected)


def _may_be_withdrawn(case: Facts) -> bool:
    """Whether all hangs on the moment of the partner's objection, of which it is told that there was one."""
    return bool(case.known.partner_protested) and case.known.partner_objected is None


def _kept_silent(case: Facts) -> bool:
    """Whether it is told that a defender conceded and his partner said nothing: then nobody has disputed it."""
    silent = case.settled("partner_objected") is False
    quiet = case.untold("partner_protested") or case.known.partner_protested is False
    return silent and quiet and bool(case.known.claimer_defends) and not case.known.disputed


@rule_of("71", editions=ALL)
def late_objection_71(case: Facts) -> bool:
    """A concession must stand once made: the partner's later protest leaves only the cancellation of Law 71."""
    conceding = case.facts.statement in CONCESSIONS
    if not conceding or case.known.partner_objected:
        return False
    if not _kept_silent(case) and not case.facts.partner_protested:
        return False
    case.headline("late_objection", also=("68.B.2",))
    case.set(result="conceded", play_continues=False)
    return True


@rule_of("68.B.2", editions=("2017", "2007"), renumbered={"1997": "68.B"})
def partner_objects_68b2(case: Facts) -> bool:
    """A defender attempts to concede and his partner objects at once: neither claim nor concession; play goes on."""
    if case.since("2017") and _may_be_withdrawn(case):
        case.meanwhile("objection_decides", "objected_at_once", also=("16.C", "71"))
    if not _objected(case) or not case.facts.claimer_defends:
        return False
    case.headline("partner_objected", also=case.of_edition(_LETTER_16))
    case.say("partner_information", also=case.of_edition(_LETTER_16))
    case.set(result="no_claim", play_continues=True, penalty_cards=[], law_16C2_applies=True)
    return True


@rule_of("68.C", editions=ALL)
def statement_68c(case: Facts) -> None:
    """A claim is followed at once by a clear statement of the line of play, in order."""
    if case.facts.clarified:
        case.aside("statement_made")
    else:
        case.say("statement_missing")


@rule_of("68.D.1")
def agreed_68d1(case: Facts) -> None:
    """Agreed: Law 69; what the conceder himself can get back is what Law 71 allows, not 69B2."""
    if case.facts.statement in CONCESSIONS:
        case.route("acquiescence", "agreed_concession", also=("71", "69"))
    else:
        case.route("acquiescence", "agreed", also=("69",))


@rule_of("68.D", editions=OLDER)
def agreed_older_68d(case: Facts) -> None:
    """Agreed: Law 69."""
    case.route("acquiescence", "agreed", also=("69",))


def _while_open(case: Facts) -> tuple[str, tuple[str, ...]]:
    """What is told while it is not known whether it is played on, by what was said or done; with its provisions."""
    disputed = case.told_as("disputed", True)
    if case.known.statement in CONCESSIONS:  # only a defender has a partner who may object
        declaring = case.known.claimer_defends is False
        if declaring and disputed:
            return "disputed_concession", ("68.D.2.a", "71")
        return ("concession_unless_trick", ("68", "71")) if declaring else ("concession_unless", ("68", "68.B.2", "71"))
    if case.known.statement == "cards_shown":
        key = "shown_is_claim_defender" if case.known.claimer_defends else "shown_is_claim"
        return key, ("68.A", "68.D.2.a", "70")
    if case.told_as("clarified", False):
        return "disputed_unstated" if disputed else "played_on_only_if_unstated", ("68.C", "68.D.2.a", "70")
    return "disputed_claim" if disputed else "played_on_only_if", ("68.D.2.a", "70")


@rule_of("68.D.2.b")
def play_on_68d2b(case: Facts) -> bool:
    """At the request of the claimer's opponents play may continue, if all four players agree. Says whether it does."""
    if case.untold("choice_play_on") and case.known.played_after_claim:  # that all four agreed is all there is to know
        return all_four_68d2bi(case)
    key, laws = _while_open(case)
    case.meanwhile(key, "choice_play_on", "all_four_agree", also=laws)
    lho = case.people["lho"]
    case.option(lho, "call_director", "choice_play_on", also=("68.D.2.a",))
    case.option(lho, "play_on", "choice_play_on", also=("68.D.2.b.i", "68.D.2.b.ii"))
    return case.facts.choice_play_on and all_four_68d2bi(case)


@rule_of("68.D.2.b.i")
def all_four_68d2bi(case: Facts) -> bool:
    """All four must concur; otherwise the director proceeds under (a)."""
    case.meanwhile("all_four_decide", "all_four_agree", also=("68.D.2.b.ii", "68.D.2.a"))
    return bool(case.facts.all_four_agree)


@rule_of("68.D.2.b.i")
def not_all_68d2bi(case: Facts) -> bool:
    """One of the four is told not to concur: the director rules on the claim, and nothing more is played."""
    if case.known.all_four_agree is not False:
        return False
    case.headline("not_all_agree", also=("68.D.2.a", "70"))
    case.set(result="director_rules", procedure="contested_claim", play_continues=False)
    if case.facts.played_after_claim:
        case.say("played_after", also=("68.D.2.a",))
    return True


@rule_of("68.D.2.b.ii")
def void_68d2bii(case: Facts) -> None:
    """The prior claim is void and not ruled on; 16 and 50 do not apply; the later result stands."""
    case.headline("played_on", also=("68.D.2.b.i",))
    case.set(result="played_on", play_continues=True, penalty_cards=[], law_16C2_applies=False, adjusted_score="none")


@rule_of("68.D.2.a")
def director_68d2a(case: Facts) -> None:
    """The director is called, nobody does anything until he comes, and Law 70 applies."""
    case.route("contested_claim", "director_called", also=("70",))
    case.set(play_continues=False)
    if case.facts.played_after_claim:
        case.say("played_after")


@rule_of("68.D", editions=OLDER)
def director_older_68d(case: Facts) -> None:
    """2007 and 1997: play ceases; a disputed claim goes to the director at once."""
    case.route("contested_claim", "director_called", also=("70",))
    case.set(play_continues=False)
    if not case.facts.played_after_claim:
        return
    if case.edition == "2007":
        case.say("played_after_2007", also=("70.D.3",))
    else:
        case.say("played_after_1997")


@rule_of("68.D", editions=ALL)
def play_ceases_68d(case: Facts) -> None:
    """After any claim or concession play is suspended."""
    case.aside("play_ceases")


def decide(case: Facts) -> None:
    """Is it one at all? Then 68D."""
    if case.since("2017") and by_dummy_68a(case):
        return
    if current_trick_68(case) or definition_68a(case) or partner_objects_68b2(case) or late_objection_71(case):
        return
    if case.facts.statement in CONCESSIONS:
        concession_68b1(case)
    else:
        statement_68c(case)
    play_ceases_68d(case)
    older = not case.since("2017")
    if not case.facts.disputed:
        (agreed_older_68d if older else agreed_68d1)(case)
    elif older:
        director_older_68d(case)
    elif play_on_68d2b(case):
        void_68d2bii(case)
    elif not not_all_68d2bi(case):
        director_68d2a(case)


CLAIM_OR_CONCESSION = procedure(
    "claim_or_concession",
    facts=ClaimFacts,
    laws=("68",),
    concepts=("claim", "concession"),
    decide={"2017": decide, "2007": decide, "1997": decide},
    people=claims_people,
)
