"""What a replay cannot see: information, explanations, claims, counts, boards, time, scores (Laws 6-16, 20-21, 65-93).

Each frame reads who did what and what is told with it; nothing here decides a case, it only names what is to be ruled.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge.auction import Phase
from bridge.seats import Seat
from bridge.table.exposures import asked, is_dummy, made
from bridge.table.findings import Irregularity
from bridge.table.model import Circumstance, Event
from bridge.table.replay import State

_TEMPO = ("hesitate", "gesture")


def frames(state: State) -> Iterator[Irregularity]:
    """Every frame that the story fills."""
    for frame in (_changes, _period, _information, _explanations, _looks, _counts, _boards, _tricks, _claims):
        yield from frame(state)
    for frame in (_times, _scores, _rulings, _conduct):
        yield from frame(state)


def _so(state: State, *kinds: str) -> Circumstance | None:
    return next((item for item in state.table.told(*kinds) if item.truth), None)


def _told(name: str, state: State, item: Circumstance, **detail: object) -> Irregularity:
    n = item.when if isinstance(item.when, int) else None
    return Irregularity(name, item.who, state.likely(item.who), n, told=True, detail=dict(detail))


def _changes(state: State) -> Iterator[Irregularity]:
    """A call that a player wants to change, though nothing was wrong with it (Law 25)."""
    if any(item.what == "change_of_call" for item in state.calls.found):
        return
    wished = [
        e for e in state.table.events if e.act in ("replace", "withdraw") and not e.done and not e.what.names_card
    ]
    slips = [e for e in state.table.acts("call") if "by_accident" in e.how or e.how & {"changed_mind"}]
    meant = [item for item in state.table.told("intended", "unintended") if not isinstance(item.part("card"), str)]
    for event in state.table.acts("call"):
        seat = _caller(state, event)
        spoken = next((item for item in state.calls.spoken if item.n == event.n), None)
        if spoken is None or spoken.faults or event.what.names_card:
            continue
        said = [item for item in meant if item.who and state.likely(item.who) is seat and seat is not None]
        differs = any(item.part("call") not in (None, _code(event)) or item.kind == "unintended" for item in said)
        wish = any(item.what.event == event.n for item in wished) or any(
            state.likely(item.who) is seat and _last_of(state, seat) is event for item in wished
        )
        if event in slips or (differs and _last_of(state, seat) is event) or wish or _asks_change(state, seat, event):
            yield made("change_of_call", state, event, old=event.what, asked=True)
            return


def _asks_change(state: State, seat: Seat | None, event: Event) -> bool:
    wants = any(
        item.act in ("replace", "withdraw") and item.form in ("may", "must") and state.likely(item.who) in (seat, None)
        for item in state.table.asked
    )
    explained = any(True for _ in state.table.told("explanation")) or any(True for _ in state.table.acts("explain"))
    faulty = any(item.faults for item in state.calls.spoken)
    return wants and not explained and not faulty and _last_of(state, seat) is event


def _code(event: Event) -> str | None:
    from bridge.table.model import write_call

    return write_call(event.what.call) if event.what.call is not None else None


def _caller(state: State, event: Event) -> Seat | None:
    return next((item.seat for item in state.calls.spoken if item.n == event.n), None) or state.likely(event.who)


def _last_of(state: State, seat: Seat | None) -> Event | None:
    own = [event for event in state.table.acts("call") if _caller(state, event) is seat and not event.what.names_card]
    return own[-1] if own else None


def _period(state: State) -> Iterator[Irregularity]:
    """The end of the auction period: passed out, a player deprived of his turn, a question of who leads."""
    auction = state.auction
    if auction is None or state.calls.found:
        return
    last = state.calls.standing[-1].n if state.calls.standing else None
    if auction.passed_out or auction.deprived is not None:
        yield Irregularity("auction_period", None, auction.deprived, last, told=True)
    elif auction.phase() is Phase.CLARIFICATION and not state.tricks and asked(state, forms=("who",)):
        yield Irregularity("opening_lead", None, auction.opening_leader, last, told=True)


def _information(state: State) -> Iterator[Irregularity]:
    """Tempo, remarks, gestures and questions of a player: for partner unauthorised, for opponents perhaps deception."""
    for event in state.table.events:
        if event.status not in ("happened", "claimed") or event.who in (None, "director", "spectator", "everybody"):
            continue
        tempo = event.act in _TEMPO or (event.act in ("call", "play", "lead") and bool(event.how & {"slow", "fast"}))
        spoken = event.act in ("remark", "ask", "alert") and _partner_acts(state, event)
        if not tempo and not spoken:
            continue
        if is_dummy(state, event.who) or (event.act == "gesture" and event.who == "declarer"):
            continue
        misled = _misled_opponent(state, event)
        yield made("deception" if misled and tempo else "unauthorised_information", state, event, tempo=tempo)
    told = _so(state, "logical_alternative")
    if told is not None:
        yield _told("unauthorised_information", state, told)


def _partner_acts(state: State, event: Event) -> bool:
    """Whether partner calls or leads later, so that what was said may have told him something."""
    seat = state.likely(event.who)
    if seat is None:
        return False
    return any(
        later.n > event.n and later.act in ("call", "lead", "play") and state.likely(later.who) is seat.partner
        for later in state.table.done
    )


def _misled_opponent(state: State, event: Event) -> bool:
    seat = state.likely(event.who)
    harmed = [
        item
        for item in state.table.told("damage", "influenced", "believes", "could_have_known", "deliberate")
        if item.truth and item.who is not None and seat is not None
    ]
    for item in harmed:
        other = state.likely(item.who)
        side = other.side if other else state.side(item.who)
        if item.kind in ("could_have_known", "deliberate") or (side is not None and seat and side is not seat.side):
            return not _partner_acts(state, event)
    return False


def _explanations(state: State) -> Iterator[Irregularity]:
    """A wrong or missing explanation (21), a duty to correct partner's (20F5), a right to ask (20)."""
    wrong = [item for item in state.table.told("explanation") if item.part("correct") is not None]
    explained = list(state.table.acts("explain", "alert"))
    twice = [e for e in explained if e.act == "explain" and e.what.meaning]
    if wrong or len(twice) > 1 or (explained and state.table.first("agreement", "meaning", "influenced", "damage")):
        source = explained[0] if explained else None
        who = wrong[0].who if wrong and wrong[0].who else source.who if source else None
        explainer = state.likely(who)
        corrects = [
            e for e in state.table.events if e.act in ("notice", "explain", "remark", "summon") and explainer
            and state.likely(e.who) is explainer.partner
        ]  # fmt: skip
        own = any(
            explainer is not None
            and state.likely(item.who) is explainer.partner
            and item.form in ("may", "must", "what_now")
            for item in state.table.asked
        )
        opponents = any(_called_after(state, e, explainer, source) for e in state.table.acts("call"))
        name = "duty_to_correct" if own and not (opponents and corrects) else "misinformation"
        yield Irregularity(name, who, explainer, source.n if source else None, told=True)
        return
    for event in state.table.events:
        if (
            event.act == "ask"
            and not is_dummy(state, event.who)
            and (asked(state, "ask") or event.status == "asked_about" or asked(state, forms=("who", "is_right")))
        ):
            yield made("question", state, event)
            return


