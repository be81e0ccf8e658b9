"""Words of time: raised within the round or after it, results out since a day before, cards mixed in a dispute."""

from __future__ import annotations

import pytest

from understanding.hear import hear
from understanding.times import in_the_round, long_out, mixed_in_dispute, only_posted, tells_no_period

ROUND = {
    "en": {
        "Ten tricks or nine? The round isn't over yet.": True,
        "They called me straight away, it is still the same round.": True,
        "He came to me in the break and says it was eleven.": False,
        "The round finished long ago and they've moved on.": False,
        "Next day my partner rang to say it had been ten tricks, not nine.": False,
        "I don't know whether the round was over when I was called.": None,
        "They dispute the number of tricks and I was called.": None,
    },
    "hu": {
        "Tíz ütés vagy kilenc? A menet még tart.": True,
        "Azonnal hívtak, még ugyanaz a kör.": True,
        "A szünetben jött oda, hogy tizenegy volt.": False,
        "Másnap telefonált a partnerem, hogy tíz ütés volt, nem kilenc.": False,
        "A forduló rég véget ért, ők már továbbmentek.": False,
        "Vitatkoznak, hány ütés volt, és engem hívtak.": None,
    },
    "pl": {
        "Dziesięć lew czy dziewięć? Runda jeszcze trwa.": True,
        "Runda się jeszcze nie skończyła, sędzia już idzie.": True,
        "Przyszedł w przerwie i mówi, że było jedenaście.": False,
        "Nazajutrz partner zadzwonił, że było dziesięć lew, nie dziewięć.": False,
        "Runda się skończyła, siedzimy już przy innym stole.": False,
        "Spór o lewy, wezwano sędziego.": None,
    },
    "nb": {
        "Ti stikk eller ni? Runden er ikke over.": True,
        "TL ble tilkalt straks, runden pågår.": True,
        "Han kom i pausen og sa at det var elleve.": False,
        "Dagen etter ringte makker og mente det var ti stikk, ikke ni.": False,
        "Runden er slutt for lengst, og de har flyttet.": False,
        "De krangler om stikkene, og jeg ble tilkalt.": None,
    },
}


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, rows in ROUND.items() for line in rows])
def test_words_of_time_tell_whether_the_round_goes_on(lang: str, line: str) -> None:
    """Said, denied (`not over` goes on), left open, or not told at all."""
    read = hear(line, lang).read  # type: ignore[arg-type]
    assert read is not None
    assert in_the_round(read) is ROUND[lang][line]


@pytest.mark.parametrize(
    ("lang", "line", "old"),
    [
        ("en", "The results went up last night and now we see 4S one down.", True),
        ("en", "The results went up ten minutes ago.", False),
        ("hu", "Tegnap este kitették az eredményt.", True),
        ("hu", "Az imént tették ki az eredményt, hetes leosztás, otthon vettem észre.", False),
        ("pl", "Wyniki ogłoszono wczoraj wieczorem.", True),
        ("pl", "Wyniki wywieszono przed chwilą.", False),
        ("nb", "Resultatlista ble lagt ut i går kveld.", True),
        ("nb", "Lista er lagt ut, vi så det nå.", False),
        ("en", "Results went up on the website two hours ago, we see it only now.", True),
        ("en", "The scores have been up for three hours.", True),
        ("en", "The scores were posted half an hour ago.", False),
        ("en", "We began three hours ago. The scores are posted.", False),
        ("hu", "Kitették az eredménylistát, úgy két órája már, most vettem észre.", True),
        ("hu", "Fél órája tették ki az eredményt.", False),
        ("pl", "Wyniki wiszą od dwóch godzin.", True),
        ("pl", "Lista wisi już ponad godzinę.", True),
        ("pl", "Wyniki wywieszono pół godziny temu.", False),
        ("nb", "Resultatene ble lagt ut for to timer siden.", True),
        ("nb", "Lista ble lagt ut for en halv time siden.", False),
    ],
)
def test_results_out_since_a_day_before_are_told(lang: str, line: str, old: bool) -> None:
    """A day, and that the results are out."""
    read = hear(line, lang).read  # type: ignore[arg-type]
    assert read is not None
    assert long_out(read) is old


@pytest.mark.parametrize(
    ("lang", "line", "mixed"),
    [
        ("en", "Once the argument had begun declarer shuffled his cards.", True),
        ("en", "Declarer shuffled his cards before anything was agreed.", False),
        ("hu", "A vita közben összekeverte a lapjait.", True),
        ("pl", "Już po zgłoszeniu sporu potasował karty.", True),
        ("nb", "Midt under krangelen stokket han kortene sine.", True),
        ("nb", "Han stokket kortene før vi ble enige.", False),
    ],
)
def test_cards_mixed_in_a_dispute_are_told(lang: str, line: str, mixed: bool) -> None:
    """66D, not 65D: the facts were already at issue."""
    read = hear(line, lang).read  # type: ignore[arg-type]
    assert read is not None
    assert mixed_in_dispute(read) is mixed


@pytest.mark.parametrize(
    ("lang", "line", "only"),
    [
        ("en", "He conceded the last trump. The scores have been posted.", True),
        ("en", "The scores were posted an hour ago.", False),
        ("en", "The scores are up, we are within the period.", False),
        ("hu", "Lemondott a két utolsó ütésről. Az eredményeket már kirakták.", True),
        ("hu", "Húsz perce tették ki az eredményt, kitették a listát.", False),
        ("pl", "Wyniki już wywieszone.", True),
        ("pl", "Wyniki wywieszono dwadzieścia minut temu.", False),
        ("nb", "Resultatlista er hengt opp forresten.", True),
        ("nb", "Lista har hengt oppe i en halvtime, den er lagt ut.", False),
        ("nb", "Han avsto fra det siste stikket.", False),
    ],
)
def test_results_that_are_only_out_say_nothing_of_the_period(lang: str, line: str, only: bool) -> None:
    read = hear(line, lang).read  # type: ignore[arg-type]
    assert read is not None
    assert only_posted(read) is only


@pytest.mark.parametrize(
    ("lang", "text", "untold"),
    [
        ("en", "We put down minus one. The trick could not be lost.", True),
        ("en", "No clue if we are still inside the correction time.", True),
        ("en", "The results have not been posted yet.", False),
        ("en", "Ten minutes ago they went up.", False),
        ("hu", "Egy bukást írtunk be. Az ellenfelek elismerik.", True),
        ("hu", "Az eredményeket még nem tették ki.", False),
        ("hu", "A végeredmény még nincs fenn.", False),
        ("pl", "Wpisaliśmy bez jednej. Przeciwnicy to uznają.", True),
        ("pl", "Wyników jeszcze nie wywiesili.", False),
        ("pl", "Wyniki niewywieszone.", False),
        ("nb", "Vi førte én bet. Motparten er enig.", True),
        ("nb", "Resultatene er ikke lagt ut ennå.", False),
    ],
)
def test_a_correction_period_goes_by_the_results_or_the_clock(lang: str, text: str, untold: bool) -> None:
    """79C1 counts from the posting: where neither that nor a time is told, nobody knows whether it runs."""
    read = hear(text, lang).read  # type: ignore[arg-type]
    assert read is not None
    assert tells_no_period(read) is untold
    assert untold or "minutes" in text or not only_posted(read)
