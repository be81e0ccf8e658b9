"""Law 76: is he a spectator, what may he not do, what may the director do, and was a player informed (16D)?"""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_76_spectators.facts import SpectatorFacts

Facts = Inquiry[SpectatorFacts]

FORBIDDEN = {
    "reaction": "76.B.2",
    "remark_or_talk": "76.B.3",
    "disturbance": "76.B.4",
    "attention_to_play": "76.B.5",
}


@rule_of("76.D")
def not_spectator_76d(case: Facts) -> bool:
    """A player or official of the event is no spectator, unless the director specifies otherwise."""
    if case.facts.is_spectator:
        return False
    case.headline("not_spectator", also=("74", "90", "16.D.1"))
    case.set(result="not_spectator", allowed=True)
    return True


@rule_of("76.B.1")
def one_hand_76b1(case: Facts) -> bool:
    """Only one player's hand, unless the regulations permit otherwise."""
    if case.facts.permitted_by_regulation:
        permitted(case, "more_hands_permitted")
        return False
    case.headline("more_than_one_hand")
    case.set(result="not_allowed", allowed=False)
    return True


def permitted(case: Facts, key: str, *, also: tuple[str, ...] = ()) -> None:
    """The spectator did nothing wrong (within the rule that says so)."""
    case.headline(key, also=also)
    case.set(result="allowed", allowed=True, adjusted_score="none")


@rule_of("76.B")
def at_table_76b(case: Facts) -> None:
    """No reaction, mannerism, remark or talk, disturbance, nor attention to any aspect of the play."""
    conduct = case.facts.conduct
    case.headline(conduct, also=(FORBIDDEN[conduct],))
    case.set(result="not_allowed", allowed=False)


@rule_of("76.C.1")
def fact_or_law_76c1(case: Facts) -> bool:
    """As to fact or law a spectator speaks only when the director asks him."""
    if case.facts.asked_by_director:
        permitted(case, "asked", also=("85.A.1",))
        return False
    case.headline("not_asked")
    case.set(result="not_allowed", allowed=False)
    return True


@rule_of("76.A.2")
def broadcast_76a2(case: Facts) -> bool:
    """An electronic presentation is watched as the regulations say; no communication with a player in the session."""
    case.meanwhile("broadcast_if", "communicated_with_player")
    if not case.facts.communicated_with_player:
        permitted(case, "broadcast_watched")
        return False
    unsaid = not case.told("player_informed")  # what was said to him is not told: 16D if he learnt something
    case.headline("broadcast_contact_open" if unsaid else "broadcast_contact", also=("16.D.1",) if unsaid else ())
    case.set(result="not_allowed", allowed=False)
    return True


@rule_of("76.A.1")
def control_76a1(case: Facts) -> None:
    """Spectators are under the director's control; how their irregularities are dealt with may be specified (76C2)."""
    case.say("control_informed" if case.facts.player_informed else "control", also=("76.C.2",))
    if case.facts.mbsz_event:
        case.say("mbsz_control", also=("mbsz-hu:9", "mbsz-hu:35/nezok"))


@rule_of("16.D.1")
def informed_16d1(case: Facts) -> None:
    """A player who thereby learnt something about a board he plays: 16D, the director at once."""
    if case.facts.player_informed:
        case.say("informed")
        case.set(adjusted_score="possible", procedure="extraneous_info")
    else:
        case.set(adjusted_score="none")


@rule_of("76.B")
def what_he_may_76b(case: Facts) -> None:
    """What the spectator did is not told: what he may not do."""
    case.meanwhile("what_he_may", "conduct", also=("76.B.1", "76.B.2", "76.B.3", "76.B.5", "76.C.1"))


@rule_of("76.B")
def only_watched_76b(case: Facts) -> bool:
    """Nothing is told that he did, but that he spoke to no player: watching one player's hand is no irregularity."""
    silent = case.told_as("communicated_with_player", False)
    if not silent or not case.untold("conduct") or case.facts.player_informed:
        return False
    permitted(case, "only_watched", also=("76.B.1", "76.B.2", "76.B.3"))
    return True


def decide(case: Facts) -> None:
    """Status; the act; and where it was not allowed, control and information."""
    if not_spectator_76d(case) or only_watched_76b(case):
        return
    what_he_may_76b(case)
    conduct = case.facts.conduct
    if conduct == "more_than_one_hand":
        forbidden = one_hand_76b1(case)
    elif conduct == "fact_or_law":
        forbidden = fact_or_law_76c1(case)
    elif conduct == "broadcast":
        forbidden = broadcast_76a2(case)
    else:
        at_table_76b(case)
        forbidden = True
    if forbidden:
        control_76a1(case)
        informed_16d1(case)


SPECTATOR_CONDUCT = procedure(
    "spectator_conduct",
    facts=SpectatorFacts,
    laws=("76", "mbsz-hu:35"),
    concepts=("spectator", "broadcast", "drawing_attention"),
    decide=decide,
)
