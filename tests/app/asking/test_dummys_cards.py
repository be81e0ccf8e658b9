"""45F, 46B4, 43A1b: what dummy did of his own accord plays no card, and a card called for that he has not is void."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.clauses import cut
from understanding.dummys import called_off_suit, moved_unasked, not_held, rank_called, rank_in, said_without_a_card

UNASKED: list[tuple[Language, str]] = [
    ("hu", "Az asztal magától kitolta a treff királyt, a felvevő még semmit nem kért. Ki van játszva a király?"),
    (
        "pl",
        "Dziadek sam z siebie sięgnął po asa karo i go wysunął, rozgrywający nic jeszcze nie powiedział. As zagrany?",
    ),
    ("nb", "Blindemann dro fram spar ess av seg selv før spillefører hadde sagt noe. Er esset spilt?"),
    ("en", "Dummy touched the king of clubs on his own before declarer named anything. Is the king played?"),
    (
        "en",
        "My partner, who is dummy, started to pull the ace of hearts before I had said a word. I am declarer, is it \
played?",
    ),
]
ABSENT: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő káró kilencest kért az asztalról, de olyan nincs is ott. Azt mondják, akkor a kicsi a kijátszott.",
    ),
    ("pl", "Rozgrywający prosi ze stołu o damę pik, a w dziadku damy pik nie ma. Musi zagrać najmniejszego?"),
    ("nb", "Spillefører ba om ruter ti fra bordet, men det kortet fins ikke der. Må han legge den minste?"),
    (
        "en",
        "I was playing 3NT and called the nine of diamonds from the table. Dummy hasn't got it, only king and six. \
LHO says then it has to be the six.",
    ),
]


@pytest.mark.parametrize(("language", "told"), UNASKED)
def test_what_dummy_moves_is_not_played(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "45F" in answer
    assert "45B" in answer
    assert "45C3" not in answer


@pytest.mark.parametrize(("language", "told"), ABSENT)
def test_a_card_not_in_dummy_is_not_named(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "46B4" in answer
    assert "45C4" not in answer


def test_what_declarer_touches_is_played(service: Service) -> None:
    told = "Declarer touched the king of clubs in dummy on purpose, then wanted the ace. Is the king played?"
    assert "45C3" in service.reply(told, None, None, None, "en")["answer"]


def test_a_defenders_card_behind_dummys_stays_the_matter(service: Service) -> None:
    """57C2: dummy played unasked, and a defender put his card on it before his partner."""
    told = "I led a heart as South; dummy, unprompted, pushed the queen forward. East covered with the king while West \
still hadn't played. Can I make West play his lowest heart?"
    assert "57C2" in service.reply(told, None, None, None, "en")["answer"]


def test_dummy_who_draws_attention_has_asked_nobody(service: Service) -> None:
    """43A1b, not 61B2: he told of a revoke during the play and asked no defender."""
    told = "Midway through trick six dummy piped up that West had not followed to diamonds at trick five. He hadn't \
peeked at any hands. West's side led to trick six and both of them have played. Can dummy do that?"
    answer = service.reply(told, None, None, None, "en")["answer"]
    assert "43A1b" in answer
    assert "61B2" not in answer


def test_a_card_moved_as_told_is_not_unasked() -> None:
    assert not moved_unasked(cut("Dummy put out the king of clubs that declarer had called for.", "en"))
    assert not moved_unasked(cut("Declarer, before I had said a word, touched the king of clubs.", "en"))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Dummy is to lead and declarer calls for the club king. Ain't one there, just the nine and the four."),
        ("hu", "Az asztalról hívok, mondom: treff király. Csakhogy ott csak treff 9 meg treff 4 van."),
        ("pl", "Rozgrywający zażądał króla trefl, a króla trefl w dziadku nie ma."),
        ("nb", "Spilleføreren ba om kløver konge fra bordet. Det finnes ingen konge der hos blindemann."),
    ],
)
def test_a_card_called_for_that_is_not_there(service: Service, language: Language, told: str) -> None:
    assert "46B4" in service.reply(told, None, None, None, language)["answer"]


def test_a_card_held_is_not_absent() -> None:
    assert not not_held(cut("Declarer called the nine of diamonds, dummy has the nine and the six.", "en"))


@pytest.mark.parametrize(
    ("language", "told", "law"),
    [
        ("en", "Declarer just said 'play' when the lead was in dummy at trick four. Dummy asks 'play what?'", "46B5"),
        ("nb", "Spilleføreren sa bare «spill noe», utspillet er fra bordet. Hva gjelder?", "46B5"),
        ("pl", "Rozgrywający powiedział „weź”, dziadek ma asa, króla i dziesiątkę kier, W wyszedł damą kier.", "46B1b"),
        ("nb", "'Ta det', sa spilleføreren. Bordet har ess, dame og to i spar, vest la knekten. Hva går?", "46B1b"),
    ],
)
def test_what_names_no_card_is_no_rank(service: Service, language: Language, told: str, law: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert law in answer
    assert "46B3" not in answer


def test_a_rank_quoted_stays_one() -> None:
    assert said_without_a_card(cut("Declarer said 'jack' with the lead in dummy.", "en")) is None
    assert said_without_a_card(cut("Partner's ace won and it's dummy's lead.", "en")) is None


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "hu",
            "Nyugat pikket hívott, én mint felvevő a 4est kértem az asztalról, a partnerem meg a dámát tette be, "
            "rosszul hallotta. Kelet ráadta a királyt. Szóltam, hogy nem azt kértem. Vissza lehet rakni?",
        ),
        (
            "en",
            "West led a spade, declarer South asked for the four, dummy's hand went to the queen and East played "
            "the king. Nobody disputes it was the four he called. Declarer wants it fixed.",
        ),
    ],
)
def test_a_small_card_called_by_its_rank_is_no_low(service: Service, language: Language, told: str) -> None:
    """45D1: the card called is played, not the lowest of the suit."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"].get("designation") in (None, "complete")


