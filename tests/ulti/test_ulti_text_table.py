"""The text table and `lawbridge ulti`: a person plays a whole deal, a record is stepped through, refusals are cited."""

import json
from random import Random

import pytest
from typer.testing import CliRunner

from app.faces.cli.ulti import ulti_app
from bridge.ulti.bidding import Stage
from bridge.ulti.cards import ulti_cards
from bridge.ulti.play import UltiTrick, duty
from bridge.ulti.table import Period, table_of_hands
from corpus.errors import BadInput
from rulings.ulti_table.text_table import TextTable, new_text_table, table_words

HANDS = (
    "MA M10 MK MF ML M9 M8 M7 TA PA ZA Z10",
    "T10 TK TF TL T9 T8 T7 ZK ZF ZL",
    "P10 PK PF PL P9 P8 P7 Z9 Z8 Z7",
)


def a_legal_line(table):
    """What a person who knows the rules would type."""
    state = table.table
    hand = state.hand_of_turn
    match state.period:
        case Period.BIDDING:
            stage = state.bidding.stage
            if stage is Stage.HOLDING_TALON:
                return f"parti: {hand[0]} {hand[1]}"
            return "passz" if stage is Stage.DECIDING else "indul"
        case Period.FIRST_LEAD:
            cards = duty(hand, UltiTrick(state.turn), None if state.contract.trumpless else "M").cards
            return f"{cards[-1]} M"
        case Period.REKONTRA:
            return "tovább"
    return str(duty(hand, state.play.current, state.play.trump).cards[0])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("language", ["hu", "pl", "nb", "en"])
def test_a_person_plays_to_the_end(seed, language):
    table = new_text_table(seed, seed % 3, language)
    lines = table.start()
    for _ in range(60):
        if table.over:
            break
        before = table.table
        lines += table.do(a_legal_line(table))
        assert table.table is not before, lines[-1]
    assert table.over
    assert any("ulti-hu:I.8" in line for line in lines)


def scripted(language="hu"):
    return TextTable(table_of_hands(*(ulti_cards(hand) for hand in HANDS)), None, language, Random(1))


SCRIPT = [
    ("ulti: ZA", "lay_down_two_cards"),
    ("40-100 durchmars betli: ZA Z10", "trumpless_contracts_stand_alone"),
    ("ulti: ZA Z10", None),
    ("felvesz", None),
    ("40-100 4 ász 20-100: T7 T8", "only_one_hundred"),
    ("játék: T7 T8", "bid_not_higher"),
    ("betli: T10 T9", None),
    ("passz", None),
    ("felvesz", None),
    ("durchmars: ZA Z10", "card_not_held"),
]


def test_refusals_name_their_reason_and_paragraph():
    table = scripted()
    for line, reason in SCRIPT:
        before = table.table
        said = table.step(line)
        assert (table.table is before) == (reason is not None), (line, said)
        if reason is not None:
            assert "[ulti-hu:I." in said[0], said


def test_the_first_trick_in_words():
    table = scripted()
    for line in ("ulti: ZA Z10", "passz", "pas", "start"):
        table.step(line)
    assert table.step("M7 M")[0].endswith("[ulti-hu:I.4.d]")
    said = table.step("MA M +M")
    assert said == ["Adu: makk.", "1. játékos jelent: 40 (makk).", "1. játékos: makk ász"]
    assert table.step("ZK +T kontra ulti") == [
        "2. játékos jelent: 20 (tök).",
        "2. játékos: kontra ulti.",
        "2. játékos: zöld király",
    ]
    assert table.step("Z7 kontra ulti")[0].endswith("[ulti-hu:I.7]")
    table.step("Z7")
    assert table.table.period is Period.REKONTRA
    assert table.step("M10")[0].startswith("Ezt nem értem")
    assert table.step("rekontra ulti") == ["1. játékos: rekontra ulti."]


def test_giving_up_in_words():
    table = scripted("en")
    for line in ("ulti: ZA Z10", "pass", "pass", "go"):
        table.step(line)
    said = table.step("give up")
    assert said[0] == "Player 1 gives up."
    assert table.over
    assert any("[ulti-hu:I.6]" in line for line in said)


def test_words_stand_in_four_languages():
    for key, texts in table_words().items():
        assert set(texts) == {"hu", "pl", "nb", "en"}, key


runner = CliRunner()


def run(*arguments):
    return runner.invoke(ulti_app, list(arguments), catch_exceptions=False)


def test_cli_contracts():
    rows = json.loads(run("contracts", "--json").output)
    assert (len(rows), rows[0]["name"], rows[-1]["value"]) == (54, "játék", 48)


def test_cli_bid_and_settle():
    bid = json.loads(run("bid", "betli", "--after", "piros ulti", "--json").output)
    assert bid["outcome"]["contract"] == "rebetli"
    settled = json.loads(run("settle", "piros ulti", "--made", "parti", "--kontra", "ulti", "--json").output)
    assert settled["outcome"]["score"]["declarer"] == -44
    assert "ulti-hu:I.4.d" in run("settle", "ulti").output


def test_cli_points_and_league(tmp_path):
    assert json.loads(run("points", "10", "-5", "-5", "--json").output)["outcome"]["points"] == [3, 1.5, 1.5]
    path = tmp_path / "games.csv"
    path.write_text("game,player,side_points\n1,A,5\n1,B,0\n1,C,-5\n", encoding="utf-8")
    assert [row["player"] for row in json.loads(run("league", str(path), "--json").output)] == ["A", "B", "C"]
    assert run("league", str(path)).output.splitlines()[0].split() == ["1", "A", "3", "5", "1"]


def test_cli_play_watched_and_stepped(tmp_path):
    assert "ulti-hu:I.8" in run("play", "--seat", "0", "--seed", "3").output
    path = tmp_path / "record.json"
    record = {"hands": [hand.split() for hand in HANDS], "lines": [line for line, _ in SCRIPT[:3]]}
    path.write_text(json.dumps(record), encoding="utf-8")
    shown = run("step", str(path)).output
    assert "ulti-hu:I.3" in shown
    assert shown.count(">") == 1, "a refused act ends the record"


@pytest.mark.parametrize(
    "arguments", [("bid", "whist"), ("play", "--seat", "7"), ("step", "/nowhere.json"), ("settle", "4 ász durchmars")]
)
def test_cli_refuses_in_one_sentence(arguments):
    with pytest.raises(BadInput):
        run(*arguments)
