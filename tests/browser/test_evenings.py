"""Evenings as `docs/evenings.md` tells them: a director's boards and log, a player's look-ups, a class.

What is told and what a ruling must come to is written there, from the Laws; whatever is tapped is found by its words.
"""

import csv
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from served import still

from app.messages import message

pytestmark = [pytest.mark.browser, pytest.mark.long]
SLOW = 90_000
PHONE = {"width": 390, "height": 844}
OTHER_TONGUES = re.compile("Szab\N{LATIN SMALL LETTER A WITH ACUTE}ly|VSz|MBSz|Przepis|rozgrywaj", re.IGNORECASE)

# What Kari types on each board, and the law that must stand in the ruling.
EVENING = (
    ("Vest åpnet 1 NT, nord meldte 1 spar.", "27"),
    # the first lead would be Vest's (41A): where it was Øst's turn, it is a later one
    ("Syd spiller 4 spar. Vest spilte ut hjerter konge, men det var øst sin tur.", "56|53"),
    ("Øst revokerte i stikk 5 og vant stikket. Siden vant øst og vest ett stikk til.", "64"),
    ("Syd spiller 3 NT. Vest mistet ruter dame på bordet med bildesiden opp.", "50"),
    ("Nord var giver. Øst passet først. Syd godtar ikke.", "30"),
    ("Vest tenkte lenge og passet, og så meldte øst 4 hjerter.", "16"),
    ("Syd spiller 4 hjerter og spilte fra hånden, men var inne hos blindemann. Vest godtar det ikke.", "55"),
    ("Vest krever resten uten å si hvordan, og nord er ikke enig.", "68|70"),
    ("Hva gir 4 spar doblet, to bet i faresonen?", "77"),
    ("Hva er et straffekort?", "50|DEF"),
)
# What she adds, and what must then stand in the answer.
FOLLOW_UPS = {
    1: (("Øst godtar ikke", r"Nord bytter.*27B"), ("Nord melder 2 spar", r"(?s)ingen retting.*27B1")),
    2: (("nei, det var øst som spilte ut, og vest sin tur", r"(?s)Øst i stedet for Vest.*54"),),
}
CUP = "Torsdagscup"
CLASS = 3
"""Questions of a class."""
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


def tapped(page: Page, words: str) -> None:
    """Tap the button of these words."""
    page.get_by_role("button", name=words).first.click(timeout=SLOW)
    still(page)


def logged(page: Page, board: int) -> str:
    """The case is given to tournament and board and saved; its number in the log."""
    word = f"{message('nb', 'ask_page.log')}|{message('nb', 'ask_page.log_saved_as', number='')}"
    opened = page.get_by_test_id("stPopover").filter(has_text=re.compile(word)).get_by_role("button").first
    opened.click(timeout=SLOW)
    form = page.get_by_test_id("stForm")
    form.get_by_label(message("nb", "ask_page.log_tournament")).fill(CUP)
    form.get_by_label(message("nb", "ask_page.log_board")).fill(str(board))
    form.get_by_role("button", name=re.compile(message("nb", "ask_page.log_save"))).click()
    saved = page.get_by_text(re.compile(message("nb", "ask_page.log_saved", number=r"\d+").replace(".", r"\.")))
    expect(saved).to_be_visible(timeout=SLOW)
    number = re.sub(r"\D", "", saved.inner_text())
    page.keyboard.press("Escape")
    still(page)
    return number


