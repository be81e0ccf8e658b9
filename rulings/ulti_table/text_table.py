"""The table of Ulti in text: one person against two simple opponents, or a record stepped through.

`TextTable.do(line)` takes one line of what the person does and gives the lines to show; every refusal carries its
paragraph. The state underneath is `bridge.ulti.table.UltiTable`, so a page can show the same deal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

from bridge.notation.vocabulary import without_accents
from bridge.ulti.bidding import Stage
from bridge.ulti.cards import UltiCard, UltiSuit, parse_ulti_card, ulti_cards
from bridge.ulti.contracts import Part
from bridge.ulti.errors import UltiError, UltiRefusal
from bridge.ulti.notation import name_of_card, name_of_contract, name_of_part, name_of_suit, read_contract, read_parts
from bridge.ulti.opponents import act
from bridge.ulti.play import PLAYERS
from bridge.ulti.table import Period, UltiTable, deal_table
from corpus import strict_yaml
from rulings.engine.ruling_document import StatementRow
from rulings.ulti_table.judge import say_refusal, settle_table

_PASS = ("passz", "pas", "pass", "p")
_TAKE = ("felvesz", "felveszem", "biore", "ta", "take", "t")
_START = ("indul", "start", "tovabb", "dalej", "videre", "go on", "go")
_RAISE = ("emel", "podnosze", "hev", "raise")
_GIVE_UP = ("felad", "feladom", "poddaje", "gi opp", "give up")


@cache
def table_words() -> dict[str, dict[str, str]]:
    """Key -> language -> sentence."""
    found: dict[str, dict[str, str]] = strict_yaml.load(Path(__file__).parent / "words.yaml")
    return found


@dataclass
class TextTable:
    """A deal, the person's seat (0 is to the dealer's right; None: nobody, the opponents play it all), a language."""

    table: UltiTable
    human: int | None
    language: str
    random: Random = field(default_factory=Random)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.table.turn is None

    def start(self) -> list[str]:
        """The lines before the person acts for the first time."""
        return [*self.begin(), *self._ask()]

    def begin(self) -> list[str]:
        """`start` without the prompt: what a page tells before its first buttons."""
        head = [] if self.human is None else [self._say("you", player=self.human + 1)]
        return [*head, *self._opponents_act()]

    def act(self, change: Callable[[UltiTable], UltiTable]) -> list[str]:
        """Act for the person by a change of the state, then for the opponents: what happened, without a prompt.

        Raises UltiRefusal, with `table` unchanged, when the rules forbid it.
        """
        before, self.table = self.table, change(self.table)
        return [*self._changes(before, self.table), *self._opponents_act()]

    def do(self, line: str) -> list[str]:
        """Act for the person: what follows until it is the person's turn again, or one refusal with its paragraph."""
        before = self.table
        lines = self.step(line)
        return lines if self.table is before or self.over else [*lines, *self._opponents_act(), *self._ask()]

    def step(self, line: str) -> list[str]:
        """Act for whoever is in turn, and nothing more; `table` is unchanged when the act is refused."""
        try:
            before, self.table = self.table, self._acted(line)
        except UltiRefusal as refusal:
            said = say_refusal(refusal, self.language)
            return [f"{said.text} [{said.citation}]"]
        except UltiError:
            return [self._say("not_understood", line=line.strip())]
        return [*self._changes(before, self.table), *(self._ask() if self.over else ())]

    def _acted(self, line: str) -> UltiTable:
        table, player = self.table, self.table.turn
        if player is None:
            raise UltiRefusal("not_now", "I.6")
        words = without_accents(line)
        match table.period:
            case Period.BIDDING:
                return self._bid(line, words, player)
            case Period.FIRST_LEAD:
                return table.give_up(player) if words in _GIVE_UP else self._lead(line)
            case Period.REKONTRA:
                return table.answer_kontra(player, () if words in _START else _parts_after(words, "rekontra"))
            case _:
                card, suits, parts = _played(line)
                return table.play_card(player, card, suits, parts)

    def _bid(self, line: str, words: str, player: int) -> UltiTable:
        bidding = self.table.bidding
        if words in _TAKE:
            return self.table.with_bidding(bidding.pick_up(player))
        if words in _START and bidding.stage is Stage.CLOSING:
            return self.table.with_bidding(bidding.start_play(player))
        if words.split()[:1] and words.split()[0] in _RAISE:
            contract = read_contract(line.split(maxsplit=1)[1] if " " in line.strip() else "", bidding.contract)
            return self.table.with_bidding(bidding.raise_without_talon(player, contract))
        if words in _PASS:
            return self.table.with_bidding(bidding.pass_turn(player))
        named, _, laid_down = line.partition(":")
        contract = read_contract(named, bidding.contract)
        return self.table.with_bidding(bidding.bid(player, contract, ulti_cards(laid_down)))

    def _lead(self, line: str) -> UltiTable:
        card, *rest = line.split()
        announced = [UltiSuit(word[1:].upper()) for word in rest if word.startswith("+") and word[1:].upper() in _SUITS]
        named = [UltiSuit(word.upper()) for word in rest if word.upper() in _SUITS]
        if len(announced) + len(named) != len(rest) or len(named) > 1:
            raise UltiError(f"{line!r} is no lead: write the card, the trump suit and the announcements.")
        return self.table.lead_first(parse_ulti_card(card), named[0] if named else None, announced)

    def _opponents_act(self) -> list[str]:
        lines: list[str] = []
        while self.table.turn is not None and self.table.turn != self.human:
            before, self.table = self.table, act(self.table, self.random)
            lines += self._changes(before, self.table)
        return lines

    def _ask(self) -> list[str]:
        table = self.table
        if table.turn is None:
            return [f"{one['text']} [{', '.join(one['citations'])}]" for one in self._settlement()]
        key = {Period.FIRST_LEAD: "ask_lead", Period.REKONTRA: "ask_rekontra", Period.PLAY: "ask_card"}.get(
            table.period
        )
        stages = {Stage.HOLDING_TALON: "ask_bid", Stage.DECIDING: "ask_decide"}
        key = key or stages.get(table.bidding.stage, "ask_closing")
        lines = [self._say("hand", cards=_codes(table.hand_of_turn))]
        if table.hands_open:
            others = (player for player in range(PLAYERS) if player != table.turn)
            lines += [self._say("open_hand", player=one + 1, cards=_codes(table.cards_of(one))) for one in others]
        return [*lines, self._say(key)]

    def _settlement(self) -> list[StatementRow]:
        return settle_table(self.table, self.language)["statements"]

    def _changes(self, before: UltiTable, after: UltiTable) -> list[str]:
        """What the act changed, told from the two states."""
        lines = [*self._bidding_changes(before, after), *self._spoken_changes(before, after)]
        old = sum(len(trick.cards) for trick in before.play.tricks) if before.play else 0
        played = [pair for trick in (after.play.tricks if after.play else ()) for pair in trick.played][old:]
        lines += [self._say("plays", player=who + 1, card=name_of_card(card, self.language)) for who, card in played]
        if after.play and len(after.play.takers) > (len(before.play.takers) if before.play else 0):
            lines.append(self._say("takes", player=after.play.takers[-1] + 1))
        return lines

    def _bidding_changes(self, before: UltiTable, after: UltiTable) -> list[str]:
        lines = []
        for made in after.bidding.history[len(before.bidding.history) :]:
            if made.contract is None:
                lines.append(self._say("passed", player=made.player + 1))
                continue
            name = name_of_contract(made.contract, self.language)
            lines.append(self._say("bid_said", player=made.player + 1, bid=name, value=made.contract.value))
        if before.bidding.talon and not after.bidding.talon:
            lines.append(self._say("took_talon", player=after.bidding.turn + 1))
        started = after.bidding.stage is Stage.OVER and before.bidding.stage is not Stage.OVER
        if started and after.contract is not None and after.declarer is not None:
            name = name_of_contract(after.contract, self.language)
            lines.append(self._say("declares", player=after.declarer + 1, bid=name))
        if after.given_up and after.declarer is not None:
            lines.append(self._say("gave_up", player=after.declarer + 1))
        return lines

    def _spoken_changes(self, before: UltiTable, after: UltiTable) -> list[str]:
        lines = []
        if before.play is None and after.play is not None and after.play.trump is not None:
            lines.append(self._say("trump_is", suit=name_of_suit(after.play.trump, self.language)))
        for one in after.announcements[len(before.announcements) :]:
            worth = one.worth(after.play.trump if after.play else None)
            suit = name_of_suit(one.suit, self.language)
            lines.append(self._say("announces", player=one.player + 1, worth=worth, suit=suit))
        old = dict(before.stakes.levels) if before.stakes else {}
        changed = [(part, new) for part, new in (after.stakes.levels if after.stakes else ()) if old.get(part) != new]
        if changed and before.turn is not None:
            key = "rekontra_said" if max(max(new) for _, new in changed) == 4 else "kontra_said"
            parts = ", ".join(name_of_part(part, self.language) for part, _ in changed)
            lines.append(self._say(key, player=before.turn + 1, parts=parts))
        return lines

    def _say(self, key: str, **values: object) -> str:
        return table_words()[key][self.language].format(**values)


