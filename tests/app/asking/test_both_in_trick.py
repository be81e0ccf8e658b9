"""Both sides revoked to one trick: both are told together to have had the suit (62C3)."""

import pytest

from app.service import Service
from corpus.model import Language

BOTH: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet kárót hívott, én Délen mint felvevő treffet dobtam rá, Nyugat meg egy pikket, asztal tett kárót, Kelet "
        "vitte. Kelet már hívta is a következőt, én még nem tettem rá, amikor kiderült hogy nekem is meg Nyugatnak is "
        "volt káróm. Akkor most kit büntetnek?",
        "one_side",
    ),
    (
        "pl",
        "W wyszedł w kiera, dziadek dołożył, E wyrzucił trefla, a ja S (rozgrywam) przebiłem pikiem. Wziąłem, a W "
        "zawołał stop. Okazało się że i E, i ja mieliśmy kiery. Do następnej lewy jeszcze nikt nie wyszedł. Co teraz?",
        "neither",
    ),
    (
        "nb",
        "Øst spilte ruter, syd (spillefører) kastet kløver, vest kastet spar, bordet bekjente. Øst vant og la hjerter "
        "til neste stikk, ingen andre har lagt på ennå. Så viser det seg at både syd og vest hadde ruter.",
        "one_side",
    ),
    (
        "en",
        "West led a heart, dummy low, East threw a club and South, declarer, ruffed. South led a diamond to the next "
        "trick and West said hang on: East and South both had a heart. No one has followed to the diamond.",
        "one_side",
    ),
]
ONE: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet kőrt hívott, Dél a felvevő treffet dobott rá, volt kőrje. Nyugat és Dél vitatkoznak, hogy Nyugat "
        "látta-e. A következőre még nem hívtak.",
    ),
    ("pl", "E zagrał karo, S (rozgrywa) wyrzucił trefla, W dołożył karo. W i S spierają się, czy S ma karo."),
    ("nb", "Øst spilte ruter, syd (spillefører) kastet kløver, vest la ruter. Vest og syd krangler om syd har ruter."),
    ("en", "East led a diamond, South (declarer) discarded a club, West played a diamond. West and South argue "
           "whether South has a diamond. Nobody has led to the next."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "story", "on"), BOTH)
def test_both_had_the_suit_of_the_trick(service: Service, language: Language, story: str, on: str) -> None:
    case = service.ask(story, language)["procedure"]
    assert case["name"] == "revoke_correction"
    assert case["facts"].get("both_revoked_same_trick") is True
    assert case["facts"].get("played_on_by") == on


@pytest.mark.parametrize(("language", "story"), ONE)
def test_who_followed_suit_has_not_revoked(service: Service, language: Language, story: str) -> None:
    assert not service.ask(story, language)["procedure"]["facts"].get("both_revoked_same_trick")
