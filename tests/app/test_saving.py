"""Saving from the chat: only for those who may write to the log."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app.access import Person, Role
from app.messages import message
from app.service import Service

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"


@pytest.mark.parametrize("role", [Role.READER, Role.DIRECTOR])
def test_a_reader_is_not_offered_to_save(service: Service, role: Role, monkeypatch: pytest.MonkeyPatch) -> None:
    who = Person("Anna", "", role, local=role > Role.READER)
    monkeypatch.setattr("app.faces.web.parts.sign_in.identify", lambda *_: who)
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.session_state["language"] = "en"
    page.run()
    page.button(key="example-2").click().run()
    assert not page.exception
    offered = [row for row in page.get("popover") if row.proto.popover.label == message("en", "ask_page.log")]
    assert bool(offered) == (role > Role.READER)
