"""A board at two tables where the second contract is a level alone or left out, and weighted scores (78B, 12C1c)."""

from __future__ import annotations

import pytest

from app.answering.scored import scored
from app.answering.spoken import words
from corpus.model import Language
from understanding.scores import asked


def _said(lang: str, line: str) -> str:
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    text = scored(found, lang).text  # type: ignore[arg-type]
    assert words(text) <= 60
    return text


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        (
            "en",
            "Teams. Opponents doubled our vulnerable 3NT (we were N/S) and I made ten tricks. At the other table their "
            "N/S, also vulnerable, played 3NT undoubled, nine tricks. IMPs?",
            "350",
        ),
        (
            "hu",
            "Mansban 2 kőrt játszottam kontrával, pont megvolt. A másik szobában ugyanezen a vonalon az ellenfél "
            "kontra nélkül játszotta a 2 kőrt és 9 ütést vitt. Hány IMP nekünk?",
            "330",
        ),
        (
            "nb",
            "Usonen. Vi spilte 2 hjerter doblet, akkurat hjemme. Hos lagkameratene sto motparten i 2 hjerter udoblet "
            "med ett overstikk, samme retning. Hvor mange imp til oss?",
            "330",
        ),
        (
            "en",
            "Not vul, our 2 hearts got doubled and made on the nose. At the other table their guys, same seats, were "
            "in 2 hearts no double and took nine tricks. How many imps for us?",
            "330",
        ),
        (
            "pl",
            "Przed partią nasi: 2♥ z kontrą, swoje. Drugi stół, tamta drużyna na tej samej linii: 2♥ bez kontry, "
            "nadróbka. Ile impów dla nas?",
            "330",
        ),
        ("en", "We made 3NT; at the other table they bid four and went one down, love all. How many IMPs?", "450"),
        (
            "hu",
            "mans. nálunk három szanzadu megvolt, a másik asztalnál négyet mondtak be és egyet buktak. hány imp?",
            "450",
        ),
        ("pl", "przed partia, my 3BA swoje, na drugim stole zagrali cztery i bez jednej. ile impow?", "450"),
        ("nb", "ingen i sonen. Vi spilte 3 grand akkurat hjemme, der gikk de i fire og en bet. hvor mange imp?", "450"),
        ("en", "3S made at our table, they bid four and made it too, both vul. How many imps?", "-480"),
        ("en", "4S made at our table, one down at the other, both vul. How many imps?", "720"),
        ("pl", "4 pik swoje u nas, bez jednej na drugim stole, obie po. Ile impow?", "720"),
        ("nb", "4 spar hjemme hos oss, en bet ved det andre bordet, alle i sonen. Hvor mange imp?", "720"),
        ("hu", "négy kőr nálunk bejött, a másik asztalnál egyet buktak, bellben. hány imp?", "720"),
        (
            "en",
            "Four down doubled, not vulnerable, against their game of 620 at the other table. What's the swing?",
            "-180",
        ),
    ],
)
def test_what_the_second_table_leaves_out_is_taken_from_the_first(lang: str, line: str, says: str) -> None:
    """Law 78B: the denomination is the one that was named, and a contract that fails scores the same in any."""
    assert f"= {says} " in _said(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("hu", "egy kor rekontraval, mansban, hat plusz egy utes. Mennyit kapok erte?", "520"),
        ("en", "one heart redoubled, not vul, just made, what's the score", "520"),
        ("nb", "en hjerter redoblet, usonen, akkurat hjemme, hva blir scoren?", "520"),
        ("pl", "jeden kier z rekontra, przed partia, swoje, ile punktow?", "520"),
        ("en", "one club redoubled, not vul, just made, what's the score", "230"),
        ("en", "Three diamonds doubled on the nose, nobody vul. Is that game and what goes on the traveller?", "470"),
        ("hu", "Kontráztuk az egy szanzadut, mansban voltak és hetet ütöttek. Mit kap a felvevő?", "180"),
        ("en", "one spade doubled, six plus two tricks, vulnerable. How much?", "360"),
    ],
)
def test_a_level_of_one_in_words_is_a_level_where_a_double_follows(lang: str, line: str, says: str) -> None:
    """Law 77: one of a major redoubled is 120 for tricks, so a game; one of a minor is 80, so none."""
    assert says in _said(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        (
            "en",
            "TD gave 60% of 4S making and 40% of one down, we're vul. The other table was 170. In imps?",
            "+3.2 IMP",
        ),
        ("hu", "Súlyozott: 50% 620, 50% -100. A másik asztalnál +170 volt. Hány IMP?", "+1.5 IMP"),
        (
            "pl",
            "Wazony: 60 procent 4 pik swoje, 40 procent bez jednej, po partii, tam nasi puscili 170. Ile impow?",
            "+3.2",
        ),
        (
            "nb",
            "TL vektet: 3NT hjemme 70 %, 3NT en bet 30 %, i sonen. Ved det andre bordet ble det 600. imp?",
            "-3.6 IMP",
        ),
    ],
)
def test_a_weighted_score_is_turned_into_imps_before_it_is_weighted(lang: str, line: str, says: str) -> None:
    """Law 12C1c with 78B: 60 % of 10 less 40 % of 7."""
    assert says in _said(lang, line)