OFF_SUIT: list[tuple[Language, str]] = [
    ("hu", "Az ellenfél treffet indult, a felvevő annyit mondott: pikk kettes, az asztal letette, de maradt még egy "
     "treffje. Senki nem játszott tovább."),
    ("pl", "Lewy przeciwnik wyszedł karem. Zadysponowałem z dziadka trefla, a w dziadku były jeszcze dwa kara. Prawy "
     "obrońca już dorzucił."),
    ("nb", "Øst kom ut med ruter konge. Spillefører ba om kløver tre fra blindemann, men blindemann satt med ruter 5. "
     "Vi så det da stikket var snudd."),
    ("en", "Hearts were led and declarer called for a small club from dummy although dummy still had two hearts. The "
     "next defender played and then someone noticed."),
]  # fmt: skip
IN_SUIT: list[tuple[Language, str]] = [
    ("hu", "A felvevő kis pikket kért az asztalról, de az asztal a kőr kettest rakta le, pedig pikkje is volt."),
    ("en", "Declarer called for a low diamond, spades were led, dummy had no spade. West says he should have played "
     "a spade."),
    ("en", "I called for the diamond jack from the table, wanted the heart. Dummy had both. Spades were led."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), OFF_SUIT)
def test_a_card_called_off_suit_is_dummys_revoke(service: Service, language: Language, told: str) -> None:
    """61A, 62B2: dummy played the card that was called for, so nothing is put right by 45D."""
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "62A" in answer
    assert "45D" not in answer


@pytest.mark.parametrize(("language", "told"), IN_SUIT)
def test_dummy_who_is_void_or_put_down_another_card_has_not_revoked(language: Language, told: str) -> None:
    assert not called_off_suit(cut(told, language))


ASKED: list[tuple[Language, str]] = [
    ("nb", "Bordet spurte meg 'ingen flere spar?' da jeg stjal. Litt tidligere hadde han sett på kortene til øst. Jeg "
     "fant en spar til, og ingen har spilt til neste stikk."),
    ("en", "Dummy asked me 'no spades, partner?' after he had looked at West's hand. I did have one. We haven't led to "
     "the next trick."),
    ("hu", "Az asztal megkérdezte: nincs kőröd? De előtte már belenézett Kelet lapjába. Volt kőröm, még nem hívtunk."),
    ("pl", "Dziadek, który wcześniej zajrzał w karty W, spytał mnie, czy nie mam kiera. Miałem. Nikt nie grał dalej."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), ASKED)
def test_whom_dummy_asked_without_right_has_revoked(service: Service, language: Language, told: str) -> None:
    """43B2b: declarer revoked, not the defender whose hand dummy saw; Law 64 applies as if it were established."""
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "43B2b" in answer
    assert "64" in answer
    assert "51B" not in answer
    assert "61B2b" not in answer


