"""The table from deal to settlement: random complete deals, the order of the first trick, refusals in words."""

import ast
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ulti_random import random_deal

import bridge.ulti
from bridge.ulti.cards import ULTI_PACK, UltiSuit, parse_ulti_card, ulti_cards
from bridge.ulti.contracts import Part, contract_of
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.opponents import act
from bridge.ulti.points import ALL_POINTS, valid_announcements
from bridge.ulti.table import Period, deal_table, table_of_hands
from rulings.ulti_table.judge import refusal_wording, say_refusal, settle_table


@settings(deadline=None, max_examples=75)
@given(st.integers(0, 10**9))
def test_random_complete_deals(seed):
    table = random_deal(seed)
    document = settle_table(table)
    assert document["status"] == "ruled"
    assert sum(document["outcome"]["score"].values()) == 0
    if table.given_up:
        return
    play = table.play
    assert play.breaches() == ()
    assert {card for trick in play.tricks for card in trick.cards} | set(play.talon) == set(ULTI_PACK)
    outcome = table.outcome()
    announced = sum(item.worth(play.trump) for item in valid_announcements(play, table.announcements))
    assert outcome.declarer_points + outcome.defender_points == ALL_POINTS + announced
    assert ALL_POINTS == 90
    factors = max(factor for part in table.contract.parts for factor in table.stakes.factors(part))
    limit = table.contract.value * factors * 2 + 8 + 8 + 4
    assert abs(document["outcome"]["score"]["declarer"]) <= 2 * limit


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**9))
def test_simple_opponents_play_legally_to_the_end(seed):
    random = Random(seed)
    table = deal_table(random)
    for _ in range(200):
        if table.turn is None:
            break
        table = act(table, random)
    assert table.period is Period.OVER
    assert table.play.breaches() == ()
    assert settle_table(table)["status"] == "ruled"


# Player 0 is dealt makk with the ulti; tök and zöld sit with 1, piros with 2.
HANDS = (
    "MA M10 MK MF ML M9 M8 M7 TA PA ZA Z10",
    "T10 TK TF TL T9 T8 T7 ZK ZF ZL",
    "P10 PK PF PL P9 P8 P7 Z9 Z8 Z7",
)


def at_first_lead(contract):
    table = table_of_hands(*(ulti_cards(hand) for hand in HANDS))
    bidding = table.bidding.bid(0, contract, ulti_cards("ZA Z10")).pass_turn(1).pass_turn(2).start_play(0)
    return table.with_bidding(bidding)


def refused(act, *args, **named):
    with pytest.raises(UltiRefusal) as found:
        act(*args, **named)
    return found.value


def play_all(table):
    while table.turn is not None:
        if table.period is Period.REKONTRA:
            table = table.answer_kontra(table.turn)
            continue
        hand = table.hand_of_turn
        for card in sorted(hand, key=lambda card: card.rank == "7"):
            try:
                table = table.play_card(table.turn, card)
                break
            except UltiRefusal:
                continue
    return table


def test_a_whole_ulti_with_its_silent_aces():
    """Makk ulti: seven trumps from the top, then the aces, the trump seven last: everything is made."""
    table = at_first_lead(contract_of(["ulti"]))
    table = table.lead_first(parse_ulti_card("MA"), UltiSuit.MAKK, [UltiSuit.MAKK])
    first = table.play_card(1, parse_ulti_card("ZK"), [], [Part.ULTI])
    first = first.play_card(2, parse_ulti_card("Z7"))
    assert first.period is Period.REKONTRA
    assert refused(first.play_card, 0, parse_ulti_card("M10")).reason == "kontra_not_answered"
    assert refused(first.answer_kontra, 1).reason == "only_declarer_redoubles"
    first = first.answer_kontra(0, [Part.ULTI])
    table = play_all(first)
    outcome = table.outcome()
    # The talon (zöld ace and ten) counts 20 for the defenders; the other aces and tens are 60, less the two tens of
    # piros and tök if the declarer does not take them; last trick 10; announced forty.
    assert outcome.made == {Part.JATEK: True, Part.ULTI: True}
    assert outcome.silent_aces is None, "the zöld ace lies in the talon"
    assert outcome.declarer_points + outcome.defender_points == 130
    assert outcome.silent_hundred in (None, "declarer")
    score = settle_table(table)["outcome"]["score"]
    game = 2 if outcome.silent_hundred else 1
    assert score["first_defender"] == -(4 * 4 + game)


