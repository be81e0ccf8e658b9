"""A defender who dropped a card and then put a revoke right has two penalty cards, both major (50B, 51)."""

import pytest

from app.service import Service
from corpus.model import Language

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugatnak korábban leesett a pikk 4-es, ott van az asztalon. Most káróra kőr 6-ot dobott, aztán "
        "észrevette, hogy "
        "van kárója, és kicserélte, még senki nem hívott. Mi lesz a két lappal?",
    ),
    (
        "pl",
        "W upadła wcześniej czwórka pik. Teraz do kara dorzucił 6 kier, zobaczył karo i poprawił, do następnej lewy "
        "nikt "
        "nie wyszedł. Co z tymi dwiema kartami?",
    ),
    (
        "nb",
        "Vest mistet spar 4 på bordet tidligere. Nå kastet han hjerter 6 på ruter, fant en ruter og rettet, ingen har "
        "spilt til neste stikk. Hva med de to kortene?",
    ),
    (
        "en",
        "West had dropped the S4 by accident. Now on a diamond he threw the H6, found a diamond and swapped it, nobody "
        "had led to the next trick. What about the two cards?",
    ),
]
OF_TWO: list[tuple[Language, str]] = [
    ("hu", "Káróra Nyugat kőr 6-ot dobott, aztán észrevette, hogy van kárója, és kicserélte, még senki nem hívott."),
    ("pl", "Do kara W dorzucił 6 kier, zobaczył karo i poprawił, do następnej lewy nikt nie wyszedł."),
    ("nb", "Vest kastet hjerter 6 på ruter, fant en ruter og rettet, ingen har spilt til neste stikk."),
    ("en", "On a diamond West threw the H6, found a diamond and swapped it, nobody had led to the next trick."),
]


@pytest.mark.parametrize(("language", "story"), BOTH)
def test_a_card_dropped_before_makes_both_major(service: Service, language: Language, story: str) -> None:
    document = service.ask(story, language)
    assert document["procedure"]["name"] == "revoke_correction"
    assert "51B" in document["headline"]["text"]


@pytest.mark.parametrize(("language", "story"), OF_TWO)
def test_the_card_of_the_revoke_alone_does_not(service: Service, language: Language, story: str) -> None:
    assert "51B" not in service.ask(story, language)["headline"]["text"]
