"""What hypothesis draws: seats, calls, auctions, deals."""

from hypothesis import strategies as st

from bridge import CALLS, PACK, SEATS, Auction, Deal, Hand, MadeCall, auction_of, legal_calls

seats = st.sampled_from(SEATS)
calls = st.sampled_from(CALLS)
cards = st.sampled_from(PACK)


@st.composite
def legal_auctions(draw, max_calls=24):
    auction = Auction(draw(seats))
    for _ in range(draw(st.integers(0, max_calls))):
        possible = legal_calls(auction)
        if not possible:
            break
        # Passes and doubles drawn often, or long auctions would all be strings of bids.
        auction = auction.plus(draw(st.one_of(st.sampled_from(possible[-3:]), st.sampled_from(possible))))
    return auction


# Any calls at all, in rotation: insufficient bids and inadmissible doubles among them.
any_auctions = st.builds(auction_of, seats, st.lists(calls, max_size=16))
# Any player may have called at any moment.
disorderly_auctions = st.builds(
    lambda dealer, made: Auction(dealer, tuple(made)), seats, st.lists(st.builds(MadeCall, seats, calls), max_size=10)
)
deals = st.permutations(PACK).map(
    lambda pack: Deal({seat: Hand(frozenset(pack[13 * index : 13 * index + 13])) for index, seat in enumerate(SEATS)})
)
