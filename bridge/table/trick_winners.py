"""Who won the tricks of a replay and which numbers they have, as far as the table tells."""

from __future__ import annotations

from bridge.cards import Card
from bridge.table.refusals import refused_leads
from bridge.table.trick_line import PlayLine, PlayStart, TrickLine


def number_tricks(line: PlayLine) -> None:
    """The numbers of the tricks, as far as every card from the opening lead on is told."""
    refused = refused_leads(line)
    for number, trick in enumerate((one for one in line.tricks if one.played[0].n not in refused), 1):
        if not trick.linked or (number == 1 and not trick.opening):
            return
        trick.number = trick.number or number


def strength(line: PlayLine, trick: TrickLine, card: Card) -> tuple[bool, bool, int]:
    """How a card ranks in a trick: trumps first, then the suit led (44E, 44F)."""
    return card.suit is line.trump, card.suit is trick.led, card.height


def settle_all(line: PlayLine, setting: PlayStart) -> None:
    """The winner of every trick, as far as known."""
    for trick in line.tricks:
        settle(line, setting, trick)


def settle(line: PlayLine, setting: PlayStart, trick: TrickLine) -> None:
    """Who won a trick: told, shown by four known cards, or by who led to the next one in turn."""
    if trick.winner is not None:
        return
    cards = trick.cards()
    if cards is not None and trick.leader is not None and (line.trump is not None or line.notrump):
        ranked = [strength(line, trick, card) for card in cards]
        trick.winner = trick.leader.turned(ranked.index(max(ranked)))
        return
    index = line.tricks.index(trick)
    for item in setting.table.told("won_trick"):
        which = item.part("trick") if not isinstance(item.value, int) else item.value
        here = item.when in {played.n for played in trick.played} or (which is not None and which == trick.number)
        if setting.table.of_later_tricks(item):
            continue
        if here or (item.when is None and index == 0 and which in (None, "this", "last", "revoke")):
            trick.winner = setting.people.likely(item.who)
