"""Ideas about claims, concessions and results (Laws 68-71)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.table.model import NEVER
from rulings.table.cards import role
from rulings.table.play_over import TRICKS, all_tricks, tricks_won
from rulings.table.view import View


def claimer(view: View) -> str | None:
    """Who claimed or conceded."""
    return view.offender.value if view.offender else None


def claimer_defends(view: View) -> bool | None:
    """Whether a defender claimed."""
    found = role(view)
    return None if found is None else found == "defender"


def statement(view: View) -> str | None:
    """Claim or concession."""
    event = view.event
    return None if event is None else {"claim": "claim", "concede": "concession"}.get(event.act)


def partner_objected(view: View) -> bool | None:
    """Whether the claimer's partner objected at once."""
    return any(view.likely(e.who) is view.partner for e in view.later("object")) or None


def disputed(view: View) -> bool | None:
    """Whether the claim is doubted."""
    if any(True for _ in view.later("object")) or view.truth("disputed"):
        return True
    agreed = any(e.who != "everybody" for e in view.later("agree"))
    return False if agreed else None


def play_on(view: View) -> bool | None:
    """Whether the other side asked to play on."""
    return any("play" in (e.what.text or "") for e in view.later("ask", "choose", "remark")) or None


def all_agree(view: View) -> bool | None:
    """Whether all four agreed to play on."""
    return any(e.who == "everybody" for e in view.later("agree")) or None


def played_after_claim(view: View) -> bool | None:
    """Whether play went on after the claim."""
    return any(True for _ in view.later("lead", "play")) or None


def agreed(view: View) -> bool | None:
    """Whether the opponents agreed."""
    told = view.truth("accepted")
    return told if told is not None else True if any(True for _ in view.later("agree")) else None


def since_agreement(view: View) -> str | None:
    """How far things have gone since the agreement."""
    if view.truth("moved_on"):
        return "round_over"
    noticed = view.told("noticed")
    if noticed is not None and "next board" in str(noticed.value):
        return "called_on_next_board"
    not_yet = any("next board" in str(item.part("what") or "") for item in view.table.told("not_done"))
    return "open" if not_yet or view.table.whole else None


def objected(view: View) -> bool | None:
    """Whether an opponent of the claimer has objected."""
    return any(event.act == "object" for event in view.later("object")) or None


def objected_again(view: View) -> bool | None:
    """Whether somebody takes his agreement back."""
    return any(e.act in ("notice", "object") for e in view.later("notice", "object")) or None


def within_period(view: View) -> bool | None:
    """Whether the correction period is still open."""
    told = view.told("correction_period")
    over = told.part("over") if told else None
    return None if over is None else not over


def trump_out(view: View) -> bool | None:
    """Whether an opponent still has a trump."""
    if view.state.play.notrump:
        return False
    return view.truth("outstanding_trump")


def trump_mentioned(view: View) -> bool | None:
    """Whether the statement spoke of it."""
    for item in view.table.told("statement"):
        if isinstance(item.part("mentions_trump"), bool):
            return bool(item.part("mentions_trump"))
    for item in view.table.told("not_done"):
        if item.part("act") in ("remark", "claim"):
            return False
    return None


def maybe_unaware(view: View) -> bool | None:
    """Whether the claimer may have been unaware of the trump: told beliefs."""
    return True if any(view.likely(i.who) in (view.offender, None) for i in view.table.told("believes")) else None


def loses_to_trump(view: View) -> bool | None:
    """Whether a normal line loses a trick to it."""
    told = view.told("normal_line")
    if told is None or trump_out(view) is not True:
        return None
    text = str(told.part("text") or "").lower()
    return True if told.holds and any(word in text for word in ("ruff", "trump", "loses")) else None


def claimed_line(view: View) -> str | None:
    """Whether the line was stated."""
    told = view.told("statement")
    if told is None:
        return None
    text = str(told.part("text") or told.value or "").lower()
    return "not_stated" if "nothing" in text or "no line" in text or not told.holds else None


def clarified(view: View) -> bool | None:
    """Whether the line of play was stated at once: with the claim, or right after it; never, if all is told without.

    What was said in words only, before anybody objected, may or may not have been a line.
    """
    told = view.told("statement")
    if told is not None:
        return claimed_line(view) != "not_stated"
    objection = next((e.n for e in view.later("object", "notice", "summon")), NEVER)
    own = [e for e in view.later("remark") if e.n < objection and view.likely(e.who) is view.offender]
    if any(e.what.names_card for e in own):
        return True
    spoken = own or (view.event is not None and view.event.what.text)
    return False if view.table.whole and not spoken else None


