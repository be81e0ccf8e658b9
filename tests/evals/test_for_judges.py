"""What judges read holds the gold, each text in turn, and the answer a user sees."""

import json
from pathlib import Path

from app.service import Service
from evals.understanding.for_judges import shown

ROWS = [json.loads(line) for line in Path("corpus/stories/round-7.jsonl").read_text(encoding="utf-8").splitlines()]


def test_a_follow_up_is_shown_after_its_question_with_both_answers(service: Service) -> None:
    row = next(row for row in ROWS if row["kind"] == "followup" and row["lang"] == "pl")
    text = shown(service, row)
    places = [text.index(part) for part in (row["ruling"], row["question"], *row["followups"])]
    assert places == sorted(places)
    said = service.reply(row["question"], None, None, None, row["lang"])["headline"]["text"]
    assert said in text[places[1] : places[2]]


def test_a_round_is_forty_situations_told_in_four_languages() -> None:
    told = {(row["story"], row["lang"]) for row in ROWS}
    assert len(told) == len(ROWS) == 160
    assert all(set(ROWS[0]) - {"judged_2026_11_24", "judged_2026_11_25"} <= set(row) for row in ROWS)
