"""Boards, hands and values that a person pastes: bounded in length and in work, whatever they hold."""

from contextlib import suppress
from functools import partial

import pytest

from app.wizard import typed
from corpus.errors import BadInput, LawbridgeError
from rulings.board_facts import facts_of_board
from rulings.table.whole import read_table

LONG = {
    "a board's number of 5,000 digits, typed": "Board: " + "9" * 5_000,
    "a board's number of 5,000 digits, LIN": "md|3SAKQ,,,|ah|Board " + "9" * 5_000 + "|",
    "tricks of 5,000 digits, LIN": "md|3SAKQ,,,|mc|" + "9" * 5_000 + "|",
    "160 underscores": "_" * 160,
    "a hand of blanks": "N: S" + " " * 19_000 + "x",
    "a hand of 6,000 cards": "N: " + "S2 " * 6_000,
    "comments that never close": '[Deal "N:AKQ.JT9.876.5432 - - -"]\n[Auction "N"]\n' + "{" * 19_000,
    "10,000 calls, typed": "Dealer: N\nAuction: 1S " + "X XX " * 3_900,
    "10,000 calls, LIN": "md|3SAKQ,,,|" + "mb|p|" * 3_900,
    "three megabytes in one line": "N:" + "A" * 3_000_000,
    "three megabytes of lines": "N: AKQ - - -\n" * 230_000,
    "nested JSON": '{"a":' * 30_000,
    "no number": '{"board": NaN}',
}


@pytest.mark.parametrize("text", LONG.values(), ids=LONG.keys())
def test_a_board_of_any_length_is_read_or_refused(text: str) -> None:
    for reader in (partial(facts_of_board, "board_record"), read_table, partial(typed.deal, language="en")):
        with suppress(LawbridgeError):  # a refusal of any other class fails the test
            reader(text)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "[NaN]", "[1e999]", "[" + "9" * 5_000 + "]"])
def test_a_value_typed_on_a_page_as_json_is_read_strictly(text: str) -> None:
    with pytest.raises(BadInput):
        typed.anything(text)


def test_numbers_typed_have_at_most_twenty_digits() -> None:
    with pytest.raises(BadInput):
        typed.numbers("9" * 400, whole=False)