def shown_out(view: View) -> bool | None:
    """Whether an opponent had shown out before the claim."""
    for item in view.table.told("not_done"):
        if "shown out" in str(item.part("what") or "") or item.part("act") == "play":
            return False
    return None


def claimed_tricks(view: View) -> int | None:
    """How many tricks were claimed."""
    event = view.event
    count = event.what.count if event and event.act == "claim" else None
    return count if count is not None and 0 <= count <= 13 else None


def conceded_tricks(view: View) -> int | None:
    """How many tricks were left to the opponents ("you get one more")."""
    event = view.event
    count = event.what.count if event and event.act == "concede" else None
    if count is None:
        count = next((e.what.count for e in view.later("concede") if e.who == (event and event.who)), None)
    return count if count is not None and 0 <= count <= 13 else None


def remaining(view: View) -> int | None:
    """How many tricks were left."""
    left = view.told("cards_left")
    if left is not None and isinstance(left.value, int) and 0 <= left.value <= TRICKS:
        return left.value
    won = tricks_won(view.state)
    return None if won is None else TRICKS - sum(won.values())


def concession_of(view: View) -> str | None:
    """Whether a trick already won was conceded."""
    text = " ".join((e.what.text or "") for e in view.table.events).lower()
    if "already" in text:
        return "already_won"
    return "not_won_yet" if view.event and view.event.act == "concede" else None


def declarer_made(view: View) -> int | None:
    """How many tricks declarer made."""
    for item in view.table.told("tricks_total"):
        count = item.part("count")
        if isinstance(count, int) and view.state.declares(view.likely(item.who)) is not False and item.who in (
            "declaring", "declarer",
        ):  # fmt: skip
            return count
    level = view.state.contract.level
    for item in view.table.told("result"):
        if isinstance(item.part("tricks"), int):
            return int(item.part("tricks"))
        for name, sign in (("over", 1), ("under", -1)):
            if isinstance(item.part(name), int) and level is not None:
                return 6 + level + sign * int(item.part(name))
        if item.part("level") and level is not None and item.part("level") == level:
            return 6 + level
    return _played_out(view)


def _played_out(view: View) -> int | None:
    """The tricks that declarer's side took, where all thirteen are told, or all up to a claim that nobody doubts."""
    declarer, made = view.state.declarer, all_tricks(view.state)
    return None if declarer is None or made is None else made[declarer.side]


def current_only(view: View) -> bool | None:
    """Whether the words were about the trick under way only."""
    said = " ".join(
        [event.what.text or "" for event in view.table.events]
        + [str(item.part("text") or "") for item in view.table.told("other", "disputed")]
    ).lower()
    if view.event is not None and view.event.act in ("claim", "concede"):
        return None
    words = ("this one", "that one", "current trick", "in progress", "this trick", "that wins", "mine", "yours")
    return True if any(word in said for word in words) else None


def on_card_position(view: View) -> bool | None:
    """Whether the line depends on which opponent has a card."""
    told = view.told("normal_line", "statement", "other")
    text = " ".join(
        str(item.part("text") or "") for item in view.table.told("normal_line", "statement", "other", "believes")
    )
    return True if told is not None and any(word in text.lower() for word in ("finess", "drop", "queen is")) else None


IDEAS: dict[str, Callable[[View], Any]] = {
    "claimer": claimer,
    "current_trick_only": current_only,
    "depends_on_card_position": on_card_position,
    "claimer_defends": claimer_defends,
    "statement": statement,
    "partner_objected": partner_objected,
    "choice_play_on": play_on,
    "all_four_agree": all_agree,
    "played_after_claim": played_after_claim,
    "agreed": agreed,
    "since_agreement": since_agreement,
    "objected": objected,
    "within_correction_period": within_period,
    "trump_outstanding": trump_out,
    "trump_mentioned": trump_mentioned,
    "finding_maybe_unaware": maybe_unaware,
    "finding_normal_line_loses_to_trump": loses_to_trump,
    "claimed_line": claimed_line,
    "shown_out_before": shown_out,
    "tricks_claimed": claimed_tricks,
    "tricks_conceded": conceded_tricks,
    "tricks_remaining": remaining,
    "concession_of": concession_of,
    "declarer_tricks": declarer_made,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("claim_or_concession", "disputed"): disputed,
    ("claim_or_concession", "clarified"): clarified,
    ("claim_or_concession", "partner_protested"): partner_objected,
    ("acquiescence", "withdrawal_asked"): objected_again,
    ("contract_score", "tricks"): declarer_made,
}
