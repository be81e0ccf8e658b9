"""A score that is asked for is read from the words: contract, result, vulnerability, two results, a list, a match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from understanding.scores import PlayedContract, asked

LINES = {
    "en": {
        "4S doubled two down vulnerable": PlayedContract(4, "S", 1, -2, True),
        "5 diamonds doubled not vulnerable, three down. Score?": PlayedContract(5, "D", 1, -3, False),
        "4s x -2": PlayedContract(4, "S", 1, -2, None),
        "five clubs redoubled one down non vul": PlayedContract(5, "C", 2, -1, False),
        "They were in 2S doubled, we took eight tricks, so three off, all vul. How much?": PlayedContract(
            2, "S", 1, -3, True
        ),
        "3NT doubled, vulnerable, ten tricks, no redouble. How many?": PlayedContract(3, "N", 1, 1, True),
        "5C redoubled not vulnerable, just made, score": PlayedContract(5, "C", 2, 0, False),
        "1NT with 7 tricks": PlayedContract(1, "N", 0, 0, None),
        "4S making five, vul": PlayedContract(4, "S", 0, 1, True),
        "We bid 4H undoubled and made eleven tricks, nobody vulnerable. Score?": PlayedContract(4, "H", 0, 1, False),
    },
    "hu": {
        "négy pikk kontra kettő bukás mansban": PlayedContract(4, "S", 1, -2, False),
        "Mennyi a 3 szan plusz kettő bellben?": PlayedContract(3, "N", 0, 2, True),
        "3 szan kontrázva, bellben, tíz ütés. Rekontra nem volt. Mennyi?": PlayedContract(3, "N", 1, 1, True),
        "Bellben volt Észak-Dél. A 4 pikk egyet bukott, mennyi?": PlayedContract(4, "S", 0, -1, True),
        "2 kor megvan, senki nincs bellben, mennyi?": PlayedContract(2, "H", 0, 0, False),
    },
    "pl": {
        "6BA wygrane przed, ile wpisać?": PlayedContract(6, "N", 0, 0, False),
        "Ile za 3 bez atu z kontra po partii, wzieto 10 lew, rekontry nie bylo?": PlayedContract(3, "N", 1, 1, True),
        "3BA +1 po partii": PlayedContract(3, "N", 0, 1, True),
        "ile za 4 piki z kontra bez dwoch": PlayedContract(4, "S", 1, -2, None),
        "Ile za 5 trefli z rekontrą bez trzech przed partią?": PlayedContract(5, "C", 2, -3, False),
    },
    "nb": {
        "fire spar doblet, to beter i faresonen": PlayedContract(4, "S", 1, -2, True),
        "4 hjerter doblet, to bet ufor sonen. Hvor mye?": PlayedContract(4, "H", 1, -2, False),
        "5 ruter to bet, udoblet. hvor mye?": PlayedContract(5, "D", 0, -2, None),
        "hva gir 3 grand doblet i sonen med ti stikk, ikke redoblet": PlayedContract(3, "N", 1, 1, True),
        "2hj redoblet utenfor sonen med ett overstikk, hva blir det?": PlayedContract(2, "H", 2, 1, False),
    },
}
IN_TWO_WORDS = {
    "en": "It was one no trump redoubled, vulnerable, eight tricks. Is it 710, a part score? What does it come to?",
    "pl": "Graliśmy 1BA z rekontrą po partii, osiem lew. On mówi, że jeden bez atu to częściówka. Ile zapisać?",
}
"""A denomination of two words (77)."""
NO_SCORE = {
    "en": ["Declarer in 4S revoked and made ten tricks, how many tricks go over?", "South doubled his partner's 1D."],
    "hu": ["3 szan, Dél játssza, hét ütése volt, és renonszolt. Mennyi ütést kap?", "A 4 pikk -1 javítható még tízre?"],
    "pl": ["4 piki, dziesięć lew, ktoś wpisał 9. Da się poprawić?"],
    "nb": ["4 spar, ni stikk ble trykket i stedet for ti. Kan det rettes?"],
}


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, rows in LINES.items() for line in rows])
def test_a_contract_needs_neither_declarer_nor_seat(lang: str, line: str) -> None:
    """Contract, doubling, result and vulnerability are read in every language, in words and shorthand."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert found.unit == "points"
    assert [replace(one, side=None) for one in found.played] == [LINES[lang][line]]


