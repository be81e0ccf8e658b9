"""Every page through axe: nothing that keeps somebody with a screen reader, a keyboard or weak eyes from using it."""

from collections.abc import Iterator
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from served import still

pytestmark = pytest.mark.browser

ANSWERED = "?q=W+otworzy%C5%82+1BA,+N+zalicytowa%C5%82+1+pik."
PAGES = ["", "ruling?procedure=insufficient_bid", "laws?p=27"]
MORE = [ANSWERED, "ruling", "laws", "scores", "sources", "log", "quiz", "ulti"]
SIZES = {"phone": (390, 844), "laptop": (1280, 800)}
LOOKED_AT = [
    *((page, "phone") for page in PAGES),
    *(pytest.param(page, "phone", marks=pytest.mark.long) for page in MORE),
    *(pytest.param(page, "laptop", marks=pytest.mark.long) for page in (*PAGES, *MORE)),
]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture(scope="module")
def view(browser: Browser) -> Iterator[Page]:
    """One page for all; what one address loaded the next need not load again."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize(("page", "size"), LOOKED_AT)
def test_no_serious_finding(view: Page, address: str, page: str, size: str) -> None:
    view.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
    view.emulate_media(color_scheme="light")
    view.goto(f"{address}/{page}{'&' if '?' in page else '?'}lang=pl")
    view.locator(".st-key-bar a").first.wait_for(timeout=60_000)
    if page == ANSWERED:
        view.locator(".headline[role=status]").last.wait_for(timeout=60_000)
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
        assert not [row for row in found if row["id"] == "landmark-one-main"], "no main landmark"
    assert len(set(drawn)) == len(SCHEMES), "the page is drawn the same in light and in dark"
