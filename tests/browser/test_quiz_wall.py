"""What a class sees, question by question, on the projector and on a phone: the table is drawn, read and fits."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from served import still

pytestmark = [pytest.mark.browser, pytest.mark.long]
WAIT = 60_000
QUESTIONS = 2


def serious(page: Page) -> dict[str, list[str]]:
    """What axe finds on a page that keeps somebody from using it."""
    still(page)
    found = Axe().run(page).response["violations"]
    return {
        row["id"]: [node["html"][:160] for node in row["nodes"][:3]]
        for row in found
        if row["impact"] in ("serious", "critical")
    }


def test_wall_and_phone_draw_the_table_of_every_question(browser: Browser, address: str) -> None:
    wall = browser.new_page(viewport={"width": 1280, "height": 900})
    wall.goto(f"{address}/quiz?lang=nb")
    laws = wall.locator(".st-key-quiz-laws input")
    expect(laws).to_be_visible(timeout=WAIT)
    laws.fill("27, 53, 54")
    laws.press("Tab")
    count = wall.locator(".st-key-quiz-count input")
    count.fill(str(QUESTIONS))
    count.press("Tab")
    wall.get_by_test_id("stFormSubmitButton").get_by_role("button").first.click()
    expect(wall.locator(".quiz-stem")).to_have_count(QUESTIONS, timeout=WAIT)
    assert wall.locator(".quiz-table").count() >= 1  # a question about a law's words has no table
    assert serious(wall) == {}
    wall.locator(".st-key-quiz-tab button").nth(2).click()
    wall.locator(".st-key-room-open button").click()
    expect(wall.locator(".quiz-code").first).to_be_visible(timeout=WAIT)
    code = wall.locator(".quiz-code").first.inner_text()
    phone = browser.new_page(viewport={"width": 390, "height": 844})
    phone.goto(f"{address}/quiz?lang=nb&class={code}")
    name = phone.get_by_test_id("stForm").locator("input")
    expect(name).to_be_visible(timeout=WAIT)
    name.fill("Kari")
    name.press("Enter")
    expect(wall.locator(".quiz-count")).to_contain_text("1", timeout=WAIT)
    wall.reload()  # the class is still there, and still the trainer's
    wall.locator("[class*=st-key-room-class_begin] button").click()
    drawn = 0
    for number in range(QUESTIONS):
        expect(wall.locator("[class*=st-key-room-class_reveal] button")).to_be_visible(timeout=WAIT)
        stem = wall.locator(".quiz-stem.big").inner_text()
        expect(phone.locator(".quiz-stem")).to_have_text(stem, timeout=WAIT)
        expect(phone.locator(".quiz-table")).to_have_count(wall.locator(".quiz-picture.big .quiz-table").count())
        drawn += wall.locator(".quiz-picture.big .quiz-table").count()
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
        assert serious(wall) == {}
        assert serious(phone) == {}
        wall.locator("[class*=st-key-room-class_reveal] button").click()
        expect(wall.locator(".quiz-why.wrong.big").first).to_be_visible(timeout=WAIT)
        expect(wall.locator(".quiz-law").first).to_be_visible()
        expect(phone.locator(".quiz-why.wrong").first).to_be_visible(timeout=WAIT)
        expect(phone.locator(".quiz-law").first).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
        assert serious(wall) == {}
        if number + 1 < QUESTIONS:
            wall.locator("[class*=st-key-room-next] button").click()
    assert drawn >= 1
    phone.close()
    wall.close()