@pytest.mark.parametrize(("lang", "line"), IN_TWO_WORDS.items())
def test_a_denomination_of_two_words_is_a_bid(lang: str, line: str) -> None:
    """`no trump` is no denial and `bez atu` no trick down: the redoubled contract is worked out whole."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert [replace(one, side=None) for one in found.played] == [PlayedContract(1, "N", 2, 1, True)]


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, rows in NO_SCORE.items() for line in rows])
def test_a_case_with_a_contract_is_no_question_for_a_score(lang: str, line: str) -> None:
    """What was done wrong is a case, whatever the contract and the tricks."""
    assert asked(line, lang) is None  # type: ignore[arg-type]


def test_team_mates_score_is_their_own() -> None:
    """A minus of the team-mates is told as theirs; without them it stays open whose it is."""
    mates = asked("We were +620 and our team-mates came back with -170. How many IMPs?", "en")
    bare = asked("+620 against -170 in IMPs", "en")
    assert mates is not None
    assert [(one.points, one.sign) for one in mates.tables] == [(620, 1), (-170, 1)]
    assert bare is not None
    assert [(one.points, one.sign) for one in bare.tables] == [(620, 0), (-170, 0)]


@pytest.mark.parametrize(
    ("line", "board", "vulnerable"),
    [
        ("2C redoubled by South, nine tricks. Score?", 14, False),
        ("4S by East doubled two down. Score?", 7, True),
        ("4S by South doubled two down. Score?", 3, False),
        ("4S doubled two down. Score?", 4, True),
        ("4S doubled two down. Score?", 3, None),
        ("4S doubled two down not vulnerable. Score?", 4, False),
    ],
)
def test_the_board_says_who_is_vulnerable(line: str, board: int, vulnerable: bool | None) -> None:
    """Law 2: board 14 nobody, 7 and 4 both, 3 East-West; what is told about it wins."""
    found = asked(line, "en", board)
    assert found is not None
    assert found.played[0].vulnerable is vulnerable


@pytest.mark.parametrize(
    ("lang", "line", "tables"),
    [
        (
            "en",
            "Us NS, vulnerable, 4S for 620. At the other table their NS went one off in four spades. IMPs?",
            [(620, 1), (None, -1)],
        ),
        (
            "en",
            "We went one off in four spades, vulnerable. They made 620 at the other table. IMPs?",
            [(None, 1), (620, -1)],
        ),
        ("en", "They made 620 at our table, our team-mates 170. IMPs?", [(620, -1), (170, 1)]),
        ("hu", "Nálunk -50, a társaink +480. Hány imp nekünk?", [(-50, 1), (480, 1)]),
        ("hu", "620 nálunk, a másik szobában ugyanazon az oldalon 140. Hány imp?", [(620, 1), (140, -1)]),
        ("pl", "u nas +140, koledzy +100 na drugim stole. Ile IMP?", [(140, 1), (100, 1)]),
        ("nb", "Vi fikk 420 og i det andre rommet fikk de også 420. Hvor mange imp?", [(420, 1), (420, -1)]),
    ],
)
def test_each_table_is_told_for_its_team(lang: str, line: str, tables: list[tuple[int | None, int]]) -> None:
    """Ours, our team-mates', or our opponents' in our seats there: a sign each."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert [(one.points, one.sign) for one in found.tables] == tables


