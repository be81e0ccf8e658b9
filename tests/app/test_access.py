"""Roles, sign-in, and how the app is opened to the room."""

import socket
from pathlib import Path
from typing import Any

import pytest

from app.access import Access, Role, access, identify, is_open
from app.faces.web import serving as web
from corpus.errors import BadData, BadInput

FILE = """
[roles]
chief = ["Anna@Example.org"]
director = ["bela@example.org", "@club.example.org"]
[log]
sign_in = true
"""


@pytest.fixture
def known(tmp_path: Path) -> Access:
    """The access file above."""
    (tmp_path / "access.toml").write_text(FILE, encoding="utf-8")
    return access(tmp_path / "access.toml")


@pytest.mark.parametrize(
    ("email", "role"),
    [
        ("anna@example.org", Role.CHIEF),
        (" ANNA@EXAMPLE.ORG ", Role.CHIEF),
        ("bela@example.org", Role.DIRECTOR),
        ("anyone@club.example.org", Role.DIRECTOR),
        ("other@example.org", Role.READER),
        ("evil@sub.club.example.org", Role.READER),
        ("bela@example.org.evil.test", Role.READER),
        ("club.example.org", Role.READER),
        ("", Role.READER),
    ],
)
def test_a_role_comes_from_the_address(known: Access, email: str, role: Role) -> None:
    assert known.role(email) is role


# who signed in, whether the app is open to the room, whether the file asks for sign-in -> what they may do
PERSONS: list[tuple[dict[str, Any] | None, bool, bool, str]] = [
    (None, False, False, "log erase upload"),
    (None, False, True, ""),
    (None, True, False, ""),
    (None, True, True, ""),
    ({"email": "anna@example.org", "email_verified": True}, True, False, "log erase upload"),
    ({"email": "bela@example.org", "email_verified": True}, True, False, "log"),
    ({"email": "anna@example.org", "email_verified": False}, True, False, ""),
    ({"email": "anna@example.org"}, True, False, ""),
    ({"email": "anna@example.org", "email_verified": "true"}, True, False, ""),
    ({"name": "Anna"}, True, False, ""),
    ({"email": "bela@example.org", "email_verified": True}, False, False, "log"),
]


@pytest.mark.parametrize(("claims", "open_to_room", "sign_in", "may"), PERSONS)
def test_what_a_person_may_do(
    known: Access, claims: dict[str, Any] | None, open_to_room: bool, sign_in: bool, may: str
) -> None:
    asked = Access(known.chiefs, known.directors, sign_in)
    who = identify(claims, open_to_room, asked, "anna")
    given = {"log": who.may_log, "erase": who.may_erase, "upload": who.may_upload}
    assert " ".join(name for name, allowed in given.items() if allowed) == may


def test_a_provider_that_does_not_verify_can_be_trusted_in_the_file(known: Access) -> None:
    trusting = Access(known.chiefs, known.directors, unverified_email=True)
    assert identify({"email": "anna@example.org"}, True, trusting).role is Role.CHIEF
    assert identify({"email": "anna@example.org", "email_verified": False}, True, trusting).role is Role.READER


def test_the_history_names_people_so_that_they_can_be_told_apart(known: Access) -> None:
    anna = identify({"email": "anna@example.org", "name": "Anna", "email_verified": True}, True, known)
    assert anna.signature == "Anna <anna@example.org>"
    assert identify(None, False, Access(), "anna").signature == "anna"


def test_without_a_file_nobody_has_a_role(tmp_path: Path) -> None:
    assert access(tmp_path / "access.toml") == Access()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("roles = ", "cannot be read"),
        ("[rules]\nchief = []", "'rules'"),
        ("[roles]\nadmin = []", "'admin'"),
        ('[roles]\nchief = "anna@example.org"', "list of e-mail addresses"),
        ('[roles]\nchief = ["anna"]', "list of e-mail addresses"),
        ('[log]\nsign_in = "yes"', "true or false"),
        ('[app]\nhosts = "lawbridge.example.org"', "list of names"),
        ('[app]\nhosts = ["https://lawbridge.example.org"]', "list of names"),
    ],
)
def test_a_wrong_file_stops_the_app_and_says_why(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "access.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=said):
        access(tmp_path / "access.toml")


def test_a_file_that_was_named_must_be_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LAWBRIDGE_ACCESS", str(tmp_path / "none.toml"))
    with pytest.raises(BadData, match="does not exist"):
        access()


@pytest.mark.parametrize(
    ("host", "opened"),
    [
        ("127.0.0.1", False),
        ("localhost", False),
        ("::1", False),
        ("127.8.8.8", False),
        ("0.0.0.0", True),
        ("::", True),
        ("192.168.1.5", True),
        ("tournament.example.org", True),
        ("", True),
        (None, True),
    ],
)
def test_which_addresses_open_the_app(host: str | None, opened: bool) -> None:
    assert is_open(host) is opened


def test_streamlit_is_told_the_address_and_the_limit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LAWBRIDGE_ACCESS", str(tmp_path / "access.toml"))
    told = web.options(8501, "127.0.0.1")
    assert told["server.address"] == "127.0.0.1"
    assert "secrets.files" not in told
    (tmp_path / "secrets.toml").write_text("")
    assert web.options(8501, "0.0.0.0")["secrets.files"] == [str(tmp_path / "secrets.toml")]
    assert web.options(8501, "0.0.0.0")["server.maxUploadSize"] == 25


def test_the_address_for_the_room(capsys: pytest.CaptureFixture[str]) -> None:
    assert web.address("192.168.1.5", 8501) == "http://192.168.1.5:8501"
    assert web.address("fd00::5", 80) == "http://[fd00::5]:80"
    assert "0.0.0.0" not in web.address("0.0.0.0", 8501)
    web.announce("http://192.168.1.5:8501")
    printed = capsys.readouterr().out
    assert "http://192.168.1.5:8501" in printed
    assert _read_qr(printed) == "http://192.168.1.5:8501"


def _read_qr(printed: str) -> str:
    """What the code in half blocks says: its modules are those segno makes of the text that is read from above it."""
    import segno

    url = printed.split()[0]
    blocks = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    rows: list[list[int]] = []
    for line in printed.splitlines():
        if line and set(line) <= set(blocks):
            rows += [[blocks[letter][0] for letter in line], [blocks[letter][1] for letter in line]]
    wanted = [[int(bit) for bit in row] for row in segno.make(url, error="m").matrix_iter(border=2)]
    assert rows[: len(wanted)] == wanted
    return url


def test_a_port_that_is_taken_or_impossible_is_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BadInput, match="choose another"):
            web.run(taken.getsockname()[1], "127.0.0.1")
    with pytest.raises(BadInput, match="1 to 65535"):
        web.run(70000, "127.0.0.1")
    with pytest.raises(BadInput, match="lawbridge serve --port 8502"):
        web.check_free("203.0.113.7", 8501, "serve")
