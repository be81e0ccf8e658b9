import pytest
from bridge_strategies import seats
from hypothesis import given
from hypothesis import strategies as st

from bridge import BridgeError, Contract, Denomination, Doubling, parse_contract

contracts = st.builds(
    Contract, st.integers(1, 7), st.sampled_from(list(Denomination)), st.sampled_from(list(Doubling)), seats
)


@given(contracts)
def test_round_trip(contract):
    assert parse_contract(str(contract)) == contract


@given(contracts, st.integers(0, 3))
def test_roles(contract, steps):
    assert {contract.declarer, contract.dummy, *contract.defenders} == set("NESW")
    assert contract.opening_leader is contract.declarer.lho
    assert contract.turned(steps).dummy is contract.dummy.turned(steps)


def test_values():
    contract = parse_contract("4sx-w")
    assert (contract.tricks_needed, contract.trump, contract.doubling.factor) == (10, "S", 2)
    assert parse_contract("3N-S").trump is None


@pytest.mark.parametrize("text", ["", "4S", "4SXXX-W", "8S-W", "P-N", "4S-Q"])
def test_no_contract(text):
    with pytest.raises(BridgeError):
        parse_contract(text)
