"""The congress of the test given to the page in a browser: totals of the sheet worked out by hand, a line opened."""

from __future__ import annotations

import csv
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook
from playwright.sync_api import BrowserContext, Page, expect
from served import still

SCORING = Path(__file__).parents[1] / "scoring"
CONGRESS = SCORING / "congress"
sys.path.append(str(SCORING))
import congress_by_hand as by_hand  # noqa: E402

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """The YAML and what it names; the log is another test's, so its two scores stand in the files here."""
    book = Workbook()
    for row in csv.reader((CONGRESS / "swiss-4.csv").read_text(encoding="utf-8").splitlines()):
        book.active.append([int(cell) if cell.lstrip("-").isdigit() else cell for cell in row])
    book.save(tmp_path / "swiss-4.xlsx")
    changed = {
        "congress.yaml": ("log: Congress of the test\n", ""),
        "swiss.csv": ("2,1O,open,3,1,3,-100", "2,1O,open,3,1,3,70:620 30:-100"),
        "pairs-2a.xml": (_traveller("-50"), _traveller("620 // -100")),
    }
    for path in CONGRESS.glob("*.*"):
        text = path.read_text(encoding="utf-8")
        before, after = changed.get(path.name, ("", ""))
        assert before in text
        (tmp_path / path.name).write_text(text.replace(before, after, 1) if before else text, encoding="utf-8")
    wanted = ("congress.yaml", "pairs-1.csv", "pairs-2a.xml", "pairs-2b.csv", "swiss.csv", "swiss-4.xlsx",
              "swiss-5.pbn", "cup.csv", "individual.csv", "ulti.csv")  # fmt: skip
    return [tmp_path / name for name in wanted]


def _traveller(score: str) -> str:
    """The line of board 3 at table 2."""
    text = (CONGRESS / "pairs-2a.xml").read_text(encoding="utf-8")
    board = text[text.index("<BOARD_NUMBER>3<") :]
    found = re.search(r"<TABLE_NUMBER>2</TABLE_NUMBER>.*?<SCORE>(.*?)</SCORE>", board)
    assert found
    return found[0].replace(f"<SCORE>{found[1]}<", f"<SCORE>{score}<")


def downloaded(page: Page) -> dict[str, dict[str, Any]]:
    """The competitions by name, as the page offers them for download."""
    with page.expect_download() as offered:
        page.get_by_role("button", name="JSON").click()
    document = json.loads(Path(offered.value.path()).read_text(encoding="utf-8"))
    return {one["competition"]: one for one in document["competitions"]}


def chosen(page: Page, competition: str) -> None:
    """Choose a competition and wait for it."""
    page.get_by_role("radio", name=competition, exact=True).or_(
        page.get_by_role("button", name=competition, exact=True)
    ).first.click(timeout=90_000)
    still(page)


def test_the_congress_on_the_page(visitor: BrowserContext, address: str, files: list[Path]) -> None:
    page = visitor.new_page()
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{address}/scores?tool=tournament&lang=en")
    page.locator("input[type=file]").set_input_files([str(path) for path in files], timeout=90_000)
    expect(page.get_by_text("Open a line down to its paragraphs")).to_be_visible(timeout=90_000)
    still(page)
    found = downloaded(page)
    for name, worked in (("Pairs", by_hand.pairs), ("Swiss", by_hand.swiss), ("Individual", by_hand.individual)):
        points = {row["contestant"]: f"{float(row['points']):.2f}" for row in found[name]["standings"]}
        assert points == {who: by_hand.dec(total) for who, total in worked().items()}, name
    league = {row["contestant"]: (float(row["points"]), int(row["second"])) for row in found["Ulti"]["standings"]}
    sheet = {who: (float(points), side) for who, (points, side) in by_hand.ulti().items()}
    assert league == {**sheet, "Dezso": (3.5, -15)}  # the round he was expelled in does not count
    played = {row["round"]: float(row["imps"][0]) for row in found["Cup"]["matches"] if row["kind"] == "played"}
    assert played == {number: float(imps) for number, imps in by_hand.cup().items()}
    chosen(page, "Pairs")
    # the line is open: a board's sum with its paragraph, and both plots
    expect(page.get_by_text("Board by board")).to_be_visible()
    expect(page.get_by_text("All results of the board (NS)")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("78A")).first).to_be_visible()
    page.goto(f"{address}/scores?tool=tournament&lang=hu")
    bad = files[0].with_name("bad.csv")
    bad.write_text("board,ns,ew,score\n1,1,2,spade\n", encoding="utf-8")
    chosen(page, "Ulti")
    page.locator("input[type=file]").set_input_files([str(bad)])
    expect(page.get_by_text("ezek az oszlopok kellenek")).to_be_visible(timeout=90_000)
    page.close()