def test_a_director_s_evening_goes_into_the_log_and_its_report(visitor: BrowserContext, address: str) -> None:
    page = visitor.new_page()
    page.set_viewport_size(PHONE)
    page.goto(f"{address}/?lang=nb")
    entries: dict[int, str] = {}
    for board in range(1, 6):
        tell(page, EVENING[board - 1][0])
        for text, must in FOLLOW_UPS.get(board, ()):
            kept = page.url
            tell(page, text)
            assert page.url == kept, f"{text!r} began another case"
            shown = page.get_by_test_id("stChatMessage").last.inner_text()
            assert re.search(must, shown), shown
        if board == 2:  # the phone slept
            before = ruling(page)
            page.reload()
            expect(page.locator(".headline[role=status]").last).to_have_text(before, timeout=SLOW)
            expect(page.get_by_test_id("stChatMessage")).to_have_count(4, timeout=SLOW)
            expect(page.locator(".at-table .at-e")).to_contain_text(message("nb", "picture.offender"))
            still(page)
        if board == 5:
            expect(page.locator(".at-table .at-e .force")).to_be_visible()
        entries[board] = logged(page, board)
        if board == 2:
            assert logged(page, board) == entries[board]  # once more by mistake: still one entry
        tapped(page, message("nb", "web.clear"))
    assert len(set(entries.values())) == 5

    page.goto(f"{address}/log?lang=nb&e={entries[4]}")
    expect(page.get_by_text(CUP).first).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("link", name=message("nb", "log.open_case"))).to_be_visible(timeout=SLOW)
    still(page)
    tapped(page, message("nb", "log.withdraw"))
    expect(page.locator(".log-withdrawn")).to_be_visible(timeout=SLOW)
    page.get_by_text(message("nb", "log.history")).first.click()
    expect(page.get_by_text(f"{message('nb', 'log.action_withdrawn')} ·").first).to_be_visible(timeout=SLOW)

    page.goto(f"{address}/log?lang=nb")
    cards = page.locator("[class*=st-key-log-card-]").filter(has_text=CUP)
    expect(cards).to_have_count(5, timeout=SLOW)
    expect(cards.filter(has=page.locator(".log-withdrawn"))).to_have_count(1)
    page.get_by_role("tab", name=message("nb", "log.reports")).click(timeout=SLOW)
    event = page.get_by_role("combobox", name=re.compile(message("nb", "log.field_tournament"))).last
    event.fill(CUP)
    event.press("Enter")
    still(page)
    with page.expect_download(timeout=SLOW) as loaded:
        page.locator(".st-key-log-report-jury-0-csv button").click(timeout=SLOW)
    with Path(loaded.value.path()).open(encoding="utf-8-sig", newline="") as file:
        report = [" | ".join(row) for row in csv.reader(file)]
    said = "\n".join(report)
    for board, law in ((1, "27"), (2, "54"), (3, "64"), (5, "30")):
        row = next((one for one in report if one.startswith(f"{entries[board]} | {board} |")), said)
        assert re.search(rf"\({law}(?!\d)", row), row
    assert not any(one.startswith(f"{entries[4]} |") for one in report), said
    assert not OTHER_TONGUES.search(said), said
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
    still(page)
    opened, read = page.url, page.get_by_role("heading", name=re.compile(r"^6\d")).first.inner_text()
    page.evaluate("window.here = true")
    page.locator("blockquote.law a").first.click()  # another law, in place
    expect(page).not_to_have_url(opened, timeout=SLOW)
    expect(page.get_by_role("heading", name=re.compile(r"^\d+"))).to_be_visible(timeout=SLOW)
    assert page.evaluate("window.here"), "the page was loaded anew"
    page.go_back()
    expect(page.get_by_role("heading", name=read)).to_be_visible(timeout=SLOW)
    still(page)
    page.go_back()  # to the hits, and what was typed
    expect(page.get_by_label(message("pl", "web.search"))).to_have_value("fałszywy renons", timeout=SLOW)
    expect(hit).to_be_visible(timeout=SLOW)

    page.goto(f"{address}/laws?p=27&lang=pl&beside=laws-2007-pl")
    expect(page.get_by_text(message("pl", "laws_page.marks"))).to_be_visible(timeout=SLOW)
    expect(page.locator("blockquote.law del, blockquote.law ins").first).to_be_attached(timeout=SLOW)

    page.goto(f"{address}/?lang=pl")
    tell(page, "Czy mogę zobaczyć ostatnią lewę?")
    assert re.search(r"(?s)obejrzeć.*66", ruling(page)), ruling(page)

    page.goto(f"{address}/?lang=pl")  # later: what he asked is on his phone
    still(page)
    page.get_by_text(re.compile(message("pl", "ask_page.history"))).click(timeout=SLOW)
    page.get_by_role("button", name=re.compile("^Czy mogę zobaczyć ostatnią lewę")).first.click()
    expect(page.locator(".headline[role=status]")).to_contain_text("66", timeout=SLOW)
    expect(page).to_have_url(re.compile(r"[?&]case=[0-9a-f]{24}"), timeout=SLOW)

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


def joined(browser: Browser, address: str, code: str, name: str) -> Page:
    """A phone that is in a class."""
    phone = browser.new_page(viewport=PHONE)
    phone.goto(f"{address}/quiz?lang=hu&class={code}")
    phone.get_by_label(message("hu", "exam.your_name")).fill(name, timeout=SLOW)
    phone.get_by_role("button", name=message("hu", "exam.class_in")).click()
    expect(phone.get_by_text(message("hu", "exam.class_wait"))).to_be_visible(timeout=SLOW)
    return phone


