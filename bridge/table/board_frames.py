"""What a replay cannot see, of the whole board: counts, tricks, claims, time, scores (Laws 6-15, 65-93)."""

from __future__ import annotations

from collections.abc import Iterator

from bridge.table.exposures import asked, made
from bridge.table.findings import Irregularity
from bridge.table.model import NEVER, Circumstance, Event
from bridge.table.replay import State


def board_frames(state: State) -> Iterator[Irregularity]:
    """Every such frame that the story fills."""
    for frame in (_counts, _boards, _tricks, _claims, _times, _scores, _rulings, _conduct):
        yield from frame(state)


def told_of(name: str, state: State, item: Circumstance, **detail: object) -> Irregularity:
    """An irregularity that a circumstance tells."""
    n = item.when if isinstance(item.when, int) else None
    return Irregularity(name, item.who, state.likely(item.who), n, told=True, detail=dict(detail))


def _counts(state: State) -> Iterator[Irregularity]:
    """Too many or too few cards: in the deal (13), missing (14), or by a trick played wrongly (67)."""
    counts = list(state.table.told("card_count"))
    wrong = [item for item in counts if isinstance(item.part("count"), int)]
    if not wrong:
        return
    left = state.table.first("cards_left")
    normal = left.value if left and isinstance(left.value, int) else 13
    numbers = [item.part("count") for item in wrong]
    texts = " ".join(str(item.value) for item in state.table.told("other")).lower()
    found = "found" in texts or any(event.act == "look" for event in state.table.acts("look"))
    stray = any("two cards" in (e.what.text or "") or "not" in (e.what.text or "") for e in state.table.events)
    played = any(True for _ in state.table.told("played_to_next")) or any(
        event.status == "denied" and event.act == "play" for event in state.table.events
    )
    if max(numbers) > 13:
        name = "wrong_count"
    elif state.phase == "play" and (played or (stray and not found)):
        name = "defective_trick"
    elif min(numbers) < normal and (state.phase != "play" or found or max(numbers) <= 13):
        name = "missing_card" if normal != 13 or 12 in numbers or found else "defective_trick"
    else:
        name = "wrong_count"
    yield told_of(name, state, wrong[0])


def _boards(state: State) -> Iterator[Irregularity]:
    """Wrong boards and opponents (15), an irregular deal (6), cards in wrong pockets (87)."""
    player = next((item for item in state.table.told("cards_switched", "wrong_board") if item.who and item.truth), None)
    if player is not None and state.likely(player.who) is not None:
        yield told_of("wrong_board", state, player)
        return
    if (wrong := state.table.so("wrong_board", "wrong_opponents", "played_before")) is not None:
        yield told_of("wrong_opponents", state, wrong)
    elif (switched := state.table.so("cards_switched")) is not None:
        yield told_of("fouled_board", state, switched)
    elif (same := state.table.so("identical_deal")) is not None:
        yield told_of("irregular_deal", state, same)
    else:
        for event in state.table.events:
            if event.act == "deal" and (event.what.text or event.how) and event.status != "denied":
                yield made("irregular_deal", state, event)
                return


def about_trick(event: Event) -> bool:
    """Whether a question or remark is about a trick or a turned card."""
    text = (event.what.text or "").lower()
    return event.what.event is not None or any(word in text for word in ("trick", "card", "turned", "points"))


def _tricks(state: State) -> Iterator[Irregularity]:
    """Defective tricks told as such (67), turned tricks and their inspection (65, 66), a dispute on tricks won (79)."""
    for event in state.table.events:
        if event.act == "notice" and "not played" in (event.what.text or ""):
            yield made("defective_trick", state, event)
            return
    turned = any(True for _ in state.table.acts("quit")) or any(True for _ in state.table.told("mixed"))
    wants = [e for e in state.table.events if e.act in ("ask", "look", "notice") and about_trick(e)]
    if state.phase in ("play", "after_play", "unknown") and wants and (turned or asked(state, "look", "notice")):
        event = wants[-1]
        meant = event.act != "notice" or "points" in (event.what.text or "") or turned
        if meant and state.table.first("holds", "card_count") is None:
            yield made("inspection", state, event)
            return
    mixed, disputed = state.table.so("mixed"), state.table.so("disputed")
    if mixed is not None:
        yield told_of("inspection", state, mixed)
    elif disputed is not None and state.phase in ("after_play", "scored"):
        text = str(disputed.value).lower()
        if any(word in text for word in ("tricks", "won", "score", "result")):
            yield told_of("tricks_disputed", state, disputed)


def _claims(state: State) -> Iterator[Irregularity]:
    """Claims and concessions, by what followed (68-71)."""
    made_by = [e for e in state.table.events if e.act in ("claim", "concede") and e.status in ("happened", "claimed")]
    for event, until in zip(made_by, [*(e.n for e in made_by[1:]), NEVER], strict=False):
        if not _same_statement(state, made_by, event):
            yield from _claim(state, event, until)


