"""The page and the command line say what heard a story, and put the difference as the one question."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest
from typer.testing import CliRunner

from app.faces.cli.main import app
from app.messages import message
from evals.understanding.misbehaving import switched_on
from evals.understanding.scripted import EMPTY, scripted
from understanding.witness.listening import forget

pytestmark = pytest.mark.skipif(not find_spec("langchain_openai"), reason="the extra `model` is not installed")
MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"
STORY = "East led the king of clubs face up, but West was on lead against 4S by South. Dummy has not been put down."
FACED = {"words": "East led the king of clubs face up", "fact": "faced", "value": "false"}
SAID = EMPTY | {
    "procedure": "opening_lead_out_of_turn",
    "procedure_words": "West was on lead",
    "facts": [FACED],
}
QUESTION = "Was the lead faced?"


def test_on_the_page_the_difference_is_the_question() -> None:
    forget()
    with scripted() as server, switched_on(server, 300):
        server.answers[STORY] = SAID
        page = AppTest.from_file(str(MAIN), default_timeout=60)
        page.query_params["lang"] = "en"
        page.run()
        page.chat_input[0].set_value(STORY).run()
        assert not page.exception
        told = message("en", "ask.heard_by_model").format(model="scripted")
        assert any(told in row.value for row in page.caption)
        shown = page.session_state["turns"][-1]["document"]
        assert shown["next_question"]["text"] == QUESTION
        assert any(QUESTION in block.proto.body for block in page.get("html"))
        assert any(
            "need" in str(row.key) for kind in (page.button, page.radio, page.get("button_group")) for row in kind
        )
    forget()


@pytest.mark.parametrize(("behaviour", "key"), [("well", "ask.heard_by_model"), ("500", "ask.not_heard_by_model")])
def test_the_command_line_says_what_heard_the_story(behaviour: str, key: str) -> None:
    forget()
    with scripted() as server, switched_on(server, 300):
        server.answers[STORY] = SAID
        server.behaviour = behaviour
        found = CliRunner().invoke(app, ["ask", STORY, "--lang", "en"])
    forget()
    assert found.exit_code == 0
    assert message("en", key).format(model="scripted") in found.output
    assert (QUESTION in found.output) == (behaviour == "well")
