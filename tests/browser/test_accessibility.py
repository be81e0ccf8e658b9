"""Every page through axe: nothing that keeps somebody with a screen reader, a keyboard or weak eyes from using it."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser
from served import still

pytestmark = pytest.mark.browser

PAGES = [
    "",
    "ruling",
    "ruling?procedure=insufficient_bid",
    "laws",
    "laws?p=27",
    "scores",
    "sources",
    "log",
    "quiz",
    "ulti",
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", PAGES)
def test_no_serious_finding(browser: Browser, address: str, page: str, scheme: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme=scheme)  # type: ignore[arg-type]
    view = context.new_page()
    separator = "&" if "?" in page else "?"
    view.goto(f"{address}/{page}{separator}lang=pl")
    view.locator("[data-testid=stMainBlockContainer] p").first.wait_for(timeout=60_000)
    still(view)
    found = Axe().run(view).response["violations"]
    serious = {
        row["id"]: [node["html"][:160] for node in row["nodes"][:3]]
        for row in found
        if row["impact"] in ("serious", "critical")
    }
    context.close()
    assert serious == {}
