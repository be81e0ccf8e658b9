"""What the table and the acts of a story tell of a procedure beside the words that the models hear, all in one."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.after_the_play import by_phase
from app.asking.asked_again import by_again
from app.asking.at_once import at_once
from app.asking.card_behind import by_second_card
from app.asking.dealer_called import by_dealer
from app.asking.dummys_cards import by_dummy
from app.asking.facts import Read
from app.asking.missed_turn import by_missed
from app.asking.no_trump import by_strain
from app.asking.opening_side import by_side
from app.asking.out_of_order import by_order
from app.asking.own_mind import by_own_mind
from app.asking.partner_led import by_leader
from app.asking.partner_played import by_partner
from app.asking.put_down import by_list
from app.asking.replaced_by import by_next_call
from app.asking.rests_on_partner import by_reliance
from app.asking.side_of_explainer import by_explainer
from app.asking.too_low import by_level
from app.asking.who_asks import by_asker
from app.asking.who_declares import by_declaring
from app.asking.who_won import by_winner
from understanding.heard import Heard

_STEPS = (
    *(
        by_partner,
        by_leader,
        by_second_card,
        at_once,
        by_side,
        by_strain,
        by_list,
        by_order,
        by_dealer,
        by_dummy,
        by_phase,
    ),
    *(
        by_winner,
        by_reliance,
        by_asker,
        by_explainer,
        by_missed,
        by_declaring,
        by_again,
        by_next_call,
        by_own_mind,
        by_level,
    ),
)
"""What tells it, in this order: what a later one finds wins."""


def worked_out(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who led or played, a second card behind a lead, two calls at once, whose side led, that notrumps have no trump,
    which cards were put down at once, which call was out of rotation, that the dealer called in turn, what became of
    dummy's cards by whose act, that after the play all have played on, who won the tricks of a revoke, that a claim
    rests on a partner, who asks, that who explained defends, that a player who was missed made no call, whether the
    offender's side declares, what was asked for again, what a call taken back was replaced with, that
    somebody took a call wrong himself, and which bid was insufficient.
    """
    found: dict[str, Read] = {}
    for step in _STEPS:
        found |= step(heard, name, rows)
    return found
