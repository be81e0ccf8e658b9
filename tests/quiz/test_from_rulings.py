"""Questions from the engine: situations are legal and told whole, wrong answers are other rulings of the engine."""

from random import Random

import pytest

from app.quiz import bidding
from app.quiz.checks import faults, recheck
from app.quiz.draw import conflict, draw, neighbours, ruling, settings
from app.quiz.from_rulings import VARIANTS, from_ruling, told_in_full
from app.quiz.scenes import SCENES
from bridge.auction import auction_of
from bridge.calls import Bid, parse_call
from bridge.legality import faults_of, is_legal
from bridge.seats import Seat
from rulings.registry import announced, get, rule


def drawn(name, seed, tries=60):
    rng = Random(seed)
    return next(found for _ in range(tries) if (found := draw(name, rng)))


@pytest.mark.parametrize("seed", range(8))
def test_natural_auctions_are_legal_and_end(seed):
    auction = bidding.bid_out(bidding.deal(Random(seed)), Seat.E)
    assert auction.ended
    for count, call in enumerate(auction.calls):
        assert is_legal(auction.before(count), call, auction.before(count).turn)


def test_hands_of_a_deal_are_the_pack():
    hands = bidding.deal(Random(1))
    assert [len(hand) for hand in hands.values()] == [13] * 4
    assert len({card for hand in hands.values() for card in hand}) == 52


@pytest.mark.parametrize("seed", range(12))
def test_an_insufficient_bid_is_the_only_fault_of_its_auction(seed):
    facts = drawn("insufficient_bid", seed).base
    auction = auction_of(facts["dealer"], facts["auction"])
    before, last = auction.before(-1), auction.calls[-1]
    assert [fault.reason.value for fault in faults_of(before, last, before.turn)] == ["insufficient"]
    assert all(is_legal(auction.before(n), call, auction.before(n).turn) for n, call in enumerate(before.calls))


@pytest.mark.parametrize(
    ("name", "kind"), [("bid_out_of_rotation", Bid), ("pass_out_of_rotation", "P"), ("double_out_of_rotation", "X")]
)
def test_a_call_out_of_rotation_is_out_of_turn_and_of_its_kind(name, kind):
    for seed in range(6):
        facts = drawn(name, seed).base
        call = facts["out_of_turn"]
        assert auction_of(facts["dealer"], facts["auction"]).turn != Seat(call["player"])
        assert call["call"] == kind if isinstance(kind, str) else isinstance(parse_call(call["call"]), kind)


@pytest.mark.parametrize("seed", range(12))
def test_counts_of_an_established_revoke_agree(seed):
    facts = drawn("revoke_rectification", seed).base
    left = 14 - facts["revoke_trick"]
    declares = Seat(facts["offender"]).side is Seat(facts["contract"]["declarer"]).side
    after = facts["offending_side_tricks"] if declares else left - facts["offending_side_tricks"]
    assert 0 <= facts["declarer_tricks"] - after <= facts["revoke_trick"] - 1
    assert facts["winner"] == "other" or facts["offending_side_tricks"] >= 1


def test_settings_name_procedures_and_facts_that_exist():
    known = set(announced())
    for section in ("candidates", "left_out", "impossible", "weights"):
        assert set(settings()[section]) <= known
    assert set(settings()["never"]) <= known
    assert set(SCENES) <= known
    for name, facts in settings()["candidates"].items():
        for fact, values in facts.items():
            assert [get(name).fields[fact].type.read(value) for value in values]
    for name, facts in settings()["left_out"].items():
        assert set(facts) <= set(get(name).fields)
    for name, rows in settings()["impossible"].items():
        for row in rows:
            for fact, value in row.items():
                assert value in get(name).fields[fact].type.finite


def test_a_fact_whose_sentence_has_no_value_is_not_told():
    assert told_in_full("insufficient_bid", ("dealer", "auction", "choice_accept"))
    assert told_in_full("penalty_card_play", ("penalty_cards",))
    assert not told_in_full("assigned_score", ("possible_outcomes",))


