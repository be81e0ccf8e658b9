import bridge
import bridge.notation


def test_the_public_names_of_bridge():
    assert set(bridge.__all__) == {
        "BIDS",
        "CALLS",
        "DENOMINATIONS",
        "DOUBLE",
        "HONOURS",
        "PACK",
        "PASS",
        "RANKS",
        "REDOUBLE",
        "SEATS",
        "SUITS",
        "Auction",
        "Bid",
        "BridgeError",
        "Call",
        "Card",
        "Contract",
        "Deal",
        "Denomination",
        "Doubling",
        "Fault",
        "Hand",
        "MadeCall",
        "Phase",
        "PlayRecord",
        "Reason",
        "Revoke",
        "Seat",
        "Side",
        "Suit",
        "Trick",
        "Vulnerability",
        "Word",
        "auction_of",
        "deal_of",
        "dealer_of_board",
        "faults_of",
        "hand_of",
        "is_legal",
        "legal_calls",
        "legal_cards",
        "may_double",
        "may_redouble",
        "parse_bid",
        "parse_call",
        "parse_card",
        "parse_contract",
        "parse_seat",
        "play_record_of",
        "sufficient",
        "trick_of",
        "vulnerability_of_board",
    }


def test_every_public_name_exists():
    for module in (bridge, bridge.notation):
        for name in module.__all__:
            assert getattr(module, name) is not None
