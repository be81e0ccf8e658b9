import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge import (
    CALLS,
    PACK,
    SEATS,
    Bid,
    BridgeError,
    Denomination,
    Seat,
    Side,
    Suit,
    Vulnerability,
    auction_of,
    hand_of,
    parse_call,
    parse_card,
    parse_contract,
)
from bridge.notation import (
    LANGUAGES,
    auction_table,
    format_auction,
    format_call,
    format_card,
    format_contract,
    format_denomination,
    format_hand,
    format_seat,
    format_side,
    format_suit,
    format_vulnerability,
    read_call,
    read_card,
    read_denomination,
    read_seat,
    read_side,
    read_suit,
    read_vulnerability,
    said,
    vocabulary,
    without_accents,
)

languages = st.sampled_from(LANGUAGES)
styles = st.sampled_from(["symbol", "word"])


@st.composite
def language_and_case(draw):
    language = draw(languages)
    return language, draw(st.sampled_from(vocabulary(language).cases))


@given(language_and_case(), st.sampled_from(SEATS), styles)
def test_seats_round_trip(words, seat, style):
    language, case = words
    assert read_seat(format_seat(seat, language, case, style), language) is seat
    assert read_seat(seat.value, language) is seat  # the international letter is read everywhere
    assert read_seat(without_accents(format_seat(seat, language, case)), language) is seat


@given(language_and_case(), st.sampled_from([*CALLS, Bid(8, Denomination.C)]), styles)
def test_calls_round_trip(words, call, style):
    language, case = words
    written = format_call(call, language, case, style)
    assert read_call(written, language) == call
    assert read_call(written.upper(), language) == call
    assert read_call(str(call), language) == call


@given(language_and_case(), st.sampled_from(PACK), styles)
def test_cards_round_trip(words, card, style):
    language, case = words
    assert read_card(format_card(card, language, case, style), language) == card


@given(language_and_case(), st.sampled_from(list(Suit)), styles)
def test_suits_round_trip(words, suit, style):
    language, case = words
    assert read_suit(format_suit(suit, language, case, style), language) is suit
    assert read_denomination(format_denomination(Denomination(suit), language, case, style), language) == suit


@given(languages, st.sampled_from(list(Side)), styles)
def test_sides_round_trip(language, side, style):
    assert read_side(format_side(side, language, style), language) is side


@given(languages, st.sampled_from(list(Vulnerability)))
def test_vulnerability_round_trip(language, state):
    assert read_vulnerability(format_vulnerability(state, language), language) is state


@pytest.mark.parametrize("language", LANGUAGES)
def test_within_a_kind_no_written_form_has_two_meanings(language):
    words = vocabulary(language)
    for kind in (words.seats, words.sides, words.vulnerability, words.calls, words.ranks, words.suits):
        owner: dict[str, object] = {}
        for meaning, noun in kind.items():
            for form in noun.written:
                assert owner.setdefault(form.casefold(), meaning) == meaning, form


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_every_case(language):
    words = vocabulary(language)
    nouns = [*words.seats.values(), *words.suits.values(), *words.ranks.values(), *words.calls.values(), words.notrump]
    for noun in nouns:
        assert tuple(noun.forms) == words.cases
        assert all(noun.forms.values())
    assert set(words.levels) == set(range(1, 14))
    assert len(words.ranks) == 13


# language, what is written, how a person of that country writes it
SAMPLES = [
    ("hu", lambda lang: format_call(parse_call("1N"), lang), "1SA"),
    ("pl", lambda lang: format_call(parse_call("1N"), lang), "1BA"),
    ("nb", lambda lang: format_call(parse_call("1N"), lang), "1NT"),
    ("pl", lambda lang: format_call(parse_call("P"), lang), "pas"),
    ("hu", lambda lang: format_call(parse_call("P"), lang, "acc"), "passzt"),
    ("pl", lambda lang: format_seat(Seat.W, lang, "dat"), "W"),
    ("hu", lambda lang: format_seat(Seat.W, lang, "dat"), "Nyugatnak"),
    ("nb", lambda lang: format_seat(Seat.W, lang, "gen"), "Vests"),
    ("hu", lambda lang: format_card(parse_card("SQ"), lang, style="word"), "pikk dáma"),
    ("pl", lambda lang: format_card(parse_card("SQ"), lang, "acc", "word"), "damę pik"),
    ("nb", lambda lang: format_card(parse_card("SJ"), lang), "♠Kn"),
    ("en", lambda lang: format_card(parse_card("SA"), lang, style="word"), "ace of spades"),
    ("hu", lambda lang: format_side(Side.EW, lang), "K–NY"),
    ("nb", lambda lang: format_side(Side.EW, lang), "Ø–V"),
    ("hu", lambda lang: format_vulnerability(Vulnerability.BOTH, lang), "általános bell"),
    ("pl", lambda lang: format_contract(parse_contract("4SX-W"), lang), "4♠ z kontrą, rozgrywa W"),
    ("hu", lambda lang: format_auction(auction_of("W", "1H P"), lang), "NY: 1♥, É: passz"),
    ("hu", lambda lang: format_auction(auction_of("W"), lang), "még nem volt licit"),
    ("nb", lambda lang: format_hand(hand_of("AT.J.."), lang), "♠E10 ♥Kn"),
    ("no", lambda lang: format_seat(Seat.E, lang), "Øst"),
]


