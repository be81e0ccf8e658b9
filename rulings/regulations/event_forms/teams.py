"""Team events of annex 6: a match in IMPs and victory points, and the play-offs between two groups."""

from __future__ import annotations

from fractions import Fraction

from corpus.errors import BadFacts, LawbridgeError
from rulings.engine import Inquiry, procedure, rule_of
from rulings.regulations.event_forms.facts import PlayOffFacts, TeamMatchFacts
from rulings.scoring.imp import team_board
from rulings.scoring.number_facts import plain
from rulings.scoring.old_scale import load_old_scale
from rulings.scoring.stating import work
from rulings.scoring.victory import continuous_vp, discrete_vp

TEAMS = "mbsz-hu:M6.1@2"
SCALES_GIVEN = (8, 48)  # boards for which the World Federation gives a scale, by the text


@rule_of("mbsz-hu:M6.1@2")
def team_match_m6(case: Inquiry[TeamMatchFacts]) -> None:
    """Each board in IMPs, the difference in victory points by the number of boards."""
    rows = case.facts.team_boards
    if not rows:
        raise BadFacts("A match has at least one board: give `team_boards` with the NS scores of both rooms.")
    margin = sum(work(case, TEAMS, team_board, row["open_room"], row["closed_room"]) for row in rows)
    boards = len(rows)
    case.say("imp_margin", imps=margin, boards=boards)
    if not SCALES_GIVEN[0] <= boards <= SCALES_GIVEN[1]:
        case.note("scale_not_given", boards=boards)
    if case.facts.scale == "old25":
        try:
            table = load_old_scale()
        except LawbridgeError as error:
            raise BadFacts(str(error)) from error
        home, away = work(case, TEAMS, table.vp, margin, boards, headline=True)
    else:
        home = _vp(case, margin, boards)
        away = 20 - home
    case.set(result="team_match", imps=margin, home=plain(home), visiting=plain(away))


def _vp(case: Inquiry[TeamMatchFacts], margin: int, boards: int) -> Fraction:
    if case.facts.scale == "wbf2013":
        return work(case, TEAMS, continuous_vp, margin, boards, headline=True)
    return Fraction(work(case, TEAMS, discrete_vp, margin, boards, headline=True))


@rule_of("mbsz-hu:M6/lebonyolitas")
def play_offs_m6(case: Inquiry[PlayOffFacts]) -> None:
    """Group winners play for the first place, the second-placed teams for the third, and so on down."""
    first, second = case.facts.first_group, case.facts.second_group
    if not first or not second or set(first) & set(second):
        raise BadFacts(
            "Two groups are needed, with no team in both: give `first_group` and `second_group`, best first."
        )
    pairings = list(zip(first, second, strict=False))
    case.headline("winners_for_first", first=first[0], second=second[0])
    for number, (a, b) in enumerate(pairings[1:], 1):
        case.say("play_for_place", place=2 * number + 1, first=a, second=b)
    alone = [*first[len(second) :], *second[len(first) :]]
    if alone:
        case.say("no_opponent", teams=", ".join(alone))
    if len(pairings) > 2:
        case.note("further_places_by_example")
    matches = [{"place": 2 * number + 1, "teams": [a, b]} for number, (a, b) in enumerate(pairings)]
    case.set(result="play_offs", matches=matches, without_opponent=alone)


VSZ_M6_TEAM_MATCH = procedure(
    "vsz_m6_team_match", facts=TeamMatchFacts, laws=(TEAMS, "78"), concepts=("victory_points",), decide=team_match_m6
)
VSZ_M6_PLAY_OFFS = procedure(
    "vsz_m6_play_offs",
    facts=PlayOffFacts,
    laws=("mbsz-hu:M6/lebonyolitas",),
    concepts=("movement",),
    decide=play_offs_m6,
)
