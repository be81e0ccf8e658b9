"""What the table and the acts of a story tell of a procedure beside the words that the models hear, all in one."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.after_the_play import by_phase
from app.asking.at_once import at_once
from app.asking.card_behind import by_second_card
from app.asking.dealer_called import by_dealer
from app.asking.dummys_cards import by_dummy
from app.asking.facts import Read
from app.asking.no_trump import by_strain
from app.asking.opening_side import by_side
from app.asking.partner_led import by_leader
from app.asking.partner_played import by_partner
from app.asking.put_down import by_list
from app.asking.rests_on_partner import by_reliance
from app.asking.rho_obliged import by_obliged
from app.asking.side_of_explainer import by_explainer
from app.asking.told_his_turn import by_informant
from app.asking.who_asks import by_asker
from app.asking.who_won import by_winner
from understanding.heard import Heard


def worked_out(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who led or played, a second card behind a lead, two calls at once, whose side led, that notrumps have no trump,
    which cards were put down at once, that the dealer called in turn, what became of dummy's cards by whose act, that
    after the play all have played on, who won the tricks of a revoke, that a claim rests on a partner, who asks,
    that who explained defends, that the player in turn had to pass, and that who led was told to, not by whom.
    """
    found: dict[str, Read] = {}
    first = (by_partner, by_leader, by_second_card, at_once, by_side, by_strain, by_obliged, by_informant)
    for step in (*first, by_list, by_dealer, by_dummy, by_phase, by_winner, by_reliance, by_asker, by_explainer):
        found |= step(heard, name, rows)
    return found
