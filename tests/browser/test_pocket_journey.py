"""The pocket page in a browser without a network: search, a law, a ruling by its questions."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from app.faces.pocket import page
from app.service import Service

pytestmark = pytest.mark.browser


def test_the_pocket_page_works_offline(browser: Browser, service: Service, tmp_path: Path) -> None:
    path = tmp_path / "pocket.html"
    path.write_text(page(service), encoding="utf-8")
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="pl-PL", offline=True)
    view = context.new_page()
    wrong: list[str] = []
    view.on("pageerror", lambda error: wrong.append(str(error)))
    view.goto(path.as_uri())
    view.get_by_role("searchbox").fill("27b1b")
    view.get_by_role("link", name="27B1(b)").click()
    assert "porównywalną" in view.locator("main").inner_text()
    view.get_by_role("button", name="Orzeczenia").click()
    view.get_by_role("searchbox").fill("niewystarczająca")
    view.get_by_role("button", name="Odzywka niewystarczająca").click()
    view.get_by_role("button", name="tak", exact=True).click()
    assert "27A1" in view.locator("main").inner_text()
    view.get_by_role("combobox").select_option("nb")
    view.get_by_role("button", name="Lover").click()
    assert "UTILSTREKKELIG BUD" in view.locator("main").inner_text()
    assert view.evaluate("document.documentElement.scrollWidth") <= 390
    assert wrong == []
    context.close()