def _same_statement(state: State, made_by: list[Event], event: Event) -> bool:
    """Whether a claim only goes on with the one before it: by the same side, nothing having happened in between."""
    before = next((e for e in reversed(made_by) if e.n < event.n), None)
    if before is None:
        return False
    between = [e for e in state.table.done if before.n < e.n < event.n and e.act in ("agree", "object", "lead", "play")]
    one, other = state.likely(before.who), state.likely(event.who)
    return not between and (one is None or other is None or one.side is other.side)


def _claim(state: State, event: Event, until: int) -> Iterator[Irregularity]:
    seat = state.likely(event.who)
    after = [e for e in state.table.events if event.n < e.n < until and e.status not in ("denied", "supposed")]
    agreed = any(e.act == "agree" and e.who != "everybody" for e in after) or any(
        item.truth and item.when == event.n for item in state.table.told("accepted")
    )
    late = (
        state.table.so("correction_period", "moved_on", "round") is not None
        or any("late" in e.how for e in after)
        or any(item.kind == "correction_period" for item in state.table.circumstances)
    )
    objects = [e for e in after if e.act == "object"]
    partner = [e for e in objects if seat is not None and state.likely(e.who) is seat.partner]
    resumed = any(e.act in ("lead", "play") and event.n < e.n < until for e in state.table.done) or any(
        "play on" in (e.what.text or "") or "play it" in (e.what.text or "") for e in after
    )
    noticed = any(e.act in ("notice", "object") for e in after)
    opponent = any(seat is not None and (other := state.likely(e.who)) and other.side is not seat.side for e in objects)
    if event.act == "concede" and partner:
        name = "claim"
    elif event.act == "concede" and event.what.count and opponent and not (late or agreed or resumed):
        name = "claim_contested"  # "you get one more" claims the others (68A)
    elif event.act == "concede" and (noticed or late or agreed):
        name = "concession"
    elif resumed:
        name = "claim"
    elif agreed and (late or noticed):
        name = "claim_agreed"
    elif objects or state.table.so("disputed", "outstanding_trump", "normal_line", "statement") is not None:
        name = "claim_contested"
    else:
        name = "claim" if not late else "claim_agreed"
    yield made(name, state, event, late=late)


def _times(state: State) -> Iterator[Irregularity]:
    """Lateness and slow play."""
    for event in state.table.events:
        if event.act == "arrive" and event.status != "denied":
            yield made("lateness", state, event)
            return
    slow = state.table.so("slow")
    late = next((item for item in state.table.told("minutes") if item.part("of") == "late"), None)
    if late is not None:
        yield told_of("lateness", state, late)
    elif slow is not None:
        yield told_of("slow_play", state, slow)


def _scores(state: State) -> Iterator[Irregularity]:
    """A score to work out, or to put right."""
    if asked(state, forms=("score",)) and not any(True for _ in state.table.acts("claim", "concede")):
        yield Irregularity("score", told=True)
        return
    period = state.table.first("correction_period", "minutes")
    event = next((e for e in state.table.acts("score", "notice")), None)
    if event is not None and event.act == "notice" and "score" not in (event.what.text or ""):
        return
    if (
        event is not None
        and state.phase in ("after_play", "scored", "unknown")
        and (period or len(state.table.events) < 4)
    ):
        yield made("score_correction", state, event)


def _rulings(state: State) -> Iterator[Irregularity]:
    """What the director ruled, what players settled themselves, appeals."""
    texts = " ".join((event.what.text or "").lower() for event in state.table.events)
    if "appeal" in texts:
        event = next(e for e in state.table.events if "appeal" in (e.what.text or "").lower())
        yield made("appeal", state, event)
        return
    period = state.table.first("minutes", "correction_period")
    if period is not None and asked(state, "object") and not any(True for _ in state.table.acts("claim", "concede")):
        yield told_of("appeal", state, period)
        return
    for event in state.table.events:
        if event.act == "rule" and event.status == "happened":
            if event.who not in (None, "director"):
                yield made("acted_before_director", state, event)
            elif asked(state, "rule") or state.table.first("established", "correction_period"):
                yield made("appeal", state, event)
            elif len(state.table.events) < 3:
                yield made("director_error", state, event)
            return


def _conduct(state: State) -> Iterator[Irregularity]:
    """Manners and spectators."""
    for event in state.table.events:
        if event.who == "spectator":
            yield made("spectator", state, event)
            return
    for event in state.table.acts("leave"):
        if event.who not in ("everybody", None) and not (event.who == "dummy" and event.what.text):
            yield made("conduct", state, event)
            return
    watched, rude = state.table.so("spectator"), state.table.so("rude")
    if watched is not None:
        yield told_of("spectator", state, watched)
    elif rude is not None:
        yield told_of("conduct", state, rude)
