"""Contract score, Law 77: trick points, premiums, overtricks or undertricks, each as a step."""

from __future__ import annotations

from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Step

Denomination = Literal["C", "D", "H", "S", "N"]

LAW = "77"
TRICK_VALUE = {"C": 20, "D": 20, "H": 30, "S": 30, "N": 30}
FIRST_NOTRUMP_EXTRA = 10
GAME = {False: 300, True: 500}
SMALL_SLAM = {False: 500, True: 750}
GRAND_SLAM = {False: 1000, True: 1500}
PART_SCORE = 50
MADE_DOUBLED = {0: 0, 1: 50, 2: 100}
DOUBLED_OVERTRICK = {False: 100, True: 200}
DOWN_STEP = {
    False: ("undertricks_not_vulnerable", "undertricks_doubled_not_vulnerable", "undertricks_redoubled_not_vulnerable"),
    True: ("undertricks_vulnerable", "undertricks_doubled_vulnerable", "undertricks_redoubled_vulnerable"),
}
UNDERTRICKS = {  # (vulnerable, doubling): first, second and third, each further
    (False, 0): (50, 50, 50),
    (True, 0): (100, 100, 100),
    (False, 1): (100, 200, 300),
    (True, 1): (200, 300, 300),
    (False, 2): (200, 400, 600),
    (True, 2): (400, 600, 600),
}


def contract_score(level: int, denomination: str, doubling: int, vulnerable: bool, tricks: int) -> Calculation[int]:
    """Score of a contract from the declaring side's view.

    `level` 1-7; `denomination` C D H S N; `doubling` 0 undoubled, 1 doubled, 2 redoubled; `tricks` 0-13 won by
    declarer. Raises BadInput when one of them is out of range.
    """
    _check(level, denomination, doubling, tricks)
    result = tricks - (level + 6)
    if result < 0:
        return _down(-result, doubling, vulnerable)
    steps: list[Step] = []
    trick_points = _trick_points(level, denomination, doubling, steps)
    total = trick_points + _premiums(level, doubling, vulnerable, trick_points, steps)
    if result:
        each = DOUBLED_OVERTRICK[vulnerable] * doubling if doubling else TRICK_VALUE[denomination]
        total += result * each
        steps.append(
            Step("overtricks" if not doubling else "overtricks_doubled", LAW, f"{result} x {each} = {result * each}")
        )
    steps.append(Step("score_total", LAW, f"{_sum_of(steps)} = {total}" if len(steps) > 1 else str(total)))
    return Calculation(total, tuple(steps))


def passed_out() -> Calculation[int]:
    """Score of a board passed out by all four: nought to both sides (Law 77, last sentence; Law 22)."""
    return Calculation(0, (Step("passed_out", LAW, "0"),))


def _check(level: int, denomination: str, doubling: int, tricks: int) -> None:
    if not 1 <= level <= 7:
        raise BadInput(
            f"A contract of level {level} cannot be scored: levels are 1 to 7; try `lawbridge score "
            "contract 4S --tricks 10`."
        )
    if denomination not in TRICK_VALUE:
        raise BadInput(
            f"The denomination {denomination!r} is not known: use C, D, H, S or N, as in `lawbridge score "
            "contract 3N --tricks 9`."
        )
    if doubling not in (0, 1, 2):
        raise BadInput(f"The doubling {doubling!r} is not known: 0 undoubled, 1 doubled, 2 redoubled.")
    if not 0 <= tricks <= 13:
        raise BadInput(f"{tricks} tricks cannot be won on a board: a board has 0 to 13.")


def _trick_points(level: int, denomination: str, doubling: int, steps: list[Step]) -> int:
    each = TRICK_VALUE[denomination]
    plain = level * each + (FIRST_NOTRUMP_EXTRA if denomination == "N" else 0)
    points = plain << doubling
    text = f"{level} x {each}" if denomination != "N" else f"40 + {level - 1} x 30"
    if doubling:
        text = f"({text}) x {1 << doubling}"
    steps.append(Step("trick_points", LAW, f"{text} = {points}"))
    return points


def _premiums(level: int, doubling: int, vulnerable: bool, trick_points: int, steps: list[Step]) -> int:
    rows: list[tuple[str, int]] = []
    if trick_points >= 100:
        rows.append(("game_vulnerable" if vulnerable else "game_not_vulnerable", GAME[vulnerable]))
    else:
        rows.append(("part_score", PART_SCORE))
    if level == 6:
        rows.append(("small_slam_vulnerable" if vulnerable else "small_slam_not_vulnerable", SMALL_SLAM[vulnerable]))
    if level == 7:
        rows.append(("grand_slam_vulnerable" if vulnerable else "grand_slam_not_vulnerable", GRAND_SLAM[vulnerable]))
    if doubling:
        rows.append(("made_doubled" if doubling == 1 else "made_redoubled", MADE_DOUBLED[doubling]))
    steps.extend(Step(name, LAW, str(points)) for name, points in rows)
    return sum(points for _, points in rows)


def _down(tricks: int, doubling: int, vulnerable: bool) -> Calculation[int]:
    first, middle, further = UNDERTRICKS[vulnerable, doubling]
    counts = (1, min(tricks - 1, 2), max(tricks - 3, 0))
    parts = [(n, each) for n, each in zip(counts, (first, middle, further), strict=True) if n]
    total = sum(n * each for n, each in parts)
    if len({each for _, each in parts}) == 1:
        text = f"{tricks} x {first} = {total}"
    else:
        text = " + ".join(f"{n} x {each}" if n > 1 else str(each) for n, each in parts) + f" = {total}"
    side = Step("score_to_defenders", LAW, f"-{total}")
    return Calculation(-total, (Step(DOWN_STEP[vulnerable][doubling], LAW, text), side))


def _sum_of(steps: list[Step]) -> str:
    return " + ".join(step.shown.rsplit("= ", 1)[-1] for step in steps)