def test_first_lead_names_the_suit():
    table = at_first_lead(contract_of(["ulti"]))
    card = parse_ulti_card("MA")
    assert refused(table.lead_first, card).reason == "name_the_trump_suit"
    assert refused(table.lead_first, card, UltiSuit.PIROS).reason == "piros_must_be_bid"
    assert refused(table.lead_first, parse_ulti_card("M7"), UltiSuit.MAKK).reason == "must_keep_trump_seven"
    assert refused(table.lead_first, card, UltiSuit.MAKK, [UltiSuit.TOK]).reason == "king_and_felso_needed"
    assert refused(table.lead_first, card, UltiSuit.MAKK, [UltiSuit.MAKK] * 2).reason == "king_and_felso_needed"
    betli = at_first_lead(contract_of(["betli"]))
    assert refused(betli.lead_first, card, UltiSuit.MAKK).reason == "trumpless_contract_has_no_trump"
    assert refused(betli.lead_first, card, None, [UltiSuit.MAKK]).reason == "announcement_forbidden"
    red = at_first_lead(contract_of(["jatek"], red=True)).lead_first(card)
    assert red.play.trump is UltiSuit.PIROS


def test_defenders_speak_with_their_first_card_only():
    table = at_first_lead(contract_of(["jatek"])).lead_first(parse_ulti_card("MA"), UltiSuit.MAKK)
    spoken = table.play_card(1, parse_ulti_card("ZK"), [UltiSuit.TOK], [Part.JATEK])
    assert [item.player for item in spoken.announcements] == [1]
    assert refused(spoken.play_card, 2, parse_ulti_card("Z7"), [], [Part.JATEK]).reason == "already_kontra"
    second = spoken.play_card(2, parse_ulti_card("Z7")).answer_kontra(0).play_card(0, parse_ulti_card("M10"))
    assert refused(second.play_card, 1, parse_ulti_card("ZF"), [UltiSuit.TOK]).reason == "only_with_first_card"
    assert refused(second.play_card, 2, parse_ulti_card("Z8")).reason == "not_your_turn"


def test_i4b_defenders_do_not_announce_in_40_100():
    table = at_first_lead(contract_of(["40-100"])).lead_first(parse_ulti_card("MA"), UltiSuit.MAKK, [UltiSuit.MAKK])
    found = refused(table.play_card, 1, parse_ulti_card("ZK"), [UltiSuit.TOK])
    assert (found.reason, found.provision) == ("announcement_forbidden", "I.4.b")


def test_giving_up():
    table = at_first_lead(contract_of(["40-100"]))
    assert refused(table.give_up, 1).reason == "give_up_needs_consent"
    score = settle_table(table.give_up(0))["outcome"]["score"]
    assert score == {"declarer": -16, "first_defender": 8, "second_defender": 8}
    led = table.lead_first(parse_ulti_card("MA"), UltiSuit.MAKK)
    assert refused(led.give_up, 0).reason == "give_up_needs_consent"


def test_open_hands_after_the_first_trick():
    table = at_first_lead(contract_of(["teritett-durchmars"])).lead_first(parse_ulti_card("MA"), UltiSuit.MAKK)
    assert not table.hands_open
    assert table.play_card(1, parse_ulti_card("ZK")).play_card(2, parse_ulti_card("Z7")).hands_open


def test_a_deal_that_is_not_over_is_not_settled():
    with pytest.raises(UltiError, match="not over"):
        settle_table(at_first_lead(contract_of(["jatek"])))


def test_i2_wrong_number_of_cards():
    with pytest.raises(UltiError, match="12, the others 10"):
        table_of_hands(ulti_cards("PA"), ulti_cards("MA"), ulti_cards("TA"))


def reasons_raised() -> set[str]:
    found = set()
    for path in Path(bridge.ulti.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "UltiRefusal":
                argument = node.args[0]
                if isinstance(argument, ast.Constant):
                    found.add(argument.value)
    return found | {f"must_{reason}" for reason in ("follow_suit", "trump", "overtake", "keep_trump_seven")}


def test_every_reason_is_worded_in_four_languages_and_none_is_idle():
    assert reasons_raised() - {"reason"} == set(refusal_wording())
    for reason, texts in refusal_wording().items():
        assert set(texts) == {"hu", "pl", "nb", "en"}, reason
        assert len({"{allowed}" in text for text in texts.values()}) == 1, reason


def test_every_refusal_cites_a_provision_of_the_source(store):
    provisions = set()
    for path in Path(bridge.ulti.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"I(\.\w+)+", node.value)
            ):
                provisions.add(node.value)
    assert {one for one in provisions if f"ulti-hu:{one}" not in store} == set()


@pytest.mark.parametrize(("language", "word"), [("hu", "makk ász"), ("pl", "as (żołądź)"), ("en", "ace of acorns")])
def test_a_refusal_in_words(language, word):
    said = say_refusal(UltiRefusal("must_overtake", "I.6", ("MA",)), language)
    assert word in said.text
    assert said.citation == "ulti-hu:I.6"
    bids = say_refusal(UltiRefusal("bid_not_higher", "I.3", ("piros 4-asz",)), "hu")
    assert "piros 4 ász" in bids.text
    suits = say_refusal(UltiRefusal("name_the_trump_suit", "I.6", ("M", "T")), "hu")
    assert "makk, tök" in suits.text
