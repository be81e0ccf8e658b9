"""What was worked out last of what was heard is kept: of the very object and procedure, and of no other."""

from __future__ import annotations

from understanding.heard import Heard
from understanding.latest import RECENT, latest


def test_the_last_results_are_kept_by_the_very_object_heard() -> None:
    asked: list[str] = []

    @latest
    def worked_out(heard: Heard, procedure: str) -> str:
        asked.append(procedure)
        return f"{heard.text} {procedure}"

    heard = Heard("text", "en", "case")
    assert [worked_out(heard, "revoke"), worked_out(heard, "revoke")] == ["text revoke"] * 2
    assert worked_out(Heard("text", "en", "case"), "revoke") == "text revoke"
    assert asked == ["revoke"] * 2
    for at in range(RECENT):
        worked_out(heard, str(at))
    worked_out(heard, "revoke")
    assert len(asked) == 2 + RECENT + 1
