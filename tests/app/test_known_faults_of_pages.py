"""Faults that pages had and must not have again: commands on a page, a class lost, a case thrown out."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app import case as cases
from app.access import Person, Role
from app.faces.web.parts.in_place import KEPT
from app.faces.web.parts.plain import refusal
from app.messages import messages
from app.service import Service
from corpus.errors import BadQuestion, LawbridgeError
from corpus.jurisdictions import holds
from corpus.model import LANGUAGES, Language
from corpus.store import ULTI

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"
RESULTS = Path(__file__).parents[1] / "scoring" / "data" / "club_9_pairs.csv"
HERE = "app.faces.web.parts.sign_in.identify"


def page_of(view: str, language: str, **query: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.switch_page(f"views/{view}.py")
    for key, value in ({"lang": language} | query).items():
        page.query_params[key] = value
    page.run()
    assert not page.exception
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_page_names_a_command(language: Language) -> None:
    texts = messages(language)
    assert not [key for key, text in texts.items() if "`lawbridge" in text or "`-" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_on_a_page_names_a_command(service: Service, language: Language) -> None:
    for typed in ("99Z", "VSz 999", "27.Q.9"):
        with pytest.raises(LawbridgeError) as found:
            service.store.resolve(typed)
        assert "`lawbridge" in str(found.value)
        told = refusal(found.value, language)
        assert "lawbridge" not in told
        assert typed in told
        assert told.endswith(".")
    untranslated = BadQuestion("Nobody has put this into other words; try `lawbridge ask`.")
    assert refusal(untranslated, "en") == "Nobody has put this into other words."
    assert "Nobody" not in refusal(untranslated, "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_that_names_nothing_is_refused_in_the_readers_language(service: Service, language: Language) -> None:
    shown = [row.value for row in page_of("laws", language, p="99Z").warning]
    assert len(shown) == 1
    assert "lawbridge" not in shown[0]
    assert ("cannot be read" in shown[0]) is (language == "en")


@pytest.mark.parametrize(("tool", "key"), [("field", None), ("tournament", "congress-files")])
def test_an_uploaded_result_file_shows_its_table_at_once(
    service: Service, monkeypatch: pytest.MonkeyPatch, tool: str, key: str | None
) -> None:
    monkeypatch.setattr(HERE, lambda *_: Person("", "", Role.CHIEF, local=True))
    page = page_of("scores", "en", tool=tool)
    box = page.file_uploader[0] if key is None else page.file_uploader(key=key)
    box.upload(RESULTS.name, RESULTS.read_bytes(), "text/csv") if hasattr(box, "upload") else box.set_value(
        [(RESULTS.name, RESULTS.read_bytes(), "text/csv")]
    )
    page.run()
    assert not page.exception
    assert not page.warning
    assert page.dataframe
    assert len(page.dataframe[0].value) == 9


@pytest.mark.parametrize("tab", ["class", "train"])
def test_a_quiz_in_hand_a_class_and_training_come_back_with_the_page(
    service: Service, monkeypatch: pytest.MonkeyPatch, tab: str
) -> None:
    """What the browser's tab keeps is given to the session that begins there, which then draws the same."""
    before = page_of("quiz", "en")
    before.number_input(key="quiz-count").set_value(1)
    next(row for row in before.button if row.proto.is_form_submitter).click().run()
    made = before.session_state["quiz-now"]
    before.button_group(key="quiz-tab").set_value(tab).run()
    if tab == "class":
        before.button(key="room-open").click().run()
    else:
        before.text_input(key="train-who").set_value("Anna").run()
    kept = {name: before.session_state[name] for name in KEPT if name in before.session_state}
    after = AppTest.from_file(str(MAIN), default_timeout=60)
    after.switch_page("views/quiz.py")
    after.query_params["lang"] = "en"
    for name, field in KEPT.items():
        if name in kept:
            after.session_state[name] = kept[name]
            if field:
                after.session_state[field] = kept[name]
    after.run()
    assert not after.exception
    assert after.session_state["quiz-tab"] == tab
    if tab == "class":
        code, _ = before.session_state["quiz-room"]
        assert any(code in row.proto.body for row in after.get("html"))
    else:
        assert after.text_input(key="train-who").value == "Anna"
    after.button_group(key="quiz-tab").set_value("make").run()
    assert after.session_state["quiz-now"] == made


GOES_ON: list[tuple[Language, str, str]] = [
    ("nb", "Syd åpnet 1 NT, vest meldte 1 hjerter.", "vest vil ikke godta det"),
    ("nb", "Vest spilte ut utenfor tur med bildesiden opp.", "hva må nord gjøre nå?"),
    ("hu", "Nyugat soron kívül indított, színével felfelé.", "mi lesz a lappal?"),
    ("hu", "A védő véletlenül kiejtette a treff királyt.", "mi lesz a lappal?"),
]


@pytest.mark.parametrize(("language", "told", "further"), GOES_ON)
def test_a_short_follow_up_stays_in_its_case(service: Service, language: Language, told: str, further: str) -> None:
    place = {"nb": "no", "hu": "hu"}[language]
    begun = cases.told(service, None, told, language, place, keeping=False)
    found = cases.told(service, begun.case, further, language, place, keeping=False)
    assert found.document["course"]["kind"] in ("continued", "asked")
    assert [turn.said for turn in found.case.turns] == [told, further]


BRIDGE_IN_HUNGARIAN = (
    "A felvevő lejátszás közben színt nem adott, pedig volt. Mi jár érte?",
    "Kontra után rekontráztak, de soron kívül. Mi a teendő?",
    "Az osztó passzolt, utána Nyugat kontrázott, de nem volt mit.",
    "Valaki rossz lapot hívott, a bemondást már nem lehet javítani?",
    "A játékos renonszt követett el, a partner kérdezte is.",
    "Kiderült, hogy nem ő osztott, pedig ő volt az osztó.",
)


@pytest.mark.parametrize("told", BRIDGE_IN_HUNGARIAN)
def test_no_bridge_case_falls_to_ulti(service: Service, told: str) -> None:
    found = service.ask(told, "hu", "hu")
    assert not found["citations"][0]["canonical"].startswith(ULTI)
    assert "Ulti" not in found["answer"]
    assert not (found["procedure"] or {"name": ""})["name"].startswith("ulti")
    assert holds(f"{ULTI}:I", "hu")