def answered(phone: Page, place: int) -> None:
    """One of the answers is tapped on a phone."""
    shown = phone.locator("[class*=st-key-answers-] button")
    send = phone.get_by_role("button", name=message("hu", "exam.check"))
    expect(shown.or_(send).first).to_be_visible(timeout=SLOW)
    if shown.count():
        shown.nth(place).click(timeout=SLOW)
    else:  # more than one is right, or they are put in order
        if phone.get_by_role("checkbox").count():
            phone.get_by_role("checkbox").nth(place).check(force=True, timeout=SLOW)
        send.click(timeout=SLOW)
    expect(phone.get_by_text(message("hu", "exam.class_taken"))).to_be_visible(timeout=SLOW)


def test_a_trainer_s_class_outlives_a_reload(browser: Browser, address: str) -> None:
    wall = browser.new_page(viewport={"width": 1280, "height": 800})
    wall.goto(f"{address}/quiz?lang=hu")
    wall.get_by_label(message("hu", "exam.law_numbers")).fill("61-64", timeout=SLOW)
    count = wall.get_by_label(message("hu", "exam.number"), exact=True)
    count.fill(str(CLASS))
    count.press("Tab")
    tapped(wall, message("hu", "exam.make"))
    stems = wall.locator(".quiz-stem")
    expect(stems).to_have_count(CLASS, timeout=SLOW)
    made = stems.all_inner_texts()
    expect(wall.locator(".quiz-option.right")).not_to_have_count(0)
    wall.reload()  # the quiz in hand is there again
    expect(stems).to_have_count(CLASS, timeout=SLOW)
    assert stems.all_inner_texts() == made
    wall.locator(".st-key-quiz-tab").get_by_text(message("hu", "exam.tab_class")).click(timeout=SLOW)
    tapped(wall, message("hu", "exam.class_open"))
    code = wall.locator(".quiz-code").inner_text(timeout=SLOW)
    phones = [joined(browser, address, code, name) for name in ("Anna", "Bence", "Csilla")]
    expect(wall.locator(".quiz-count")).to_have_text(message("hu", "exam.class_people", count="3"), timeout=SLOW)
    tapped(wall, message("hu", "exam.class_begin"))
    for place in range(CLASS):
        stem = wall.locator(".quiz-stem.big")
        expect(stem).to_have_text(made[place], timeout=SLOW)
        for number, phone in enumerate(phones):
            expect(phone.locator(".quiz-stem")).to_have_text(made[place], timeout=SLOW)
            answered(phone, number % 2)
        told = message("hu", "exam.class_answers", count="3", people="3")
        expect(wall.locator(".quiz-count")).to_have_text(told, timeout=SLOW)
        assert wall.locator(".quiz-why").count() == 0  # nothing is told before she shows it
        if place == 0:  # a cable is pulled, and a phone falls
            wall.reload()
            expect(stem).to_have_text(made[0], timeout=SLOW)
            expect(wall.locator(".quiz-count")).to_have_text(told, timeout=SLOW)
            phones[1].reload()
            expect(phones[1].locator(".quiz-stem")).to_have_text(made[0], timeout=SLOW)
            expect(phones[1].get_by_text(message("hu", "exam.class_taken"))).to_be_visible(timeout=SLOW)
        tapped(wall, message("hu", "exam.class_reveal"))
        expect(wall.locator(".quiz-law").first).to_be_visible(timeout=SLOW)
        for phone in phones:
            expect(phone.locator(".quiz-law").first).to_be_visible(timeout=SLOW)
        tapped(wall, message("hu", "exam.next" if place + 1 < CLASS else "exam.class_standings"))
    expect(wall.get_by_role("heading", name=message("hu", "exam.class_standings"))).to_be_visible(timeout=SLOW)
    rows = wall.locator(".quiz-bar")
    expect(rows).to_have_count(3)
    points = dict(row.split("\n")[:2] for row in rows.all_inner_texts())
    assert set(points) == {"Anna", "Bence", "Csilla"}
    assert points["Anna"] == points["Csilla"]  # they tapped the same
    for phone in phones:
        expect(phone.get_by_text(message("hu", "exam.class_over"))).to_be_visible(timeout=SLOW)
        phone.close()
    wall.locator(".st-key-quiz-tab").get_by_text(message("hu", "exam.tab_results")).click(timeout=SLOW)
    still(wall)
    with wall.expect_download(timeout=SLOW) as loaded:
        wall.locator(".st-key-results-download button").click(timeout=SLOW)
    table = Path(loaded.value.path()).read_text(encoding="utf-8-sig")
    for name, right in points.items():
        row = next((line for line in table.splitlines() if name in line), table)
        assert re.search(rf"\b{right}\b.*\b{CLASS}\b", row), row
    wall.close()
