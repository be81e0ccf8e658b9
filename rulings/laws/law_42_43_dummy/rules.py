"""Laws 41D, 42, 43 and 45F: what dummy may do, and what follows when he may not."""

from __future__ import annotations

from rulings.engine import Inquiry, playing_from, procedure, rule_of
from rulings.laws.law_42_43_dummy.facts import DummyFacts

Facts = Inquiry[DummyFacts]


@rule_of("42.A")
def absolute_42a(case: Facts) -> None:
    """Facts and law to the director, tricks won and lost, dummy's cards as declarer's agent: always."""
    case.headline("absolute", also=("42.A.1", "42.A.2", "42.A.3"))
    case.set(result="allowed", allowed=True)


@rule_of("42.B")
def qualified_42b(case: Facts) -> None:
    """Ask declarer about a revoke, try to prevent an irregularity, draw attention to one after play."""
    key, provision = QUALIFIED.get(case.facts.dummy_act, ("qualified", "42.B.3"))
    if key == "may_ask" and not_first(case):
        key = "asked_second"
    if case.known.forfeited_rights is False:
        key = KEPT.get(key, key)
    if key in ASKED and case.settled("play_was_revoke") is False:
        key = "may_ask_no_revoke"
    laws: tuple[str, ...] = (provision, "43.A.2")
    if key == "may_ask_kept" and case.settled("play_was_revoke"):
        key, laws = "may_ask_revoke", (provision, "62.A", "62.B.2")
    if key == "may_call" and case.settled("forfeited_rights"):
        key, laws = "called_second", (provision, "43.B.1", "43.B.3")
    case.headline(key, also=laws)
    case.set(result="allowed", allowed=True)


def not_first(case: Facts) -> bool:
    """Told that another player had drawn attention before: 43B2b and 43B3 are for a dummy who is first."""
    return case.told_as("attention_already_drawn", True)


QUALIFIED = {
    "asked_declarer_about_revoke": ("may_ask", "42.B.1"),
    "warned_of_wrong_hand": ("may_warn", "42.B.2"),
    "tried_to_prevent_irregularity": ("may_prevent", "42.B.2"),
    "drew_attention_after_play": ("may_after_play", "42.B.3"),
    "called_director": ("may_call", "43.A.1.a"),
}
"""What the qualified right is, and where it stands."""
ASKED = ("may_ask", "may_ask_kept", "asked_second")
KEPT = {"may_ask": "may_ask_kept", "may_warn": "may_warn_kept"}
"""The same where it is told that he has not given his rights up."""


@rule_of("43.B.1")
def penalty_43b1(case: Facts, key: str, provision: str) -> None:
    """A breach of A1 or A2 is liable to penalty under Law 90."""
    case.headline(key, also=(provision,))
    case.aside("penalty_possible", also=("90",))
    case.set(result="breach", allowed=False, procedural_penalty="possible")


@rule_of("43.A.3")
def shown_43a3(case: Facts) -> None:
    """A defender showed dummy his cards: the defender's breach; dummy, who did not look, keeps his rights."""
    case.headline("shown", also=("43.A.2.c",))
    case.say("shown_penalty", also=("90",))
    case.set(result="defender_breach", allowed=True, procedural_penalty="possible")


@rule_of("43.B.2.a")
def wrong_hand_43b2a(case: Facts) -> None:
    """Rights given up, he warns declarer about the wrong hand: either defender chooses the hand to lead from."""
    case.headline("defender_chooses_hand", also=("43.A.2",))
    case.set(result="defender_chooses_hand", allowed=False, procedural_penalty="possible")
    case.option(case.people["leader"], "choose_hand")


@rule_of("43.B.2.b")
def revoke_43b2b(case: Facts) -> None:
    """Rights given up, he is first to ask about a revoke: it is corrected and 64 applies as if established."""
    case.meanwhile("if_revoke", "play_was_revoke", also=("64", "43.A.2"))
    if case.facts.play_was_revoke:
        case.headline("as_if_established", also=("64", "43.A.2"))
        case.set(result="corrected_as_if_established", must_be_corrected=True, treated_as_established=True)
        case.review("64.C")
    else:
        case.headline("no_revoke")
        case.set(result="no_revoke", must_be_corrected=False)
    case.set(allowed=False, procedural_penalty="possible")


