"""A score worked out: one sentence with the sum and its law, and the one thing that was not told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from app.messages import message
from bridge.calls import parse_bid
from bridge.notation import format_call
from corpus.model import Language
from rulings.scoring.adjusted import knockout_average, weighted_imps
from rulings.scoring.calculation import Calculation, Step, shown, signed
from rulings.scoring.contract import GAME, GRAND_SLAM, MADE_DOUBLED, PART_SCORE, SMALL_SLAM, contract_score
from rulings.scoring.imp import imp_score
from rulings.scoring.matchpoints import Scale, matchpoint_result, top_score
from rulings.scoring.telling import tell
from rulings.scoring.victory import continuous_vp, discrete_vp
from understanding.scores import OwnResult, PlayedContract, ScoreAsked

DEFAULT_SCALE: Scale = "2-1-0"
FULL_VP = 20
MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"
HIGHEST, ALL, BOOK = 7, 13, 6
"""The highest level, all tricks, and those that make no level."""
A_GAME = 100
"""The trick points from which a contract is a game."""
OTHER = {"ns": "ew", "ew": "ns", "us": "them", "them": "us", "mates": "them"}
_PARTS = {
    "trick_points": "tricks",
    "overtricks": "overtricks",
    "overtricks_doubled": "overtricks",
    "part_score": "partscore",
    "game_vulnerable": "game",
    "game_not_vulnerable": "game",
    "small_slam_vulnerable": "slam",
    "small_slam_not_vulnerable": "slam",
    "grand_slam_vulnerable": "slam",
    "grand_slam_not_vulnerable": "slam",
    "made_doubled": "doubled",
    "made_redoubled": "redoubled",
}
"""Steps of Law 77 and their names in the sentence."""


@dataclass(frozen=True, slots=True)
class ScoreAnswer:
    """The answer to a question for a score: the sentence, its law, the working, and what is left to ask."""

    text: str
    law: str
    working: tuple[str, ...]
    question: str = ""
    fact: str = ""


def scored(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    """A score that was asked for, worked out."""
    return _WORK[asked.unit](asked, language)


def _points(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    played = asked.played[0]
    if asked.untold:
        text = message(language, "scored.untold", what=_contract(played, language))
        return ScoreAnswer(text, "77", (), message(language, "scored.ask_tricks"), "tricks")
    over = played.over or 0
    to = _to(played.side, over >= 0, language)
    what = f"{_contract(played, language)}, {_result(over, language)}"
    safe, high = _worked(played, False), _worked(played, True)
    points = [str(abs(one.value)) for one in (safe, high)]
    if played.vulnerable is None:
        what += _doubled_into(played, high, language)
        name = "both" if points[0] != points[1] else "either"
        text = message(language, f"scored.{name}", what=what, low=points[0], high=points[1], to=to)
        question = message(language, "scored.ask_vulnerable") if name == "both" else ""
        return ScoreAnswer(text, "77", _told(high, language), question, "vulnerability" if question else "")
    own = high if played.vulnerable else safe
    how = message(language, "scored.vulnerable" if played.vulnerable else "scored.not_vulnerable")
    score = str(abs(own.value))
    text = message(language, "scored.known", what=what, vulnerability=how, score=score, to=to, sum=_sum(own, language))
    if played.as_marked:
        text = f"{message(language, 'scored.as_marked')} {text}"
    return ScoreAnswer(text, "77", _told(own, language))


def _to(side: str | None, made: bool, language: Language) -> str:
    """Who gets the score: the side named where it is told, else declarer's or the defenders'."""
    if side is None:
        return message(language, "scored.to_declarer" if made else "scored.to_defenders")
    if side == "mates":
        return message(language, "scored.to_us" if made else "scored.to_them")
    return message(language, f"scored.to_{side if made else OTHER[side]}")


def _doubled_into(played: PlayedContract, made: Calculation[int], language: Language) -> str:
    """Whether a doubled contract below the level of a game is one now, in the words behind it; empty of any other.

    What is written for a vulnerability that is told shows it in its sum.
    """
    first = made.steps[0]
    low = contract_score(played.level, played.denomination, 0, False, played.level + BOOK)
    if not played.doubling or first.says != "trick_points" or low.value - PART_SCORE >= A_GAME:
        return ""
    points = int(first.shown.rsplit("= ", 1)[-1])
    return message(language, "scored.doubled_game" if points >= A_GAME else "scored.doubled_part", points=str(points))


def _passed(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    del asked
    return ScoreAnswer(message(language, "scored.passed_out"), "77", ())


def _value(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    """A single value of Law 77: the same score with it less the score without it."""
    what = _valued(asked, language)
    ways = (False, True) if asked.vulnerable is None else (asked.vulnerable,)
    points = [str(_points_of(asked, way)) for way in ways]
    if len(points) == 1:
        how = message(language, "scored.vulnerable" if ways[0] else "scored.not_vulnerable")
        return ScoreAnswer(message(language, "scored.value", what=what, vulnerability=how, score=points[0]), "77", ())
    name = "value_both" if points[0] != points[1] else "value_either"
    return ScoreAnswer(message(language, f"scored.{name}", what=what, low=points[0], high=points[1]), "77", ())


def _points_of(asked: ScoreAsked, vulnerable: bool) -> int:
    if asked.value == "under":
        return -contract_score(HIGHEST, "N", asked.doubling, vulnerable, ALL - asked.count).value
    if asked.value == "over":
        one, none = (contract_score(1, "N", asked.doubling, vulnerable, BOOK + 1 + n).value for n in (1, 0))
        return one - none
    return {
        "small": SMALL_SLAM[vulnerable],
        "grand": GRAND_SLAM[vulnerable],
        "game": GAME[vulnerable],
        "part": PART_SCORE,
        "made": MADE_DOUBLED[asked.doubling],
    }[asked.value]


def _valued(asked: ScoreAsked, language: Language) -> str:
    if asked.value != "under":
        return message(language, f"scored.value_{asked.value}_{asked.doubling}")
    return message(language, f"scored.doubling_{asked.doubling}", bid=_result(-asked.count, language))


def _worked(played: PlayedContract, vulnerable: bool) -> Calculation[int]:
    tricks = played.level + 6 + (played.over or 0)
    return contract_score(played.level, played.denomination, played.doubling, vulnerable, tricks)


def _contract(played: PlayedContract, language: Language) -> str:
    bid = format_call(parse_bid(f"{played.level}{played.denomination}"), language)
    return message(language, f"scored.doubling_{played.doubling}", bid=bid)


def _result(over: int, language: Language) -> str:
    if not over:
        return message(language, "scored.made")
    size = "one" if abs(over) == 1 else "many" if over < 0 or over > 4 else "few"
    return message(language, f"scored.{'over' if over > 0 else 'down'}_{size}", n=str(abs(over)))


def _sum(worked: Calculation[int], language: Language) -> str:
    """`400 tricks + 500 game`; for undertricks the steps of the table."""
    parts = [
        f"{step.shown.rsplit('= ', 1)[-1]} {message(language, 'scored.part_' + _PARTS[step.says])}"
        for step in worked.steps
        if step.says in _PARTS
    ]
    return " + ".join(parts) or _times(worked.steps[0].shown)


def _times(text: str) -> str:
    return text.partition(" =")[0].replace(" x ", " \N{MULTIPLICATION SIGN} ")


def _told(worked: Calculation[int], language: Language) -> tuple[str, ...]:
    return tuple(tell(step, language) for step in worked.steps)


def _imps(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    untold = any(one.vulnerable is None for one in asked.played)
    told = [_match_board(asked, way, language) for way in ((False, True) if untold else (False,))]
    if len({text for text, _ in told}) == 1:
        return ScoreAnswer(told[0][0], "78.B", told[0][1])
    return _either_way([text for text, _ in told], "78.B", told[0][1] + told[1][1], language)


def _match_board(asked: ScoreAsked, vulnerable: bool, language: Language) -> tuple[str, tuple[str, ...]]:
    """A board of a team match: our result, and the other table's in our seats (a team-mate's turned round)."""
    own, other = (value_of(one, vulnerable) for one in asked.tables)
    first, second = asked.tables
    ours = -own if first.sign < 0 else own
    untold = second.sign == 0
    mates = second.sign > 0 or (untold and own * other < 0 and not asked.played)
    theirs = -other if mates or (untold and first.sign < 0) else other
    text, working = _compared(ours, theirs, language)
    if untold and mates:
        again = {"other": signed(other), "difference": str(own - other), "imps": str(abs(imp_score(own, other).value))}
        text += " " + message(language, "scored.imps_same", **again, sum=_difference(own, other))
    return text, working


def value_of(one: OwnResult, vulnerable: bool = False) -> int:
    """The points of a table, as told or from declarer's side; `vulnerable` where that is untold."""
    if one.played is None:
        return one.points or 0
    told = one.played.vulnerable
    return _worked(one.played, vulnerable if told is None else told).value