HIGH_OR_LOW: list[tuple[Language, str, str]] = [
    ("hu", "Treffet hívtak, a felvevő annyit mondott az asztalnak: «nagyot».", "high"),
    ("hu", "Pikket hívtak, a felvevő csak ennyit mondott az asztalnak: «kicsit».", "low"),
    ("pl", "Wyszli w karo, a rozgrywający powiedział do dziadka tylko 'mały'.", "low"),
    ("nb", "Motparten spilte ut kløver, og spillefører sa bare «høy» til blindemann.", "high"),
    ("en", "A heart was led and declarer just told dummy 'low'.", "low"),
]


@pytest.mark.parametrize(("language", "told", "said"), HIGH_OR_LOW)
def test_high_and_low_name_no_rank(service: Service, language: Language, told: str, said: str) -> None:
    """46B1a and 46B1c: the highest or the lowest card of the suit led, and no question of a rank."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["designation"] == said


NAMED: list[tuple[Language, str, str, str]] = [
    (
        "hu",
        "Dél a kőr tízest kérte",
        "Dél kis kőrt kért",
        ", az asztal a dámát tette, Kelet kicsit adott rá. Visszamegy?",
    ),
    ("pl", "S poprosił o dziesiątkę kier", "S poprosił o małego kiera", ", dziadek dołożył damę, E blotkę. Cofamy?"),
    (
        "nb",
        "Syd ba om hjerter ti",
        "Syd ba om en liten hjerter",
        ", blindemann la damen, Øst en liten. Går den tilbake?",
    ),
    (
        "en",
        "South asked for the ten of hearts",
        "South asked for a low heart",
        ", dummy put up the queen, East played small. Now what?",
    ),
]


@pytest.mark.parametrize(("language", "ten", "low", "put_down"), NAMED)
def test_a_rank_called_is_not_a_low_card(language: Language, ten: str, low: str, put_down: str) -> None:
    """45D, 46B1c: what another played small says nothing of the card called."""
    assert rank_called(cut(ten + put_down, language), "HQ")
    assert not rank_called(cut(low + put_down, language), "HQ")


RANK_ABSENT: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Dél treff dámát kért, az asztalon nincs dáma, csak K 7 3.",
        "Dél treff dámát kért, az asztalon ott a dáma.",
    ),
    (
        "pl",
        "S poprosił o damę trefl. Na stole damy nie ma, jest K 7 3.",
        "S poprosił o damę trefl. Dama na stole jest.",
    ),
    ("nb", "Syd ba om kløver dame. Blindemann har K 7 3, ingen dame.", "Syd ba om kløver dame. Blindemann har dame."),
    (
        "en",
        "South called the club queen. Dummy has king seven three, no queen.",
        "South called the club queen from dummy.",
    ),
]


@pytest.mark.parametrize(("language", "absent", "there"), RANK_ABSENT)
def test_a_rank_that_dummy_has_not_is_absent(language: Language, absent: str, there: str) -> None:
    """46B4: told by its rank alone, too."""
    assert not_held(cut(absent, language))
    assert not not_held(cut(there, language))


@pytest.mark.parametrize(
    ("language", "rank", "small"),
    [
        ("hu", "A felvevő a nyolcast kérte", "A felvevő kicsit kért"),
        ("pl", "S prosił dychę", "S prosił o małą"),
        ("nb", "Makker ba om nieren", "Makker ba om en liten"),
        ("en", "Declarer called for the eight", "Declarer called for a small one"),
    ],
)
def test_a_rank_in_the_words_of_the_call_is_no_size(language: Language, rank: str, small: str) -> None:
    """45D, 46B: who asks for the ten has named a rank."""
    assert rank_in(cut(f"{rank}, dummy.", language), rank) is not None
    assert rank_in(cut(f"{small}, dummy.", language), small) is None


QUOTED_RANKS: list[tuple[Language, str]] = [
    (
        "pl",
        "Wychodzę treflem z ręki, W mała, w dziadku as i dama. Mówię 'dama', a partner dokłada asa. "
        "E dał blotkę i dopiero wtedy to zauważyłem. Do następnej lewy nikt nie zagrał. Co teraz?",
    ),
    (
        "en",
        "Club led from hand, small from West, declarer said 'queen', and out came dummy's ace. "
        "East played a low one. Then declarer noticed. No one has played to the next trick.",
    ),
]


@pytest.mark.parametrize(("language", "told"), QUOTED_RANKS)
def test_a_rank_said_aloud_is_no_small_card(service: Service, language: Language, told: str) -> None:
    """Small cards of others make the card called no small one (45D1)."""
    found = service.reply(told, None, None, None, language)["procedure"]
    assert found is not None
    assert found["name"] == "dummy_wrong_card"
    assert "low" not in [row["value"] for row in found["read"] if row["fact"] == "designation" and row["sure"]]


CALLED_AND_ABSENT: list[tuple[Language, str]] = [
    (
        "en",
        "I led a small spade from hand and told dummy 'nine of spades'. There's ace, jack, four over there, no nine.",
    ),
    (
        "pl",
        "Zagrałem z ręki karo i powiedziałem do dziadka 'dziewiątka karo'. Leży as, walet i 4, żadnej dziewiątki.",
    ),
    ("nb", "Jeg spilte en liten hjerter og ba blindemann om hjerter ni. Der lå ess, knekt og fire, ingen nier."),
    ("hu", "Kézből kis treffet hívtam, és mondtam az asztalnak: treff dáma. Ott király, bubi, ötös volt, dáma sehol!"),
]
NO_OTHER: list[tuple[Language, str]] = [
    ("en", "Dummy won with the heart ace. Declarer says 'jack', dummy puts the SJ. There was no other jack there."),
    ("pl", "Dziadek wziął damą trefl. Rozgrywający mówi 'walet', stół dał waleta kier. Innego waleta nie było."),
    ("nb", "Bordet vant med ruter ess. Spilleføreren sa 'ti', og blindemann la hjerter ti. Annen tier fantes ikke."),
    ("hu", "Az asztal káró ásszal vitte az ütést. A felvevő azt mondta: 'tízes', az asztal a kőr tízest tette. Más "
     "tízes nincs az asztalon."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), CALLED_AND_ABSENT)
def test_a_card_called_with_its_suit_and_absent_is_void(service: Service, language: Language, told: str) -> None:
    """46B4, whatever lead of declarer's it sounds like."""
    assert "46B4" in service.ask(told, language)["answer"]


