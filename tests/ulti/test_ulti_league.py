"""A league of Ulti by I.12: sheets, expulsions, withdrawals, time limits; worked out from the text."""

from __future__ import annotations

from fractions import Fraction as Fr
from typing import Any

import pytest
from typer.testing import CliRunner

from app.faces.cli.ulti import ulti_app
from bridge.tournament import Competition, UltiGame, UltiLeaving
from corpus.errors import BadInput
from rulings.registry import rule
from rulings.ulti.tournament.games import score_ulti

SHEET = tuple({"A": 2, "B": -1, "C": -1} for _ in range(18))


def league(*games: UltiGame, leavings: tuple[UltiLeaving, ...] = ()) -> dict[str, tuple[Fr, int]]:
    found = score_ulti(Competition("", "ulti", games=games, leavings=leavings))
    return {line.contestant: (line.points, int(line.second or 0)) for line in found.lines}


def game(name: str, number: str = "1", **known: Any) -> UltiGame:
    return UltiGame(number, name, **known)


# "a játszmák pedig 18 (3 fős asztaloknál)": 18 deals of +2 -1 -1 are +36, -18, -18; first 3, the tied 1.5
def test_a_sheet_of_eighteen_deals() -> None:
    assert league(game("1", sheet=SHEET)) == {"A": (3, 36), "B": (Fr("1.5"), -18), "C": (Fr("1.5"), -18)}
    found = score_ulti(Competition("", "ulti", games=(game("1", sheet=SHEET),))).lines[0]
    assert [part.step.cite for part in found.parts] == ["ulti-hu:I.12.a", "ulti-hu:I.12"]
    assert [part.step.shown for part in found.parts[0].parts] == ["+2"] * 18


@pytest.mark.parametrize(
    ("known", "why"),
    [
        ({"sheet": SHEET[:17]}, "17 of 18 deals"),
        ({"sheet": (*SHEET[:17], {"A": 2, "B": -1, "C": 0})}, "deal 18"),
        ({"sheet": SHEET, "totals": {"A": 35, "B": -18, "C": -17}}, "the totals written"),
        ({"totals": {"A": 1, "B": 1, "C": 1}}, "not to nought"),
        ({"sheet": SHEET[:8], "out_of_time": True}, "half of it must be played"),
        ({"totals": {"A": 0, "B": 0}}, "has 2 players"),
        ({"sheet": SHEET[:9], "expelled": "D"}, "does not sit"),
    ],
)
def test_what_is_no_game(known: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        league(game("1", **known))


# "időkorlát is bevezethető, de az egy-egy játszma 50 százalékát akkor is teljesíteni kell"
def test_a_time_limit_after_half() -> None:
    assert league(game("1", sheet=SHEET[:9], out_of_time=True))["A"] == (3, 18)


# "a kizárt játékos az utolsó helyre kerül -50 segédponttal", the others 3 (+30) and 2 (+20); "úgy kell tekinteni,
# mintha nem is nevezett volna" in the round: what A had in it does not count.
def test_an_expulsion_inside_the_league() -> None:
    before = game("1", totals={"A": 10, "B": 0, "C": -10})
    out = game("2", sheet=tuple({"A": 2, "B": -2, "C": 0} for _ in range(9)), expelled="A")
    later = game("3", "2", totals={"A": 4, "B": 0, "C": -4})
    assert league(before, out) == {"A": (0, 0), "C": (4, 20), "B": (4, 20)}
    lines = score_ulti(Competition("", "ulti", games=(before, out))).lines
    assert [line.place for line in lines if line.contestant == "A"] == [0]
    assert league(before, out, later)["A"] == (3, 4)  # the next round counts again


# "ha a játszma 50 százaléka még nem teljesült": 2.5 and +1 each, the expelled 1 and -2 (which the round takes away)
def test_expelled_before_half() -> None:
    assert league(game("1", sheet=SHEET[:8], expelled="A")) == {"A": (0, 0), "B": (Fr("2.5"), 1), "C": (Fr("2.5"), 1)}


# Four players: less than half: "új játszmát kezdenek, mint 3-as asztal"; half: 3 (+30), 2 (+20), 2 (+20)
def test_expelled_at_a_table_of_four() -> None:
    deal = {"A": 3, "B": -1, "C": -1, "D": -1}
    early = game("1", sheet=(deal,) * 9, expelled="B")
    again = game("1b", totals={"A": 5, "C": 0, "D": -5})
    assert league(early, again) == {"A": (3, 5), "C": (2, 0), "D": (1, -5), "B": (0, 0)}
    late = game("1", sheet=(deal,) * 10, expelled="B")
    assert league(late) == {"A": (3, 30), "C": (2, 20), "D": (2, 20), "B": (0, 0)}


# "megilleti a 3. helyezettnek járó 1 pont és nulla segédpont a forduló további játszmáiban"
def test_a_withdrawal_between_two_games() -> None:
    rows = [game(str(n), totals={"A": 6, "B": 0, p: -6}) for n, p in ((1, "C"), (2, "D"), (3, "D"))]
    assert league(*rows, leavings=(UltiLeaving("C", "1", "2"),))["C"] == (1 + 2, -6)
    with pytest.raises(BadInput, match="without a game"):
        league(*rows, leavings=(UltiLeaving("E", "1", "2"),))


# I.7: "a kontrák egyéniek": betli 5, doubled by the second alone: he is paid 10, the first 5
def test_individual_kontras_on_the_command_line() -> None:
    run = CliRunner()
    asked = run.invoke(ulti_app, ["settle", "betli", "--kontra", "betli", "--json"])
    assert '"kontra_by"' in asked.output
    assert '"needs"' in asked.output
    told = run.invoke(ulti_app, ["settle", "betli", "--kontra", "betli", "--kontra-by", "second", "--json"])
    assert '"declarer": -15' in told.output


@pytest.mark.parametrize(
    ("words", "result", "cite"),
    [
        (["passz", "--after", "ulti"], '"pass"', "I.3"),
        (["passz"], '"legal"', "I.4.a"),
        (["piros passz"], '"legal"', "I.4.a"),
    ],
)
def test_passz(words: list[str], result: str, cite: str) -> None:
    found = CliRunner().invoke(ulti_app, ["bid", *words, "--json"])
    assert f'"result": {result}' in found.output
    assert f'"ulti-hu:{cite}"' in found.output


# I.1.b has the order of betli ("ász, király, felső, alsó, tízes"): the ten is below the lower, which beats it
def test_the_order_of_cards_is_cited() -> None:
    facts = {"hand": ["PL", "P10"], "trick": ["P9"], "no_trump": True}
    document = rule("ulti_legal_card", facts)
    cited = {cite for row in document["statements"] for cite in row["citations"]}
    assert "ulti-hu:I.1.b" in cited
    assert set(document["outcome"]["legal_cards"]) == {"PL", "P10"}
