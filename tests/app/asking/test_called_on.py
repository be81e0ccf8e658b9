"""A card that declarer called for behind a defender's revoke: no revoke of dummy's, nothing played by those who revoked
(62A, 62C1, 63A1).
"""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

CALLED_ON: list[tuple[Language, str]] = [
    ("hu", "Nyugat a felvevő, káró 4-est hív, Észak 7-es, asztalról az ász, én Délen meg egy treff 3-ast dobtam. A "
           "felvevő az asztalról már kért egy pikk 2-est, akkor vettem észre h van káróm, és szóltam is azonnal, "
           "mielőtt bármit tettünk volna a pikkre a partneremmel. Most mi lesz??"),
    ("pl", "Rozgrywa E. Zagrał trefla z ręki, ja na S dałem karo 3, dziadek asa. Zaraz poprosił ze stołu o pika, a ja "
           "zobaczyłem, że mam trefla. Nikt z nas do pika nie dołożył. Co teraz?"),
    ("nb", "Motspilleren min i Syd kastet kløver 3 da jeg (Vest, spillefører) spilte ruter 4, Nord la 7 og bordet "
           "stakk med esset. Jeg hadde allerede bedt om spar 2 fra bordet til neste stikk da Syd kom på at han hadde "
           "ruter likevel. Ingen av dem hadde lagt på sparen. Jeg vil ha stikk for svikten."),
    ("en", "I'm declarer. Led a diamond to dummy's winner, East chucked the seven of clubs. Called for dummy's ace of "
           "spades. East, who hadn't played to it yet, nor had West, suddenly confesses he's got the three of "
           "diamonds. Do I get a trick?"),
    ("en", "dir here, quick one. W declares, leads D4, N plays 7, dummy the ace, S pitches the three of clubs. "
           "declarer then calls the deuce of spades off dummy and S suddenly goes 'sorry I do have a diamond'. neither "
           "N nor S had played to the spade yet. whats done with the club?"),
]  # fmt: skip
DUMMYS: list[tuple[Language, str]] = [
    ("hu", "Kőrt hívott Nyugat, a felvevő pikket kért az asztalról, pedig az asztalon volt kőr. Kelet is kőrt tett. "
           "Most vettük észre."),
    ("pl", "W wyszedł w karo, rozgrywający poprosił ze stołu o trefla, choć w dziadku było karo. E dołożył karo. "
           "Teraz zauważyliśmy."),
    ("nb", "Vest spilte ut kløver, spillefører ba om en spar fra bordet selv om blindemann hadde kløver. Øst fulgte "
           "farge. Da så vi det."),
    ("en", "West led a club, declarer called for a spade from dummy though dummy had a club. East followed with a "
           "club. We saw it then."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), CALLED_ON)
def test_what_is_called_since_is_the_others(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]["name"] in ("revoke_correction", "revoke_established")
    facts = case_of(document)["facts"]
    assert facts.get("offender_role", "defender") == "defender"
    assert facts.get("since_revoke", "nothing") == "nothing"
    assert "62C1" in document["answer"] or "62.C.1" in str(document["procedure"])
    assert not facts.get("both_revoked_same_trick")


@pytest.mark.parametrize(("language", "told"), DUMMYS)
def test_a_card_called_off_suit_is_dummys_revoke(service: Service, language: Language, told: str) -> None:
    assert case_of(service.reply(told, None, None, None, language))["facts"]["offender_role"] == "dummy"
