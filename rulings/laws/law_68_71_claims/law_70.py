"""Law 70: the contested claim - the tests in order; what is normal is the director's finding; three editions."""

from __future__ import annotations

from bridge.tricks import play_record_of
from rulings.engine import Inquiry, contract_from, procedure, rule_of
from rulings.laws.law_61_64_revoke.result import score_of
from rulings.laws.law_68_71_claims.evidence import evidence_of
from rulings.laws.law_68_71_claims.facts import ContestedFacts, claims_people

Facts = Inquiry[ContestedFacts]
ALL = ("2017", "2007", "1997")


def _against(case: Facts, result: str) -> None:
    case.set(result=result, claim_stands=False, doubt_against="claimer")


OF_THE_TRUMP = ("trump_mentioned", "finding_maybe_unaware", "finding_normal_line_loses_to_trump")
"""The three conditions of 70C."""
WITHOUT_TRUMP = {"line_not_stated": "line_not_stated_no_trump", "line_stated_fails": "line_stated_fails_no_trump"}
"""The same sentences where it is told whether a trump was out, and so what that costs."""


@rule_of("70.A", editions=ALL)
def objective_70a(case: Facts) -> None:
    """As equitably as possible to both sides, but any doubtful point is resolved against the claimer."""
    a_trump = case.known.trump_outstanding and not case.untold("trump_outstanding")
    sure = not a_trump or not any(case.untold(name) for name in OF_THE_TRUMP)
    (case.say if sure else case.aside)("objective")  # while the trump decides, its sentence says so


@rule_of("70.B", editions=ALL)
def hearing_70b(case: Facts) -> None:
    """Repeat the statement, hear the opponents, the cards faced (1997: the cards faced before the objections)."""
    case.read_aloud("repeat", "claimed_line", also=("70.B.1", "70.B.2", "70.B.3"))
    if case.edition == "1997":
        case.say("order_1997", also=("70.B.2", "70.B.3"))


@rule_of("70.C", editions=ALL)
def while_open_70c(case: Facts) -> None:
    """What the three conditions decide, while one of them is open: was it mentioned, forgotten, can it cost a trick?"""
    given = "finding_normal_line_loses_to_trump"
    loses = not case.untold(given)
    if case.untold("trump_mentioned"):
        key = "trump_out_loses" if loses else "trump_out"
        if case.settled("finding_maybe_unaware"):
            key = "trump_unless_mentioned" if loses else "trump_unless_mentioned_open"
        case.meanwhile(key, "trump_mentioned", also=("70.A",))
    elif not case.known.trump_mentioned and case.untold("finding_maybe_unaware"):
        key = "trump_if_unaware_loses" if loses else "trump_if_unaware"
        case.meanwhile(key, "finding_maybe_unaware", also=("70.A",))
    elif not case.known.trump_mentioned and case.known.finding_maybe_unaware:
        case.meanwhile("trump_forgotten", given, also=("70.A",))
    case.aside("trump_out")


@rule_of("70.C", editions=ALL)
def trump_70c(case: Facts) -> bool:
    """A trump outstanding: tricks to the opponents if C1, C2 and C3 are all true."""
    if not case.facts.trump_outstanding:
        return False
    found = case.settled("finding_normal_line_loses_to_trump")
    if found is False:  # whatever he said of it or knew
        return could_lose_70c3(case)
    if case.settled("finding_maybe_unaware") is False:  # whether or not he mentioned it
        return unaware_70c2(case)
    while_open_70c(case)
    return not_mentioned_70c1(case) and unaware_70c2(case) and could_lose_70c3(case)


@rule_of("70.C.1", editions=ALL)
def not_mentioned_70c1(case: Facts) -> bool:
    """Claimer made no statement about that trump."""
    if case.facts.trump_mentioned:
        (case.aside if _trump_line(case) else case.say)("mentioned")
        return False
    return True


@rule_of("70.C.2", editions=ALL)
def unaware_70c2(case: Facts) -> bool:
    """It is at all likely that he was unaware of it at the time."""
    if not case.facts.finding_maybe_unaware:
        (case.aside if _trump_line(case) else case.say)("aware")
        return False
    return True


@rule_of("70.C.3", editions=ALL)
def could_lose_70c3(case: Facts) -> bool:
    """A trick could be lost to it by any normal play."""
    if not case.facts.finding_normal_line_loses_to_trump:
        (case.aside if _trump_line(case) else case.say)("no_loss_to_trump")
        return False
    afterwards = ("70.D.1",) if case.since("2017") else ()
    left, mine = case.known.tricks_remaining, case.known.finding_normal_line_tricks
    one = left is not None and mine is not None and left - mine == 1
    case.headline("trump_tricks_one" if one else "trump_tricks", also=("70.C.1", "70.C.2", *afterwards))
    _against(case, "trump_tricks_to_opponents")
    return True