def test_impossible_combinations_are_not_drawn():
    barred = settings()["impossible"]["misinformation"]
    for seed in range(25):
        facts = drawn("misinformation", seed).facts
        assert not any(all(facts.get(key) == value for key, value in row.items()) for row in barred)


@pytest.mark.parametrize("name", ["insufficient_bid", "opening_lead_out_of_turn", "revoke_rectification"])
def test_neighbours_are_other_facts_of_the_same_table(name):
    found = drawn(name, 5)
    own = ruling(found, name, "en")
    others = [
        one
        for one in neighbours(found)
        if (told := ruling(one, name, "en")) and conflict(told["outcome"], own["outcome"])
    ]
    assert len(others) >= 2
    for one in others:
        assert all(one.facts[field.name] == field.type.write(value) for field, value in one.changed)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ({"result": "a"}, {"result": "b"}, True),
        ({"result": "a", "call_stands": True}, {"result": "a", "call_stands": False}, True),
        ({"result": "a", "law_16C2_applies": True}, {"result": "a", "law_16C2_applies": False}, False),
        ({"result": "a"}, {"call_stands": True}, False),
    ],
)
def test_only_what_a_director_would_notice_makes_two_rulings_differ(first, second, expected):
    assert conflict(first, second) is expected


_ASKED_OF = {
    "options": "opening_lead_out_of_turn",
    "who": "opening_lead_out_of_turn",
    "tricks": "revoke_rectification",
    "score": "revoke_rectification",
    "yes": "opening_lead_out_of_turn",
}


@pytest.mark.parametrize("variant", list(VARIANTS))
@pytest.mark.parametrize("language", ["hu", "pl", "nb", "en"])
def test_every_variant_makes_questions_that_hold(store, variant, language):
    name = _ASKED_OF.get(variant, "insufficient_bid")
    rng = Random(11)
    question = next(q for _ in range(120) if (q := from_ruling(store, name, variant, language, rng, 11)))
    assert faults(question) == []
    assert recheck(question) == []
    assert question.language == language
    assert all(option.why for option in question.options)


def test_the_right_answer_is_the_engines_headline(store):
    question = next(q for _ in range(50) if (q := from_ruling(store, "insufficient_bid", "ruling", "pl", Random(_), 1)))
    found = rule("insufficient_bid", question.facts, language="pl")
    head = next(one for one in found["statements"] if one["kind"] == "headline")
    assert [option.text for option in question.correct] == [head["text"]]
    assert question.provisions == tuple(f"laws-2017-hu:{one}" for one in head["citations"])


def test_the_same_item_has_the_same_id_in_every_language(store):
    made = [
        next(q for n in range(50) if (q := from_ruling(store, "revoke_rectification", "tricks", lang, Random(n), 1)))
        for lang in ("hu", "pl", "nb", "en")
    ]
    assert len({question.id for question in made}) == 1
    assert len({question.key for question in made}) == 4


@pytest.mark.parametrize("seed", range(5))
def test_the_score_is_that_of_the_tricks_after_the_transfer(store, seed):
    rng = Random(seed)
    question = next(q for _ in range(80) if (q := from_ruling(store, "revoke_rectification", "score", "en", rng, seed)))
    found = rule("revoke_rectification", question.facts)["outcome"]
    contract = {**question.facts["contract"]}
    again = rule(
        "contract_score",
        {"contract": contract, "vulnerability": question.facts["vulnerability"], "tricks": found["declarer_tricks"]},
    )
    assert int(question.correct[0].text) in again["outcome"].values()


def test_the_choice_is_declarers_after_an_opening_lead_out_of_turn(store):
    question = next(
        q for n in range(80) if (q := from_ruling(store, "opening_lead_out_of_turn", "who", "en", Random(n), 1))
    )
    names = {"N": "North", "E": "East", "S": "South", "W": "West"}
    assert [one.text for one in question.correct] == [names[question.facts["contract"]["declarer"]]]