def _called_after(state: State, event: Event, explainer: Seat | None, source: Event | None) -> bool:
    """Whether an opponent has called after the explanation."""
    if explainer is None or source is None or event.n < source.n:
        return False
    return _side_of(state, event) is not explainer.side


def _side_of(state: State, event: Event) -> object:
    seat = state.likely(event.who)
    return seat.side if seat else None


def _looks(state: State) -> Iterator[Irregularity]:
    """Something seen or heard that should not have been (16D)."""
    for event in state.table.acts("look"):
        if event.who in ("director", "everybody") or is_dummy(state, event.who):
            continue
        if not _about_trick(event):
            yield made("extraneous_information", state, event)


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
    yield _told(name, state, wrong[0])


def _boards(state: State) -> Iterator[Irregularity]:
    """Wrong boards and opponents (15), an irregular deal (6), cards in wrong pockets (87)."""
    player = next((item for item in state.table.told("cards_switched", "wrong_board") if item.who and item.truth), None)
    if player is not None and state.likely(player.who) is not None:
        yield _told("wrong_board", state, player)
        return
    if (wrong := _so(state, "wrong_board", "wrong_opponents", "played_before")) is not None:
        yield _told("wrong_opponents", state, wrong)
    elif (switched := _so(state, "cards_switched")) is not None:
        yield _told("fouled_board", state, switched)
    elif (same := _so(state, "identical_deal")) is not None:
        yield _told("irregular_deal", state, same)
    else:
        for event in state.table.events:
            if event.act == "deal" and (event.what.text or event.how) and event.status != "denied":
                yield made("irregular_deal", state, event)
                return