@rule_of("43.B.2.b")
def revoke_asked_43b2b(case: Facts) -> None:
    """Rights given up, and declarer asked about his revoke: 64 only where dummy was the first to ask, else 62 alone."""
    case.meanwhile("if_first", "asker", also=("64", "62.A", "62.B.2", "43.A.2"))
    if case.facts.asker == "dummy":
        revoke_43b2b(case)
        return
    case.headline("asked_by_defender", also=("62.A", "62.B.2", "43.A.2"))
    case.set(result="corrected", must_be_corrected=True, treated_as_established=False, procedural_penalty="possible")


@rule_of("43.B.3")
def defenders_43b3(case: Facts) -> None:
    """Rights given up, he first draws attention to a defender's infraction: no immediate rectification."""
    case.meanwhile("if_gained", "finding_defenders_gained")
    if case.facts.finding_defenders_gained:
        case.headline("defenders_only")
        case.set(adjusted_score="assigned", adjusted_side="defending")
        playing = playing_from(case.known)
        if playing is not None:
            case.set(adjusted_sides=(playing.declarer.side.other,))
    else:
        case.headline("nothing_now")
        case.set(adjusted_score="none")
    case.set(result="no_immediate_rectification", allowed=False, procedural_penalty="possible")
    case.review()


@rule_of("45.F")
def suggested_45f(case: Facts) -> None:
    """He touches or suggests a card: the director is called at once, play goes on, adjusted score if it damaged."""
    case.meanwhile("suggested", "finding_damaged_defenders", also=("43.A.1.c",))
    damaged = case.facts.finding_damaged_defenders
    case.headline("suggested_adjust" if damaged else "suggested_stands", also=("43.A.1.c",))
    case.set(result="play_continues", allowed=False, adjusted_score="assigned" if damaged else "none")
    case.review()


@rule_of("41.D")
def laid_out_41d(case: Facts) -> None:
    """Dummy's cards lie in disorder or hidden: put right; 41D has no rectification of its own, so 12A1 is left."""
    case.headline("laid_out", also=("12.A.1",))
    case.set(result="play_continues", allowed=False, adjusted_score="possible")
    case.review("12.A.1")


@rule_of("43.A.1.c")
def commented_43a1c(case: Facts) -> None:
    """He speaks to declarer about the play: a breach, and what he suggested by it is unauthorized (16B3)."""
    if case.untold("finding_damaged_defenders"):
        penalty_43b1(case, "took_part", "43.A.1.c")
        return
    damaged = case.facts.finding_damaged_defenders
    case.headline("remark_adjust" if damaged else "remark_stands", also=("16.B.3", "12.B.1"))
    case.set(result="breach", allowed=False, procedural_penalty="possible")
    case.set(adjusted_score="assigned" if damaged else "none")


@rule_of("16.B")
def asked_defender_61b(case: Facts) -> None:
    """Dummy may not ask a defender about a revoke; 16B may apply."""
    case.headline("asked_defender", also=("61.B.2.b", "42.B.1"))
    case.set(result="breach", allowed=False)


@rule_of("42.B")
def rights_42b(case: Facts) -> None:
    """While it is not told what dummy did: what he may and may not do."""
    told = case.known
    if told.forfeited_rights is False and told.about_defenders:
        case.meanwhile("of_defenders", "dummy_act", also=("42.B.3", "43.A.1.b", "81.C.3"))
    elif told.forfeited_rights is False and told.about_defenders is False and told.play_was_revoke is False:
        case.meanwhile("of_declarer", "dummy_act", also=("42.B.2", "43.A.1.b"))
    case.meanwhile("rights_in_short", "dummy_act", also=("43.A.1", "43.A.2"))


