"""A director in a browser: from a question to the choice made and a shared address; the bidding box; what if."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from served import still

from app.messages import message
from corpus.model import Language
from rulings import registry

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
# What is asked, what is asked next, and the fact that it tells (27A, 27B).
CASES = [
    pytest.param(
        "hu", "1 szan, majd 1 pikk. Mi a teendő?", "és ha nem fogadja el?", "choice_accept", marks=pytest.mark.long
    ),
    pytest.param(
        "pl", "1BA, potem 1 pik. Co teraz?", "a jeśli nie zaakceptuje?", "choice_accept", marks=pytest.mark.long
    ),
    pytest.param("nb", "1 NT, så 1 spar. Hva nå?", "og hvis budet ikke godtas?", "choice_accept"),
]


def _ask(page: Page, words: str) -> None:
    page.get_by_test_id("stChatInputTextArea").fill(words)
    page.keyboard.press("Enter")


def _told(name: str, facts: dict[str, object], language: Language) -> str:
    """The last of these facts in words."""
    from rulings.telling import tell

    return next(row.text for row in tell(name, facts, language) if row.fact == list(facts)[-1])


def _opened(page: Page, button: str) -> Locator:
    """The first address behind a button, once the page is no longer being drawn anew."""
    still(page)
    page.get_by_role("button", name=button).click()
    return page.get_by_test_id("stPopoverBody").get_by_test_id("stCode").first


@pytest.mark.parametrize(("language", "question", "follow_up", "fact"), CASES)
def test_a_case_goes_on_is_shared_and_kept_on_the_device(
    browser: Browser, address: str, language: Language, question: str, follow_up: str, fact: str
) -> None:
    page = browser.new_page(viewport=PHONE)
    page.goto(f"{address}/?lang={language}")
    _ask(page, question)
    chip = page.locator(".st-key-turn-1-fact-auction button").first
    expect(chip).to_be_attached(timeout=90_000)
    _ask(page, follow_up)
    expect(page.locator(f".st-key-turn-3-fact-{fact} button").first).to_be_attached(timeout=60_000)
    told = _told("insufficient_bid", {"auction": ["1N", "1S"], fact: False}, language)
    expect(page.get_by_text(told.rstrip(".")).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shared = _opened(page, message(language, "ask_page.share"))
    expect(shared).to_contain_text("case=insufficient_bid", timeout=30_000)
    link = re.sub(r"\s", "", shared.inner_text())
    again = browser.new_page(viewport=PHONE)
    again.goto(link)
    expect(again.locator(f".st-key-turn-1-fact-{fact} button").first).to_be_attached(timeout=90_000)
    # the list is this browser's own: the second page is another context and has only what it opened itself
    expect(page.locator("summary.title")).to_contain_text("(1)")
    again.close()
    page.reload()
    expect(page.locator("summary.title")).to_contain_text("(1)", timeout=60_000)
    expect(page.locator(f".st-key-turn-3-fact-{fact} button").first).to_be_attached(timeout=60_000)
    page.get_by_role("button", name=message(language, "web.clear")).click()
    expect(page.get_by_test_id("stChatMessage")).to_have_count(0, timeout=60_000)
    page.locator("summary.title").click()
    page.get_by_role("button", name=question).click()
    expect(page.locator(f".st-key-turn-3-fact-{fact} button").first).to_be_attached(timeout=60_000)
    page.close()


def test_the_bidding_box_the_choice_and_what_if(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport=PHONE)
    page.goto(f"{address}/ruling?lang=pl&procedure=insufficient_bid")
    expect(page.get_by_role("heading", name=registry.title("insufficient_bid", "pl"))).to_be_visible(timeout=90_000)
    page.get_by_text(message("pl", "wizard.details")).click()
    page.get_by_text("Jak przebiegała licytacja").click()
    box = page.locator(".st-key-walk-more-auction")
    for call in ("1BA", "pas"):
        page.locator("[class*=st-key-box-]").get_by_role("button", name=call, exact=True).first.click()
        expect(page.locator("table.auction")).to_contain_text(call, timeout=30_000)
    page.locator(".st-key-walk-more-auction-1S button").click()
    expect(page.locator("table.auction td")).to_have_count(3, timeout=30_000)
    expect(box).not_to_have_count(0)
    page.locator(".st-key-walk-more-auction-done button").click()
    expect(page.locator(".st-key-walk-fact-auction button:visible")).to_be_visible(timeout=30_000)
    expect(page).to_have_url(re.compile(r"ruling\?.*procedure=insufficient_bid.*facts="))
    page.locator(".st-key-walk-o0-choose button, .st-key-walk-o-o0-choose button:visible").first.click()
    accepted = _told("insufficient_bid", {"choice_accept": True}, "pl")
    chip = page.locator(".st-key-walk-fact-choice_accept button:visible").first
    expect(chip).to_contain_text(accepted.rstrip("."), timeout=30_000)
    chip.click()
    page.get_by_test_id("stPopoverBody").get_by_role("button", name="Nie", exact=True).click()
    expect(page.locator(".difference")).to_be_visible(timeout=30_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.close()
