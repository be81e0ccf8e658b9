"""A person in a browser: asks in each language, opens a citation, follows it to the law, on a phone and a laptop."""

import re

import pytest
from playwright.sync_api import BrowserContext, expect
from served import still

pytestmark = pytest.mark.browser

# What is asked, the letter of Law 54 that must be quoted, and a word of the interface in that language.
QUESTIONS = [
    pytest.param(
        "hu", "Nyugat soron kívül, színével felfelé indult. Mit tehet a felvevő?", "hatályos", marks=pytest.mark.long
    ),
    pytest.param("pl", "W zawistował odkrytą kartą poza kolejnością. Co może zrobić rozgrywający?", "obowiązuje"),
    pytest.param(
        "nb",
        "Vest spilte ut utenfor tur med bildesiden opp. Hva kan spillefører velge?",
        "gjeldende",
        marks=pytest.mark.long,
    ),
]


@pytest.mark.parametrize(("language", "question", "word"), QUESTIONS)
def test_a_question_is_answered_with_citations_that_open(
    visitor: BrowserContext, address: str, language: str, question: str, word: str
) -> None:
    page = visitor.new_page()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}/?lang={language}")
    page.get_by_test_id("stChatInputTextArea").fill(question)
    page.keyboard.press("Enter")
    named = page.locator(".headline a").filter(has_text="54").first
    expect(named).to_be_visible(timeout=90_000)
    beside = page.get_by_role("complementary")
    expect(beside.get_by_text(word).first).to_be_visible(timeout=30_000)
    expect(beside.locator("blockquote.law").first).not_to_be_empty()
    case = page.url
    named.click()
    expect(page).to_have_url(re.compile(r"/laws\?.*p="), timeout=60_000)
    expect(page.get_by_role("heading", name=re.compile(r"^54"))).to_be_visible(timeout=60_000)
    page.go_back()  # the case is still there
    expect(named).to_be_visible(timeout=60_000)
    assert page.url == case
    page.close()


def test_a_phone_shows_everything_without_sideways_scrolling(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    for place in ("/?lang=pl", "/laws?p=27&lang=nb"):
        page.goto(address + place)
        expect(page.get_by_test_id("stSelectbox").first).to_be_visible(timeout=90_000)
        still(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.get_by_role("heading", name=re.compile("^27"))).to_be_visible()
    page.close()


SETTLED = """() => {
  const top = document.querySelector(".at-table").getBoundingClientRect().top;
  return top >= 0 && top < 400 && (window.restedAt === top || ((window.restedAt = top), false));
}"""
TOLD = {
    "hu": "Nyugat soron kívül indított, színével felfelé. Mit tehet a felvevő?",
    "pl": "W zawistował odkrytą kartą poza kolejnością. Co może zrobić rozgrywający?",
    "nb": "Vest spilte ut utenfor tur med bildesiden opp. Hva kan spillefører velge?",
    "en": "West led out of turn, face up. What can declarer do?",
}


@pytest.mark.parametrize("languages", ["hu", pytest.param("pl nb en", marks=pytest.mark.long)])
def test_a_phone_shows_table_and_ruling_at_once_above_the_bar(
    visitor: BrowserContext, address: str, languages: str
) -> None:
    page = visitor.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    for language in languages.split():
        told = TOLD[language]
        page.goto(f"{address}/?lang={language}&q={told}")
        expect(page.locator(".headline[role=status]")).to_be_visible(timeout=90_000)
        still(page)
        bar = page.get_by_role("navigation").bounding_box()
        composer = page.get_by_test_id("stChatInput").bounding_box()
        page.wait_for_function(SETTLED, timeout=90_000)  # the page goes to the answer by itself
        table, said = page.locator(".at-table").bounding_box(), page.locator(".headline[role=status]").bounding_box()
        assert bar
        assert composer
        assert table
        assert said
        assert bar["y"] + bar["height"] <= 845
        assert bar["width"] <= 391
        assert composer["height"] <= 64  # one line
        assert composer["y"] + composer["height"] <= bar["y"] + 1
        assert 0 <= table["y"] < said["y"]
        assert said["y"] + said["height"] < composer["y"], language
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        for link in page.get_by_role("navigation").get_by_role("link").all():
            box = link.bounding_box()
            assert box is None or box["x"] + box["width"] <= 391
    more = page.get_by_role("navigation").get_by_role("button")
    more.click()
    way = page.get_by_test_id("stPopoverBody").get_by_role("link").nth(1)
    way.click()
    expect(page).to_have_url(re.compile("/scores"), timeout=60_000)
    still(page)
    expect(page.get_by_test_id("stPopoverBody")).to_have_count(0)  # the menu closes after a choice
    page.close()


def test_hostile_input_is_text_and_a_huge_one_is_refused_kindly(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.goto(f"{address}/?lang=en")
    box = page.get_by_test_id("stChatInputTextArea")
    box.fill("<img src=x onerror=\"document.title='owned'\"> revoke?")
    page.keyboard.press("Enter")
    expect(page.get_by_text("onerror").first).to_be_visible(timeout=90_000)
    box.fill("revoke " * 3000)
    page.keyboard.press("Enter")
    expect(page.get_by_text("at most 2000 are read")).to_be_visible(timeout=90_000)
    assert "owned" not in page.title()
    page.close()


@pytest.mark.long
def test_a_permanent_address_that_names_nothing_says_so(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.goto(f"{address}/laws?p=99Z&lang=en")
    expect(page.get_by_text("cannot be read as a provision")).to_be_visible(timeout=90_000)
    page.close()
