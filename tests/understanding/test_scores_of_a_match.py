"""A board at two tables: whose cards the others held, a board passed out, each contract's vulnerability, their pair."""

import pytest

from app.answering.scored import scored
from corpus.model import Language
from understanding.scores import asked


def _said(lang: Language, line: str) -> str:
    found = asked(line, lang)
    return scored(found, lang).text if found else ""


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        (
            "en",
            "They went two off in 5C doubled against us, not vul. At the other table the other team's pair with our "
            "cards made 4H plus one, not vul. How many IMPs?",
            "300 − 450 = -150",
        ),
        (
            "en",
            "They went three off in 3NT doubled, vulnerable, against us. At the other table their pair in our "
            "direction made 4S exactly, vulnerable. How many IMPs?",
            "800 − 620 = 180",
        ),
        (
            "hu",
            "Bellben voltak, 3 szant kontrázva hárommal buktak ellenünk. A másik asztalon az ellenfél párja a mi "
            "irányunkban bellben pont teljesítette a 4 pikket. Hány IMP?",
            "800 − 620 = 180",
        ),
        (
            "pl",
            "Rywale przegrali przeciw nam 5 trefl z kontrą bez dwóch, przed partią. W drugim pokoju ich para naszymi "
            "kartami wygrała 4 kier z nadróbką, przed partią. Ile IMP?",
            "300 − 450 = -150",
        ),
        (
            "nb",
            "De gikk to bet i 5 kløver doblet mot oss, utenfor sonen. Ved det andre bordet vant motstanderne "
            "4 hjerter med ett overstikk i vår retning, utenfor sonen. Hvor mange IMP?",
            "300 − 450 = -150",
        ),
        (
            "en",
            "They went two off in 5C doubled against us, not vul. At the other table our team-mates made 4H plus one, "
            "not vul. How many IMPs?",
            "300 + 450 = 750",
        ),
        (
            "en",
            "We made 3NT with nine tricks, not vul. At the other table our team-mates held the opponents to eight "
            "tricks in 3NT with our cards. How many IMPs?",
            "400 + 50 = 450",
        ),
    ],
)
def test_our_cards_at_the_other_table_are_the_others(lang: Language, line: str, says: str) -> None:
    """Law 78B: who holds our cards there is of the other team, though `our` stands beside the result."""
    assert says in _said(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        (
            "en",
            "We went two off in 4S doubled and it was passed out at the other table. How many IMPs?",
            ("-300 − 0 = -300 points: 7 IMP", "-500 − 0 = -500 points: 11 IMP"),
        ),
        ("hu", "Kettőt buktunk 3 szanban, bellben, a másik teremben négyen passzoltak. Hány IMP?", ("-200 − 0",)),
        ("hu", "Nálunk körpassz volt, a másik asztalon a társaink 2 pikket pont teljesítettek. IMP?", ("0 + 110",)),
        ("pl", "U nas cztery pasy, na drugim stole koledzy wygrali równo 2 pik, przed partią. Ile IMP?", ("0 + 110",)),
        (
            "nb",
            "Vi gikk to bet i 3NT, i sonen, og ved det andre bordet passet de rundt. Hvor mange IMP?",
            ("-200 − 0",),
        ),
        ("en", "We went two off in 4S doubled, vulnerable; our team-mates passed it out. IMPs?", ("-500 − 0 = -500",)),
    ],
)
def test_a_board_passed_out_at_one_table_counts_nothing_there(lang: Language, line: str, says: tuple[str, ...]) -> None:
    """Law 77: all pass scores zero."""
    assert all(part in _said(lang, line) for part in says)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "At the other table they opened 1NT, all passed, and made it. How many IMPs?"),
        ("en", "At our table we played 4S, all passed, and we went two off. How many IMPs?"),
        ("hu", "A másik asztalon 1 szant mondtak, mindenki passzolt, kettőt buktak. Hány IMP?"),
    ],
)
def test_passes_behind_a_bid_are_no_board_passed_out(lang: Language, line: str) -> None:
    said = _said(lang, line)
    assert " − 0 " not in said
    assert "0 + " not in said


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        (
            "hu",
            "KNY bellben, ÉD mansban. A mi ÉD párunk 4 pikket kontrázva pont teljesített, a másik asztalon a KNY "
            "párunk 5 treff kontrával egyet bukott. Hány IMP?",
            "590 − 200 = 390",
        ),
        (
            "en",
            "EW vul, NS not. Our NS pair made 4S doubled exactly. At the other table our EW pair went one off in 5C "
            "doubled. How many IMPs?",
            "590 − 200 = 390",
        ),
        (
            "pl",
            "My graliśmy 5 karo z kontrą, po partii, bez dwóch. Na drugim stole koledzy wygrali 4 kier równo, przed "
            "partią. Ile IMP?",
            "-500 + 420 = -80",
        ),
        (
            "hu",
            "Mi 5 kárót kontrával bellben kettővel buktunk. A másik asztalon a csapattársaink 4 kőrt pont "
            "teljesítettek, mansban. Hány IMP?",
            "-500 + 420 = -80",
        ),
        (
            "nb",
            "Vi spilte 5 ruter doblet i sonen, to bet. Ved det andre bordet vant lagkameratene 4 hjerter akkurat "
            "utenfor sonen. Hvor mange IMP?",
            "-500 + 420 = -80",
        ),
        (
            "en",
            "We were NS and went three off in five clubs doubled, not vul, our mates EW made four hearts exactly, "
            "vulnerable. How many IMPs?",
            "-500 + 620 = 120",
        ),
        (
            "en",
            "Both vulnerable. Our NS pair made 4H doubled on the nose. Our EW pair went two off in 5D doubled. IMPs?",
            "790 − 500 = 290",
        ),
        (
            "en",
            "Vulnerable we went two off in 4H doubled. At the other table they made 2NT exactly. How many IMPs?",
            "-500 − 120 = -620",
        ),
    ],
)
def test_each_contract_has_the_vulnerability_told_of_its_pair_or_beside_it(
    lang: Language, line: str, says: str
) -> None:
    """Law 77: a score goes by the vulnerability of declarer's side; one that is told alone is of both tables."""
    assert says in _said(lang, line)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "en",
            "N/S vul, E/W not. We held N/S cards, 4 hearts doubled making on the nose. Our other pair, sitting E/W, "
            "went two off in 5 diamonds doubled. How much did we gain?",
        ),
        (
            "hu",
            "ÉD bellben, KNY mansban. Mi ÉD 4 kőrt kontrázva pont teljesítettünk, a csapattársaink KNY-ban 5 kárót "
            "kontrázva kettővel buktak. Mennyit nyertünk?",
        ),
        (
            "pl",
            "NS po partii, EW przed. My na NS wygraliśmy równo 4 kier z kontrą, koledzy na EW wpadli bez dwóch w "
            "5 karo z kontrą. Ile zyskaliśmy?",
        ),
        (
            "nb",
            "NS i sonen, ØV utenfor. Vi satt NS og vant 4 hjerter doblet akkurat, lagkameratene ØV gikk to bet i "
            "5 ruter doblet. Hvor mye vant vi?",
        ),
    ],
)
def test_two_results_beside_team_mates_are_compared_without_the_word_for_imps(lang: Language, line: str) -> None:
    assert "790 − 300 = 490" in _said(lang, line)