@pytest.mark.parametrize(("language", "write", "expected"), SAMPLES)
def test_as_people_write_it(language, write, expected):
    assert write(language) == expected


# language, reader, text, meaning
READ = [
    ("hu", read_call, "egy szan", "1N"),
    ("hu", read_call, "két kőr", "2H"),
    ("hu", read_call, "2 kőrt", "2H"),
    ("hu", read_call, "4♠", "4S"),
    ("hu", read_call, "kontrázott", "X"),
    ("pl", read_call, "jeden pik", "1S"),
    ("pl", read_call, "1 bez atu", "1N"),
    ("pl", read_call, "ktr.", "X"),
    ("nb", read_call, "1 grand", "1N"),
    ("nb", read_call, "tre hjerter", "3H"),
    ("nb", read_call, "3 NT", "3N"),
    ("nb", read_call, "doblet", "X"),
    ("en", read_call, "3 no trump", "3N"),
    ("nb", read_card, "spar konge", "SK"),
    ("pl", read_card, "dwójka trefl", "C2"),
    ("hu", read_card, "kőr ászt", "HA"),
    ("hu", read_card, "♦10", "DT"),
    ("en", read_card, "queen of hearts", "HQ"),
    ("nb", read_seat, "Syd", "S"),
    ("nb", read_seat, "Sør", "S"),
    ("nb", read_seat, "Ost", "E"),
    ("hu", read_seat, "E", "E"),
    ("hu", read_seat, "É", "N"),
    ("pl", read_seat, "Zachod", "W"),
]


@pytest.mark.parametrize(("language", "read", "text", "meaning"), READ)
def test_reads_what_people_write(language, read, text, meaning):
    assert str(read(text, language)) == meaning


@pytest.mark.parametrize("read", [read_call, read_card, read_seat, read_side, read_suit, read_vulnerability])
def test_refuses_nonsense(read):
    with pytest.raises(BridgeError):
        read("qwerty", "hu")


def test_templates_ask_for_a_case():
    sentence = "{who:gen} {what:word.acc} {what} {who:symbol}"
    text = sentence.format(who=said(Seat.W, "pl"), what=said(parse_card("SQ"), "pl"))
    assert text == "W damę pik ♠D W"
    assert f"{said(Seat.N, 'hu')}" == str(said(Seat.N, "hu")) == "Észak"


@pytest.mark.parametrize(
    "value",
    [Side.NS, Vulnerability.NS, Suit.S, Denomination.N, parse_contract("1C-N"), hand_of("A..."), auction_of("N", "1C")],
)
def test_everything_can_be_said(value):
    for language in LANGUAGES:
        assert f"{said(value, language)}"


def test_unknown_case_and_language_are_refused():
    with pytest.raises(BridgeError, match="its cases are nom"):
        format_seat(Seat.N, "nb", "dat")
    with pytest.raises(BridgeError, match="choose one of hu"):
        format_seat(Seat.N, "de")


def test_auction_table():
    header, *rows = auction_table(auction_of("N", "1H P 2N P P P"), "pl")
    assert header == ("W", "N", "E", "S")
    assert rows == [("", "1♥", "pas", "2BA"), ("pas", "pas", "pas", "")]
    # South passes out of turn after North: the row goes on, East's cell stays empty.
    assert auction_table(auction_of("N", "P S:P"), "pl")[1] == ("", "pas", "", "pas")


def test_no_suit_symbol_in_python_source():
    from pathlib import Path

    import bridge

    symbols = {noun.symbol for language in LANGUAGES for noun in vocabulary(language).suits.values()}
    for path in Path(bridge.__file__).parent.rglob("*.py"):
        assert not symbols & set(path.read_text(encoding="utf-8")), path
