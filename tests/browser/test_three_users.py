"""Three users, three languages: a director from question to printed form, a player from topic to a law with another
text beside it, a trainer from topic to quiz.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect
from served import still

from app.messages import message
from corpus.model import Language

pytestmark = [pytest.mark.browser, pytest.mark.long]

WAIT = 60_000
PHONE, LAPTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 900}
ASKED = [
    pytest.param("hu", "1 szan, majd 1 pikk. Mi a teendő?"),
    pytest.param("pl", "1BA, potem 1 pik. Co teraz?"),
    pytest.param("nb", "1 NT, så 1 spar. Hva nå?"),
]
LOOKED_UP = [
    pytest.param("hu", "elégtelen", "laws-2007-pl"),
    pytest.param("pl", "niewystarczająca", "laws-2007-pl"),
    pytest.param("nb", "revoke", "laws-1997-nb"),
]
TAUGHT = [
    pytest.param("hu", "színvétés"),
    pytest.param("pl", "renons"),
    pytest.param("nb", "revoke"),
]


@pytest.mark.parametrize(("language", "question"), ASKED)
def test_a_director_from_question_to_logged_ruling_to_printed_form(
    visitor: BrowserContext, address: str, language: Language, question: str
) -> None:
    page = visitor.new_page()
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/?lang={language}")
    page.get_by_test_id("stChatInputTextArea").fill(question)
    page.keyboard.press("Enter")
    expect(page.locator(".st-key-turn-1-fact-auction button").first).to_be_attached(timeout=90_000)
    still(page)
    page.get_by_role("button", name=message(language, "ask_page.log")).click()
    page.get_by_label(message(language, "ask_page.log_board")).fill("12")
    page.get_by_label(message(language, "ask_page.log_who")).fill("Anna")
    page.get_by_test_id("stFormSubmitButton").get_by_role("button").first.click()
    saved = page.get_by_text(re.compile(message(language, "ask_page.log_saved", number=r"\d+")))
    expect(saved).to_be_visible(timeout=WAIT)
    number = re.findall(r"\d+", saved.inner_text())[0]
    page.goto(f"{address}/log?lang={language}&e={number}")
    expect(page.get_by_role("heading", name=re.compile(f"#{number}"))).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name=message(language, "log.appeal.add")).click()
    with page.expect_download(timeout=WAIT) as printed:
        page.get_by_role("button", name="PDF").click(timeout=WAIT)
    assert Path(printed.value.path()).read_bytes().startswith(b"%PDF")
    page.close()


@pytest.mark.parametrize(("language", "words", "beside"), LOOKED_UP)
def test_a_player_from_topic_to_a_law_side_by_side_to_a_shared_link(
    visitor: BrowserContext, address: str, language: Language, words: str, beside: str
) -> None:
    page = visitor.new_page()
    page.set_viewport_size(LAPTOP)
    page.goto(f"{address}/laws?lang={language}")
    page.get_by_role("tab", name=message(language, "laws_page.tab_topics")).click(timeout=90_000)
    page.get_by_label(message(language, "laws_page.topics_filter")).fill(words)
    panel = page.get_by_role("tabpanel").filter(has=page.get_by_label(message(language, "laws_page.topics_filter")))
    link = panel.get_by_test_id("stPageLink-NavLink").first
    expect(panel.get_by_text(re.compile(words, re.IGNORECASE)).first).to_be_visible(timeout=WAIT)
    still(page)
    link.click()
    expect(page).to_have_url(re.compile(r"laws\?.*p="), timeout=WAIT)
    law = "64" if language == "nb" else "27"
    shared = f"{address}/laws?p={law}&lang={language}&beside={beside}"
    other = visitor.new_page()
    other.set_viewport_size(LAPTOP)
    other.goto(shared)
    expect(other.get_by_role("heading", name=re.compile(rf"^{law}"))).to_be_visible(timeout=WAIT)
    expect(other.locator("blockquote.law.old").first).to_be_visible(timeout=WAIT)
    if language != "hu":
        expect(other.locator("blockquote.law del").first).to_be_visible(timeout=WAIT)
    assert f"beside={beside}" in other.url
    page.close()
    other.close()


@pytest.mark.parametrize(("language", "topic"), TAUGHT)
def test_a_trainer_from_topic_to_quiz(visitor: BrowserContext, address: str, language: Language, topic: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size(LAPTOP)
    page.goto(f"{address}/quiz?lang={language}")
    topics = page.locator(".st-key-quiz-areas input")
    expect(topics).to_be_visible(timeout=90_000)
    topics.click()
    page.keyboard.type(topic)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.get_by_test_id("stFormSubmitButton").get_by_role("button").first.click()
    expect(page.locator(".quiz-stem").first).to_be_visible(timeout=WAIT)
    page.locator(".st-key-quiz-export button").first.click()
    with page.expect_download(timeout=WAIT) as loaded:
        page.locator("[class*=st-key-quiz-download] button").click()
    assert loaded.value.path().stat().st_size > 500
    page.close()
