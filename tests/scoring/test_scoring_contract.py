"""Contract scores: the spot values sourced in facts.md, the printed table of Law 77, and every contract against
endplay.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from corpus.errors import BadInput
from rulings.scoring.contract import UNDERTRICKS, contract_score, passed_out

SOURCE = Path(__file__).parents[2] / "corpus" / "sources" / "000_84da7011cb7fe42b.txt"

# facts.md section 2: spot values of two public scoring packages and the White Book's weighting example
SPOT = [
    ("3N", 0, True, 11, 660),
    ("2C", 2, True, 3, -2800),
    ("6S", 0, True, 12, 1430),
    ("4S", 0, True, 12, 680),
    ("4S", 0, True, 11, 650),
    ("7N", 2, True, 13, 2980),
    ("7H", 2, True, 0, -7600),
    ("1C", 1, False, 0, -1700),
    ("1N", 0, False, 7, 90),
    ("2D", 1, False, 8, 180),
    ("2H", 1, False, 8, 470),
]


@pytest.mark.parametrize(("bid", "doubling", "vulnerable", "tricks", "score"), SPOT)
def test_law_77_spot_values(bid: str, doubling: int, vulnerable: bool, tricks: int, score: int) -> None:
    assert contract_score(int(bid[0]), bid[1], doubling, vulnerable, tricks).value == score


def test_every_contract_equals_endplay() -> None:
    from endplay.types import Contract, Denom, Penalty, Player, Vul

    denominations = {"C": Denom.clubs, "D": Denom.diamonds, "H": Denom.hearts, "S": Denom.spades, "N": Denom.nt}
    penalties = (Penalty.passed, Penalty.doubled, Penalty.redoubled)
    compared = 0
    for level in range(1, 8):
        for letter, denom in denominations.items():
            for doubling, penalty in enumerate(penalties):
                for vulnerable in (False, True):
                    for tricks in range(14):
                        peer = Contract(
                            level=level, denom=denom, declarer=Player.south, penalty=penalty, result=tricks - level - 6
                        )
                        ours = contract_score(level, letter, doubling, vulnerable, tricks).value
                        theirs = peer.score(Vul.both if vulnerable else Vul.none)
                        assert ours == theirs, (level, letter, doubling, vulnerable, tricks)
                        compared += 1
    assert compared == 7 * 5 * 3 * 2 * 14


def test_undertricks_are_the_printed_table() -> None:
    rows = {}
    for line in SOURCE.read_text(encoding="utf-8").splitlines():
        for index, head in enumerate(("Az első bukásért", "A 2. és 3. bukásért", "Minden továbbiért")):
            if line.startswith(head):
                rows[index] = [int(n) for n in re.findall(r"\d+", line.removeprefix(head))]
    printed = {
        (vulnerable, doubling): tuple(rows[i][doubling + (3 if vulnerable else 0)] for i in range(3))
        for vulnerable in (False, True)
        for doubling in (0, 1, 2)
    }
    assert printed == UNDERTRICKS


def test_steps_add_up_and_cite_law_77() -> None:
    working = contract_score(4, "S", 1, True, 11)
    assert [step.says for step in working.steps] == [
        "trick_points",
        "game_vulnerable",
        "made_doubled",
        "overtricks_doubled",
        "score_total",
    ]
    assert working.steps[-1].shown == "240 + 500 + 50 + 200 = 990"
    assert working.citations == ("77",)


def test_the_undertrick_ladder_is_written_out() -> None:
    assert contract_score(3, "N", 1, False, 4).steps[0].shown == "100 + 2 x 200 + 2 x 300 = 1100"


def test_passed_out_is_nought() -> None:
    assert passed_out().value == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((0, "S", 0, False, 7), "levels are 1 to 7"),
        ((4, "P", 0, False, 7), "C, D, H, S or N"),
        ((4, "S", 3, False, 7), "doubling"),
        ((4, "S", 0, False, 14), "0 to 13"),
    ],
)
def test_impossible_contracts_are_refused(arguments: tuple[int, str, int, bool, int], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        contract_score(*arguments)
