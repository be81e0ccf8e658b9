"""MBSz 17, VI.1.b and annex 3: psychs, system colours, brown-sticker conventions, opening restrictions."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.conduct.facts import BrownFacts, OpeningFacts, PsychFacts, SystemFacts

LEAST_NOTRUMP = 10
EIGHTEEN = 18
HIGHLY_ARTIFICIAL = (
    ("pass_shows_opening", "mbsz-hu:M3.1.a"),
    ("opening_weaker_than_pass", "mbsz-hu:M3.1.b"),
    ("opening_king_below_average", "mbsz-hu:M3.1.c"),
    ("opening_length_or_shortness", "mbsz-hu:M3.1.d"),
)


@rule_of("mbsz-hu:17")
def psych_17(case: Inquiry[PsychFacts]) -> None:
    """A psych is allowed if it rests on no agreement; four limits."""
    case.say("psych_is_recorded", also=("mbsz-hu:44",))
    match case.facts.psych:
        case "isolated":
            if case.facts.finding_partner_allowed_for_it:
                agreement_17c(case)
            else:
                case.headline("psych_allowed", also=("40.A.3", "40.C.1"))
                case.set(result="allowed")
        case "banned_opening":
            banned_17a(case)
        case "unsporting":
            unsporting_17b(case)
        case _:
            agreement_17c(case)


@rule_of("mbsz-hu:17.a")
def banned_17a(case: Inquiry[PsychFacts]) -> None:
    """Psychs of some openings are forbidden."""
    case.headline("psych_banned", also=("mbsz-hu:VI.1.b", "40.B.2.a.v", "40.B.4"))
    case.set(result="forbidden")


@rule_of("mbsz-hu:17.b")
def unsporting_17b(case: Inquiry[PsychFacts]) -> None:
    """A psych meant to give the opponents a good score, or showing no interest in the event."""
    case.headline("psych_unsporting", also=("74.A.2", "91.A"))
    case.set(result="penalty")


@rule_of("mbsz-hu:17.c")
def agreement_17c(case: Inquiry[PsychFacts]) -> None:
    """Frequent psychs, or the same one again, are an agreement of the pair."""
    case.headline("psych_is_agreement", also=("40.C.1", "40.B.4"))
    case.say("psych_forbidden_from_now")
    case.set(result="agreement", adjusted_score="possible")


@rule_of("mbsz-hu:M3.1")
def system_m3(case: Inquiry[SystemFacts]) -> None:
    """The colour of a system, and whether the event allows it."""
    yellow = next((cite for name, cite in HIGHLY_ARTIFICIAL if getattr(case.facts, name)), None)
    if yellow:
        case.headline("system_yellow", also=(yellow, "mbsz-hu:M3.1/sarga"))
        case.set(result="yellow", colour="yellow")
    else:
        key = {"natural": "green", "strong_minor_opening": "blue"}.get(case.facts.style, "red")
        case.headline(COLOUR[key], also=(WHERE[key],))
        case.set(result=key, colour=key)
    case.say("colour_on_card")
    if yellow:
        case.set(allowed=case.facts.category == "I")
        case.say(
            "yellow_only_category_one" if case.facts.category != "I" else "yellow_with_conditions",
            also=("mbsz-hu:M3.4",),
        )
    else:
        case.set(allowed=True)
        case.say("colour_always_allowed", also=("mbsz-hu:M3.3",))


COLOUR = {"green": "system_green", "blue": "system_blue", "red": "system_red"}
WHERE = {"green": "mbsz-hu:M3.1/zold", "blue": "mbsz-hu:M3.1/kek", "red": "mbsz-hu:M3.1/voros"}


@rule_of("mbsz-hu:M3.2")
def brown_m3(case: Inquiry[BrownFacts]) -> None:
    """Three definitions with their exceptions; none holds for a defence against strong artificial, brown or yellow
    methods.
    """
    brown = False
    if not case.facts.against_strong_or_artificial:
        match case.facts.call:
            case "opening_or_overcall":
                brown = opening_m3_2a(case)
            case "overcall_of_natural_suit":
                brown = overcall_m3_2b(case)
            case _:
                brown = two_suiter_m3_2c(case)
    if not brown:
        case.headline("not_brown")
        case.set(result="not_brown", brown_sticker=False, allowed=True)
        return
    case.headline("is_brown")
    allowed = case.facts.category != "III"
    case.set(result="brown_sticker", brown_sticker=True, allowed=allowed)
    if case.facts.category == "II":
        case.note("category_ii_names_systems")
    case.say("brown_allowed" if allowed else "brown_not_allowed", also=("mbsz-hu:M3.3", "mbsz-hu:M3.4", "40.B.2.a.i"))


@rule_of("mbsz-hu:M3.2.a")
def opening_m3_2a(case: Inquiry[BrownFacts]) -> bool:
    """Openings 2C to 3S and overcalls up to the three level: may be weak and promise no known four-card suit."""
    if not case.facts.may_be_weak or case.facts.known_four_card_suit:
        return False
    if case.facts.weak_always_names_suit or case.facts.weak_two_in_major:
        case.say("brown_exception")
        return False
    case.say("brown_by_a")
    return True


@rule_of("mbsz-hu:M3.2.b")
def overcall_m3_2b(case: Inquiry[BrownFacts]) -> bool:
    """An overcall of a natural one-level suit that promises no known four-card suit, notrump excepted."""
    if case.facts.known_four_card_suit or case.facts.notrump_overcall:
        return False
    case.say("brown_by_b")
    return True


@rule_of("mbsz-hu:M3.2.c")
def two_suiter_m3_2c(case: Inquiry[BrownFacts]) -> bool:
    """A weak two-suiter at the two or three level that may have three cards or fewer in one of them."""
    if not case.facts.three_cards_possible:
        return False
    case.say("brown_by_c")
    return True


@rule_of("mbsz-hu:VI.1.b")
def opening_vi_1b(case: Inquiry[OpeningFacts]) -> None:
    """Ten points for 1NT; the rule of 18 for a suit at pairs in first and second seat; no psych of a strong
    artificial opening.
    """
    match case.facts.opening_bid:
        case "one_notrump":
            ok = case.facts.points >= LEAST_NOTRUMP
            _decide(case, ok, "notrump_ten")
        case "one_of_suit":
            if case.facts.event == "teams" or case.facts.position > 2:
                case.headline("eighteen_does_not_apply")
                case.set(result="allowed", allowed=True)
                return
            total = case.facts.points + case.facts.two_longest_suits
            case.say("eighteen_sum", points=case.facts.points, cards=case.facts.two_longest_suits, total=total)
            case.set(sum=total)
            _decide(case, total >= EIGHTEEN, "eighteen")
        case "strong_artificial":
            _decide(case, not case.facts.psyched, "strong_artificial_psych")
        case _:
            case.headline("no_restriction")
            case.set(result="allowed", allowed=True)


def _decide(case: Inquiry[OpeningFacts], ok: bool, key: str) -> None:
    allowed, forbidden = VERDICT[key]
    case.headline(allowed if ok else forbidden, also=() if ok else (POWER[key], "40.B.4", "mbsz-hu:M4.12.d"))
    case.set(result="allowed" if ok else "forbidden", allowed=ok)
    if not ok:
        case.say("forbidden_method", also=("40.B.4", "12.B.1", "90.A"))
        case.set(adjusted_score="possible")
    case.note("old_references_vi1", also=("40.B.2.a.i",))


POWER = {"notrump_ten": "40.B.2.a.i", "eighteen": "40.B.2.a.i", "strong_artificial_psych": "40.B.2.a.v"}
VERDICT = {
    "notrump_ten": ("notrump_ten_ok", "notrump_ten_broken"),
    "eighteen": ("eighteen_ok", "eighteen_broken"),
    "strong_artificial_psych": ("strong_artificial_ok", "strong_artificial_broken"),
}
VSZ_17_PSYCH = procedure(
    "vsz_17_psych", facts=PsychFacts, laws=("mbsz-hu:17", "40"), concepts=("psych",), decide=psych_17
)
VSZ_M3_SYSTEM = procedure(
    "vsz_m3_system",
    facts=SystemFacts,
    laws=("mbsz-hu:M3", "40"),
    concepts=("system_colour", "system"),
    decide=system_m3,
)
VSZ_M3_BROWN = procedure(
    "vsz_m3_brown_sticker",
    facts=BrownFacts,
    laws=("mbsz-hu:M3", "40"),
    concepts=("brown_sticker", "system"),
    decide=brown_m3,
)
VSZ_VI_1 = procedure(
    "vsz_vi_1_opening",
    facts=OpeningFacts,
    laws=("mbsz-hu:VI.1", "40"),
    concepts=("opening_limits", "system"),
    decide=opening_vi_1b,
)
