"""Law 44: the trick - who leads, who must follow, which cards are legal, who wins; the same text in all editions."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, playing_from, procedure, rule_of
from rulings.laws.law_41_44_play_of_cards.trick_choices import (
    declarer_chooses,
    declarer_designates_51a,
)
from rulings.laws.law_41_44_play_of_cards.trick_facts import (
    TrickFacts,
    cards_of,
    earlier_tricks,
    leader_of,
    legal_now,
    trick_people,
    whole_record,
    winner_of,
    winning_card,
)

Facts = Inquiry[TrickFacts]
ALL = ("2017", "2007", "1997")


def refuse_two_tricks(case: Facts) -> None:
    """The trick is given once: apart, or as the last of `tricks`."""
    known = case.known
    if known.plays is not None and known.cards is not None and cards_of(known) != tuple(known.cards):
        case.contradiction("plays", "cards")
    if known.leader is not None and leader_of(known) is not known.leader:
        case.contradiction("leader", "plays" if known.plays else "tricks")
    if earlier_tricks(known) and len(earlier_tricks(known)[-1]["cards"]) < 4:
        case.contradiction("tricks", "plays" if known.plays is not None else "cards")


@rule_of("44.B", editions=ALL)
def rotation_44b(case: Facts) -> bool:
    """After the lead the other players play a card each in rotation. Says whether that was broken."""
    if case.facts.played_in_rotation:
        return False
    case.headline("out_of_rotation", also=("57",))
    case.set(result="out_of_rotation", procedure="premature_play", legal_play=False)
    return True


@rule_of("44.G", editions=ALL)
def wrong_leader_44g(case: Inquiry[Any]) -> bool:
    """The next lead is the winner's (the first, of declarer's left-hand opponent). Says whether another's lead is open.

    A lead out of turn that was accepted is the lead to the trick (53A).
    """
    if case.facts.led_in_turn:
        return False
    if case.facts.lead_accepted:
        case.say("lead_accepted", also=("53.A",))
        return False
    playing, leader = playing_from(case.known), leader_of(case.known)
    case.headline("led_out_of_turn", also=("53",))
    case.set(result="led_out_of_turn", legal_play=False)
    if playing is not None and leader is not None:
        defends = leader in playing.defenders
        first = "opening_lead_out_of_turn" if case.known.trick_number == 1 else "lead_out_of_turn_defender"
        case.set(procedure=first if defends else "lead_out_of_turn_declarer")
    return True


@rule_of("44.C", editions=ALL)
def revoke_44c(case: Facts) -> None:
    """Somebody who could follow suit did not: that is a revoke (61A), ruled by 62 to 64."""
    if not case.facts.revoke:
        case.set(revoke=False)
        return
    record = whole_record(case.known)
    found = [one for one in record.revokes() if one.trick == len(record.tricks)] if record else []
    case.set(revoke=True, legal_play=False)
    case.set(revokes=[{"player": one.player, "card": one.card, "could_follow": one.could_follow} for one in found])
    for one in found:
        case.say("revoke", also=("61.A", "62.A"), player=one.player, card=one.card, cards=one.could_follow)
    if not found:
        case.say("some_revoke", also=("61.A", "62.A"))


@rule_of("44.G", editions=ALL)
def leads_next_44g(case: Facts) -> None:
    """The hand that won the last trick leads to the next."""
    if case.facts.first_trick:
        first_lead_41a(case)
    else:
        case.headline("winner_leads")
        _turn(case, "leads")


@rule_of("41.A", editions=ALL)
def first_lead_41a(case: Facts) -> None:
    """To the first trick the defender on declarer's left leads."""
    case.headline("opening_lead", also=("41.B",))
    _turn(case, "leads")


@rule_of("44.A", editions=ALL)
def any_card_44a(case: Facts) -> None:
    """The leader may play any card of his hand unless an irregularity of his side restricts him."""
    case.say("lead_restricted" if case.facts.restricted else "lead_free", also=("59",) if case.facts.restricted else ())
    _legal(case)