_SUITS = tuple(suit.value for suit in UltiSuit)


def new_text_table(seed: int | None, human: int | None, language: str) -> TextTable:
    """A shuffled deal; the same seed gives the same deal and the same opponents."""
    random = Random(seed)
    return TextTable(deal_table(random), human, "nb" if language == "no" else language, random)


def _codes(cards: tuple[UltiCard, ...]) -> str:
    return " ".join(str(card) for card in cards)


def _played(line: str) -> tuple[UltiCard, list[UltiSuit], tuple[Part, ...]]:
    """A card, announcements written `+T`, and the parts doubled after the word kontra."""
    head, _, doubled = without_accents(line).partition("kontra")
    words = head.split()
    if not words or any(not word.startswith("+") or word[1:].upper() not in _SUITS for word in words[1:]):
        raise UltiError(
            f"{line!r} is no card: write a card such as MA, announcements such as +T, then kontra and parts."
        )
    suits = [UltiSuit(word[1:].upper()) for word in words[1:]]
    return parse_ulti_card(words[0]), suits, read_parts(doubled)[0] if doubled.strip() else ()


def _parts_after(words: str, word: str) -> tuple[Part, ...]:
    head, found, named = words.partition(word)
    if head.strip() or not found:
        raise UltiError(f"{words!r} is no answer to a kontra: write {word} and the parts.")
    return read_parts(named)[0]
