"""Whether a question asks for a score, and which.

Read from the words alone, without a table: nobody who asks what 4S doubled two down comes to names a declarer.
"""

from __future__ import annotations

from corpus.model import Language
from understanding.scores.compared import adjusted, board, imps, listed, match, passed_out, points_in
from understanding.scores.line import ScoreLine, score_line
from understanding.scores.model import ScoreAsked
from understanding.scores.results import Placed, doubling, played, told
from understanding.scores.sides import vulnerable
from understanding.scores.tables import both_tables
from understanding.scores.weighed import weighted

_SHORT = 12
"""Words of a line that is nothing but a contract and its result: it asks without saying so."""
_QUOTED = 2
"""Scores named side by side that make a question one for a score (`790 or 990`)."""
_MOSTLY = 0.4
"""The share of a text's words that tell of scores, from which it asks for one in whatever words."""
_AUCTION = 2
"""Bids named from which a text tells an auction."""
_VALUES = ("small", "grand", "over", "game", "part", "made")


def asked(text: str, language: Language, number: int | None = None, asks: bool = False) -> ScoreAsked | None:
    """The score that a question asks for; None where it asks for none, or tells another matter.

    `number` is the board's number where it is told: it says who is vulnerable (Law 2). `asks`: it is known that one is.
    """
    line = score_line(text, language)
    if line.has("knockout") and line.has("adjusted") and (found := adjusted(line)):
        return found
    if line.has("imps") and (found := weighted(text, language, line, number)):
        return found
    if line.has("share") and not (line.has("matchpoints") and listed(line)):
        return None
    if _other_matter(line) or (line.has("doubt") and not _figure(line)):
        return None
    if line.has("vp") and (found := match(line)):
        return found
    contracts = played(line, number)
    in_imps, two_tables = line.has("imps"), line.has("other_table")
    match_told = two_tables or any(side == "mates" for _, side in line.sides)
    if in_imps or (match_told and line.has("ask")):
        told_once = passed_out(line) is not None or not (in_imps or two_tables)
        both = imps(line, contracts if told_once else both_tables(line, number))
        if in_imps:
            return both
        if both:
            return both if both.unit == "imps" else None
    if not contracts:
        if (line.has("matchpoints") or line.has("top")) and (compared := board(line)):
            return compared
        if line.has("passed") and _asks(line):
            return ScoreAsked("passed")
        return _value(line, number)
    return _points(line, contracts, asks)


def _other_matter(line: ScoreLine) -> bool:
    """Whether words of another matter stand there; in IMPs, what a team conceded is a score."""
    lost = set(line.at["lost"]) if line.has("imps") and points_in(line) else set()
    return bool(set(line.at["veto"]) - lost)


def _figure(line: ScoreLine) -> bool:
    """Whether a figure is plainly asked for: in so many words, or by naming scores to choose from."""
    quoted = len(points_in(line))
    return line.has("figure") or quoted >= _QUOTED or (bool(quoted) and line.read() >= _MOSTLY)


def _asks(line: ScoreLine) -> bool:
    """Whether a score is asked for, in whatever words; one that says *just made* (`pont`) asks for none."""
    return bool(set(line.at["ask"]) - set(line.at["exact"])) or _figure(line)


def _points(line: ScoreLine, contracts: list[Placed], asks: bool) -> ScoreAsked | None:
    """The one contract whose result is told; a doubled one may be asked about without a result."""
    if any(one.disputed for one in contracts) or (len(contracts) > _AUCTION and not _figure(line)):
        return None
    finished = [one for one in contracts if one.contract.over is not None]
    short = len(line.words) <= _SHORT
    if len(finished) == 1:
        mostly = finished[0].firm and (short or (_asks(line) and line.read() >= _MOSTLY))
        wanted = asks or _figure(line) or bool(points_in(line)) or mostly
        return ScoreAsked("points", (finished[0].contract,)) if wanted else None
    if asks and not finished and len(contracts) == 1:
        return ScoreAsked("points", (contracts[0].contract,), untold=True)
    bare = not finished and len(contracts) == 1 and not line.has("down") and contracts[0].contract.doubling
    return ScoreAsked("points", (contracts[0].contract,)) if bare and short and line.has("ask") else None


def _value(line: ScoreLine, number: int | None) -> ScoreAsked | None:
    """One value of Law 77 without a contract: so many tricks down, an overtrick, a premium."""
    if not _figure(line) and len(line.words) > _SHORT:
        return None
    state, times = vulnerable(line, None, number), doubling(line, None, [])
    down = {row.value for row in told(line) if row.kind == "down"}
    if len(down) == 1:
        return ScoreAsked("value", value="under", doubling=times, count=-down.pop(), vulnerable=state)
    name = next((name for name in _VALUES if line.has(name)), None)
    if name is None or (name == "over" and not times) or (name == "made" and not (times and line.has("premium"))):
        return None
    return ScoreAsked("value", value=name, doubling=times, vulnerable=state)