def _trump_line(case: Facts) -> str | None:
    """While it is not told which line was stated: the sentence on a trump that is told to cost nothing."""
    if case.settled("trump_outstanding") is not True or not case.untold("claimed_line") or not case.since("2017"):
        return None
    if case.settled("finding_normal_line_loses_to_trump") is False:
        return "open_trump_no_loss"
    if case.settled("finding_maybe_unaware") is False:
        return "open_trump_known"
    return "open_trump_mentioned" if case.settled("trump_mentioned") else None


def _position_line(case: Facts) -> str | None:
    """The like where it hangs on who holds a card: what is told of opponents who had shown out, or would."""
    if case.settled("depends_on_card_position") is not True or not case.untold("claimed_line"):
        return None
    had, would = case.settled("shown_out_before"), case.settled("finding_would_show_out")
    if had or would:
        return "open_position_shown" if had else "open_position_would_show"
    if had is False:
        return "open_position_refused" if would is False else "open_position_unless_would"
    return "open_position" if would is None else "open_position_unless_had"


def _line_first(case: Facts) -> str | None:
    """The sentence where only a worse normal line can still hurt: that is asked before the line that was stated."""
    position = _position_line(case)
    if position:
        return position if position in ("open_position_shown", "open_position_would_show") else None
    if case.known.claimer_defends and case.settled("depends_on_partner_choice") is False and _trump_line(case) is None:
        return "open_partner_no_choice" if case.untold("claimed_line") else None
    return _trump_line(case)


LAW_OF_LINE = {
    "open_position_shown": ("70.E.1",),
    "open_position_would_show": ("70.E.1",),
    "open_partner_no_choice": ("70.D.2",),
    "open_trump_no_loss": ("70.C.3", "70.E"),
    "open_trump_known": ("70.C.2", "70.E"),
    "open_trump_mentioned": ("70.C.1", "70.E"),
}


@rule_of("70.D.1")
def all_lines_win_70d1(case: Facts) -> bool:
    """Every normal line wins the tricks: the claim stands, whatever was stated with it."""
    if case.settled("claimed_line") == "stated_and_works":
        return False
    if case.settled("depends_on_partner_choice"):
        return False
    line = _line_first(case)
    if line is not None:
        case.meanwhile(line, "claimed_line", "finding_normal_line_less_successful", also=LAW_OF_LINE[line])
        worse: bool | None = case.facts.finding_normal_line_less_successful
    else:
        worse = (
            None if case.settled("depends_on_card_position") else case.settled("finding_normal_line_less_successful")
        )
    if worse is not False:
        return False
    if case.known.order_regulated:
        order_70e2(case)
    case.headline("all_lines_work")
    case.set(result="claim_stands", claim_stands=True)
    return True


@rule_of("70.A", editions=ALL)
def stated_70a(case: Facts) -> bool:
    """The line stated with the claim is followed, and it works."""
    if case.since("2017"):
        known = case.told("trump_outstanding")
        laws = ("70.D.1", "70.E.1") if known else ("70.D.1", "70.E.1", "70.C")
        if not _line_first(case):
            key = _position_line(case) or ("unstated_lines" if known else "contested_open")
            case.meanwhile(key, "claimed_line", also=("70.E.1",) if _position_line(case) else laws)
    if case.facts.claimed_line == "stated_and_works":
        case.headline("stated_works", also=("68.C",))
        case.set(result="claim_stands", claim_stands=True)
        return True
    if case.facts.claimed_line == "stated_but_fails":
        case.say("stated_fails")
    return False


@rule_of("70.D.2", editions=("2017", "2007"))
def partner_choice_70d2(case: Facts) -> bool:
    """No part of a defender's claim that depends on his partner's choosing one of several normal plays."""
    if case.known.claimer_defends is False or not case.facts.depends_on_partner_choice:
        return False
    case.headline("partner_choice")
    _against(case, "refused")
    return True


@rule_of("70.E.1", editions=("2017",), renumbered={"2007": "70.E.1", "1997": "70.E"})
def position_70e1(case: Facts) -> bool:
    """No unstated line that hangs on finding a card in one hand rather than the other, unless an opponent shows out."""
    if case.since("2017"):
        key = "line_stated_fails" if case.known.claimed_line == "stated_but_fails" else "line_not_stated"
        ordered = case.known.order_regulated and case.known.order_specified != "other"
        laws: tuple[str, ...] = ("70.D.1", "70.E.2") if ordered else ("70.D.1", "70.C")
        if case.known.claimer_defends and key == "line_not_stated" and not ordered:
            key, laws = "line_defender", ("70.D.1", "70.D.2")
        elif case.told("trump_outstanding") and not ordered:  # what it costs has been told
            key, laws = WITHOUT_TRUMP[key], ("70.D.1",)
        case.meanwhile("line_suit_order" if ordered else key, "depends_on_card_position", also=laws)
    if not case.facts.depends_on_card_position:
        return False
    if case.since("2017"):
        had, would = case.settled("shown_out_before"), case.settled("finding_would_show_out")
        nobody = had is False and case.untold("finding_would_show_out")
        say = case.aside if had or would else case.say  # what it is accepted for has been told
        say("position_rule_would" if nobody else "position_rule")
    if case.facts.shown_out_before or case.facts.finding_would_show_out:
        case.say("shown_out")
        return False
    if not case.since("2017") and case.facts.finding_irrational_otherwise:
        case.say("irrational")
        return False
    case.headline("finesse" if case.since("2017") else "finesse_older")
    _against(case, "refused")
    return True


