"""Movements of annex 6: what the text promises of each, checked on the generated plan."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import BadInput
from rulings.scoring.movements.guide_cards import as_html, as_text, cards, shares
from rulings.scoring.movements.howell import howell
from rulings.scoring.movements.mitchell import line_sessions, mitchell, scrambled, small_team_matches
from rulings.scoring.movements.plan import Plan, Sitting
from rulings.scoring.movements.verify import verify
from rulings.scoring.telling import labels


# M6.1.a "Páratlan asztalszám esetén teljes körmérkőzést lehet játszani": every NS against every EW
@pytest.mark.parametrize("tables", [3, 5, 7, 9, 13])
def test_m6_1a_odd_tables_meet_everybody(tables: int) -> None:
    report = verify(mitchell(tables, 2))
    assert report.faults == ()
    assert report.opponents == (tables, tables)
    assert report.boards == (tables, tables)


# "a mozgó párok eggyel nőnek, a tokok eggyel csökkennek"
def test_m6_1a_pairs_go_up_boards_go_down() -> None:
    first, second = mitchell(7, 2).rounds[:2]
    assert next(s.table for s in second if s.ew == first[0].ew) == 2
    assert next(s.table for s in second if s.boards == first[1].boards) == 1


@pytest.mark.parametrize("tables", [4, 6, 8, 10, 14])
def test_m6_1a_even_tables_without_a_cure_repeat_boards(tables: int) -> None:
    with pytest.raises(BadInput, match="meet boards again"):
        mitchell(tables, 2)
    plain = tuple(
        tuple(Sitting(t + 1, t + 1, tables + (t - r) % tables + 1, (t + r) % tables + 1) for t in range(tables))
        for r in range(tables)
    )
    assert any("meets set" in fault for fault in verify(Plan("plain", "", 2 * tables, tables, 2, plain)).faults)


# Ugratás: after half as many rounds as tables one double change; no full round robin
@pytest.mark.parametrize("tables", [4, 6, 8, 10, 14])
def test_m6_1a_skip(tables: int) -> None:
    plan = mitchell(tables, 2, "skip")
    report = verify(plan)
    assert report.faults == ()
    assert report.opponents == (tables - 1, tables - 1)
    before, after = plan.rounds[tables // 2 - 1], plan.rounds[tables // 2]
    moves = {(next(s.table for s in after if s.ew == b.ew) - b.table) % tables for b in before}
    assert moves == {2}


# Ugró asztal: a table without players in the middle, the first and the last share boards; everybody meets everybody
@pytest.mark.parametrize("tables", [4, 6, 8, 10, 14])
def test_m6_1a_relay(tables: int) -> None:
    plan = mitchell(tables, 2, "relay")
    report = verify(plan)
    assert report.faults == ()
    assert report.opponents == (tables, tables)
    assert plan.shared == ((1, tables),)
    for row in plan.rounds:
        assert row[0].boards == row[-1].boards


# M6.1.c: half of the boards NS, half EW
@pytest.mark.parametrize("tables", [4, 6, 8])
def test_m6_1c_scrambled(tables: int) -> None:
    report = verify(scrambled(mitchell(tables, 2, "relay")))
    assert report.faults == ()
    assert report.ns_rounds == (tables // 2, tables // 2)


# M6.1.d Howell: every pair meets every other once and every set once
@pytest.mark.parametrize("pairs", range(4, 41, 2))
def test_m6_1d_howell(pairs: int) -> None:
    plan = howell(pairs, 2)
    report = verify(plan)
    assert report.faults == ()
    assert report.opponents == (pairs - 1, pairs - 1)
    assert report.boards == (pairs - 1, pairs - 1)
    assert bool(plan.shared) is (pairs in (4, 6))


@pytest.mark.parametrize("pairs", [4, 8, 12, 16])
def test_howell_is_perfectly_balanced_where_it_can_be(pairs: int) -> None:
    assert verify(howell(pairs, 2)).compared == (-1, -1)


def test_howell_with_an_odd_number_lets_each_pair_sit_out_once() -> None:
    plan = howell(9, 3)
    report = verify(plan)
    assert report.opponents == (8, 8)
    sat_out = [s.ns if s.ew == plan.phantom else s.ew for _, s in plan.sittings() if plan.phantom in (s.ns, s.ew)]
    assert sorted(sat_out) == list(range(1, 10))


@given(st.integers(4, 20), st.integers(1, 6))
def test_howell_may_be_cut_short(pairs: int, rounds: int) -> None:
    played = min(rounds, pairs + pairs % 2 - 1)
    assert len(howell(pairs, 2, played).rounds) == played
    assert verify(howell(pairs, 2, played)).faults == ()


# M6.2@2: boards down one, moving pairs down two, an odd number of teams; both halves of a match play the same boards
@pytest.mark.parametrize("teams", [5, 7, 9, 11])
def test_m6_2_team_movement(teams: int) -> None:
    plan = small_team_matches(teams, 3)
    assert verify(plan).faults == ()
    halves: dict[tuple[int, int], int] = {}
    for _, s in plan.sittings():
        halves[s.ns, s.ew - teams] = s.boards
    assert len(halves) == teams * (teams - 1)
    assert all(boards == halves[b, a] for (a, b), boards in halves.items())
    assert all(a != b for a, b in halves)


def test_m6_2_even_number_of_teams_is_refused() -> None:
    with pytest.raises(BadInput, match="odd number of teams"):
        small_team_matches(8, 3)


# M6.1.b: three sessions, A NS in all of them, every two lines meet once
def test_m6_1b_lines() -> None:
    met = [frozenset(pair) for session in line_sessions() for pair in session]
    assert len(met) == len(set(met)) == 6
    assert [session[0][0] for session in line_sessions()] == ["A", "A", "A"]


def test_a_broken_plan_is_found() -> None:
    row = (Sitting(1, 1, 2, 1), Sitting(2, 1, 3, 1))
    report = verify(Plan("broken", "", 3, 1, 2, (row, row)))
    assert any("sits twice" in fault for fault in report.faults)
    assert any("need the same boards" in fault for fault in report.faults)
    assert any("meet 2 times" in fault for fault in report.faults)


WORDS = {
    "table": "Asztal",
    "shares": "Közös",
    "round": "F",
    "boards": "Tok",
    "next": "->",
    "ns": "NS",
    "ew": "EW",
    "stays": "=",
}


def test_guide_cards_say_where_to_go() -> None:
    plan = howell(5, 2)
    found = cards(plan)
    assert len(found) == 3
    for table, rows in found.items():
        assert [row.round for row in rows] == [1, 2, 3, 4, 5]
        for row, following in zip(rows, plan.rounds[1:], strict=False):
            if row.ns is not None:
                assert next(s.table for s in following if row.ns in (s.ns, s.ew)) == row.ns_next
        assert rows[-1].ns_next is None
        assert f"Asztal {table}" in as_text(plan, WORDS)
    page = as_html(plan, WORDS, "hu")
    assert page.count('class="card"') == 3
    assert 'lang="hu"' in page


# no Howell of 4 or 6 pairs without sharing: the cards of the tables that play the same boards together say so
@pytest.mark.parametrize("plan", [howell(4, 2), howell(6, 2), howell(8, 2), mitchell(8, 2, "relay")])
def test_guide_cards_say_which_table_shares_the_boards(plan: Plan) -> None:
    together: dict[int, set[int]] = {table: set() for table in cards(plan)}
    for sittings in plan.rounds:
        for one in sittings:
            together[one.table] |= {s.table for s in sittings if s.boards == one.boards and s.table != one.table}
    assert {table: set(shares(plan, table)) for table in together} == together
    words = labels("en")
    for page in (as_text(plan, words), as_html(plan, words, "en")):
        assert page.count(words["shares"]) == sum(1 for others in together.values() if others)


def test_small_howells_share() -> None:
    assert shares(howell(4, 2), 1) == (2,)
    assert any(shares(howell(6, 2), table) for table in (1, 2, 3))
    assert not any(shares(howell(8, 2), table) for table in (1, 2, 3, 4))
