"""`lawbridge score draw | bye | forfeit | unplayed | late | knockout-match | index | promotion | cap | cup`.

Expected values are read from MBSz 33-41, annex 4 and the transcribed WBF table of 16 boards.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from app.faces.cli.score import score_app
from corpus.errors import BadInput

RUN = CliRunner()

# command line, value (or the named parts of it), a paragraph cited
CALLS: list[tuple[list[str], Any, str]] = [
    (["draw", "danish", "A", "B", "C", "D"], {"matches": [["A", "B"], ["C", "D"]]}, "mbsz-hu:33/dan-ill"),
    (["draw", "swiss", "A", "B", "C", "D", "--met", "A:B"], {"matches": [["A", "C"], ["B", "D"]]}, "mbsz-hu:33/svajci"),
    (["draw", "seeded", "A", "B", "C"], {"matches": [["A", "B"]], "sits_out": "C"}, "mbsz-hu:33/svajci"),
    (
        ["draw", "danish", "A", "B", "C", "D", "--leader-out"],
        {"matches": [["B", "C"], ["D", "A"]]},
        "mbsz-hu:33/svajci",
    ),
    (["draw", "anti-danish", "A", "B", "C", "D"], {"matches": [["A", "D"], ["B", "C"]]}, "mbsz-hu:M4.18/lebonyolitas"),
    (["draw", "cup-final", "A", "B", "C", "D"], {"matches": [["A", "D"], ["B", "C"]]}, "mbsz-hu:M4.18/kupadontoben"),
    (["bye", "--scale", "old25", "--own", "19.25"], 19.3, "mbsz-hu:36"),
    (["bye", "--scale", "old25"], 18, "mbsz-hu:36"),
    (
        ["forfeit", "--scale", "old25", "--own", "16.5", "--opponents", "8.2"],
        21.8,
        "mbsz-hu:40/a-vetlen-csapat-gy-p-ja",
    ),
    (
        ["unplayed", "10", "--boards", "16", "--played", "14", "--fault", "both", "--scale", "wbf2013"],
        {"imps": [4, -16], "vp": [11.2, 5.82]},
        "mbsz-hu:39.c",
    ),
    (
        ["unplayed", "-10", "--boards", "16", "--played", "12", "--fault", "one", "--scale", "imps"],
        {"imps": [2, -2]},
        "mbsz-hu:39.a",
    ),
    (
        ["unplayed", "10", "--boards", "16", "--played", "11", "--fault", "one", "--scale", "wbf2013"],
        "invalid",
        "mbsz-hu:39/merkozes-leroviditese",
    ),
    (["late", "13", "--boards", "16"], 6, "mbsz-hu:41/keses"),
    (["late", "34", "--boards", "16"], "absent", "mbsz-hu:41/keses"),
    (["knockout-match", "-1"], "second", "mbsz-hu:37/k-o"),
    (["knockout-match", "0"], "extension", "mbsz-hu:37/k-o"),
    (["knockout-match", "0", "-10", "--cup"], "second", "mbsz-hu:M4.18/lebonyolitas"),
    (["index", "pairs", "II", "1", "--years", "1"], 81, "mbsz-hu:M4.4"),
    (["promotion", "teams", "III", "5", "--entrants", "25"], "play_off", "mbsz-hu:M4.15/kieses-es-feljutas"),
    (["cap", "-50", "--boards", "8", "--division", "upper"], {"counted": -48, "reserve": -2}, "mbsz-hu:M4.17"),
    (["cup", "main_48", "17"], 78.6, "mbsz-hu:M4.18"),
]


@pytest.mark.parametrize(("arguments", "value", "cited"), CALLS)
def test_value_and_paragraph(arguments: list[str], value: Any, cited: str) -> None:
    for language in ("hu", "pl", "nb", "en"):
        result = RUN.invoke(score_app, [*arguments, "--json", "--lang", language], catch_exceptions=False)
        assert result.exit_code == 0, result.output
        found = json.loads(result.output)
        seen = {key: found["value"][key] for key in value} if isinstance(value, dict) else found["value"]
        assert seen == value, language
        assert any(one.startswith(cited) for one in found["citations"]), language
        assert all(row["text"] for row in found["statements"]), language


REFUSED = [
    (["draw", "danish", "A", "A"], "two or more different teams"),
    (["draw", "swiss", "A", "B", "--met", "A:X"], "written A:B"),
    (["draw", "swiss", "A", "B", "--met", "A:B"], "No Swiss draw is left"),
    (["draw", "cup-final", "A", "B"], "four different teams"),
    (["knockout-match", "0", "--cup"], "total points come before"),
    (["index", "teams", "I/a", "13"], "no index"),
    (["promotion", "pairs", "I/a", "33", "--entrants", "50"], "has 32 pairs"),
    (["cup", "main_16", "15"], "no bonus"),
    (["unplayed", "3", "--boards", "8", "--played", "9", "--fault", "one", "--scale", "imps"], "cannot be"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED)
def test_refused_in_one_sentence(arguments: list[str], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        RUN.invoke(score_app, arguments, catch_exceptions=False)


def test_the_scale_is_never_presumed() -> None:
    assert RUN.invoke(score_app, ["forfeit", "--own", "16"]).exit_code == 2
