"""A score of two tables asks who was vulnerable, and understands the answer."""

import pytest

from app.service import Service
from corpus.model import Language

_STORIES: dict[Language, str] = {
    "en": "We went two off in 4S doubled. Passed out at the other table. How many IMPs against us?",
    "hu": "4 pikket kontrázva kettővel buktunk. A másik asztalon körpassz volt. Hány IMP ellenünk?",
    "pl": "Wpadliśmy bez dwóch w 4 pik z kontrą. Na drugim stole cztery pasy. Ile IMP tracimy?",
    "nb": "Vi gikk to bet i 4 spar doblet. Ved det andre bordet: alle passet. Hvor mange IMP?",
}


def _then(service: Service, language: Language, text: str) -> str:
    first = service.reply(_STORIES[language], None, None, None, language)
    return str(service.reply(text, None, first, None, language)["answer"])


@pytest.mark.parametrize(
    ("language", "text", "says"),
    [
        ("en", "Vulnerable.", "-500 − 0 = -500"),
        ("en", "no", "-300 − 0 = -300"),
        ("hu", "Bellben.", "-500 − 0 = -500"),
        ("hu", "Igen", "-500 − 0 = -500"),
        ("pl", "Przed partią.", "-300 − 0 = -300"),
        ("pl", "nie", "-300 − 0 = -300"),
        ("nb", "I sonen.", "-500 − 0 = -500"),
        ("nb", "vi var i sonen", "-500 − 0 = -500"),
    ],
)
def test_the_vulnerability_asked_for_is_heard_with_the_story(
    service: Service, language: Language, text: str, says: str
) -> None:
    assert says in _then(service, language, text)


@pytest.mark.parametrize("text", ["thanks", "We led the four of clubs from the wrong hand, was that vulnerable?"])
def test_other_words_do_not_answer_it(service: Service, text: str) -> None:
    assert " − 0 = " not in _then(service, "en", text)
