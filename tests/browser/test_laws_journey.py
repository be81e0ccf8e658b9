"""A reader of the laws in a browser: a hit followed and left again, a reference, the menu, the page's language."""

import pytest
from playwright.sync_api import BrowserContext, expect
from served import still

pytestmark = pytest.mark.browser
SLOW = 60_000


def test_a_hit_opens_a_reference_opens_in_place_and_back_leads_out_again(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{address}/laws?lang=pl")
    still(page)
    expect(page.locator("html")).to_have_attribute(
        "lang", "pl", timeout=SLOW
    )  # the browser is told after the page is drawn
    box = page.get_by_test_id("stTextInput").locator("input").first
    box.fill("renons")
    hit = page.get_by_test_id("stPageLink-NavLink").filter(has_text="61A").first
    expect(hit).to_be_visible(timeout=SLOW)
    hit.click()
    expect(page.get_by_role("heading", name="61A")).to_be_visible(timeout=SLOW)
    expect(box).to_have_value("")
    page.go_back()
    expect(hit).to_be_visible(timeout=SLOW)
    expect(box).to_have_value("renons")
    page.goto(f"{address}/laws?lang=pl&p=64")
    still(page)
    page.evaluate("window.here = true")
    page.locator("blockquote.law a").first.click()
    expect(page.get_by_role("heading", name="64A")).to_be_visible(timeout=SLOW)
    assert page.evaluate("window.here")  # nothing was loaded anew
    page.go_back()
    expect(page.get_by_role("heading", name="64 ")).to_be_visible(timeout=SLOW)
    page.close()