def test_a_weighted_score_asks_for_the_other_table() -> None:
    """IMPs are of two tables."""
    found = asked("Weighted: 60% 4S making, 40% 4S minus one, none vul. How many IMPs?", "en")
    assert found is not None
    assert scored(found, "en").fact == "other_score"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "en",
            "Five tables, NS scores were 420, 450, minus 50, 420 and 170. What matchpoints does each pair get?",
        ),
        ("hu", "Ot asztal: 420, 450, -50, 420, 170 NS. Kinek hány meccspont jar?"),
        ("pl", "Piec stolow, zapisy NS 420, 450, -50, 420, 170. po ile meczowych dla kazdego?"),
        ("nb", "fem bord, NS: 420, 450, -50, 420, 170. hvor mange matchpoeng til hver?"),
    ],
)
def test_a_list_without_an_own_score_gives_every_pair_its_matchpoints(lang: str, line: str) -> None:
    """Law 78A: two for each score beaten, one for each equal one."""
    assert "450: 8, 420: 5, 170: 2, \N{MINUS SIGN}50: 0" in _said(lang, line)


def test_two_own_scores_are_both_answered() -> None:
    """Who asks for two of the scores gets all."""
    text = _said(
        "hu", "EW: -620, -620, 100, 200, -170, -650, 100. Mennyi meccspontot kap a +200-as és mennyi a -650-es?"
    )
    assert text.startswith("200: 12, 100: 9")
    assert "\N{MINUS SIGN}650: 0" in text


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "mamy 7 stolow, zapis 140. trzy pary maja mniej, dwie tyle samo co my. ile punktow meczowych z ilu?"),
        ("en", "7 tables, three pairs have less, two tied with us. How many matchpoints?"),
        ("nb", "7 bord, tre par har mindre, to likt. Hvor mange matchpoeng?"),
        ("hu", "7 asztal, három pár kevesebbet írt, kettő egyenlő velünk. Hány meccspont?"),
    ],
)
def test_who_has_less_is_beaten(lang: str, line: str) -> None:
    """Law 78A: 3 x 2 + 2 x 1 of 12."""
    assert "12" in _said(lang, line)
    assert "66.67 %" in _said(lang, line)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("pl", "Ile impów? My NS 4 piki z kontrą bez trzech, nasi EW na drugim stole 4 kiery równo. EW przed partią."),
        (
            "nb",
            "Vi satt nord-syd og gikk tre beit i 4 spar doblet. På det andre bordet spilte lagkameratene øst-vest 4 "
            "hjerter med ett overstikk. Øst-vest var utenfor sonen. Hvor mange IMP?",
        ),
    ],
)
def test_the_vulnerability_of_one_side_is_not_the_others(language: Language, told: str) -> None:
    found = asked(told, language)
    assert found is not None
    assert [(one.denomination, one.vulnerable) for one in found.played] == [("S", None), ("H", False)]


