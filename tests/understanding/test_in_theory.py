"""A question of what a rule says, where nothing happened, is answered by its entry; a case told alike is ruled."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear
from understanding.lookups import asks_for_a_text, in_theory

IN_THEORY: list[tuple[Language, str]] = [
    (
        "hu",
        "Csak kérdés, nem történt semmi, vitatkoztunk: ha ellenjátékosként már lefordítottam a lapomat, de még senki "
        "nem hívott a következőre, kérhetem, hogy mutassák meg az ütést? És a saját lapomba belenézhetek?",
    ),
    (
        "pl",
        "Pytanie teoretyczne: jako obrońca zakryłem już swoją kartę, do następnej lewy nikt nie zagrał. Mogę poprosić "
        "o pokazanie lewy, czy tylko zajrzeć do swojej karty?",
    ),
    (
        "nb",
        "Regelspørsmål: midt i spillet, jeg er motspiller og det er min tur, men kontrakten har gått i glemmeboka. Kan "
        "jeg spørre hva den er og om den er doblet, og hvem av dem det var som doblet?",
    ),
    (
        "en",
        "What does the book actually say about the last trick? Say I'm defending, I've turned my card over, no one's "
        "led to the next one. Can I ask everyone to face theirs again? Or only peek at my own? Nothing happened, just "
        "settling a bet with my wife.",
    ),
]
FOR_AN_EXAM: list[tuple[Language, str]] = [
    ("hu", "Vizsgára kell: az asztal megkérdezhet egy ellenjátékost, hogy nincs-e több lapja abban a színben?"),
    ("pl", "Pytanie do materiałów na kurs: czy dziadek może zapytać obrońcę, czy na pewno nie ma koloru?"),
    ("nb", "Spørsmål til nybegynnerkurset: kan blindemann spørre en motspiller om han er tom i fargen?"),
    (
        "en",
        "Quick one for our beginners' handout, nothing happened. Can dummy ask a defender whether he has none left?",
    ),
]
NOT_FOR_ONE: list[tuple[Language, str]] = [
    ("hu", "Kelet tegnap vizsgázott, ma az asztal megkérdezte tőle, hogy nincs-e több kőrje. Mi a teendő?"),
    ("pl", "Na turnieju kursantów dziadek zapytał obrońcę E, czy nie ma kierów. Co teraz?"),
    (
        "nb",
        "Blindemann spurte Øst om han var tom i hjerter, og alle spilte videre som om ingenting har skjedd. Hva nå?",
    ),
    ("en", "Dummy asked East whether he had no hearts, and play went on as if nothing had happened. What now?"),
]
A_CASE: list[tuple[Language, str]] = [
    ("hu", "Lefordítottam a lapomat, és kértem, hogy mutassák meg az ütést. Kelet nem engedte. Igaza van?"),
    ("pl", "Zakryłem swoją kartę i poprosiłem o pokazanie lewy. Mówią, że nic się nie stało. E odmówił. Ma rację?"),
    ("nb", "Jeg snudde kortet mitt og ba om å få se stikket. Øst sa nei, som om ingenting har skjedd. Hva gjelder?"),
    ("en", "I turned my card over and asked to see the trick. East refused, as if nothing happened. Is he right?"),
]


@pytest.mark.parametrize(("language", "told"), IN_THEORY)
def test_a_question_of_theory_asks_for_a_text(language: Language, told: str) -> None:
    assert asks_for_a_text(hear(told, language))


@pytest.mark.parametrize(("language", "told"), A_CASE)
def test_a_case_told_does_not(language: Language, told: str) -> None:
    assert not asks_for_a_text(hear(told, language))


@pytest.mark.parametrize(("language", "told"), FOR_AN_EXAM)
def test_what_an_exam_or_a_leaflet_is_for_is_looked_up(language: Language, told: str) -> None:
    assert in_theory(hear(told, language))
    assert asks_for_a_text(hear(told, language))


@pytest.mark.parametrize(("language", "told"), NOT_FOR_ONE)
def test_a_case_told_with_such_words_is_not(language: Language, told: str) -> None:
    assert not in_theory(hear(told, language))