@pytest.mark.parametrize(
    ("lang", "line", "vulnerable", "side"),
    [
        ("en", "West played 4 spades making on the nose, NS vul EW not. Score?", False, "ew"),
        ("en", "NS vulnerable. West made 2H with an overtrick. Score?", False, "ew"),
        ("en", "NS red, EW green. South in 4S made ten. Score?", True, "ns"),
        ("en", "We were vul, they weren't. They made 3NT. What's the score?", False, "them"),
        ("hu", "ED bellben, KNY nem. Dél 4 pikk tíz ütés. Hány pont?", True, "ns"),
        ("pl", "NS po, EW przed. W grał 4 piki, swoje. Ile punktów?", False, "ew"),
        ("nb", "NS i sona, ØV ikke. Sør spilte 4 spar, ti stikk. Poeng?", True, "ns"),
    ],
)
def test_vulnerability_is_of_the_side_that_played(lang: str, line: str, vulnerable: bool, side: str) -> None:
    """Told of one side by seats or by us and them, it says nothing of the other but where only one was (Law 2)."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert (found.played[0].vulnerable, found.played[0].side) == (vulnerable, side)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "4S, declarer says ten tricks and we say nine tricks. How many points?"),
        ("pl", "4 piki, dziesięć lew, ktoś mówi że 9 lew. Ile punktów?"),
        ("en", "3NT went one off but it says made with an overtrick. What is the score?"),
    ],
)
def test_results_that_contradict_each_other_are_no_sum(lang: str, line: str) -> None:
    """What the players do not agree on is the director's to find (79B)."""
    assert asked(line, lang) is None  # type: ignore[arg-type]


def test_a_board_is_told_as_a_list_or_as_counts() -> None:
    """All results with ours among them, or how many were beaten, equal and better."""
    rows = asked("Scores NS: 450, 420, 170, 420, -50. Ours is a 420. How many matchpoints?", "en")
    others = asked("Our +420, the others -50, +420, +450. Matchpoints?", "en")
    assert others is not None
    assert sorted(others.scores) == [-50, 420, 420, 450]
    counts = asked("Vi slo 0, men er bedre enn 5 par og likt med 2. Hvor mange matchpoeng?", "nb")
    assert rows is not None
    assert rows.scores == (450, 420, 170, 420, -50)
    assert rows.own == 420
    assert counts is not None
    assert (counts.beaten, counts.tied) == (5, 2)


@pytest.mark.parametrize(
    ("lang", "line", "own"),
    [
        ("hu", "Párosban 90-et írtunk. A másik három asztalon 90, 50 és -110. Hány százalék a meccspontunk?", 90),
        ("pl", "My +90, inne stoły: 90, 50, -110. Ile maksów i jaki to procent?", 90),
        ("nb", "Fire bord, resultatene er 90, 50 (vi), 90, -110. Hvor mange matchpoeng, og hvor mange prosent?", 50),
        ("en", "We made +90, the other three tables 90, 50, minus 110. Matchpoints, and is it above average?", 90),
        ("en", "Four tables: 90, 90, 50, -110. We had 90. How many matchpoints?", 90),
        ("en", "Four tables, it was 90 twice, 50 and some poor pair -110. We are a 90. How many matchpoints?", 90),
        ("hu", "Négy asztal: 90 (mi), még egy 90, 50 és egy -110. Hány meccspont?", 90),
    ],
)
def test_a_list_holds_all_results_or_the_others(lang: str, line: str, own: int) -> None:
    """By `other`, by how many tables there are, or by what is marked as ours in brackets; a percentage is no veto."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert sorted(found.scores) == [-110, 50, 90, 90]
    assert found.own == own


@pytest.mark.parametrize(
    ("lang", "line", "counts"),
    [
        ("pl", "Osiem stołów, lepsi od trzech, z dwoma taki sam, reszta nas pobiła. Ile maksów?", (3, 2, 2)),
        ("pl", "Nasz zapis był lepszy od pięciu, remis z jednym, gorszy od dwóch. Ile maksów?", (5, 1, 2)),
        ("pl", "Trzy zapisy gorsze, dwa takie same, dwa lepsze. Ile maksów?", (3, 2, 2)),
        ("pl", "Dwie pary lepsze od nas, jedna taka sama, cztery gorsze od nas. Ile maksów?", (4, 1, 2)),
        ("hu", "Nyolc asztal, háromnál jobb volt az írásunk, kettővel azonos. Hány meccspont?", (3, 2, 2)),
        ("hu", "Három párnál rosszabbak, kettőnél jobbak, eggyel azonosak voltunk. Hány meccspont?", (2, 1, 3)),
        ("hu", "Két írás rosszabb mint a miénk, egy azonos, négy jobb. Hány meccspont?", (2, 1, 4)),
        ("nb", "Vi var bedre enn fire, lik med en og dårligere enn to. Hvor mange matchpoeng?", (4, 1, 2)),
        ("en", "We were better than three, worse than two and level with one. How many matchpoints?", (3, 1, 2)),
        ("en", "Four pairs did better than us, two the same, three worse than us. How many matchpoints?", (3, 2, 4)),
    ],
)
def test_better_and_worse_are_ours_or_theirs(lang: str, line: str, counts: tuple[int, int, int]) -> None:
    """Who is better than whom decides which results count two (78A): ours than theirs, or theirs than ours."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert (found.beaten, found.tied, found.ahead) == counts