def _about_trick(event: Event) -> bool:
    text = (event.what.text or "").lower()
    return event.what.event is not None or any(word in text for word in ("trick", "card", "turned", "points"))


def _tricks(state: State) -> Iterator[Irregularity]:
    """Defective tricks told as such (67), turned tricks and their inspection (65, 66), a dispute on tricks won (79)."""
    for event in state.table.events:
        if event.act == "notice" and "not played" in (event.what.text or ""):
            yield made("defective_trick", state, event)
            return
    turned = any(True for _ in state.table.acts("quit")) or any(True for _ in state.table.told("mixed"))
    wants = [e for e in state.table.events if e.act in ("ask", "look", "notice") and _about_trick(e)]
    if state.phase in ("play", "after_play") and wants and (turned or asked(state, "look", "notice")):
        event = wants[-1]
        meant = event.act != "notice" or "points" in (event.what.text or "") or turned
        if meant and state.table.first("holds", "card_count") is None:
            yield made("inspection", state, event)
            return
    mixed, disputed = _so(state, "mixed"), _so(state, "disputed")
    if mixed is not None or (disputed is not None and state.phase in ("after_play", "scored")):
        yield _told("inspection" if mixed else "tricks_disputed", state, mixed or disputed)  # type: ignore[arg-type]


def _claims(state: State) -> Iterator[Irregularity]:
    """Claims and concessions, by what followed (68-71)."""
    made_by = [e for e in state.table.events if e.act in ("claim", "concede") and e.status in ("happened", "claimed")]
    if not made_by:
        return
    event = made_by[0]
    seat = state.likely(event.who)
    after = [e for e in state.table.events if e.n > event.n and e.status not in ("denied", "supposed")]
    agreed = any(e.act == "agree" and e.who != "everybody" for e in after) or any(
        item.truth and item.when == event.n for item in state.table.told("accepted")
    )
    late = (
        _so(state, "correction_period", "moved_on", "round") is not None
        or any("late" in e.how for e in after)
        or any(item.kind == "correction_period" for item in state.table.circumstances)
    )
    objects = [e for e in after if e.act == "object"]
    partner = [e for e in objects if seat is not None and state.likely(e.who) is seat.partner]
    resumed = any(e.act in ("lead", "play") and e.n > event.n for e in state.table.done) or any(
        "play on" in (e.what.text or "") or "play it" in (e.what.text or "") for e in after
    )
    noticed = any(e.act in ("notice", "object") for e in after)
    if event.act == "concede" and partner:
        name = "claim"
    elif event.act == "concede" and (noticed or late or agreed):
        name = "concession"
    elif resumed:
        name = "claim"
    elif agreed and (late or noticed):
        name = "claim_agreed"
    elif objects or _so(state, "disputed", "outstanding_trump", "normal_line", "statement") is not None:
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
    slow = _so(state, "slow")
    late = next((item for item in state.table.told("minutes") if item.part("of") == "late"), None)
    if late is not None:
        yield _told("lateness", state, late)
    elif slow is not None:
        yield _told("slow_play", state, slow)


def _scores(state: State) -> Iterator[Irregularity]:
    """A score to work out, or to put right."""
    if asked(state, forms=("score",)) and not any(True for _ in state.table.acts("claim", "concede")):
        yield Irregularity("score", told=True)
        return
    period = state.table.first("correction_period")
    event = next((e for e in state.table.acts("score")), None)
    if (
        event is not None
        and state.phase in ("after_play", "scored", "unknown")
        and (period or len(state.table.events) < 4)
    ):
        yield made("score_correction", state, event)


def _rulings(state: State) -> Iterator[Irregularity]:
    """What the director ruled, what players settled themselves, appeals."""
    for event in state.table.events:
        if event.act == "rule" and event.status == "happened":
            if event.who not in (None, "director"):
                yield made("acted_before_director", state, event)
            elif any(e.n > event.n and e.act == "object" for e in state.table.events):
                yield made("appeal", state, event)
            else:
                yield made("director_error", state, event)
            return


def _conduct(state: State) -> Iterator[Irregularity]:
    """Manners and spectators."""
    for event in state.table.events:
        if event.who == "spectator":
            yield made("spectator", state, event)
            return
    watched, rude = _so(state, "spectator"), _so(state, "rude")
    if watched is not None:
        yield _told("spectator", state, watched)
    elif rude is not None:
        yield _told("conduct", state, rude)
