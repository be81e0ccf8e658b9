"""I.4 assessed from whole records: the 90 points, announcements that count, silent results."""

import pytest

from bridge.ulti.cards import UltiSuit, ulti_cards
from bridge.ulti.contracts import Part, contract_of
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.play import UltiPlay, UltiTrick
from bridge.ulti.points import Announcement, assess

# Makk is trump, player 0 declares. He takes the first seven tricks with trumps from the top and his aces, player 1 the
# eighth, 0 comes back with his last trump but one, and the trump seven takes the last trick.
TRICKS = [
    (0, "MA T7 P7"),
    (0, "M10 T8 P8"),
    (0, "MK T9 P9"),
    (0, "MF TL PL"),
    (0, "ML TF PF"),
    (0, "M9 Z7 Z10"),
    (0, "PA Z8 PK"),
    (0, "TA TK Z9"),
    (0, "M8 ZL P10"),
    (0, "M7 T10 ZF"),
]


def record(tricks=TRICKS, talon="ZA ZK", trump="M", declarer=0):
    suit = UltiSuit(trump) if trump else None
    return UltiPlay(
        declarer, suit, ulti_cards(talon), tuple(UltiTrick(who, ulti_cards(cards)) for who, cards in tricks)
    )


def test_90_points_and_a_silent_hundred():
    # Declarer: MA M10 Z10 PA TA P10 T10 = 70, last trick 10, forty announced = 120; the talon holds the zöld ace: 10.
    outcome = assess(contract_of(["jatek"]), record(), (Announcement(0, UltiSuit.MAKK),))
    assert (outcome.declarer_points, outcome.defender_points) == (120, 10)
    assert outcome.made == {Part.JATEK: True}
    assert outcome.silent_hundred == "declarer"
    assert outcome.silent_ulti is not None
    assert outcome.silent_ulti.made
    assert outcome.silent_aces is None  # the fourth ace is in the talon
    without = assess(contract_of(["jatek"]), record())
    assert (without.declarer_points, without.silent_hundred) == (80, None)


def test_i4b_forty_hundred_needs_the_announcement():
    made = assess(contract_of(["40-100", "ulti"]), record(), (Announcement(0, UltiSuit.MAKK),))
    assert made.made == {Part.FORTY_HUNDRED: True, Part.ULTI: True}
    assert made.silent_hundred is None
    assert made.silent_ulti is None
    assert assess(contract_of(["40-100"]), record()).made == {Part.FORTY_HUNDRED: False}


def test_i4g_durchmars_and_i4c_aces():
    assert assess(contract_of(["durchmars"]), record()).made == {Part.DURCHMARS: True}
    assert assess(contract_of(["4-asz"]), record()).made[Part.FOUR_ACES] is False
    all_aces = [
        (0, "MA T7 P7"),
        *TRICKS[1:5],
        (0, "M9 Z7 Z10"),
        (0, "PA Z8 PK"),
        (0, "TA TK Z9"),
        (0, "M8 ZL P10"),
        (0, "M7 T10 ZA"),
    ]
    outcome = assess(contract_of(["jatek"]), record(all_aces, talon="ZF ZK"))
    assert outcome.silent_aces == 0
    assert assess(contract_of(["durchmars"]), record(all_aces, talon="ZF ZK")).silent_aces is None
    assert assess(contract_of(["4-asz"]), record(all_aces, talon="ZF ZK")).silent_aces is None


def test_i4a_a_defender_without_a_trick_announces_in_vain():
    # Player 1 holds the king and felső of tök, takes no trick: his twenty does not count.
    outcome = assess(contract_of(["jatek"]), record(), (Announcement(1, UltiSuit.TOK),))
    assert outcome.defender_points == 10


def test_i4d_the_seven_caught():
    # In the last trick makk 8 beats the seven of the declarer.
    tricks = [*TRICKS[:8], (0, "P10 ZL T10"), (0, "M7 M8 ZF")]
    outcome = assess(contract_of(["jatek"]), record(tricks))
    assert outcome.silent_ulti is not None
    assert (outcome.silent_ulti.player, outcome.silent_ulti.made) == (0, False)
    bid = assess(contract_of(["ulti"]), record(tricks))
    assert bid.made[Part.ULTI] is False
    assert bid.silent_ulti is None


def test_an_unfinished_record_is_refused():
    with pytest.raises(UltiError, match="not complete"):
        assess(contract_of(["jatek"]), record(TRICKS[:9]))
    with pytest.raises(UltiError, match="not complete"):
        assess(contract_of(["jatek"]), record(talon=""))


def test_records_that_do_not_fit_the_contract():
    with pytest.raises(UltiError, match="without a trump suit"):
        assess(contract_of(["betli"]), record())
    with pytest.raises(UltiError, match="piros is trump exactly in a red contract"):
        assess(contract_of(["jatek"], red=True), record())
    with pytest.raises(UltiError, match="without holding"):
        assess(contract_of(["jatek"]), record(), (Announcement(2, UltiSuit.TOK),))
    with pytest.raises(UltiError, match="announced twice"):
        assess(contract_of(["jatek"]), record(), (Announcement(0, UltiSuit.MAKK),) * 2)
    with pytest.raises(UltiRefusal, match=r"I\.4\.f"):
        assess(contract_of(["20-100"]), record(), (Announcement(0, UltiSuit.MAKK),))
