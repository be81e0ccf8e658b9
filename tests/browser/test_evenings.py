"""Three evenings as `docs/evenings.md` tells them: a director's ten boards, a player's look-ups, a trainer's class.

What is told and what a ruling must come to is written there, from the Laws; whatever is tapped is found by its words.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from served import still

from app.messages import message

pytestmark = [pytest.mark.browser, pytest.mark.long]
SLOW = 90_000
PHONE, LAPTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 900}
CLUB = "Klubbkveld 19"
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


def save(page: Page, board: int) -> None:
    page.get_by_role("button", name=re.compile(f"{message('nb', 'ask_page.log')}|I loggen")).first.click()
    form = page.get_by_test_id("stForm")
    form.get_by_label(message("nb", "ask_page.log_tournament")).fill(CLUB)
    form.get_by_label(message("nb", "ask_page.log_board")).fill(str(board))
    form.get_by_test_id("stFormSubmitButton").get_by_role("button").click()
    expect(page.get_by_text(re.compile(message("nb", "ask_page.log_saved", number=r"\d+")))).to_be_visible(timeout=SLOW)
    page.keyboard.press("Escape")


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


def test_a_directors_evening_from_the_table_to_the_report(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size(PHONE)
    numbers: dict[int, str] = {}
    for board in range(1, 6):
        page.goto(f"{address}/?lang=nb")
        tell(page, EVENING[board - 1][0])
        if board == 1:
            tell(page, "Øst godtar ikke")
            assert "Nord" in ruling(page)
            tell(page, "Nord melder 2 spar")
            assert "27B1" in page.get_by_test_id("stChatMessage").last.inner_text()
        if board == 2:
            tell(page, "nei, det var øst som spilte ut, og vest sin tur")
            expect(page.get_by_text("Øst i stedet for Vest").first).to_be_visible(timeout=SLOW)
            kept = page.url
            page.reload()  # the phone slept
            expect(page.get_by_text("Øst i stedet for Vest").first).to_be_visible(timeout=SLOW)
            still(page)
            assert page.url == kept
            tell(page, "Hva er et straffekort?")  # a look-up leaves the case as it stood
            assert page.url == kept
            save(page, board)
            page.reload()
            still(page)
        save(page, board)
        page.reload()
        said = page.get_by_text(re.compile(message("nb", "ask_page.log_saved_as", number=r"\d+"))).first
        expect(said).to_be_visible(timeout=SLOW)
        numbers[board] = re.findall(r"\d+", said.inner_text())[0]
    assert len(set(numbers.values())) == 5  # board 2 was saved twice and is one entry

    page.goto(f"{address}/log?lang=nb&e={numbers[4]}")
    page.get_by_role("button", name=message("nb", "log.withdraw")).click(timeout=SLOW)
    expect(page.locator(".log-withdrawn")).to_be_visible(timeout=SLOW)

    page.goto(f"{address}/log?lang=nb")
    page.get_by_text(message("nb", "log.reports"), exact=True).first.click(timeout=SLOW)
    event = page.get_by_label(message("nb", "log.field_tournament")).first
    event.click()
    page.get_by_role("option", name=CLUB).click()
    still(page)
    with page.expect_download(timeout=SLOW) as loaded:
        page.locator(".st-key-log-report-jury-0-csv button").click()
    paper = Path(loaded.value.path()).read_text(encoding="utf-8-sig")
    rows = [line for line in paper.splitlines() if re.match(r'^"?\d+[;,]', line)]
    written = {re.match(r'^"?(\d+)', line)[1] for line in rows}  # type: ignore[index]
    assert {numbers[board] for board in (1, 2, 3, 5)} <= written
    assert numbers[4] not in written
    assert not re.search("VSz|MBSz|ungar", paper)
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


def test_a_trainers_class_goes_on_through_reloads(browser: Browser, address: str) -> None:
    wall = browser.new_page(viewport=LAPTOP)
    wall.goto(f"{address}/quiz?lang=hu")
    laws = wall.locator(".st-key-quiz-laws input")
    expect(laws).to_be_visible(timeout=SLOW)
    laws.fill("61-64")
    laws.press("Tab")
    count = wall.locator(".st-key-quiz-count input")
    count.fill("2")
    count.press("Tab")
    wall.get_by_test_id("stFormSubmitButton").get_by_role("button").first.click()
    expect(wall.locator(".quiz-stem")).to_have_count(2, timeout=SLOW)
    wall.locator(".st-key-quiz-tab button").nth(2).click()
    wall.locator(".st-key-room-open button").click()
    code = wall.locator(".quiz-code").first
    expect(code).to_be_visible(timeout=SLOW)
    named = code.inner_text()
    phones = []
    for number, name in enumerate(("Anna", "Béla", "Csilla"), 1):
        phone = browser.new_page(viewport=PHONE)
        phone.goto(f"{address}/quiz?lang=hu&class={named}")
        field = phone.get_by_test_id("stForm").locator("input")
        expect(field).to_be_visible(timeout=SLOW)
        field.fill(name)
        field.press("Enter")
        expect(wall.locator(".quiz-count")).to_contain_text(str(number), timeout=SLOW)
        phones.append(phone)
    wall.locator("[class*=st-key-room-class_begin] button").click()
    stem = wall.locator(".quiz-stem.big")
    expect(stem).to_be_visible(timeout=SLOW)
    first = stem.inner_text()
    wall.reload()  # a cable was pulled
    expect(wall.locator(".quiz-stem.big")).to_have_text(first, timeout=SLOW)
    phones[0].reload()
    for phone in phones:
        expect(phone.locator(".quiz-stem")).to_have_text(first, timeout=SLOW)
    for place in range(2):
        wall.locator("[class*=st-key-room-class_reveal] button").click()
        expect(wall.locator(".quiz-law").first).to_be_visible(timeout=SLOW)
        if place == 0:
            wall.locator("[class*=st-key-room-next] button").click()
    wall.locator("[class*=st-key-room-class_close] button").click()
    for name in ("Anna", "Béla", "Csilla"):
        expect(wall.get_by_text(name).first).to_be_visible(timeout=SLOW)
    for phone in phones:
        phone.close()
    wall.close()
