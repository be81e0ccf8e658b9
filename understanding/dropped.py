"""A card that somebody dropped: whose it was, where the roles told leave no doubt (Laws 48 and 49).

A defender's becomes a penalty card and binds what he plays next (50); declarer's never does (48A). Stories of both
sound alike, and one that tells what he is then asked to play sounds like a card called for from dummy. Who dropped it
is told by the roles: another than the one told to declare, or an opponent of a teller who declares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from understanding.claimers import DECLARING, DEFENDING
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says, teller_defends

DEFENDERS, DECLARERS, PLAY = "exposed_card_defender", "exposed_card_declarer", "penalty_card_play"
DESIGNATION, PARTNER_LEADS, IN_AUCTION = "designation_from_dummy", "penalty_card_lead", "card_exposed_in_auction"
LEADS = frozenset({"lead_out_of_turn_defender", "opening_lead_out_of_turn"})
"""What a card dropped at partner's turn sounds like."""
TRICK = ("trick_numbers", "trick")
"""Words for a trick: of such a story the auction is over."""
TOLD = 0.6
"""How probable what the roles leave no doubt of is at least."""
_ASKER, _ACCIDENT = "asker", "by_accident"
_PARTNER = f"partner:{_ASKER}"
_LEAD, _EXPOSE = "lead", "expose"
_OPPONENTS = ("opponent", "opponents", "lho", "rho")


def dropped_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; of a card that the roles show to be a defender's first what rules such a card."""
    choices = _in_the_play(choices, heard)
    best = choices[0] if choices else None
    if best is not None and best.name == PARTNER_LEADS and led_another(heard):
        return [one for one in put_first(choices, PLAY) if one.name != PARTNER_LEADS]
    if best is not None and best.name in LEADS and _only_dropped(heard):
        return put_first(choices, heard.likeliest(PARTNER_LEADS, DEFENDERS))
    if best is None or best.name not in (DECLARERS, DESIGNATION) or not by_defender(heard):
        return list(choices)
    names = (PLAY, DEFENDERS) if best.name == DESIGNATION else (DEFENDERS,)
    name = next((choice.name for choice in choices if choice.name in names), names[-1])
    return put_first(choices, name, TOLD)


def _only_dropped(heard: Heard) -> bool:
    """Whether one card is told to be dropped, and none to be led."""
    dropped = [one for one in heard.done(_EXPOSE) if _ACCIDENT in one.get("how", ()) and _card(one)]
    return len(dropped) == 1 and not any(_card(one) for one in heard.done(_LEAD))


def led_another(heard: Heard) -> bool:
    """Whether who dropped a card then led another himself, nobody else having acted between (52B): his partner, whose
    lead it binds (50D2), did not lead. Of the tellings whose facts are known only those of 52B tell it.
    """
    done = heard.done()
    for lead in (one for one in done if one["act"] == _LEAD and _card(one)):
        before = [one for one in done if one["n"] < lead["n"]]
        dropped = next((one for one in reversed(before) if one["act"] == _EXPOSE and _card(one)), None)
        if dropped is None or _card(dropped) == _card(lead) or not dropped.get("who"):
            continue
        between = [one for one in before if one["n"] > dropped["n"]]
        if all(one.get("who") in (None, dropped["who"]) for one in (*between, lead)):
            return True
    return False


def _card(event: Mapping[str, Any]) -> str | None:
    return (event.get("what") or {}).get("card")


def _in_the_play(choices: Sequence[Choice], heard: Heard) -> Sequence[Choice]:
    """The choices; a card of a story that tells of the play, and of no call, was not exposed in the auction (24)."""
    best = choices[0] if choices else None
    phases = {str(one.get("value")) for one in heard.told("phase")}
    called = any(one["act"] == "call" for one in heard.table["events"])
    if best is None or best.name != IN_AUCTION or called or not (phases == {"play"} or (not phases and _tricks(heard))):
        return choices
    return put_first(choices, heard.likeliest(DEFENDERS, DECLARERS))


def _tricks(heard: Heard) -> bool:
    """Whether a trick is spoken of in a sentence that asks nothing."""
    text = heard.read
    told = [one for one in text.clauses if not (one.question or one.supposed)] if text is not None else []
    return text is not None and any(says(text, (one.first, one.last), *TRICK) for one in told)


def by_defender(heard: Heard) -> bool:
    """Whether the one card told to be dropped was a defender's, by the roles told.

    Of 50 tellings in the stories that it finds none is of a card of declarer's.
    """
    dropped = heard.done("expose")
    if len(dropped) != 1 or _ACCIDENT not in dropped[0].get("how", ()):
        return False
    who = _who(heard, dropped[0])
    head, _, whose = who.partition(":")
    asker_declares = heard.declares(_ASKER)
    if head in DEFENDING or heard.opposes(who) or (head in _OPPONENTS and whose in ("", _ASKER) and asker_declares):
        return True
    if head in DECLARING or heard.declares(who):
        return False
    if who in (_ASKER, _PARTNER) and heard.read is not None and teller_defends(heard.read):
        return True
    another = any(one.get("who") == DECLARING[0] for one in heard.table["events"])
    return who == _ASKER and another and not asker_declares


def _who(heard: Heard, event: Mapping[str, Any]) -> str:
    """Who dropped a card: named, or the teller where the card is told to be his."""
    who = event.get("who")
    if who not in (None, "he"):
        return str(who)
    text = heard.read
    if text is None:
        return ""
    my, ending = text.book.words.get("my", frozenset()), tuple(text.book.words.get("my_ending", ()))
    card = str((event.get("what") or {}).get("card"))
    for one in text.mentions:
        if one.kind == "card" and one.value == card:
            mine = text.words[one.first - 1].folded in my or (ending and text.words[one.last].folded.endswith(ending))
            return _ASKER if one.first and mine else ""
    return ""
