"""What the table and the acts of a story tell of a procedure beside the words that the models hear, all in one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.asking.facts import Read
from app.asking.steps.adjusting import by_adjusting
from app.asking.steps.after_the_first import by_turn_after
from app.asking.steps.after_the_play import by_phase
from app.asking.steps.agreement import by_agreement
from app.asking.steps.ahead_of_dummy import by_ahead
from app.asking.steps.already_played import by_earlier_play
from app.asking.steps.asked_again import by_again
from app.asking.steps.asked_declarer import by_unnamed
from app.asking.steps.asked_defender import by_asked_defender
from app.asking.steps.at_once import at_once
from app.asking.steps.best_chosen import by_best_chosen
from app.asking.steps.bidding_on import by_bidding_on
from app.asking.steps.both_hands import by_both_hands
from app.asking.steps.both_in_trick import by_one_trick
from app.asking.steps.both_lie import by_card_put_right
from app.asking.steps.both_partners_revoked import by_both_partners
from app.asking.steps.by_clock import by_clock
from app.asking.steps.by_few_words import by_few_words
from app.asking.steps.call_disputed import by_dispute
from app.asking.steps.called_on import by_called_on
from app.asking.steps.called_over import by_call_over
from app.asking.steps.came_out import by_cards_out
from app.asking.steps.cannot_comply import by_unable
from app.asking.steps.card_behind import by_hand_due, by_second_card
from app.asking.steps.changed_call import by_disputed_slip, by_second_thought
from app.asking.steps.chosen_of_two import by_chosen
from app.asking.steps.claimed_after import by_claim
from app.asking.steps.claimed_by_others import by_others_claim
from app.asking.steps.conceded_over_card import by_penalty_card
from app.asking.steps.consent import by_consent
from app.asking.steps.counted_hands import by_hands_counted
from app.asking.steps.dealer_called import by_dealer, by_first_call, not_the_dealer
from app.asking.steps.declarers_unplayed import by_unplayed
from app.asking.steps.disputed import unsettled
from app.asking.steps.dummy_prevents import by_prevented
from app.asking.steps.dummy_seen import by_dummy_seen
from app.asking.steps.dummy_spoke import by_dummys_words
from app.asking.steps.dummys_cards import by_dummy
from app.asking.steps.exposed_then_played import by_cards_exposed
from app.asking.steps.face_down import by_face_down
from app.asking.steps.follows_suit import by_suit_held
from app.asking.steps.found_later import by_last_call
from app.asking.steps.how_designated import by_word_or_touch
from app.asking.steps.in_turn import by_led_in_turn
from app.asking.steps.inferred_from_tempo import by_inference
from app.asking.steps.kept_back import by_card_kept_back
from app.asking.steps.lead_accepted import by_last_card
from app.asking.steps.lead_lying import by_lead_lying
from app.asking.steps.led_again import by_second_lead
from app.asking.steps.led_in_auction import by_lead_in_auction
from app.asking.steps.led_in_haste import by_card_left
from app.asking.steps.led_on_refusal import by_refused_card
from app.asking.steps.let_go import by_lead_let_go
from app.asking.steps.made_in_all import by_made
from app.asking.steps.misexplained_lead import by_dummy_down
from app.asking.steps.misnamed_double import by_misnamed
from app.asking.steps.missed_turn import by_missed
from app.asking.steps.must_follow import by_suit_led
from app.asking.steps.named_aloud import by_card_named
from app.asking.steps.never_made import by_never_made
from app.asking.steps.next_leader import by_next_leader
from app.asking.steps.next_to_play import by_last_trick, by_next_to_play
from app.asking.steps.not_too_low import by_sufficient
from app.asking.steps.of_this_trick import by_words_of_it
from app.asking.steps.only_passed import by_only_passed
from app.asking.steps.opening_side import by_declarer, by_own_spread, by_side
from app.asking.steps.out_of_order import by_order
from app.asking.steps.own_infraction import by_silence_kept
from app.asking.steps.own_mind import by_own_mind
from app.asking.steps.partner_called import by_partner_called
from app.asking.steps.partner_led import by_leader
from app.asking.steps.partner_played import by_partner
from app.asking.steps.partner_saw import by_sight
from app.asking.steps.place_of_second import by_place
from app.asking.steps.played_by_side import by_side_played
from app.asking.steps.played_on import by_time
from app.asking.steps.protested_at_once import by_protest
from app.asking.steps.put_down import by_list
from app.asking.steps.rank_called import by_rank_called
from app.asking.steps.refused_to_go_on import by_refusal
from app.asking.steps.replaced_by import by_next_call
from app.asking.steps.required_not_led import by_requirement
from app.asking.steps.rests_on_partner import by_reliance
from app.asking.steps.revokers_card import by_revokers_card
from app.asking.steps.rho_obliged import by_breach, by_obliged
from app.asking.steps.same_call import by_same_call
from app.asking.steps.same_meaning import by_meaning
from app.asking.steps.same_suit import by_same_suit
from app.asking.steps.second_too_low import by_second_bid
from app.asking.steps.short_trick import by_short_trick
from app.asking.steps.side_of_explainer import by_explainer
from app.asking.steps.since_dummys import by_order_of_play
from app.asking.steps.strong_club import by_strength
from app.asking.steps.suit_again import by_suit_again
from app.asking.steps.told_his_turn import by_informant
from app.asking.steps.too_low import by_level
from app.asking.steps.tricks_counted import by_tricks_counted
from app.asking.steps.tricks_on import by_tricks_on
from app.asking.steps.trump_out import by_strain, by_thought_gone, by_unmentioned
from app.asking.steps.turned_wrong import by_who_points_out
from app.asking.steps.two_left import by_two_left
from app.asking.steps.two_lying import by_cards_left, by_two_lying
from app.asking.steps.uncounted import by_uncounted
from app.asking.steps.undamaged import by_same_result
from app.asking.steps.void_told import by_void
from app.asking.steps.waiver_asked import by_waiver
from app.asking.steps.weighed import by_weighing
from app.asking.steps.what_came_out import by_cards_held
from app.asking.steps.who_asks import by_asker, by_purpose, by_turn
from app.asking.steps.who_called_since import by_callers
from app.asking.steps.who_changes import by_changer
from app.asking.steps.who_conceded import by_conceder
from app.asking.steps.who_declares import by_declaring
from app.asking.steps.who_led_on import by_who_led_on
from app.asking.steps.who_spread import by_cards_seen, by_who_spread
from app.asking.steps.who_was_misinformed import by_other_side
from app.asking.steps.who_won import by_winner
from app.asking.steps.who_would_change import by_wisher
from app.asking.steps.whose_card import by_card_of
from app.asking.steps.whose_early_card import by_who_put_it
from app.asking.steps.whose_lead import by_whose_lead
from app.asking.steps.woken_partner import by_alert
from app.asking.steps.won_after_all import by_denied_winner
from app.asking.steps.won_by_dummy import by_dummys_card
from app.asking.steps.won_by_side import by_side_won
from understanding.heard import Heard

STEPS: tuple[Callable[[Heard, str, Mapping[str, Read]], dict[str, Read]], ...] = (
    by_partner,
    by_leader,
    by_second_card,
    by_next_to_play,
    by_last_trick,
    by_side,
    by_own_spread,
    by_who_spread,
    at_once,
    by_strain,
    by_unmentioned,
    by_thought_gone,
    by_informant,
    by_consent,
    by_hand_due,
    by_side_played,
    by_unplayed,
    by_suit_led,
    by_tricks_on,
    by_again,
    by_next_call,
    by_own_mind,
    by_second_thought,
    by_disputed_slip,
    by_level,
    by_list,
    by_order,
    by_dealer,
    by_first_call,
    not_the_dealer,
    by_dummy,
    by_order_of_play,
    by_cards_held,
    by_sight,
    by_phase,
    by_time,
    by_revokers_card,
    by_winner,
    by_dummys_card,
    by_denied_winner,
    by_side_won,
    by_called_on,
    by_two_left,
    by_next_leader,
    by_reliance,
    by_asker,
    by_purpose,
    by_explainer,
    by_other_side,
    by_short_trick,
    by_void,
    by_ahead,
    by_rank_called,
    by_unnamed,
    by_asked_defender,
    by_last_card,
    by_claim,
    by_others_claim,
    by_declarer,
    by_clock,
    by_missed,
    by_declaring,
    by_obliged,
    by_call_over,
    by_last_call,
    by_breach,
    by_callers,
    by_wisher,
    by_changer,
    by_alert,
    by_cards_exposed,
    by_words_of_it,
    by_chosen,
    by_bidding_on,
    by_earlier_play,
    by_lead_in_auction,
    by_conceder,
    by_partner_called,
    by_place,
    by_both_hands,
    by_card_put_right,
    by_lead_lying,
    by_cards_seen,
    by_card_named,
    by_dispute,
    by_dummy_seen,
    by_same_call,
    by_same_result,
    by_requirement,
    by_both_partners,
    by_suit_again,
    by_meaning,
    by_few_words,
    by_whose_lead,
    by_refusal,
    by_waiver,
    by_silence_kept,
    by_lead_let_go,
    by_card_of,
    by_adjusting,
    by_best_chosen,
    by_inference,
    by_turn,
    by_suit_held,
    by_who_put_it,
    by_word_or_touch,
    by_led_in_turn,
    by_dummys_words,
    by_turn_after,
    by_same_suit,
    by_prevented,
    by_two_lying,
    by_cards_left,
    by_only_passed,
    by_face_down,
    by_one_trick,
    by_second_lead,
    by_cards_out,
    by_penalty_card,
    by_dummy_down,
    by_who_led_on,
    by_card_kept_back,
    by_protest,
    by_card_left,
    by_refused_card,
    by_who_points_out,
    by_sufficient,
    by_second_bid,
    by_misnamed,
    by_never_made,
    by_strength,
    by_agreement,
    by_hands_counted,
    by_uncounted,
    by_unable,
    by_made,
    by_weighing,
    by_tricks_counted,
)
"""Each step's own module says what it works out; a later one goes before an earlier one."""


def worked_out(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What seats, acts and words beside what is heard tell of a procedure's facts, `rows` as heard so far; of all of
    them, what is disputed is not sure.
    """
    found: dict[str, Read] = {}
    for step in STEPS:
        found |= step(heard, name, rows)
    return found | unsettled(heard, name, {**rows, **found})