def test_a_match_has_a_margin_and_boards() -> None:
    """Without the boards they are asked for."""
    told = asked("We won the match 45-22 in IMPs over 16 boards. VPs?", "en")
    assert told is not None
    assert told.margin == 23
    whole = asked("24 leosztásos meccsen 31 impre nyertünk, hány VP?", "hu")
    assert whole is not None
    assert (whole.margin, whole.boards) == (31, 24)


@pytest.mark.parametrize(
    ("lang", "line", "vulnerable"),
    [
        ("hu", "7-es tok, 4 kőr kontra egy bukás. A tokon általános mans áll, de a hetes bell. 100 vagy 200?", False),
        ("pl", "Na pudełku 7 obie przed partią, a powinny być po partii. 4♥ z kontrą bez jednej. 100 czy 200?", False),
        (
            "nb",
            "Mappe 7 er merka ingen i sonen, men begge skal være i sonen. 4 hjerter doblet, en bet, 100/200?",
            False,
        ),
        ("en", "4H doubled, one off. The board is marked neither vul, though it ought to be vul. 100 or 200?", False),
        ("en", "4H doubled, one off. It ought to be not vul, but the sticker says both vul. 100 or 200?", True),
    ],
)
def test_what_the_board_marks_governs(lang: str, line: str, vulnerable: bool) -> None:
    """A board marked otherwise than the table of Law 2: its own conditions hold for that session."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert (found.played[0].vulnerable, found.played[0].as_marked) == (vulnerable, True)


def test_a_board_marked_as_its_number_has_it_is_no_matter() -> None:
    """Nothing is said of the marking where it is right; against the number alone it is."""
    for said, marked in (("EW vul", False), ("nobody vul", True)):
        found = asked(f"Board 3 is marked {said}. West made 4S. Score?", "en", 3)
        assert found is not None
        assert found.played[0].as_marked is marked


@pytest.mark.parametrize(
    ("lang", "line", "doubling"),
    [
        ("pl", "3 bez atu z kontrą, bez rekontry, bez trzech. Ile?", 1),
        ("pl", "3 bez atu bez kontry, bez trzech. Ile?", 0),
        ("hu", "3 szanzadu kontra, rekontra nélkül, hárommal megbukott. Mennyi?", 1),
        ("hu", "3 szanzadu kontra, rekontra nem volt, hárommal megbukott. Mennyi?", 1),
        ("nb", "3 grand doblet uten redobling, tre bet. Hva blir det?", 1),
        ("en", "3NT doubled, without a redouble, three down. How many points?", 1),
    ],
)
def test_a_double_that_there_was_not(lang: str, line: str, doubling: int) -> None:
    """Without a redouble: the score of the doubled contract (Law 77)."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert (found.played[0].doubling, found.played[0].over) == (doubling, -3)


