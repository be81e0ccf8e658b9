"""I.3-I.5: every printed value, the legal combinations, the order of bids, what a shortened bid means."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ulti.contracts import Part, all_contracts, contract_of, smallest_overcalls, understood_bid
from bridge.ulti.errors import UltiRefusal
from bridge.ulti.notation import LANGUAGES, name_of_contract, read_contract, read_parts

contracts = st.sampled_from(all_contracts())

# paragraph, parts, red, value as printed
VALUES = [
    ("I.4.a", "jatek", False, 1),
    ("I.4.a", "jatek", True, 2),
    ("I.4.b", "40-100", False, 4),
    ("I.4.b", "40-100", True, 8),
    ("I.4.c", "4-asz", False, 4 + 1),
    ("I.4.c", "4-asz", True, 8 + 2),
    ("I.4.d", "ulti", False, 4 + 1),
    ("I.4.d and I.5.b", "ulti", True, 8 + 2),
    ("I.4.e.1", "betli", False, 5),
    ("I.4.e.2", "rebetli", False, 10),
    ("I.4.e.3", "teritett-betli", False, 20),
    ("I.4.f", "20-100", False, 8),
    ("I.4.f", "20-100", True, 16),
    ("I.4.g.1.a", "durchmars", False, 6),
    ("I.4.g.1.b", "durchmars", True, 12),
    ("I.4.g.1.c", "teritett-durchmars", False, 12),
    ("I.4.g.1.d", "teritett-durchmars", True, 24),
    ("I.4.g.2.a", "szintelen-durchmars", False, 6),
    ("I.4.g.2.b", "redurchmars", False, 12),
    ("I.4.g.2.c", "szintelen-teritett-durchmars", False, 24),
    ("I.5", "20-100 ulti teritett-durchmars", True, 48),
    ("I.4.c by I.5.b", "40-100 ulti", False, 8),
    ("I.4.c by I.5.b", "40-100 4-asz", False, 8),
]


@pytest.mark.parametrize(("paragraph", "parts", "red", "value"), VALUES)
def test_printed_values(paragraph, parts, red, value):
    assert contract_of(parts.split(), red=red).value == value, paragraph


def test_i5_the_dearest_bid_is_48():
    assert max(contract.value for contract in all_contracts()) == 48
    assert [str(c) for c in all_contracts() if c.value == 48] == ["piros 20-100 ulti teritett-durchmars"]


def test_number_of_legal_contracts():
    # I.5.a: a hundred (none, 40, 20) x ulti or not x (nothing, durchmars, open durchmars, four aces), where "nothing"
    # at all is the plain game; each plain or red; and the six trumpless ones.
    assert len(all_contracts()) == 3 * 2 * 4 * 2 + 6
    assert len(set(all_contracts())) == len(all_contracts())


def test_i5b_automatic_game():
    assert Part.JATEK in contract_of(["ulti"]).parts
    assert Part.JATEK not in contract_of(["40-100"]).parts
    assert Part.JATEK not in contract_of(["ulti", "40-100"]).parts
    assert Part.JATEK not in contract_of(["ulti", "4-asz"]).parts
    assert contract_of(["ulti", "4-asz"]).depends_on_reading
    assert contract_of(["ulti", "4-asz"], game_with_ulti_and_aces=True).value == 9
    assert not contract_of(["40-100", "ulti", "4-asz"]).depends_on_reading
    assert contract_of(["ulti", "jatek"]) == contract_of(["ulti"])


# I.5.a and b: what may not be bid together
ILLEGAL = [
    ("4-asz durchmars", False, "four_aces_not_with_durchmars", "I.5.a"),
    ("4-asz teritett-durchmars", True, "four_aces_not_with_durchmars", "I.5.a"),
    ("40-100 20-100", False, "only_one_hundred", "I.5.a"),
    ("40-100 szintelen-durchmars", False, "trumpless_contracts_stand_alone", "I.5.b"),
    ("betli ulti", False, "trumpless_contracts_stand_alone", "I.5.b"),
    ("betli", True, "trumpless_contract_has_no_colour", "I.4.e"),
    ("redurchmars", True, "trumpless_contract_has_no_colour", "I.4.g.2"),
    ("durchmars teritett-durchmars", False, "only_one_durchmars", "I.5.a"),
    ("jatek 40-100", False, "game_is_not_part_of_this_contract", "I.5.b"),
    ("", False, "no_contract_named", "I.3"),
]


@pytest.mark.parametrize(("parts", "red", "reason", "provision"), ILLEGAL)
def test_illegal_combinations(parts, red, reason, provision):
    with pytest.raises(UltiRefusal) as refused:
        contract_of(parts.split(), red=red)
    assert (refused.value.reason, refused.value.provision) == (reason, provision)


# new bid, bid in force, whether it overcalls, why
ORDER = [
    ("piros jatek", "jatek", True, "higher value"),
    ("40-100", "ulti", False, "I.4.d: ulti 5 is stronger than 40-100"),
    ("betli", "ulti", True, "I.3: equal value, less combined"),
    ("ulti", "betli", False, "the other way round"),
    ("ulti", "4-asz", True, "I.4.c: four aces are weaker than ulti"),
    ("4-asz", "ulti", False, "the other way round"),
    ("40-100 ulti", "40-100 4-asz", True, "I.4.c: the example of the text"),
    ("40-100 4-asz", "40-100 ulti", False, "the other way round"),
    ("20-100", "40-100 ulti", True, "8 in one part beats 8 in two"),
    ("20-100", "piros 40-100", False, "equal value and equally combined"),
    ("piros 40-100", "20-100", False, "equal value and equally combined"),
    ("rebetli", "piros ulti", True, "10 in one part beats 8+2"),
    ("piros ulti", "piros 4-asz", True, "I.4.c in red"),
]


@pytest.mark.parametrize(("new", "old", "overcalls", "why"), ORDER)
def test_order_of_bids(new, old, overcalls, why):
    assert read_contract(new).overcalls(read_contract(old)) is overcalls, why


@given(contracts, contracts, contracts)
def test_overcalling_is_a_strict_order(one, two, three):
    assert not one.overcalls(one)
    assert not (one.overcalls(two) and two.overcalls(one))
    if one.value > two.value:
        assert one.overcalls(two)
    if one.overcalls(two) and two.overcalls(three):
        assert one.overcalls(three) or one.value == three.value


def test_the_ladder_is_listed_weakest_first():
    ladder = all_contracts()
    for index, lower in enumerate(ladder):
        assert not any(lower.overcalls(higher) for higher in ladder[index + 1 :])


@given(contracts)
def test_smallest_overcalls_leave_no_gap(contract):
    smallest = smallest_overcalls(contract)
    for one in smallest:
        assert one.overcalls(contract)
        assert not any(one.overcalls(other) and other.overcalls(contract) for other in all_contracts())
    assert len({one.value for one in smallest}) <= 1
    assert bool(smallest) == (contract.value < 48)


@pytest.mark.parametrize(
    ("said", "after", "means"),
    [
        ("40-100", "ulti", "piros 40-100"),  # I.3, the example
        ("betli", "piros ulti", "rebetli"),  # I.3, the example
        ("betli", "jatek", "betli"),
        ("betli", "rebetli", "teritett-betli"),
        ("ulti", "ulti", "piros ulti"),
        ("szintelen-durchmars", "rebetli", "redurchmars"),
        ("piros ulti", "jatek", "piros ulti"),
    ],
)
def test_i3_shortened_bids(said, after, means):
    parts, red = read_parts(said)
    assert str(understood_bid(parts, red=red, after=read_contract(after))) == means


def test_i3_a_name_with_nothing_higher_is_refused_with_what_is_enough():
    with pytest.raises(UltiRefusal) as refused:
        understood_bid(["jatek"], after=contract_of(["40-100"]))
    assert (refused.value.reason, refused.value.allowed) == ("bid_not_higher", ("4-asz",))


@given(contracts, contracts)
def test_what_a_bid_means_is_higher_and_has_its_name(said, after):
    try:
        means = understood_bid(said.said, red=said.red, after=after)
    except UltiRefusal:
        assert not said.overcalls(after)
        return
    assert means.overcalls(after)
    assert means.value >= said.value
    assert not said.red or means.red


@given(contracts, st.sampled_from(LANGUAGES))
def test_names_are_read_back(contract, language):
    assert read_contract(name_of_contract(contract, language)) == contract


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("piros passz", "piros jatek"),
        ("parti", "jatek"),
        ("Piros ultimó 40/100", "piros 40-100 ulti"),
        ("ulti, 4 ász", "ulti 4-asz"),
        ("Terített betli", "teritett-betli"),
        ("piros", "piros jatek"),
        ("színtelen durchmars", "szintelen-durchmars"),
    ],
)
def test_what_people_say(text, contract):
    assert str(read_contract(text)) == contract


@pytest.mark.parametrize("text", ["", "whist", "ulti hullám"])
def test_what_is_no_bid(text):
    with pytest.raises(ValueError, match="not a bid of Ulti"):
        read_contract(text)
