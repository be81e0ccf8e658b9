"""Evenings as `docs/evenings.md` tells them: a director's ten boards, a player's look-ups.

What is told and what a ruling must come to is written there, from the Laws; whatever is tapped is found by its words.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from served import still

from app.messages import message

pytestmark = [pytest.mark.browser, pytest.mark.long]
SLOW = 90_000
PHONE = {"width": 390, "height": 844}
OTHER_TONGUES = re.compile("Szab\N{LATIN SMALL LETTER A WITH ACUTE}ly|VSz|MBSz|Przepis|rozgrywaj", re.IGNORECASE)

# What Kari types on each board, and the law that must stand in the ruling.
EVENING = (
    ("Vest åpnet 1 NT, nord meldte 1 spar.", "27"),
    ("Syd spiller 4 spar. Vest spilte ut hjerter konge, men det var øst sin tur.", "54|53"),
    ("Øst revokerte i stikk 5 og vant stikket. Siden vant øst og vest ett stikk til.", "64"),
    ("Syd spiller 3 NT. Vest mistet ruter dame på bordet med bildesiden opp.", "50"),
    ("Nord var giver. Øst passet først. Syd godtar ikke.", "30"),
    ("Vest tenkte lenge og passet, og så meldte øst 4 hjerter.", "16"),
    ("Syd spiller 4 hjerter og spilte fra hånden, men var inne hos blindemann. Vest godtar det ikke.", "55"),
    ("Vest krever resten uten å si hvordan, og nord er ikke enig.", "68|70"),
    ("Hva gir 4 spar doblet, to bet i faresonen?", "77"),
    ("Hva er et straffekort?", "50|DEF"),
)
ON_FIRST_SCREEN = """() => {
  const said = [...document.querySelectorAll(".headline[role=status]")].pop();
  const box = document.querySelector("[data-testid=stChatInput]");
  if (!said || !box) return false;
  const place = said.getBoundingClientRect();
  return place.top >= 0 && place.bottom <= box.getBoundingClientRect().top;
}"""


def tell(page: Page, text: str) -> None:
    """Type into the composer and wait for the answer."""
    before = page.get_by_test_id("stChatMessage").count()
    page.get_by_test_id("stChatInputTextArea").fill(text)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "n => document.querySelectorAll('[data-testid=stChatMessage]').length > n", arg=before, timeout=SLOW
    )
    still(page)


def ruling(page: Page) -> str:
    return page.locator(".headline[role=status]").last.inner_text()


@pytest.mark.parametrize("board", range(1, 11))
def test_each_ruling_of_the_evening_stands_on_the_first_screen(
    visitor: BrowserContext, address: str, board: int
) -> None:
    told, law = EVENING[board - 1]
    page = visitor.new_page()
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/?lang=nb")
    tell(page, told)
    page.wait_for_function(ON_FIRST_SCREEN, timeout=SLOW)
    cited = page.locator(".headline a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    shown = page.locator("[data-testid=stChatMessage]").last.inner_text()
    assert re.search(rf"(?:p=|laws-2017-hu:)(?:{law})\b|\b(?:{law})[A-K(]?", " ".join([*cited, shown])), shown
    assert not OTHER_TONGUES.search(shown)
    if board == 9:
        assert "500" in ruling(page)
    if board == 1:
        expect(page.locator(".seat.acts")).to_contain_text("Øst")
    if board == 4:
        expect(page.locator(".at-table .at-w")).to_contain_text("straffekort")
    if board == 5:
        expect(page.locator(".seat.acts")).to_contain_text("Nord")
        expect(page.locator(".at-table .at-e")).to_contain_text(message("nb", "picture.passes_once"))
    page.close()


def test_a_player_looks_things_up_between_two_rounds(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/?lang=pl")
    example = page.get_by_role("button", name=message("pl", "web.example_1"))
    example.click(timeout=SLOW)
    expect(page.locator(".headline").first).to_be_visible(timeout=SLOW)

    page.goto(f"{address}/laws?lang=pl")
    page.get_by_label(message("pl", "web.search")).fill("27b1")
    expect(page.get_by_role("heading", name=re.compile("^27B1"))).to_be_visible(timeout=SLOW)
    still(page)
    page.get_by_label(message("pl", "web.search")).fill("fałszywy renons")
    still(page)
    hit = page.get_by_test_id("stMain").get_by_test_id("stPageLink-NavLink").filter(has_text=re.compile(r"^6\d")).first
    hit.click(timeout=SLOW)
    expect(page.get_by_role("heading", name=re.compile(r"^6\d"))).to_be_visible(timeout=SLOW)
    expect(page.locator("blockquote.law").first).to_be_visible()
    assert not re.search("szabály|revoke", page.locator("blockquote.law").first.inner_text())

    page.goto(f"{address}/laws?p=27&lang=pl&beside=laws-2007-pl")
    expect(page.get_by_text(message("pl", "laws_page.marks"))).to_be_visible(timeout=SLOW)
    expect(page.locator("blockquote.law del, blockquote.law ins").first).to_be_attached(timeout=SLOW)

    page.goto(f"{address}/?lang=pl")
    tell(page, "Czy mogę zobaczyć ostatnią lewę?")
    assert "66" in page.get_by_test_id("stChatMessage").last.inner_text()

    page.goto(f"{address}/laws?lang=pl")
    with page.expect_download(timeout=SLOW) as loaded:
        page.get_by_role("button", name=message("pl", "laws_page.pocket")).click(timeout=SLOW)
    pocket = Path(loaded.value.path()).read_text(encoding="utf-8")
    assert "http://" not in pocket
    assert pocket.startswith("<!doctype html>")

    page.goto(f"{address}/laws?p=27&lang=nb")
    expect(page.get_by_role("heading", name=re.compile("^27"))).to_be_visible(timeout=SLOW)
    still(page)
    assert page.evaluate("document.documentElement.lang") == "nb"
    shown = page.get_by_test_id("stMain").inner_text()
    assert not re.search("[łżőű]|Przepis", shown)
    page.close()
