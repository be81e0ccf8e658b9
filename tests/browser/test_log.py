"""The log in a browser: signed in by OpenID Connect, from a new ruling to the printed form, two directors at once."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from oidc_provider import CLIENT, SECRET, provider
from playwright.sync_api import Browser, Page, expect
from served import app, free_port, still

from ingest.build import build

pytestmark = pytest.mark.browser

PEOPLE = [
    {"sub": "1", "email": "anna@club.example", "name": "Szűcs Anna", "email_verified": True},
    {"sub": "2", "email": "chief@club.example", "name": "Fő Béla", "email_verified": True},
    {"sub": "3", "email": "reader@club.example", "name": "Olvasó Cili", "email_verified": True},
    {"sub": "4", "email": "anna@club.example", "name": "Not Anna", "email_verified": False},
]
ACCESS = '[roles]\nchief = ["chief@club.example"]\ndirector = ["Anna@club.example"]\n[log]\nsign_in = true\n'


def own(folder: Path) -> dict[str, str]:
    """The environment of an app with a log and an access file of its own."""
    return {
        "LAWBRIDGE_ACCESS": str(folder / "access.toml"),
        "LAWBRIDGE_DATABASE": f"sqlite:///{folder / 'log.db'}",
        "PYTHONUNBUFFERED": "1",
    }


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An app whose log asks for sign-in, with a provider of its own."""
    build()
    folder, port = tmp_path_factory.mktemp("club"), free_port()
    (folder / "access.toml").write_text(ACCESS, encoding="utf-8")
    with provider(PEOPLE) as issuer:
        (folder / "secrets.toml").write_text(
            f'[auth]\nredirect_uri = "http://127.0.0.1:{port}/oauth2callback"\ncookie_secret = "{"x" * 40}"\n'
            f'client_id = "{CLIENT}"\nclient_secret = "{SECRET}"\n'
            f'server_metadata_url = "{issuer}/.well-known/openid-configuration"\n',
            encoding="utf-8",
        )
        with app(folder, environment=own(folder), port=port) as url:
            yield url


def sign_in(browser: Browser, club: str, person: int, width: int = 1280) -> Page:
    """A page of someone who went through the provider, on the log."""
    page = browser.new_page(viewport={"width": width, "height": 844}, locale="en-GB")
    page.goto(f"{club}/log?lang=en")
    page.get_by_role("button", name="Sign in").click(timeout=90_000)
    page.locator(f"a[href*='person={person}']").click(timeout=60_000)
    page.wait_for_url(re.compile(rf"^{re.escape(club)}/(\?.*)?$"), timeout=60_000)
    page.goto(f"{club}/log?lang=en")
    return page


def test_reading_needs_no_sign_in(browser: Browser, club: str) -> None:
    page = browser.new_page()
    page.goto(f"{club}/laws?p=27.B.1.a&lang=en")
    expect(page.get_by_role("heading", name=re.compile(r"^27B1"))).to_be_visible(timeout=90_000)
    page.close()


@pytest.mark.parametrize("person", [pytest.param(2, marks=pytest.mark.long), 3])
def test_a_reader_and_an_unverified_address_do_not_see_the_log(browser: Browser, club: str, person: int) -> None:
    page = sign_in(browser, club, person)
    expect(page.get_by_text("who may read")).to_be_visible(timeout=60_000)
    assert page.get_by_role("button", name="New entry").count() == 0
    page.goto(f"{club}/log?lang=en&e=1")
    expect(page.get_by_text("who may read")).to_be_visible(timeout=60_000)
    page.close()


def written(browser: Browser, club: str, north: str) -> Page:
    """A director's page on the entry that she has just written."""
    anna = sign_in(browser, club, 0, width=390)
    anna.get_by_role("button", name="New entry").click(timeout=60_000)
    anna.get_by_label("Board").fill("12")
    anna.get_by_label("North").fill(north)
    anna.get_by_label("What happened").fill("1NT – 1♠, not accepted")
    anna.get_by_role("button", name="Save").click()
    expect(anna.get_by_role("heading", name=re.compile(r"#\d"))).to_be_visible(timeout=60_000)
    expect(anna.get_by_text(north).first).to_be_visible()
    assert anna.evaluate("document.documentElement.scrollWidth") <= 390
    return anna


