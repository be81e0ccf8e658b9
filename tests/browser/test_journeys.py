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
    chip = page.get_by_role("button", name=re.compile(r"\[1\] 54")).first
    expect(chip).to_be_visible(timeout=90_000)
    chip.click()
    opened = page.get_by_test_id("stPopoverBody")
    expect(opened).to_be_visible(timeout=30_000)
    expect(opened.get_by_text(word).first).to_be_visible(timeout=30_000)
    expect(opened.locator("blockquote.law").first).not_to_be_empty()
    # the popover may reach beyond the window where a person would scroll; the link is followed all the same
    opened.get_by_test_id("stPageLink-NavLink").evaluate("link => link.click()")
    expect(page).to_have_url(re.compile(r"/laws\?.*p="), timeout=60_000)
    expect(page.get_by_role("heading", name=re.compile(r"^54"))).to_be_visible(timeout=60_000)
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


def test_a_permanent_address_that_names_nothing_says_so(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.goto(f"{address}/laws?p=99Z&lang=en")
    expect(page.get_by_text("cannot be read as a provision")).to_be_visible(timeout=90_000)
    page.close()