@pytest.mark.parametrize(("language", "told"), NO_OTHER)
def test_no_other_of_the_rank_is_no_absent_card(language: Language, told: str) -> None:
    assert not not_held(cut(told, language))


BEFORE_A_CALL: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer led a small diamond from hand, West low. Before she had said a thing dummy picked up the ace. Then "
        "she said 'yes, the ace'. East hasn't played yet. What do I tell them?",
    ),
    ("nb", "Spilleføreren spilte liten kløver, og blindemann tok i kongen av seg selv før hun hadde sagt noe. Hva nå?"),
    ("hu", "A felvevő kis treffet hívott, az asztal magától megfogta a királyt, mielőtt a felvevő bármit mondott."),
    (
        "en",
        "I led a low club and before I could say anything dummy took hold of the king. Only then I said 'king, yes'.",
    ),
]
AFTER_A_CALL: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer said 'diamond' and dummy, of his own accord, put the king although he had the three. What is played?",
    ),
    (
        "pl",
        "Rozgrywający powiedział tylko 'karo', a dziadek sam z siebie położył króla, choć miał trójkę. Co jest grane?",
    ),
    ("nb", "Spilleføreren sa 'ruter', og blindemann la kongen av seg selv enda han hadde treeren. Hva er spilt?"),
    (
        "hu",
        "A felvevő annyit mondott: 'káró', az asztal magától a királyt tette, pedig volt hármasa. Mi van kijátszva?",
    ),
]


@pytest.mark.parametrize(("language", "told"), BEFORE_A_CALL)
def test_a_card_moved_before_declarer_named_any(service: Service, language: Language, told: str) -> None:
    """45F: what he names then is his first designation, and no slip."""
    assert ruled(service, told, language)["procedure"]["name"] == "dummy_rights"


@pytest.mark.parametrize(("language", "told"), AFTER_A_CALL)
def test_a_card_put_behind_a_call_is_the_calls(service: Service, language: Language, told: str) -> None:
    assert ruled(service, told, language)["procedure"]["name"] != "dummy_rights"


def test_no_to_a_card_denies_none() -> None:
    assert not not_held(cut("I called for the king, dummy moved it, and then I said 'no, the four'.", "en"))