def _apart(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    worked = imp_score(asked.margin, 0)
    text = message(language, "scored.imps_of", difference=str(asked.margin), imps=str(worked.value))
    return ScoreAnswer(text, "78.B", tuple(tell(step, language) for step in worked.steps))


def _knockout(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    """Scores of a knock-out match that do not balance: the average of both, ours first where one is ours."""
    one, two = asked.tables
    if one.sign < 0 or two.sign > 0:
        one, two = two, one
    first, second = one.points or 0, two.points or 0
    worked = knockout_average(first, second)
    values = {"first": signed(worked.value.non_offending), "second": signed(worked.value.offending)}
    name = "knockout" if one.sign or two.sign else "knockout_teams"
    text = message(language, f"scored.{name}", sum=_difference(first, second), **values)
    return ScoreAnswer(text, "12.C.4", tuple(tell(step, language) for step in worked.steps))


def _weighted(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    """A weighted score in IMPs: each outcome against the other table first, then the weights (12C1c)."""
    outcomes, other = asked.tables[: len(asked.weights)], asked.tables[len(asked.weights) :]
    if not other:
        text = message(language, "scored.weighted_alone")
        return ScoreAnswer(text, "12.C.1.c", (), message(language, "scored.ask_other_table"), "other_score")
    untold = any(one.played is not None and one.played.vulnerable is None for one in asked.tables)
    told = []
    for way in (False, True) if untold else (False,):
        scores = [value_of(one, way) for one in outcomes]
        against = value_of(other[0], way) * other[0].sign
        worked = weighted_imps(list(zip(asked.weights, scores, strict=True)), against)
        parts = " + ".join(
            f"{weight} % {TIMES} {signed(imp_score(score, against).value)}"
            for weight, score in zip(asked.weights, scores, strict=True)
        )
        values = {"parts": parts, "imps": signed(worked.value), "score": signed(scores[0]), "other": signed(against)}
        steps = tuple(tell(step, language) for step in worked.steps)
        told.append((message(language, "scored.weighted", **values), steps))
    how = message(language, "scored.weighted_how")
    if not untold:
        return ScoreAnswer(f"{told[0][0]} {how}", "12.C.1.c", told[0][1])
    both = _either_way([text for text, _ in told], "12.C.1.c", told[0][1] + told[1][1], language)
    return replace(both, text=f"{both.text} {how}")


def _either_way(texts: Sequence[str], law: str, working: tuple[str, ...], language: Language) -> ScoreAnswer:
    """A score for either vulnerability, which is asked."""
    heads = [message(language, f"scored.{name}") for name in ("not_vulnerable", "vulnerable")]
    text = " ".join(f"{head[:1].upper()}{head[1:]}: {row}" for head, row in zip(heads, texts, strict=True))
    return ScoreAnswer(text, law, working, message(language, "scored.ask_vulnerable"), "vulnerability")


def _compared(own: int, other: int, language: Language) -> tuple[str, tuple[str, ...]]:
    """Our score less the other table's in our seats; team-mates' minus is their opponents' plus there."""
    worked = imp_score(own, other)
    told = {"sum": _difference(own, other), "difference": str(own - other), "imps": str(abs(worked.value))}
    to = message(language, "scored.to_us" if worked.value > 0 else "scored.to_them")
    name = "imps" if worked.value else "imps_even"
    text = message(language, f"scored.{name}", **told, to=to)
    return text, tuple(tell(step, language) for step in worked.steps)


def _difference(own: int, other: int) -> str:
    return f"{own} \N{MINUS SIGN} {other}" if other >= 0 else f"{own} + {-other}"


def _every_pair(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    """The matchpoints of every score of a board, the best first."""
    rows = []
    for score in sorted(set(asked.scores), reverse=True):
        value = matchpoint_result(asked.scores, asked.scores.index(score), DEFAULT_SCALE).value
        rows.append(f"{str(score).replace('-', MINUS)}: {shown(value)}")
    top = shown(top_score(len(asked.scores), DEFAULT_SCALE))
    told = {"rows": ", ".join(rows), "top": top, "two": "2", "one": "1"}
    return ScoreAnswer(message(language, "scored.matchpoints_all", **told), "78.A", ())


def _matchpoints(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    if asked.scores and asked.own is None:
        return _every_pair(asked, language)
    if asked.scores and asked.own is not None:
        worse = sum(1 for score in asked.scores if score < asked.own)
        equal = asked.scores.count(asked.own) - 1
        results = len(asked.scores)
        value = matchpoint_result(asked.scores, asked.scores.index(asked.own), DEFAULT_SCALE).value
    else:
        worse, equal = asked.beaten, asked.tied
        results = 0 if asked.ahead is None else worse + equal + asked.ahead + 1
        value = Fraction(2 * worse + equal)
    told = {"worse": str(worse), "equal": str(equal), "two": "2", "one": "1", "value": shown(value)}
    if not results:
        return ScoreAnswer(message(language, "scored.matchpoints_bare", **told), "78.A", ())
    top = top_score(results, DEFAULT_SCALE)
    percent = shown(value * 100 / top)
    return ScoreAnswer(message(language, "scored.matchpoints", **told, top=shown(top), percent=percent), "78.A", ())


def _victory(asked: ScoreAsked, language: Language) -> ScoreAnswer:
    margin = str(abs(asked.margin))
    if asked.boards is None:
        text = message(language, "scored.vp_boards", margin=margin)
        return ScoreAnswer(text, "78.D", (), message(language, "scored.ask_boards"), "boards")
    one = continuous_vp(asked.margin, asked.boards)
    two = discrete_vp(asked.margin, asked.boards)
    scales = {
        "continuous": f"{shown(one.value)}\N{EN DASH}{shown(FULL_VP - one.value)}",
        "discrete": f"{two.value}\N{EN DASH}{FULL_VP - two.value}",
    }
    text = message(language, "scored.vp", margin=margin, boards=str(asked.boards), **scales)
    steps: list[Step] = [*one.steps, *two.steps]
    return ScoreAnswer(text, "78.D", tuple(tell(step, language) for step in steps))


_WORK: dict[str, Callable[[ScoreAsked, Language], ScoreAnswer]] = {
    "points": _points,
    "passed": _passed,
    "value": _value,
    "imps": _imps,
    "difference": _apart,
    "knockout": _knockout,
    "weighted": _weighted,
    "matchpoints": _matchpoints,
    "vp": _victory,
}
