"""Results of a team match: the short answer and the ruling beneath it count in the same seats."""

import pytest

from app.service import Service
from corpus.model import Language

IMPS: list[tuple[Language, str, int, int]] = [
    (
        "hu",
        "Nálunk az ellenfél 620-at írt, a társaink a másik asztalon 170-et csináltak. Hány imp és kinek?",
        -620,
        -170,
    ),
    ("en", "They made 620 at our table, our team-mates 170. IMPs?", -620, -170),
    ("pl", "u nas +140, koledzy +100 na drugim stole. Ile IMP?", 140, -100),
    ("nb", "Vi fikk 420 og i det andre rommet fikk de også 420. Hvor mange imp?", 420, 420),
]


@pytest.mark.parametrize(("language", "text", "own", "other"), IMPS)
def test_the_ruling_counts_as_the_short_answer(
    service: Service, language: Language, text: str, own: int, other: int
) -> None:
    """Law 78B: what the opponents made at our table is our minus there too; the ruling took it for a plus."""
    procedure = service.ask(text, language)["procedure"]
    assert procedure is not None
    assert procedure["facts"] == {"own_score": own, "other_score": other}


def test_a_knock_out_is_ruled_by_12c4(service: Service) -> None:
    """The averages of what was given (12C4), in the ruling and in the short answer."""
    text = "Mecz pucharowy, sędzia dał wyniki, które się nie bilansują: my plus 7 impów, oni minus 3. Ile wpisać?"
    document = service.ask(text, "pl")
    assert "+5 IMP dla was" in document["answer"]
    procedure = document["procedure"]
    assert procedure is not None
    assert (procedure["name"], procedure["facts"]) == ("knockout_score", {"imps_first": 7, "imps_second": -3})
