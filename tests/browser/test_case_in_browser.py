"""A director's case in a browser: told, put right, reloaded, read in another language, saved once, withdrawn."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from served import opened, still

from app.messages import message

pytestmark = [pytest.mark.browser, pytest.mark.long]

LEAD = "Vest spilte ut utenfor tur med bildesiden opp. Hva kan spillefører velge?"
SLOW = 90_000


def say(page: Page, text: str) -> None:
    page.get_by_test_id("stChatInputTextArea").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("stChatMessage").get_by_text(text, exact=True).first).to_be_visible(timeout=SLOW)
    still(page)


def test_a_case_survives_a_reload_and_is_read_in_another_language(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}/?lang=nb")
    say(page, LEAD)
    expect(page).to_have_url(re.compile(r"[?&]case=[0-9a-f]{24}"), timeout=SLOW)
    kept = page.url
    say(page, "nei, det var øst som spilte")
    expect(page.get_by_text("Øst i stedet for Vest").first).to_be_visible(timeout=SLOW)
    assert page.url == kept
    page.reload()
    expect(page.get_by_text("Øst i stedet for Vest").first).to_be_visible(timeout=SLOW)
    expect(page.get_by_test_id("stChatMessage")).to_have_count(4)
    say(page, "spilleføreren godtar det")
    expect(page.get_by_text("Spilleføreren godtar utspillet").first).to_be_visible(timeout=SLOW)
    page.goto(re.sub(r"lang=nb", "lang=pl", page.url))
    expect(page.get_by_text("E zamiast W").first).to_be_visible(timeout=SLOW)
    expect(page.get_by_test_id("stChatMessage")).to_have_count(6)
    shown = " ".join(page.get_by_test_id("stChatMessage").all_inner_texts())
    assert "Rozgrywający akceptuje wyjście" in shown
    assert "utspillet" not in shown.replace("spilte ut", "")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.close()


def test_a_case_is_saved_once_and_its_entry_withdrawn(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{address}/?lang=en")
    say(page, "1NT, then one spade. What now?")
    numbers = []
    for board in ("7", "8"):
        page.get_by_test_id("stPopover").filter(
            has_text=re.compile(f"{message('en', 'ask_page.log')}|In the log")
        ).get_by_role("button").first.click()
        form = page.get_by_test_id("stForm")
        form.get_by_label(message("en", "ask_page.log_tournament")).fill("Case cup")
        form.get_by_label(message("en", "ask_page.log_board")).fill(board)
        form.get_by_role("button", name=re.compile("^.*Save")).click()
        saved = page.get_by_text(re.compile(r"Saved in the log as number \d+"))
        expect(saved).to_be_visible(timeout=SLOW)
        numbers.append(re.sub(r"\D", "", saved.inner_text()))
        page.keyboard.press("Escape")
        page.reload()
        expect(page.get_by_text("In the log:").first).to_be_visible(timeout=SLOW)
        still(page)
    assert numbers[0] == numbers[1]
    page.goto(f"{address}/log?lang=en&e={numbers[0]}")
    expect(page.get_by_text("Case cup").first).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("Board 8").first).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("link", name=message("en", "log.open_case"))).to_be_visible(timeout=SLOW)
    still(page)  # a tap while the page is being drawn is lost
    page.get_by_role("button", name=message("en", "log.withdraw")).click()
    expect(page.locator(".log-withdrawn")).to_be_visible(timeout=SLOW)
    still(page)
    opened(page, page.get_by_text(message("en", "log.history")).first, page.get_by_text("withdrawn ·").first)
    page.close()
