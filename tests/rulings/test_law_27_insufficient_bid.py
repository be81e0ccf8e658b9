"""Law 27 on random auctions: always an answer, legal replacements as bridge counts them, the same at every seat."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.auction import Auction, auction_of
from bridge.calls import BIDS, Bid
from bridge.legality import legal_calls, sufficient
from bridge.seats import SEATS, Seat
from rulings import rule


@st.composite
def insufficient_bids(draw: st.DrawFn) -> dict[str, Any]:
    """A legal auction with a bid in it, not ended, and then an insufficient bid in turn."""
    auction = Auction(draw(st.sampled_from(SEATS)))
    for _ in range(draw(st.integers(1, 9))):
        call = draw(st.sampled_from(legal_calls(auction)))
        if auction.plus(call).ended:
            break
        auction = auction.plus(call)
    if auction.last_bid is None:
        auction = auction.plus(draw(st.sampled_from(BIDS)))
    low = [bid for bid in BIDS if not sufficient(auction, bid)]
    bid = draw(st.sampled_from(low))
    return {"dealer": str(auction.dealer), "auction": [*map(str, auction.calls), str(bid)]}


ANSWERS: dict[str, st.SearchStrategy[Any]] = {
    "choice_accept": st.booleans(),
    "finding_comparable": st.booleans(),
    "replaced_early": st.booleans(),
    "choice_accept_second": st.booleans(),
    "replacement": st.sampled_from([*map(str, BIDS), "P", "X", "XX"]),
}


def before(facts: dict[str, Any]) -> tuple[Auction, Bid, Seat]:
    auction = auction_of(facts["dealer"], facts["auction"])
    bid = auction.calls[-1]
    assert isinstance(bid, Bid)
    return auction.before(-1), bid, auction.made[-1].player


@settings(deadline=None, max_examples=60)
@given(insufficient_bids(), st.fixed_dictionaries({}, optional=ANSWERS))
def test_always_a_ruling_or_a_question(facts: dict[str, Any], answers: dict[str, Any]) -> None:
    if answers.get("choice_accept") and "replacement" in answers:
        answers.pop("replaced_early", None)
    document = rule("insufficient_bid", {**facts, **answers}, weighed=False)
    assert document["status"] in ("ruled", "needs")
    assert bool(document["need"]) == (document["status"] == "needs")
    assert all(item["citations"] for item in document["statements"])


@settings(deadline=None, max_examples=60)
@given(insufficient_bids())
def test_refused_it_is_replaced_by_a_sufficient_bid_or_a_pass(facts: dict[str, Any]) -> None:
    auction, bid, _ = before(facts)
    outcome = rule("insufficient_bid", {**facts, "choice_accept": False}, weighed=False)["outcome"]
    assert outcome["legal_replacements"] == [*(str(one) for one in BIDS if sufficient(auction, one)), "P"]
    lowest = auction.lowest_sufficient(bid.denomination)
    assert outcome.get("free_replacement") == (str(lowest) if lowest else None)


@settings(deadline=None, max_examples=60)
@given(insufficient_bids(), st.sampled_from(BIDS))
def test_only_the_lowest_bid_of_the_denomination_needs_no_finding(facts: dict[str, Any], replacement: Bid) -> None:
    auction, bid, _ = before(facts)
    document = rule(
        "insufficient_bid", {**facts, "choice_accept": False, "replacement": str(replacement)}, weighed=False
    )
    if not sufficient(auction, replacement):
        assert [need["name"] for need in document["need"]] == ["choice_accept_second"]
    elif replacement == auction.lowest_sufficient(bid.denomination):
        assert document["outcome"]["result"] == "same_denomination"
        assert document["end_of_play_review"] == ["27.D"]
    else:
        assert [need["name"] for need in document["need"]] == ["finding_comparable"]


@settings(deadline=None, max_examples=60)
@given(insufficient_bids())
def test_a_pass_that_is_not_comparable_silences_partner_and_restricts_his_lead(facts: dict[str, Any]) -> None:
    auction, _, offender = before(facts)
    outcome = rule(
        "insufficient_bid", {**facts, "choice_accept": False, "replacement": "P", "finding_comparable": False}
    )
    silenced = next(item for item in outcome["in_force"] if item["kind"] == "silenced_throughout")
    assert silenced["players"] == [offender.partner.value]
    named = {str(call)[-1] for call in auction.calls_by(offender) if isinstance(call, Bid)}
    assert set(outcome["outcome"]["lead_restriction"]["prohibitable_suits"]) == set("SHDC") - named
    assert outcome["outcome"]["next_to_act"] == offender.lho.value


@settings(deadline=None, max_examples=60)
@given(insufficient_bids())
def test_a_call_by_the_next_player_accepts(facts: dict[str, Any]) -> None:
    document = rule("insufficient_bid", {**facts, "auction": [*facts["auction"], "P"]})
    assert (document["status"], document["outcome"]["call_stands"]) == ("ruled", True)


def test_the_next_players_own_insufficient_bid_is_the_one_ruled() -> None:
    """South's 1D over East's 1H accepts that (27A1) and is itself insufficient (18D): now West may accept it."""
    document = rule("insufficient_bid", {"dealer": "N", "auction": ["1S", "1H", "1D"]})
    assert [need["chooser"] for need in document["need"] if need["name"] == "choice_accept"] == ["W"]


def test_accepting_ends_the_matter_whatever_is_found_later() -> None:
    facts = {"dealer": "N", "auction": ["1S", "1H"], "choice_accept": True, "finding_comparable": False}
    document = rule("insufficient_bid", facts)
    assert (document["status"], document["outcome"]["result"], document["need"]) == ("ruled", "accepted", [])


def test_what_stays_in_force_goes_into_the_next_ruling() -> None:
    first = rule(
        "insufficient_bid",
        {
            "dealer": "N",
            "auction": ["1S", "1H"],
            "choice_accept": False,
            "replacement": "P",
            "finding_comparable": False,
        },
    )
    later = rule(
        "insufficient_bid",
        {"dealer": "N", "auction": ["1S", "P", "2S", "1N"], "in_force": first["in_force"]},
    )
    assert later["outcome"]["procedure"] == "required_pass_violated", "West, silenced, has bid"