def test_one_contract_of_team_mates_is_a_score() -> None:
    assert "650 to you" in _said("en", "My teammate played 4S, vulnerable, made with an overtrick. How many points?")


@pytest.mark.parametrize(
    ("seats", "contract", "says"),
    [("K-Ny", "3 szan", "650 + 800 = 1450"), ("É-D", "5 káró", "650 − 800 = -150")],
)
def test_the_opponents_pair_by_its_seats_in_two_letters(seats: str, contract: str, says: str) -> None:
    """`az ellenfelek K-Ny párja` is a pair of theirs, whatever lies between its seats."""
    line = (
        "Nálunk a mi K-Ny párunk 4 pikkben volt, tizenegy ütés, bellben. A másik asztalon az ellenfelek "
        f"{seats} párja {contract} kontrában hármat bukott, bellben. Hány IMP?"
    )
    assert says in _said("hu", line)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "At the other table our team-mates made 4S plus one, vulnerable. How many IMPs?"),
        ("pl", "Na drugim stole koledzy wygrali 4 pik z nadróbką, po partii. Ile IMP?"),
        ("nb", "Ved det andre bordet vant lagkameratene 4 spar med ett overstikk, i sonen. Hvor mange IMP?"),
    ],
)
def test_one_result_in_two_words_is_not_two_tables(lang: Language, line: str) -> None:
    """`made 4S plus one` tells one table: the other one is asked for."""
    assert not _said(lang, line)


def test_one_contract_with_a_side_before_each_result_is_of_two_tables() -> None:
    line = "We made 4S exactly and they made it with an overtrick at the other table, vulnerable. IMPs?"
    assert "620 − 650 = -30" in _said("en", line)