def test_a_result_belongs_to_the_contract_of_its_own_sentence() -> None:
    # 77, 78B: 4S doubled three down against 4H with one over, not doubled, not vulnerable; whether NS were, is open
    line = (
        "We sacrificed in 4 spades as North-South, doubled, minus three. Our team-mates East-West were in 4 hearts, "
        "no double, eleven tricks. East-West were not vulnerable. What's the swing in IMPs?"
    )
    said = _said("en", line)
    assert "-500 + 450 = -50" in said
    assert "-800 + 450 = -350" in said


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        (
            "hu",
            "Nálunk Észak-Délben 3 szan rekontrázva, tíz ütés. A másik szobában 3 szan kontra nélkül, szintén tíz, "
            "ugyanaz a vonal, mans. Hány IMP?",
            "570",
        ),
        (
            "hu",
            "Nálunk ÉD-ben 3 szan rekontrázva, kettőt buktunk. A másik asztalon az ellenfél ÉD párja 3 szant játszott "
            "kontra nélkül és pont teljesítette, mans. Hány IMP-et vesztettünk?",
            "-1000",
        ),
        (
            "hu",
            "Nálunk a Kelet-Nyugat pár 4 pikket játszott kontrázva, kilenc ütésük lett, a másik asztalnál a mieink "
            "ugyanezen a vonalon 4 pikket kontra nélkül, tíz ütéssel. Senki nincs bellben. Hány IMP nekünk?",
            "520",
        ),
        (
            "pl",
            "U nas NS grali 3BA z rekontrą i wzięli 10 lew, na drugim stole NS 3BA bez kontry, też 10, przed partią. "
            "Ile impów dla pary z rekontrą?",
            "570",
        ),
        (
            "pl",
            "Mecz. U nas para NS zagrała 4♥ z kontrą i wzięła jedenaście lew, w drugim pokoju NS zagrali 4♥ bez "
            "kontry, jedenaście lew. NS po partii. Ile impów?",
            "340",
        ),
        (
            "nb",
            "NS hos oss spilte 3 NT redoblet og fikk ti stikk. I det andre rommet spilte NS 3 NT udoblet, også ti. "
            "Ingen i sonen. Hvor mange IMP?",
            "570",
        ),
        (
            "en",
            "Our N/S made 3NT redoubled with ten tricks, at the other table N/S played 3NT, also ten. Love all. How "
            "many IMPs?",
            "570",
        ),
    ],
)
def test_the_same_contract_named_at_both_tables(lang: str, line: str, says: str) -> None:
    assert says in _said(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        (
            "hu",
            "Mi ÉD-n ültünk, KN játszott ellenünk 4 pikket bellben, egyet buktak. A társaink a másik asztalnál "
            "KN-ben a 4 pikket megcsinálták pont tízre. Hány imp?",
            "720",
        ),
        (
            "pl",
            "U nas na WE przeciwnicy grali 4 piki po partii i leżą bez jednej. W drugim pokoju nasi koledzy "
            "siedzieli WE, też 4 piki, po partii, równo. Ile impów?",
            "720",
        ),
        (
            "nb",
            "Alle i sonen. ØV gikk en bet i 4 spar mot oss, og lagkameratene våre vant 4 spar med ØV-kortene. Hvor "
            "mange imp?",
            "720",
        ),
        (
            "en",
            "Nobody vul. East-West against us reached 4H and were one off. Our other pair, also East-West, brought "
            "4H home exactly. How many imps?",
            "470",
        ),
        (
            "hu",
            "Senki sincs bellben. Mi ÉD 3 kőrt teljesítettünk kilenc ütéssel. A társaink KN-ben 2 pikket "
            "teljesítettek nyolc ütéssel. Hány imp?",
            "250",
        ),
        (
            "pl",
            "Obie przed partią. My NS wygraliśmy 3 kiery, dziewięć lew. Nasza druga para na WE wygrała 2 piki, osiem "
            "lew. Ile impów?",
            "250",
        ),
        (
            "nb",
            "Ingen i sonen. Vi satt NS og vant 3 hjerter, ni stikk. Lagkameratene våre i ØV vant 2 spar med åtte "
            "stikk. Hvor mange imp?",
            "250",
        ),
        (
            "en",
            "All vul. We went one down in four spades as N/S. Their N/S at the other table made four spades exactly. "
            "Imps?",
            "-720",
        ),
    ],
)
def test_who_sat_across_at_which_table_gives_the_signs(lang: str, line: str, says: str) -> None:
    """Law 78B: the same seats at both tables are one team's and then the other's; `against us` names no declarer."""
    assert f"= {says} " in _said(lang, line)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "hu",
            "Csapatverseny, É-D mansban, K-Ny bellben. Mi É-D-ben 5 kárót buktunk hárommal, kontrázva, a másik "
            "asztalon a csapattársaink K-Ny-ban pont teljesítették a 4 kőrt. Párom szerint mínusz 800, én 500-at "
            "írtam. Hány IMP?",
        ),
        (
            "pl",
            "Mecz, NS przed partią, EW po partii. My na NS graliśmy 5 karo z kontrą, bez trzech. Koledzy z drugiego "
            "stołu na EW wygrali 4 kier na styk. Kapitan twierdzi, że wpadka to 800, ja że 500. Ile IMP?",
        ),
        (
            "nb",
            "Lagkamp, nord-syd utenfor sonen, øst-vest i sonen. Vi nord-syd spilte 5 ruter doblet, tre beit. "
            "Lagvennene våre øst-vest vant 4 hjerter akkurat. Makker mener -800, jeg -500. Hvor mange IMP?",
        ),
        (
            "en",
            "Teams. Our North-South pair went three off in 5 diamonds doubled, they were non-vul. East-West were vul, "
            "and our East-West pair made 4 hearts on the nose at the other table. Partner says 800, I say 500. IMPs?",
        ),
    ],
)
def test_a_score_that_somebody_gets_wrong_does_not_count(lang: str, line: str) -> None:
    said = _said(lang, line)
    assert "-500 + 620 = 120" in said