def decide(case: Facts) -> None:
    """By the act, and whether the rights are still there."""
    rights_42b(case)
    act = case.facts.dummy_act
    if act in ("gave_facts_to_director", "kept_track_of_tricks", "played_as_told"):
        absolute_42a(case)
    elif act == "asked_defender_about_revoke":
        asked_defender_61b(case)
    elif act == "was_shown_hand":
        shown_43a3(case)
    elif act == "laid_out_wrongly":
        laid_out_41d(case)
    elif act == "suggested_card":
        suggested_45f(case)
    elif act == "commented_on_play":
        commented_43a1c(case)
    elif act == "looked_at_hand" and case.told_as("play_was_revoke", True):
        revoke_asked_43b2b(case)
    elif act == "looked_at_hand":
        penalty_43b1(case, "looked", "43.A.2")
    elif act == "called_director" and not case.facts.attention_already_drawn:
        attention(case, "called", "43.A.1.a")
    elif act == "drew_attention_during_play" and not_first(case):
        penalty_43b1(case, "drew_attention_second", "43.A.1.b")
    elif act == "drew_attention_during_play":
        kept = case.known.forfeited_rights is False or case.known.about_defenders is False
        attention(case, "drew_attention_kept" if kept else "drew_attention", "43.A.1.b")
    elif act in ("drew_attention_after_play", "asked_declarer_about_revoke") and not_first(case):
        qualified_42b(case)
    elif act == "drew_attention_after_play" and case.facts.forfeited_rights and case.facts.about_defenders:
        defenders_43b3(case)
    elif act in ("asked_declarer_about_revoke", "warned_of_wrong_hand") and case.facts.forfeited_rights:
        (revoke_43b2b if act == "asked_declarer_about_revoke" else wrong_hand_43b2a)(case)
    else:
        qualified_42b(case)


def attention(case: Facts, key: str, provision: str) -> None:
    """Attention drawn in the play, by a word or by calling the director: 43A1, or 43B3 when he had given up his rights.

    Whose infraction it was is asked only of him who had: of another it changes nothing.
    """
    if not case.facts.forfeited_rights:
        penalty_43b1(case, key, provision)
    elif case.facts.about_defenders:
        defenders_43b3(case)
    else:
        own = case.told_as("about_defenders", False)
        penalty_43b1(case, key if own else "attention_forfeited", provision)


# -- the older editions: 43B3 only, where they differ --------------------------------------------------------------


@rule_of("43.B.3", editions=("2007",))
def defenders_2007_43b3(case: Facts) -> None:
    """2007: no rectification, play goes on as if nothing had happened; after play 12B1."""
    case.headline("nothing_2007", also=("12.B.1",))
    case.set(result="no_immediate_rectification", adjusted_score="possible")
    case.review()


@rule_of("43.B.3", editions=("1997",))
def defenders_1997_43b3(case: Facts) -> None:
    """1997: no penalty; if the defenders gain directly by their infraction, both sides' scores are adjusted."""
    gained = case.facts.finding_defenders_gained
    case.headline("both_sides_1997" if gained else "nothing_1997")
    case.set(result="no_immediate_rectification", adjusted_score="assigned" if gained else "none")
    if gained:
        case.set(adjusted_sides=("ns", "ew"))
    case.review()


@rule_of("43", editions=("2007", "1997"))
def other_older_43(case: Facts) -> None:
    """Any other act of dummy: see the older text."""
    case.not_modelled("older_other")


def decide_older(case: Facts) -> None:
    """Only 43B3, the one consequence that catalogue section 11 lists."""
    drew = case.facts.dummy_act == "drew_attention_during_play"
    if not drew or not case.facts.forfeited_rights or not case.facts.about_defenders:
        other_older_43(case)
    (defenders_1997_43b3 if case.edition == "1997" else defenders_2007_43b3)(case)


DUMMY_RIGHTS = procedure(
    "dummy_rights",
    facts=DummyFacts,
    laws=("42", "43", "45"),
    concepts=("dummy_rights", "dummy", "drawing_attention"),
    decide={"2017": decide, "2007": decide_older, "1997": decide_older},
)
