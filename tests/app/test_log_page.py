"""The log page by Streamlit's AppTest, in each language: list, entry, form, appeal, reports, players' data."""

import html
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app import log
from app.log import appeals, database
from app.messages import message, messages
from app.service import Service
from corpus.model import LANGUAGES, Language

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"
VIEW = Path(__file__).parents[2] / "app" / "faces" / "web" / "views" / "log.py"


@pytest.fixture(autouse=True)
def _own_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, f"sqlite:///{tmp_path / 'log.db'}")
    monkeypatch.setenv("LAWBRIDGE_ACCESS", str(tmp_path / "access.toml"))
    (tmp_path / "access.toml").write_text("", encoding="utf-8")
    monkeypatch.setattr("streamlit.get_option", _on_this_machine)


def _on_this_machine(name: str) -> object:
    from streamlit import config

    return "127.0.0.1" if name == "server.address" else config.get_option(name)


def _page(language: str, **query: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.query_params["lang"] = language
    for key, value in query.items():
        page.query_params[key] = value
    return page.switch_page("views/log.py")


def _words(page: AppTest) -> str:
    kinds = ("markdown", "caption", "info", "warning", "title", "subheader", "text")
    shown = [str(row.value) for kind in kinds for row in page.get(kind)]
    return "\n".join([*shown, *(html.unescape(row.proto.body) for row in page.get("html"))])


@pytest.fixture
def _kept(service: Service) -> None:
    document = service.ask("1NT, then one spade. What now?", "en")
    log.save(log.draft_of(document, tournament="Cup", board="7", players={"N": "Kovács Éva"}, director="Anna"), "Anna")
    log.save(log.EntryDraft(kind="psych", tournament="Cup", situation="1♥ on two small"), "Anna")
    appeals.appeal(1, {"state": "intended", "starts": "2025-11-21T18:00+01:00", "kind": "other_event"}, 1, "Anna")


@pytest.mark.usefixtures("_kept")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_and_an_entry_in_every_language(language: Language) -> None:
    page = _page(language).run()
    assert not page.exception
    assert messages(language)["log.title"] in _words(page)
    assert message(language, "log.count", count="2") in _words(page)
    page.button(key="log-open-1").click().run()
    assert not page.exception
    shown = _words(page)
    for piece in ("Kovács Éva", "Cup", f"{messages(language)['log.field_board']} 7", "27"):
        assert piece in shown, piece
    assert message(language, "log.appeal.over", until="2025-11-21 18:30")[:10] in shown


@pytest.mark.usefixtures("_kept")
def test_filters_narrow_the_list() -> None:
    page = _page("en").run()
    page.text_input(key="log-text").set_value("two small").run()
    assert "Entries: 1" in _words(page)
    page.text_input(key="log-text").set_value("nobody").run()
    assert messages("en")["log.empty"] in _words(page)


@pytest.mark.usefixtures("service")
def test_a_new_entry_is_written(service: Service) -> None:
    page = _page("en", e="new").run()
    assert not page.exception
    fields = {row.label: row for row in (*page.text_input, *page.text_area)}
    fields["Board"].set_value("3")
    fields["South"].set_value("Łukasz Nowak")
    fields["Notes"].set_value("2♦ and a revoke")
    next(row for row in page.button if row.label == "Save").click().run()
    assert not page.exception
    kept = log.entry(1)
    assert (kept.board, dict(kept.players), kept.notes) == ("3", {"S": "Łukasz Nowak"}, "2♦ and a revoke")
    assert kept.language == "en"


@pytest.mark.usefixtures("_kept")
def test_what_is_pressed_is_meant_for_the_version_that_was_shown() -> None:
    page = _page("en", e="1").run()
    log.edit(1, {"notes": "faster"}, 2, "Béla")
    next(row for row in page.button if row.label == "Close the case").click().run()
    assert not page.exception
    assert "Béla changed this entry while you looked at it" in _words(page)
    assert log.entry(1).status == "open"
    next(row for row in page.button if row.label == "Close the case").click().run()
    assert log.entry(1).status == "closed"


@pytest.mark.usefixtures("_kept")
def test_the_second_director_sees_both_versions_and_keeps_only_what_is_hers() -> None:
    page = _page("en", e="1").run()
    next(row for row in page.button if row.label == "Edit").click().run()
    log.edit(1, {"notes": "Béla's", "board": "8"}, 2, "Béla")
    next(row for row in page.text_area if row.label == "Notes").set_value("Anna's")
    next(row for row in page.button if row.label == "Save").click().run()
    shown = _words(page)
    assert "Béla's" in shown
    assert "Anna's" in shown
    assert log.entry(1).notes == "Béla's"
    next(row for row in page.button if row.label == "Save mine over it").click().run()
    assert not page.exception
    assert (log.entry(1).notes, log.entry(1).board) == ("Anna's", "8")  # the board she had not touched stays Béla's


@pytest.mark.usefixtures("_kept")
def test_an_appeal_is_lodged_by_one_button() -> None:
    page = _page("en", e="1").run()
    next(row for row in page.button if row.label == "Lodged now").click().run()
    assert not page.exception
    assert log.entry(1).appeal["state"] == "lodged"
    assert log.entry(1).appeal["lodged_at"]


@pytest.mark.parametrize("asked", ["99", "x", "1e9", "-1"])
def test_an_entry_that_is_not_there_is_said(service: Service, asked: str) -> None:
    page = _page("en", e=asked).run()
    assert not page.exception
    assert "The log has no entry" in _words(page)


def test_an_app_open_to_the_room_shows_nothing_of_the_log(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    log.save(log.EntryDraft(notes="a secret"))
    monkeypatch.setattr("streamlit.get_option", lambda name: "0.0.0.0" if name == "server.address" else None)
    for query in ({}, {"e": "1"}, {"e": "new"}):
        page = _page("en", **query).run()
        assert not page.exception
        assert messages("en")["access.no_provider"] in _words(page)
        assert "a secret" not in _words(page)
        assert "Save" not in [row.label for row in page.button]


def test_a_database_that_cannot_be_reached_is_said(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(database.VARIABLE, "postgresql://anna:secret@127.0.0.1:1/x")
    page = _page("en").run()
    assert not page.exception
    assert page.error
    assert "secret" not in page.error[0].value


TOLD = "West is declarer in 4S. North led the king of hearts out of turn, face up. It was South's lead."


def test_an_entry_keeps_and_draws_the_table_of_its_case(service: Service) -> None:
    document = service.ask(TOLD, "en")
    entry = log.save(log.draft_of(document, board="7"), "Anna")
    assert [row["act"] for row in entry.happened["events"]] == ["lead"]
    assert "text" not in entry.happened
    log.save(log.EntryDraft(kind="psych", situation="1\u2665 on two small"), "Anna")
    for number, drawn in ((entry.number, True), (entry.number + 1, False)):
        page = _page("en").run()
        page.button(key=f"log-open-{number}").click().run()
        assert not page.exception
        tables = [row.proto.body for row in page.get("html") if 'class="at-table"' in row.proto.body]
        assert bool(tables) is drawn
        if drawn:
            assert "K" in tables[0].split("at-n")[1].split("at-w")[0], "the card led lies before North"


def test_an_entry_draws_what_its_ruling_left_in_force() -> None:
    from rulings import registry

    facts = {"dealer": "N", "auction": ["1S", "1H"], "choice_accept": False, "replacement": "3H"}
    facts |= {"finding_comparable": False}
    ruling = registry.rule("insufficient_bid", facts, "2017", "en")
    assert [item["kind"] for item in ruling["in_force"]][:1] == ["silenced_throughout"]
    entry = log.save(log.draft_of(ruling, facts=facts, language="en"), "Anna")
    assert entry.happened == {}
    page = _page("en").run()
    page.button(key=f"log-open-{entry.number}").click().run()
    table = next(row.proto.body for row in page.get("html") if 'class="at-table"' in row.proto.body)
    assert 'class="force"' in table
    assert '<table class="auction' in table
