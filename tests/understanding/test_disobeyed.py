"""What disobeys an earlier ruling is heard too: after the first irregularity, ruled with what it left in force."""

from __future__ import annotations

import pytest

from bridge.seats import Seat
from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told
from understanding.heard import Heard

SILENCED_ONCE = {  # 30A: a pass at the right-hand opponent's turn; East must pass at his next turn, and bids
    "en": (
        "North was the dealer. East passed out of turn. "
        "South did not accept it. North opened 1 spade and East bid 2 hearts."
    ),
    "hu": (
        "Észak az osztó. Kelet soron kívül passzolt. "
        "Dél nem fogadta el. Észak 1 pikket licitált, erre Kelet 2 kőrt licitált."
    ),
    "pl": "Rozdawał N. E spasował poza kolejnością. S nie zaakceptował. N otworzył 1 pik, a E zalicytował 2 kier.",
    "nb": "Nord var giver. Øst passet utenfor tur. Syd godtok det ikke. Nord meldte 1 spar, og øst meldte 2 hjerter.",
}
HONOUR_SHOWN = {  # 24B: the partner of who showed an honour must pass when next it is his turn
    "en": (
        "North is the dealer. "
        "During the auction West dropped the ace of clubs face up. North opened 1 spade and East bid 2 hearts."
    ),
    "hu": (
        "Észak az osztó. "
        "A licit alatt Nyugat színével felfelé elejtette a treff ászt. Észak 1 pikket licitált, Kelet 2 kőrt licitált."
    ),
    "pl": "Rozdawał N. Podczas licytacji W upuścił odkrytego asa trefl. N otworzył 1 pik, a E zalicytował 2 kier.",
    "nb": (
        "Nord er giver. "
        "Under meldingene mistet vest kløver ess med billedsiden opp. Nord meldte 1 spar, og øst meldte 2 hjerter."
    ),
}
OBEYED = {  # the same, and East passes
    "en": (
        "North was the dealer. East passed out of turn. South did not accept it. North opened 1 spade and East passed."
    ),
    "hu": (
        "Észak az osztó. Kelet soron kívül passzolt. Dél nem fogadta el. Észak 1 pikket licitált, erre Kelet passzolt."
    ),
    "pl": "Rozdawał N. E spasował poza kolejnością. S nie zaakceptował. N otworzył 1 pik, a E spasował.",
    "nb": "Nord var giver. Øst passet utenfor tur. Syd godtok det ikke. Nord meldte 1 spar, og øst passet.",
}
LANGUAGES: tuple[Language, ...] = ("hu", "pl", "nb", "en")


def _heard(text: str, language: Language) -> Heard:
    return told(cut(text, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("story", "first"),
    [(SILENCED_ONCE, "pass_out_of_rotation"), (HONOUR_SHOWN, "card_exposed_in_auction")],
    ids=("30A", "24B"),
)
def test_a_call_by_a_player_who_must_pass(story: dict[Language, str], first: str, language: Language) -> None:
    heard = _heard(story[language], language)
    assert [name for _, name in heard.shown] == [first, "required_pass_violated"]
    assert heard.shown[1][0].seat is Seat.E
    facts = heard.facts("required_pass_violated")
    assert [item["kind"] for item in facts["in_force"] if item["players"] == ["E"]] == ["silenced_once"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_passes_as_he_must_breaks_nothing(language: Language) -> None:
    heard = _heard(OBEYED[language], language)
    assert [name for _, name in heard.shown] == ["pass_out_of_rotation"]
    assert heard.ruled == ()