def appealed(page: Page) -> None:
    """An appeal of the entry on the page is noted."""
    still(page)  # a tap while the page is being drawn is lost
    page.get_by_role("button", name="Note an appeal").click()
    expect(page.get_by_role("button", name="Official score made available: now")).to_be_visible(timeout=60_000)


def printed(page: Page) -> bytes:
    """The form of the appeal on the page."""
    still(page)
    with page.expect_download(timeout=60_000) as started:
        page.get_by_role("button", name="PDF").click()
    return Path(started.value.path()).read_bytes()


def test_a_director_signs_in_writes_an_entry_and_prints_its_appeal(browser: Browser, club: str) -> None:
    anna = written(browser, club, "Kiss Lívia")
    appealed(anna)
    assert printed(anna).startswith(b"%PDF")
    anna.close()


@pytest.mark.long
def test_from_a_new_ruling_to_the_printed_form_and_two_directors_at_once(browser: Browser, club: str) -> None:
    anna = written(browser, club, "Kovács Éva")
    number = re.findall(r"#(\d+)", anna.get_by_role("heading", name=re.compile(r"#\d")).first.inner_text())[0]

    chief = sign_in(browser, club, 1)
    for page in (chief, anna):
        page.goto(f"{club}/log?lang=en&e={number}")
        page.get_by_role("button", name="Edit").click(timeout=60_000)
        expect(page.get_by_label("Notes")).to_be_visible(timeout=60_000)
    for page, note in ((chief, "the chief's note"), (anna, "Anna's note")):
        page.get_by_label("Notes").fill(note)
        page.get_by_label("Notes").blur()
        page.get_by_role("button", name="Save").click()
        if page is chief:  # the other saves when this is saved
            expect(page.get_by_role("button", name="Edit")).to_be_visible(timeout=60_000)
    expect(anna.get_by_text("Fő Béla changed this entry")).to_be_visible(timeout=60_000)
    expect(anna.get_by_text("the chief's note")).to_be_visible()
    expect(anna.get_by_text("Anna's note")).to_be_visible()
    anna.get_by_role("button", name="Keep what is there").click()
    expect(anna.get_by_role("button", name="Edit")).to_be_visible(timeout=60_000)
    expect(anna.get_by_text("the chief's note").first).to_be_visible()

    appealed(anna)
    still(anna)
    anna.get_by_role("button", name="Official score made available: now").click(timeout=60_000)
    expect(anna.get_by_text(re.compile(r"0:(29|30):\d\d left, until"))).to_be_visible(timeout=60_000)
    assert printed(anna).startswith(b"%PDF")

    chief.goto(f"{club}/log?lang=en")
    chief.get_by_role("tab", name="Players' data").click(timeout=60_000)
    chief.get_by_label("Name, as it was written").fill("Kovács Éva")
    chief.keyboard.press("Enter")
    expect(chief.get_by_text("1 entries, 0 tournaments")).to_be_visible(timeout=60_000)
    chief.get_by_text("I understand that this cannot be undone.").first.click()
    chief.get_by_role("button", name="Erase this name everywhere").click()
    expect(chief.get_by_text("replaced in 1 entries")).to_be_visible(timeout=60_000)
    anna.goto(f"{club}/log?lang=en")
    anna.get_by_role("tab", name="Players' data").click(timeout=60_000)
    expect(anna.get_by_text("Only the chief director does this.")).to_be_visible(timeout=60_000)
    anna.close()
    chief.close()


@pytest.mark.long
def test_an_app_open_to_the_room_without_a_provider_keeps_the_log_closed(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "access.toml").write_text("", encoding="utf-8")
    with app(tmp_path, "--host", "0.0.0.0", environment=own(tmp_path)) as url:
        page = browser.new_page()
        page.goto(f"{url}/log?lang=hu")
        expect(page.get_by_text("A napló zárva van")).to_be_visible(timeout=90_000)
        page.goto(f"{url}/log?lang=hu&e=1")
        expect(page.get_by_text("A napló zárva van")).to_be_visible(timeout=90_000)
        page.close()
    told = (tmp_path / "out").read_text()
    assert re.search(r"http://[\w.:\[\]-]+:\d+\n", told)
    assert "█" in told or "▄" in told
