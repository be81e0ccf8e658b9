"""A score is told in one sentence with its law; what was not told is given both ways and asked."""

from __future__ import annotations

import pytest

from app.answering.scored import ScoreAnswer, scored
from app.answering.spoken import words
from understanding.scores import asked


def _told(line: str, lang: str) -> ScoreAnswer:
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    return scored(found, lang)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("en", "4S doubled two down vulnerable", "500 to the defenders"),
        ("pl", "ile za 3BA +1 po partii", "630"),
        ("hu", "3 szan rekontra, bellben, pont kilenc ütés. Mennyit ér?", "1000 pont"),
        ("nb", "2hj redoblet i sonen med ett overstikk, hva blir det?", "1240"),
        ("en", "1NT with 7 tricks", "90"),
    ],
)
def test_a_score_that_is_told_in_full_is_one_sentence(lang: str, line: str, says: str) -> None:
    """No question is left, and the law stands in the sentence."""
    found = _told(line, lang)
    assert says in found.text
    assert "77" in found.text
    assert not found.question
    assert words(found.text) <= 40


def test_an_untold_vulnerability_gives_both_scores_and_asks() -> None:
    """Law 77: two down doubled is 300 or 500."""
    found = _told("4S doubled two down, what goes in the box?", "en")
    assert "300 not vulnerable" in found.text
    assert "500 vulnerable" in found.text
    assert found.fact == "vulnerability"
    assert found.question


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("hu", "Mennyi a 2 kőr rekontrázva, ha kilenc ütés lett belőle?", "240 pont, tehát gém"),
        ("pl", "2 piki z kontrą, swoje. Ile to jest?", "120 pkt za lewy, czyli końcówka"),
        ("nb", "2 hjerter redoblet og ni stikk. Hva blir det?", "240 stikkpoeng, altså utgang"),
        ("en", "2S doubled just made, what do I write?", "120 trick points, so a game"),
        ("en", "1H doubled just made, what do I write?", "60 trick points, so a part score"),
        ("en", "1C redoubled just made, what do I write?", "80 trick points, so a part score"),
        ("en", "1NT doubled, nine tricks, what do I write?", "80 trick points, so a part score"),
    ],
)
def test_a_doubled_low_contract_says_whether_it_is_a_game(lang: str, line: str, says: str) -> None:
    """Law 77: a game is 100 trick points or more, doubled or redoubled; overtricks count for nothing towards it."""
    assert says in _told(line, lang).text


@pytest.mark.parametrize("line", ["4S doubled just made, what?", "2S doubled two down, what?"])
def test_of_others_it_is_not_said(line: str) -> None:
    """A contract at the level of a game, and one that went down."""
    assert "so a" not in _told(line, "en").text


def test_imps_of_signs_that_differ_are_told_for_both_readings() -> None:
    """620 and a team-mates' minus 170 are 450 apart, 10 IMPs (78B); in the same seats 790, 13 IMPs."""
    found = _told("+620 against -170 in IMPs", "en")
    assert "450" in found.text
    assert "10 IMP" in found.text
    assert "13 IMP" in found.text
    assert "13 IMP" not in _told("We have +620, team-mates -170. How many IMPs?", "en").text


def test_imps_of_a_score_and_the_other_tables_contract() -> None:
    """+620 and one down vulnerable in the same seats: 720 apart, 12 IMPs (78B)."""
    told = "Us NS, vulnerable, 4S for 620. At the other table their NS went one off in four spades. IMPs?"
    assert "720 points: 12 IMP to you" in _told(told, "en").text


def test_matchpoints_count_two_and_one() -> None:
    """Law 78A: two for each worse result, one for each equal."""
    found = _told("Scores NS: 450, 450, 420, 420, 420, 170, -50. Ours is a 420. How many matchpoints?", "en")
    assert "6 of 12" in found.text
    assert found.law == "78.A"


def test_victory_points_name_who_decides() -> None:
    """The Laws have no scale; without the number of boards it is asked for."""
    assert "78D" in _told("won by 30 imps over 24 boards, how many VP?", "en").text
    assert _told("won by 30 imps, how many VP?", "en").fact == "boards"


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("en", "How much is a doubled overtrick vulnerable?", "200"),
        ("hu", "Mennyi a kisszlem prémium bellben?", "750"),
        ("pl", "ile za bez trzech z kontrą po partii?", "800"),
        ("nb", "Hva gir et doblet overstikk?", "100 utenfor sonen, 200 i sonen"),
        ("en", "Board 5 was passed out. What score goes in?", "0 to both sides"),
        ("hu", "300 pont különbség hány imp?", "7 IMP"),
        ("hu", "Mind a négyen passzoltunk. Mit ír be a pontozó?", "0"),
        ("nb", "3 kløver, ble doblet, tre bet, vi utenfor sonen. Hva kostet det?", "500"),
        ("en", "Seven pairs our way, we scored better than five and lost to one. How many matchpoints?", "10 of 12"),
        ("pl", "przegraliśmy mecz 24 rozdań o 10 impów, ile VP?", "7.67\N{EN DASH}12.33"),
        ("nb", "Nord i 3NT to bet, NS i sonen. Hvor mye til ØV?", "200 poeng til Øst-Vest"),
        ("en", "They went three down doubled vulnerable in 5C. How many points?", "800 to you"),
    ],
)
def test_values_counts_and_sides_are_told(lang: str, line: str, says: str) -> None:
    """A value of Law 77, a difference in IMPs, matchpoints from counts, a match lost, and who gets the score."""
    assert says in _told(line, lang).text


def test_a_knock_out_gives_both_the_average() -> None:
    """Law 12C4: plus 7 and minus 3 are plus 5 and minus 5; ours first, whoever was named first."""
    found = _told("Knockout match, the TD gave them -3 imps and us +7 imps. What goes in?", "en")
    assert "+5 IMP to you" in found.text
    assert "-5 to your opponents" in found.text
    assert found.law == "12.C.4"


def test_a_result_that_was_not_told_is_asked_for() -> None:
    """Contract and doubling are kept; the tricks are the one thing to ask."""
    found = asked("Belement 3 szanba, rekontrázták, bellben. Mennyit írunk?", "hu", asks=True)
    assert found is not None
    told = scored(found, "hu")
    assert "3SA rekontrázva" in told.text
    assert told.fact == "tricks"
