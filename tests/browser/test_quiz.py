"""In a browser: a quiz is made and exported, a class is run with a phone, and nothing is wider than a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from served import still

pytestmark = pytest.mark.browser
WAIT = 60_000


@pytest.mark.long
def test_a_quiz_is_made_exported_and_run_with_a_class(browser: Browser, address: str) -> None:
    wall = browser.new_page(viewport={"width": 1280, "height": 900})
    wall.goto(f"{address}/quiz?lang=pl")
    topics = wall.locator(".st-key-quiz-areas input")
    expect(topics).to_be_visible(timeout=WAIT)
    topics.click()
    wall.keyboard.type("renons")
    wall.keyboard.press("Enter")
    wall.keyboard.press("Escape")
    wall.get_by_test_id("stFormSubmitButton").get_by_role("button").first.click()
    expect(wall.locator(".quiz-stem").first).to_be_visible(timeout=WAIT)
    wall.locator(".st-key-quiz-export button").first.click()
    with wall.expect_download(timeout=WAIT) as loaded:
        wall.locator("[class*=st-key-quiz-download] button").click()
    assert loaded.value.suggested_filename.endswith(".xml")
    assert b"<quiz>" in loaded.value.path().read_bytes()
    wall.keyboard.press("Escape")

    wall.locator(".st-key-quiz-tab button").nth(2).click()
    wall.locator(".st-key-room-open button").click()
    expect(wall.locator(".quiz-code").first).to_be_visible(timeout=WAIT)
    code = wall.locator(".quiz-code").first.inner_text()
    expect(wall.get_by_test_id("stImage").locator("img")).to_be_visible()
    phone = browser.new_page(viewport={"width": 390, "height": 844})
    phone.goto(f"{address}/quiz?lang=pl&class={code}")
    name = phone.get_by_test_id("stForm").locator("input")
    expect(name).to_be_visible(timeout=WAIT)
    name.fill("Anna <b>")
    name.press("Enter")
    expect(wall.locator(".quiz-count")).to_contain_text("1", timeout=WAIT)
    wall.locator("[class*=st-key-room-class_begin] button").click()
    expect(wall.locator(".quiz-stem.big")).to_be_visible(timeout=WAIT)
    expect(phone.locator(".quiz-stem")).to_be_visible(timeout=WAIT)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    wall.locator("[class*=st-key-room-class_reveal] button").click()
    expect(phone.get_by_role("button", name=re.compile(r"^\d+")).first).to_be_visible(timeout=WAIT)
    wall.locator("[class*=st-key-room-class_close] button").click()
    expect(wall.get_by_text("Anna <b>")).to_be_visible(timeout=WAIT)
    phone.close()
    wall.close()


def test_no_tab_scrolls_sideways_on_a_phone(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(f"{address}/quiz?lang=hu")
    tabs = page.locator(".st-key-quiz-tab button")
    expect(tabs.first).to_be_visible(timeout=WAIT)
    expect(tabs).to_have_count(5)
    for tab in range(5):
        tabs.nth(tab).click()
        still(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, f"tab {tab}"
    page.close()
