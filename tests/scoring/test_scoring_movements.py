"""Movements of annex 6: what the text promises of each, checked on the generated plan."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import BadInput
from rulings.scoring.movements.guide_cards import as_html, as_text, cards, shares
from rulings.scoring.movements.howell import howell
from rulings.scoring.movements.making import Kind, make
from rulings.scoring.movements.mitchell import Cure, line_sessions, mitchell, scrambled, small_team_matches
from rulings.scoring.movements.plan import Plan, Sitting
from rulings.scoring.movements.sessions import changing_lines, met, mixed
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


# "Páros számú csapatnál plusz kimaradó asztalt kell beállítani": every team meets every other and sits out once
@pytest.mark.parametrize("teams", [4, 6, 8, 10])
def test_m6_2_even_number_of_teams_gets_a_sit_out_table(teams: int) -> None:
    plan = small_team_matches(teams, 3)
    field = teams + 1
    assert verify(plan).faults == ()
    played = {(s.ns, s.ew - field) for _, s in plan.sittings() if not plan.absent(s.ns) and not plan.absent(s.ew)}
    assert played == {(a, b) for a in range(1, field) for b in range(1, field) if a != b}
    rows = [row for card in cards(plan).values() for row in card]
    assert sum(1 for row in rows if row.ns is None) == teams  # nobody sits NS at the further table
    with pytest.raises(BadInput, match="3 teams or more"):
        small_team_matches(2, 3)


# "Így a verseny félidejétől minden pár olyan leosztásokkal találkozik, amelyeket már csapattársai lejátszottak"
@pytest.mark.parametrize("teams", [3, 5, 7, 9])
def test_m6_2_from_half_time_the_team_mates_have_played_the_boards(teams: int) -> None:
    plan = small_team_matches(teams, 3)
    played: dict[int, set[int]] = {pair: set() for pair in range(1, 2 * teams + 1)}
    for number, row in enumerate(plan.rounds, 1):
        for s in row:
            for pair in (s.ns, s.ew):
                mates = pair + teams if pair <= teams else pair - teams
                assert (s.boards in played[mates]) is (number > len(plan.rounds) // 2)
        for s in row:
            played[s.ns].add(s.boards)
            played[s.ew].add(s.boards)


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


@pytest.mark.parametrize("plan", [howell(4, 2), howell(6, 2), howell(8, 2), mitchell(8, 2, "relay")])
def test_guide_cards_say_which_table_shares_the_boards(plan: Plan) -> None:
    found = cards(plan)
    for number, sittings in enumerate(plan.rounds, 1):
        for one in sittings:
            together = {s.table for s in sittings if s.boards == one.boards and s.table != one.table}
            assert set(found[one.table][number - 1].shares) == together
    words = labels("en")
    sharing = [table for table in found if shares(plan, table)]
    for page in (as_text(plan, words), as_html(plan, words, "en")):
        assert page.count(words["shares"]) == len(sharing)


# Room squares of side 3 and 5 do not exist: 4 pairs share in every round, 6 in exactly one, everybody else never
@pytest.mark.parametrize(("pairs", "rounds"), [(4, 3), (6, 1), (8, 0), (10, 0), (12, 0)])
def test_small_howells_share_as_little_as_can_be(pairs: int, rounds: int) -> None:
    plan = howell(pairs, 3)
    assert sum(1 for row in plan.rounds if len({s.boards for s in row}) < len(row)) == rounds
    assert bool(plan.shared) is bool(rounds)


# Nothing better exists for 6: who meets whom by round and by set are two round robins, and any two agree on a round
def test_six_pairs_cannot_do_without_one_shared_round() -> None:
    def matchings(left: tuple[int, ...]) -> list[frozenset[tuple[int, int]]]:
        if not left:
            return [frozenset()]
        first, *rest = left
        return [found | {(first, other)} for other in rest for found in matchings(tuple(p for p in rest if p != other))]

    def round_robins(chosen: tuple[int, ...]) -> list[tuple[int, ...]]:
        if len(chosen) == 5:
            return [chosen]
        start = chosen[-1] + 1 if chosen else 0
        return [
            found
            for i in range(start, len(every))
            if not any(every[i] & every[j] for j in chosen)
            for found in round_robins((*chosen, i))
        ]

    every = matchings(tuple(range(6)))
    all_of_them = round_robins(())
    assert len(every) == 15
    assert len(all_of_them) == 6
    assert {len(set(a) & set(b)) for a in all_of_them for b in all_of_them if a != b} == {1}


# One copy is enough when a set has as many boards as tables that share it: nobody needs a board another table has
@pytest.mark.parametrize("plan", [howell(4, 2), howell(4, 5), howell(6, 3), howell(6, 4), mitchell(8, 3, "relay")])
def test_shared_boards_are_at_one_table_at_a_time(plan: Plan) -> None:
    for number, row in enumerate(plan.rounds, 1):
        orders = [plan.order(number, s.table) for s in row]
        for moment in range(plan.set_size):
            at_once = [order[moment] for order in orders]
            assert len(at_once) == len(set(at_once))
        assert not any(plan.copies(number, s.table) for s in row)
    for s, order in zip(plan.rounds[-1], [plan.order(len(plan.rounds), s.table) for s in plan.rounds[-1]], strict=True):
        first, last = plan.board_numbers(s.boards)
        assert sorted(order) == list(range(first, last + 1))


def test_too_few_boards_to_share_want_a_copy() -> None:
    plan = howell(6, 2)
    assert plan.copies(5, 1)
    assert not plan.copies(1, 1)
    assert labels("en")["copies"] in as_text(plan, labels("en"))
    assert labels("en")["hand_on"] in as_text(howell(6, 3), labels("en"))


# M6.1.b, "36-40 pár esetén, 4 vonalra osztva ... három fordulóban ... a mezőny 75%-a ellen játszik minden pár"
@pytest.mark.parametrize(("line", "opponents"), [(9, 27), (10, 30)])
def test_m6_1b_four_lines_meet_three_quarters_of_the_field(line: int, opponents: int) -> None:
    parts = changing_lines(line, 2, "none" if line % 2 else "relay")
    times = met(parts)
    assert set(times.values()) == {1}
    for pair in range(1, 4 * line + 1):
        assert sum(1 for two in times if pair in two) == opponents
    assert Fraction(opponents, 4 * line) == Fraction(3, 4)


# Boards of the example: "fordulónként 18 vagy 27 leosztást játszva (összesen 54 vagy 81 leosztás)"
@pytest.mark.parametrize(("set_size", "session", "total"), [(2, 18, 54), (3, 27, 81)])
def test_m6_1b_boards_of_the_example(set_size: int, session: int, total: int) -> None:
    parts = changing_lines(9, set_size)
    boards = {
        number: {(p.session, s.boards) for p in parts if p.session == number for _, s in p.plan.sittings()}
        for number in (1, 2, 3)
    }
    assert {len(sets) * set_size for sets in boards.values()} == {session}
    assert sum(len(sets) for sets in boards.values()) * set_size == total


# "1. forduló ... A és C foglalja el az É-D vonalat; 2. ... A és D; 3. ... A és B"
def test_m6_1b_lines_that_sit_ns() -> None:
    parts = changing_lines(3, 2)
    ns = {number: {p.name.split("-")[0] for p in parts if p.session == number} for number in (1, 2, 3)}
    assert ns == {1: {"A", "C"}, 2: {"A", "D"}, 3: {"A", "B"}}


# M6.1.e: "Így teljes körmérkőzést játszhatnak"
@pytest.mark.parametrize(("line", "cure"), [(5, "none"), (7, "none"), (8, "relay")])
def test_m6_1e_mixed_method_is_a_full_round_robin(line: int, cure: Cure) -> None:
    times = met(mixed(line, 2, cure))
    pairs = 4 * line
    assert len(times) == pairs * (pairs - 1) // 2
    assert set(times.values()) == {1}


def test_m6_1e_with_a_skip_the_lines_do_not_all_meet() -> None:
    with pytest.raises(BadInput, match="relay"):
        mixed(8, 2, "skip")


def test_cards_say_the_line_at_the_next_table() -> None:
    plan = howell(8, 2)
    for table, rows in cards(plan).items():
        for row, following in zip(rows, plan.rounds[1:], strict=False):
            there = next(s for s in following if row.ew in (s.ns, s.ew))
            assert (row.ew_next, row.ew_side) == (there.table, "ns" if there.ns == row.ew else "ew"), table


# An odd number of pairs at a Mitchell: every pair of the full line sits out once, nobody else does
@pytest.mark.parametrize(
    ("kind", "tables", "line"), [("mitchell", 7, "ew"), ("relay", 8, "ns"), ("scrambled", 7, "ew")]
)
def test_a_mitchell_with_a_sit_out(kind: Kind, tables: int, line: str) -> None:
    (part,) = make(kind, tables, 2, missing=line)
    plan = part.plan
    assert plan.phantom == (tables if line == "ns" else 2 * tables)
    assert verify(plan).faults == ()
    rows = [row for card in cards(plan).values() for row in card]
    out = [row.ns or row.ew for row in rows if row.ns is None or row.ew is None]
    assert sorted(pair for pair in out if pair) == (
        list(range(1, tables + 1)) if line == "ew" else list(range(tables + 1, 2 * tables + 1))
    )
    assert labels("hu")["sits_out"] in as_text(plan, labels("hu"))
    for wrong in (("howell", 8, "ns"), ("mitchell", 7, "both")):
        with pytest.raises(BadInput, match="missing pair"):
            make(wrong[0], wrong[1], 2, missing=wrong[2])  # type: ignore[arg-type]
