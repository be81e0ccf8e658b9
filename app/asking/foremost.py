"""Which procedure rules, where seats, acts or words tell it plainly and stories of two procedures sound alike."""

from __future__ import annotations

from collections.abc import Sequence

from app.asking.both_revoked import both_revoked_first
from app.asking.steps.adjusting import adjusting_first
from app.asking.steps.another_shown import another_shown_first
from app.asking.steps.asked_declarer import asked_by_nobody_first
from app.asking.steps.asked_defender import asked_defender_first
from app.asking.steps.best_chosen import best_chosen_first
from app.asking.steps.both_hands import both_hands_first
from app.asking.steps.both_in_trick import both_in_trick_first
from app.asking.steps.changed_call import changed_call_first
from app.asking.steps.chosen_of_two import two_at_once_first
from app.asking.steps.claimed_by_others import others_claim_first
from app.asking.steps.dummy_prevents import prevented_first
from app.asking.steps.entered_wrongly import entered_wrongly_first
from app.asking.steps.inferred_from_tempo import inferred_first
from app.asking.steps.led_again import led_again_first
from app.asking.steps.led_in_auction import led_in_auction_first
from app.asking.steps.let_go import let_go_first
from app.asking.steps.may_use import may_use_first
from app.asking.steps.misexplained_lead import misexplained_first
from app.asking.steps.misnamed_double import misnamed_first
from app.asking.steps.missed_turn import missed_first
from app.asking.steps.never_made import never_made_first
from app.asking.steps.next_to_play import wrong_hand_first
from app.asking.steps.not_too_low import enough_first
from app.asking.steps.only_lying import only_lying_first
from app.asking.steps.out_of_order import skipped_first
from app.asking.steps.over_thirteen import over_thirteen_first
from app.asking.steps.own_infraction import own_infraction_first
from app.asking.steps.partner_saw import unseen_first
from app.asking.steps.revoke_told import revoke_told_first
from app.asking.steps.rho_obliged import broke_his_duty_first, obliged_first
from app.asking.steps.trick_of_lead import later_lead_first
from app.asking.steps.turned_wrong import turned_wrong_first
from app.asking.steps.uncounted import uncounted_first
from app.asking.steps.waiver_asked import waiver_first
from app.asking.steps.who_played_on import other_side_led_first
from app.asking.steps.whose_card import card_looked_at_first
from app.asking.steps.whose_early_card import own_card_first
from understanding.agreed import agreed_first
from understanding.clearer import broken_first, clearer_first, correctable_first, found_first
from understanding.conceded import conceded_first
from understanding.dropped import dropped_first
from understanding.dummys import dummys_first
from understanding.erred import wrong_ruling_first
from understanding.heard import Heard
from understanding.out_of_turn import before_the_dealer_first, by_what_was_called, out_of_turn_first
from understanding.rank import Choice
from understanding.second_thoughts import changed_first
from understanding.short_trick import short_first
from understanding.this_trick import this_trick_first

ALONE = (
    by_what_was_called,
    before_the_dealer_first,
    changed_first,
    clearer_first,
    out_of_turn_first,
    dummys_first,
    obliged_first,
    broke_his_duty_first,
    skipped_first,
    wrong_hand_first,
    asked_by_nobody_first,
    found_first,
    short_first,
    dropped_first,
    broken_first,
    correctable_first,
    agreed_first,
    others_claim_first,
    missed_first,
    changed_call_first,
    this_trick_first,
    two_at_once_first,
    led_in_auction_first,
    conceded_first,
    both_hands_first,
    another_shown_first,
    asked_defender_first,
    later_lead_first,
    both_revoked_first,
    waiver_first,
    own_infraction_first,
    let_go_first,
    card_looked_at_first,
    adjusting_first,
    best_chosen_first,
    may_use_first,
    prevented_first,
    own_card_first,
    both_in_trick_first,
    led_again_first,
    misexplained_first,
    entered_wrongly_first,
    inferred_first,
    only_lying_first,
    over_thirteen_first,
    uncounted_first,
    unseen_first,
    turned_wrong_first,
    revoke_told_first,
    enough_first,
    misnamed_first,
    never_made_first,
    other_side_led_first,
)
"""Each puts one procedure first, or leaves all as they are; a later one goes before an earlier one."""
WITH_A_SECOND = (wrong_ruling_first,)
"""Those that go before a second matter told, too."""


def foremost(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices, first the procedure that is plainly told."""
    found = list(choices)
    for first in ALONE:
        found = first(found, heard)
    return found


def before_a_second(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices of a story of which a second matter is known, first the procedure that goes before that too."""
    found = list(choices)
    for first in WITH_A_SECOND:
        found = first(found, heard)
    return found