@pytest.mark.parametrize(
    ("lang", "line", "side"),
    [
        ("hu", "3 szanzadut kontráztunk, hárommal megbukott. Mennyi?", "them"),
        ("pl", "Skontrowaliśmy 3BA, bez trzech. Ile?", "them"),
        ("en", "We doubled 3NT, three down. How many points?", "them"),
        ("en", "They doubled our 3NT, three down. How many points?", "us"),
        ("en", "3NT by us doubled, three down. How many points?", "us"),
        ("pl", "NS przegrali 3BA z kontrą bez trzech. Przeciwnicy chcą 800. Ile?", "ns"),
    ],
)
def test_who_doubled_did_not_play_it(lang: str, line: str, side: str) -> None:
    """The score of undertricks goes to who doubled."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert found.played[0].side == side


@pytest.mark.parametrize(
    ("lang", "line", "over"),
    [
        ("hu", "4♠ kontra, két ütéssel több, mansban, mennyi?", 2),
        ("hu", "4♠ kontra, két ütéssel kevesebb, mansban, mennyi?", -2),
        ("pl", "4 piki z kontrą, dwie lewy więcej, po partii, ile?", 2),
        ("pl", "4 piki z kontrą, dwie lewy mniej, po partii, ile?", -2),
        ("nb", "4 spar doblet, to stikk mer, i sonen, poeng?", 2),
        ("nb", "4 spar doblet, to stikk for lite, i sonen, poeng?", -2),
        ("en", "4S doubled, two tricks more, vul, score?", 2),
        ("en", "4S doubled, two tricks fewer, vul, score?", -2),
    ],
)
def test_tricks_more_or_fewer_are_over_or_under(lang: str, line: str, over: int) -> None:
    """Told so, they are no count of the tricks won: `two tricks more` was taken for just made."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert found.played[0].over == over


@pytest.mark.parametrize(
    ("lang", "line", "over"),
    [
        ("hu", "1 szan rekontrázva, mansban, Dél eggyel többet ütött, mint kellett. Mennyi?", 1),
        ("hu", "4 kőr kontrázva, bellben, a felvevő kettővel kevesebbet vitt. Mennyi?", -2),
        ("hu", "3 szan rekontra, bellben, kettővel lementünk. Mennyi?", -2),
        ("pl", "3BA z kontrą, przed partią, wziął dwie więcej niż trzeba. Ile punktów?", 2),
        ("nb", "4 spar doblet, utenfor sonen, ett mer enn meldt. Hva blir det?", 1),
        ("en", "2 clubs redoubled, not vul, made with one to spare. Score?", 1),
        ("en", "3NT doubled, vul, two too few. What's the score?", -2),
    ],
)
def test_more_or_fewer_than_needed_names_no_trick(lang: str, line: str, over: int) -> None:
    """So many more or fewer than the contract needs are tricks over or under it, though no trick is named."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert found.played[0].over == over


@pytest.mark.parametrize(
    ("lang", "line", "tables"),
    [
        (
            "pl",
            "Mecz pucharowy, sędzia dał wyniki, które się nie bilansują: my +7 impów, oni -3. Ile?",
            [(7, 1), (-3, -1)],
        ),
        ("en", "Knockout match, the TD gave us 4 imps and them 2 imps on it. What goes in?", [(4, 1), (2, -1)]),
        ("hu", "Kieséses meccs, a tornavezető nekünk -2, nekik +6 impet ítélt. Mennyi?", [(-2, 1), (6, -1)]),
        ("nb", "Cupkamp, TL justerte: de fikk +5 imp og vi +1 imp. Hva blir det?", [(5, -1), (1, 1)]),
    ],
)
def test_scores_of_a_knock_out_that_do_not_balance(lang: str, line: str, tables: list[tuple[int, int]]) -> None:
    """Law 12C4: what each team was given, from its own view; scores that balance are no matter of it."""
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert (found.unit, [(one.points, one.sign) for one in found.tables]) == ("knockout", tables)
    assert asked("Knockout match, the TD gave us +3 imps and them -3 imps.", "en") is None


def test_a_contract_without_its_result_is_kept_where_a_score_is_known_to_be_asked() -> None:
    """The tricks are all that is left to ask; who only tells a contract asks for no score."""
    line = "Bementünk 3 szanba, kontrázták, mi rekontráztunk, bellben voltunk. Mennyit írunk az ellenfélnek?"
    assert asked(line, "hu") is None
    found = asked(line, "hu", asks=True)
    assert found is not None
    assert found.untold
    assert found.played[0].doubling == 2
