"""Ideas about deals, boards, scores, appeals and the director's own duties (Laws 6-15, 78-93)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rulings.table.view import View


def said(view: View, *, circumstances: bool = True) -> str:
    """Everything that the story says in words, in lower case."""
    parts = [event.what.text or "" for event in view.table.events]
    if circumstances:
        parts += [str(item.part("text") or "") for item in view.table.circumstances]
    return " ".join(parts).lower()


def _speaks(view: View, *words: str) -> bool | None:
    return True if any(word in said(view) for word in words) else None


def play_ended(view: View) -> bool | None:
    """Whether the play is over."""
    if view.state.phase in ("after_play", "scored"):
        return True
    return None if view.state.phase == "unknown" else False


def kind_of_deal(view: View) -> str | None:
    """What is wrong with the deal."""
    text = said(view)
    for words, name in (
        (("shuffl", "not mixed", "straight from the box"), "unshuffled"),
        (("last week", "other session", "earlier session"), "other_session"),
        (("saw", "seen", "face up", "exposed"), "card_seen"),
    ):
        if any(word in text for word in words):
            return name
    if view.table.so("identical_deal") is not None:
        return "other_session"
    return "wrong_deal" if view.focus.what == "irregular_deal" and view.n is not None else None


def saw_another_card(view: View) -> bool | None:
    """Whether a player has seen another player's card."""
    if any(item.truth for item in view.table.told("visible_to")):
        return True
    absent = any(item.part("act") in ("look", "expose") for item in view.table.told("not_done"))
    return False if absent else None


def correction_over(view: View) -> bool | None:
    """Whether the correction period is over."""
    told = view.told("correction_period")
    over = told.part("over") if told else None
    return bool(over) if isinstance(over, bool) else None


def auction_begun(view: View) -> bool | None:
    """Whether somebody has called."""
    if any(True for _ in view.table.acts("call")):
        return True
    absent = any(item.part("act") == "call" for item in view.table.told("not_done"))
    return False if absent or view.state.phase == "before_auction" else None


def found_in_auction(view: View) -> bool | None:
    """Whether it was found in the auction period."""
    phase = view.state.phase
    if phase in ("auction", "clarification", "before_auction"):
        return True
    return False if phase in ("play", "after_play", "scored") else None


def difference(view: View) -> str | None:
    """What differs between the tables."""
    if view.table.so("cards_switched") is not None:
        return "cards"
    return "dealer_or_vulnerability" if _speaks(view, "vulnerab", "dealer") else None


def period_minutes(view: View) -> int | None:
    """The correction or appeal period in minutes, where told."""
    told = view.told("correction_period")
    minutes = told.part("minutes") if told else None
    return minutes if isinstance(minutes, int) and minutes > 0 else None


def minutes_since(view: View) -> int | None:
    """Minutes since the score was posted."""
    for item in view.table.told("minutes"):
        if "post" in str(item.part("of") or "") and isinstance(item.part("count"), int):
            return int(item.part("count"))
    return None


def matter(view: View) -> str | None:
    """What is to be corrected."""
    if view.focus.what == "tricks_disputed":
        return "tricks_disputed"
    return "scoring_error" if view.focus.what == "score_correction" else None


def moved_on(view: View) -> bool | None:
    """Whether the players have moved on."""
    return view.truth("moved_on")


def partner_concurs(view: View) -> bool | None:
    """Whether both partners want to appeal."""
    for event in view.table.events:
        text = (event.what.text or "").lower()
        if event.who and event.who.startswith("partner:") and event.act in ("object", "agree", "remark"):
            return not ("not" in text or "doesn" in text)
    return _speaks(view, "both want", "both agree")


def subject(view: View) -> str | None:
    """What the appeal is about."""
    text = said(view)
    if any(word in text for word in ("point of law", "law or regulation", "law point")):
        return "law_or_regulation"
    if any(word in text for word in ("discipl", "suspen")):
        return "discipline_91"
    return None


def fault(view: View) -> str | None:
    """Whose fault it was that a board could not be played."""
    text = said(view)
    if any(word in text for word in ("neither", "staff", "organis", "wholly through opponents", "opponents' fault")):
        return "none"
    if any(word in text for word in ("partly", "both")):
        return "partly"
    return "direct" if any(word in text for word in ("own fault", "our fault", "directly")) else None


def session_average(view: View) -> int | None:
    """The percentage of the other boards of the session."""
    for item in view.table.told("score"):
        percent = item.part("percent")
        if isinstance(percent, int):
            return percent
    return None


def scores(view: View) -> list[int] | None:
    """All the scores of a board, where they are listed."""
    for item in view.table.told("other", "score"):
        text = str(item.part("text") or "")
        found = [int(one) for one in re.findall(r"-?\d{2,4}", text)]
        if len(found) > 2:
            return found
    return None


def facts_agreed(view: View) -> bool | None:
    """Whether the players agree on what happened."""
    return False if view.truth("disputed") else None


def error_beyond_doubt(view: View) -> bool | None:
    """Whether the error is beyond doubt."""
    return True if _speaks(view, "clearly", "beyond doubt", "private cards show") else None


def after_period(view: View) -> bool | None:
    """Whether it came up after the correction period."""
    return correction_over(view)


IDEAS: dict[str, Callable[[View], Any]] = {
    "play_ended": play_ended,
    "saw_another_card": saw_another_card,
    "correction_period_over": correction_over,
    "auction_period_begun": auction_begun,
    "found_in_auction_period": found_in_auction,
    "difference": difference,
    "period_minutes": period_minutes,
    "minutes_since_posting": minutes_since,
    "players_moved_on": moved_on,
    "partner_concurs": partner_concurs,
    "subject": subject,
    "finding_fault": fault,
    "session_average": session_average,
    "scores": scores,
    "facts_agreed": facts_agreed,
    "finding_error_beyond_doubt": error_beyond_doubt,
    "after_period": after_period,
}
MEANT: dict[tuple[str, str], Callable[[View], Any]] = {
    ("irregular_deal", "kind"): kind_of_deal,
    ("agreed_tricks_and_time_limits", "matter"): matter,
}