@rule_of("70.E.2", editions=("2017", "2007"))
def order_70e2(case: Facts) -> None:
    """The order in which a suit is deemed played, where the organization has specified one."""
    if case.facts.order_regulated:
        order = case.facts.order_specified
        case.say("order" if order == "top_down" else "order_other")
        case.set(suit_order=order)


@rule_of("70.D.1", editions=("2017", "2007"), renumbered={"1997": "70.D"})
def less_successful_70d1(case: Facts) -> bool:
    """No successful line outside the original statement if a less successful normal line exists."""
    if case.since("2017"):
        case.meanwhile("worse_line", "finding_normal_line_less_successful", also=("70.A",))
    if case.facts.finding_normal_line_less_successful:
        case.headline("less_successful")
        _against(case, "refused")
        return True
    case.headline("all_lines_work")
    case.set(result="claim_stands", claim_stands=True)
    return False


@rule_of("70.A", editions=ALL)
def award_70a(case: Facts, *, stands: bool) -> None:
    """The tricks: those claimed, or those of the least successful normal line; the rest go to the opponents."""
    known = case.known
    mine: int | None = known.tricks_claimed if stands else known.finding_normal_line_tricks
    left: int | None = known.tricks_remaining
    if mine is None or left is None:
        return
    if case.known.tricks_conceded is not None and case.known.tricks_conceded > left:
        case.contradiction("tricks_conceded", "tricks_remaining")
    if mine > left:
        case.contradiction("tricks_claimed" if stands else "finding_normal_line_tricks", "tricks_remaining")
    case.set(claimer_tricks=mine, opponents_tricks=left - mine)
    case.say("award", mine=mine, theirs=left - mine)
    contract = contract_from(known)
    if contract is None or known.tricks is None or known.claimer is None:
        return
    won = play_record_of(contract.trump, known.tricks).tricks_won(contract.declarer.side)
    tricks = won + (left - mine if known.claimer_defends else mine)
    case.set(declarer_tricks=tricks, contract_made=tricks >= contract.tricks_needed)
    score = score_of(known, contract, tricks)
    if score is not None:
        case.set(score=score, also=("77",))


@rule_of("70.fn1", editions=ALL)
def double_dummy_70fn1(case: Facts) -> None:
    """What perfect play gives from here, beside the ruling: evidence, for what is normal is the director's finding."""
    known = case.known
    found = evidence_of(known, contract_from(known))
    if found is None or known.claimer is None:
        return
    mine = found.leader.side is known.claimer.side
    best, worst = (found.best, found.worst) if mine else (found.remaining - found.best, found.remaining - found.worst)
    case.set(
        double_dummy={
            "leader": found.leader,
            "tricks_remaining": found.remaining,
            "claimer_tricks": found.best if mine else found.remaining - found.best,
            "after_each_lead": {
                str(card): tricks if mine else found.remaining - tricks for card, tricks in found.by_lead
            },
        }
    )
    case.note("double_dummy", best=str(max(best, worst)), worst=str(min(best, worst)), left=str(found.remaining))


@rule_of("70.fn1", editions=ALL)
def normal_70fn1(case: Facts) -> None:
    """Normal includes play that is careless or inferior for the class of player (1997: but not irrational)."""
    case.aside("normal" if case.since("2017") else "normal_older")


def decide(case: Facts) -> None:
    """The tests, then the tricks as far as the numbers are known."""
    objective_70a(case)
    hearing_70b(case)
    normal_70fn1(case)
    double_dummy_70fn1(case)
    award_70a(case, stands=claim_stands(case))


def claim_stands(case: Facts) -> bool:
    """C, then the stated line, D2, E1 and D1: whether the claim stands."""
    if case.since("2017") and case.told("depends_on_partner_choice") and partner_choice_70d2(case):
        return False  # whatever else holds
    if trump_70c(case):
        return False
    if (case.since("2017") and all_lines_win_70d1(case)) or stated_70a(case):
        return True
    known = case.known
    told = known.depends_on_partner_choice or known.depends_on_card_position
    found = None if case.untold("finding_normal_line_less_successful") else known.finding_normal_line_less_successful
    if found and not told:  # refused, whatever else is found
        if case.edition != "1997":
            order_70e2(case)
        return not less_successful_70d1(case)
    if case.edition != "1997":
        if partner_choice_70d2(case):
            return False
        order_70e2(case)
    return not position_70e1(case) and not less_successful_70d1(case)


CONTESTED_CLAIM = procedure(
    "contested_claim",
    facts=ContestedFacts,
    laws=("70",),
    concepts=("claim", "contested_claim", "outstanding_trump", "normal_play"),
    decide={"2017": decide, "2007": decide, "1997": decide},
    people=claims_people,
)
