"""Every page through axe: nothing that keeps somebody with a screen reader, a keyboard or weak eyes from using it."""

from collections.abc import Iterator
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from served import still

pytestmark = pytest.mark.browser

PAGES = [
    "",
    "ruling?procedure=insufficient_bid",
    "laws?p=27",
    *(
        pytest.param(page, marks=pytest.mark.long)
        for page in ("ruling", "laws", "scores", "sources", "log", "quiz", "ulti")
    ),
]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture(scope="module")
def view(browser: Browser) -> Iterator[Page]:
    """A phone's page; what one address loaded the next need not load again."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    yield page
    page.close()


@pytest.mark.parametrize("page", PAGES)
def test_no_serious_finding(view: Page, address: str, page: str) -> None:
    view.emulate_media(color_scheme="light")
    view.goto(f"{address}/{page}{'&' if '?' in page else '?'}lang=pl")
    view.locator(".st-key-bar a").first.wait_for(timeout=60_000)
    drawn = []
    for scheme in SCHEMES:
        view.emulate_media(color_scheme=scheme)
        still(view)
        drawn.append(view.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor"))
        found = Axe().run(view).response["violations"]
        serious = {
            row["id"]: [node["html"][:160] for node in row["nodes"][:3]]
            for row in found
            if row["impact"] in ("serious", "critical")
        }
        assert serious == {}, scheme
    assert len(set(drawn)) == len(SCHEMES), "the page is drawn the same in light and in dark"