@rule_of("44.B", editions=ALL)
def next_44b(case: Facts) -> None:
    """The next player in rotation plays."""
    case.say("plays_next")
    case.set(next_to_act=case.people["next_player"])


@rule_of("44.C", editions=ALL)
def must_follow_44c(case: Facts) -> bool:
    """Follow suit if possible; this comes before every other requirement of these laws. Says whether he must."""
    if not case.facts.can_follow:
        return False
    case.headline("must_follow")
    _turn(case, "must_follow")
    _legal(case)
    return True


@rule_of("44.D", editions=ALL)
def void_44d(case: Facts) -> None:
    """Unable to follow suit he may play any card unless an irregularity of his side restricts him."""
    restricted = case.facts.restricted
    case.headline("void_restricted" if restricted else "void_free", also=("59",) if restricted else ())
    _turn(case, "any_card")
    _legal(case)


@rule_of("44.E", editions=ALL)
def trump_wins_44e(case: Facts) -> bool:
    """A trick with a trump in it is won by the highest trump. Says whether there is one."""
    if not case.facts.trump_in_trick:
        return False
    case.headline("trump_wins")
    _won(case)
    return True


@rule_of("44.F", editions=ALL)
def suit_led_wins_44f(case: Facts) -> None:
    """A trick without a trump is won by the highest card of the suit led."""
    case.headline("suit_led_wins")
    _won(case)


@rule_of("44.G", editions=ALL)
def then_leads_44g(case: Facts) -> None:
    """Its winner leads to the next trick; after the thirteenth nobody does."""
    if case.known.trick_number == 13:
        case.say("last_trick")
        case.set(next_to_act=None, next_leader=None)
        return
    case.say("winner_leads_next")
    case.set(next_leader=case.people["winner"])
    if declarer_chooses(case):
        return
    case.set(next_to_act=case.people["winner"])
    if winner_of(case.known) is not None:
        _legal(case)


def _turn(case: Facts, result: str) -> None:
    case.set(result=result, next_to_act=case.people["next_player"])


def _won(case: Facts) -> None:
    winner, card = winner_of(case.known), winning_card(case.known)
    case.set(result="trick_won", winner=case.people["winner"], winning_card=card)
    if card is not None:
        case.say("winning_card", card=card)
    record = whole_record(case.known)
    if winner is not None and record is not None and case.known.tricks is not None:
        pairs = {side.value: record.tricks_won(side) for side in (winner.side, winner.side.other)}
        case.set(tricks_won=dict(sorted(pairs.items())))


def _legal(case: Facts) -> None:
    legal = legal_now(case.known)
    if legal is None:
        return
    case.set(legal_cards=legal)
    case.say("legal_cards", cards=legal)
    if case.known.card is not None:
        case.set(card_legal=case.known.card_legal)
        case.say("card_legal" if case.known.card_legal else "card_illegal", card=case.known.card)
    declarer_designates_51a(case)


def decide(case: Facts) -> None:
    """Is the trick in order so far? Then whose turn it is and what he may play, or who has won it."""
    refuse_two_tricks(case)
    state = case.facts.trick_state
    if state != "no_card":
        if rotation_44b(case) or wrong_leader_44g(case):
            return
        revoke_44c(case)
    go_on(case, state)


def go_on(case: Inquiry[Any], state: str) -> None:
    """From here on: who leads, who plays to the trick, who has won it (the board record calls this too)."""
    if state == "no_card":
        if declarer_chooses(case):
            return
        leads_next_44g(case)
        any_card_44a(case)
    elif state == "part":
        next_44b(case)
        if not must_follow_44c(case):
            void_44d(case)
    else:
        if not trump_wins_44e(case):
            suit_led_wins_44f(case)
        then_leads_44g(case)


TRICK_ENGINE = procedure(
    "trick_engine",
    facts=TrickFacts,
    laws=("44", "41"),
    concepts=("trick_winner", "follow_suit"),
    decide={"2017": decide, "2007": decide, "1997": decide},
    people=trick_people,
)
