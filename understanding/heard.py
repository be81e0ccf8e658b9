"""What was heard of a text: the likeliest tables, what they show, and the facts that they tell a procedure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bridge.seats import Seat
from corpus.model import Language
from understanding.clauses import Text
from understanding.model import Table

OF_THE_OFFENCE = frozenset({"offender", "withdrawn", "replacement", "out_of_turn"})
"""Facts that say who erred and with what: unknown to a procedure whose irregularity the table does not show."""
_SEATS = frozenset(seat.value for seat in Seat)
TOO_LOW, ACCEPTED = "insufficient_bid", "yes"
"""What a table shows of a bid too low, and of one that was called over."""
FEW = 13
"""Tokens of a bare text, at most."""


def call_of(row: Mapping[str, Any], of: str = "what") -> str:
    """The call of an act, or of another part of a row, as `bridge.calls` writes it (`1N`); empty where none is told."""
    return str((row.get(of) or {}).get("call") or "").replace("NT", "N")


@dataclass(frozen=True, slots=True)
class Heard:
    """What was heard: the kind of question, the likeliest tables with their probability, what may have to be ruled."""

    text: str
    language: Language
    kind: str
    timelines: tuple[tuple[Table, float], ...] = ()
    ranked: tuple[tuple[str, float], ...] = ()
    """Procedures that it sounds like, with their share, best first."""
    looks: tuple[tuple[str, float], ...] = ()
    """Entries that may be looked up (`understanding.lookups`) with their share, best first, were it a look-up."""
    of_text: float = 0.0
    """How probable it is that a text of the Laws is asked for, and no case told."""
    state: Any = None
    """The replayed state of the likeliest table (`bridge.table.replay`), None where nothing was replayed."""
    shown: tuple[tuple[Any, str], ...] = ()
    """The irregularities of the state that are ruled, each with its procedure, in the order they are ruled."""
    ruled: tuple[Any, ...] = ()
    """The rulings (`rulings.table.rule.Ruled`) that something of the table disobeys; none where nothing does."""
    irregular: tuple[str, ...] = ()
    """The names of all irregularities found."""
    notes: Sequence[str] = ()
    """How each step went, for `--explain`."""
    read: Text | None = field(default=None, compare=False, repr=False)
    """The text cut into clauses with its mentions."""
    asker: str | None = None
    """The seat in which the asker says he sits."""

    @property
    def seated(self) -> bool:
        """Whether its table knows who sits where."""
        return self.state is not None and bool(self.state.seated)

    @property
    def bare(self) -> bool:
        """Whether its text has so few words that it tells one matter, and little of it."""
        return self.read is not None and len(self.read.words) <= FEW

    @property
    def table(self) -> Table:
        """The likeliest table; an empty one where nothing was heard."""
        return self.timelines[0][0] if self.timelines else {"events": []}

    def done(self, *acts: str) -> list[dict[str, Any]]:
        """The acts of these names (all, where none is named) that happened, in the order they are told."""
        happened = [row for row in self.table["events"] if "status" not in row]
        return [row for row in happened if row["act"] in acts] if acts else happened

    def told(self, *names: str) -> list[dict[str, Any]]:
        """The circumstances of these names that its table holds, in the order they are told."""
        return [row for row in self.table.get("circumstances", ()) if row["is"] in names]

    def not_done(self, act: str) -> list[dict[str, Any]]:
        """The circumstances that tell that somebody has not done an act."""
        told = [(row, row.get("value")) for row in self.told("not_done")]
        return [row for row, value in told if isinstance(value, dict) and value.get("act") == act]

    def declares(self, who: str, dummy: bool = False) -> bool:
        """Whether somebody is told to declare; with `dummy`, or to be dummy."""
        names = ("declarer", "dummy") if dummy else ("declarer",)
        return any(row.get("who") == who for row in self.told(*names))

    def opposes(self, who: str) -> bool:
        """Whether somebody sits in a seat, and one of the other side is told to declare, by his contract too, or to be
        dummy.
        """
        seats = [str(row.get("who")) for row in self.told("declarer", "dummy", "contract")]
        return who in _SEATS and any(one in _SEATS and Seat(one).side is not Seat(who).side for one in seats)

    def by_seat(self, who: str) -> str:
        """The asker by his seat, where he says in which he sits, and a partner of one whose seat is known; anybody else
        as he is named.
        """
        own = who.removeprefix("partner:")
        seat = self.asker if own == "asker" else own
        if seat is None or seat not in _SEATS:
            return who
        return seat if own == who else str(Seat(seat).partner.value)

    def likeliest(self, *procedures: str) -> str:
        """Which of some procedures it sounds most like; the first one where it sounds like none."""
        shares = dict(self.ranked)
        return max(procedures, key=lambda name: shares.get(name, 0.0))

    def words(self, procedure: str) -> str:
        """The words that tell the irregularity of a procedure."""
        focus = self._focus(procedure)
        at = None if focus is None else focus.n
        told = [*self.table["events"], *self.table.get("circumstances", ())]
        there = [row["words"] for row in told if row.get("n") == at and row.get("words")]
        return str([*there, *(row["words"] for row in told if row.get("words")), self.text][0])

    def only_states(self, fact: str, words: str) -> bool:
        """Whether some words stand in a sentence that tells nothing but which seat has which role (`North was dummy`
        says nothing of a card), or that somebody holds none of a suit, which is nobody's choice.
        """
        roles, void = self.told("declarer", "dealer"), self.told("void")
        if self.read is None or not (roles or (void and fact.startswith("choice_"))):
            return False
        there = {one.sentence for one in self.read.where(words.strip(" ."))}
        said = [self.read.said(*one) for one in self.read.sentences() if self.read.sentence_at(one[0]) in there]
        named = all(self.read.only(one, "who") and any(str(row["words"]) in one for row in roles) for one in said)
        none = all(self._but(one, void) for one in said)
        return bool(said) and (named or (none and fact.startswith("choice_")))

    def _but(self, said: str, rows: Sequence[Mapping[str, Any]]) -> bool:
        """Whether a sentence tells one of some circumstances, and beside it names nobody but persons."""
        left = [said.replace(str(row["words"]), "").strip(" .") for row in rows if str(row["words"]) in said]
        return self.read is not None and any(not one or self.read.only(one, "who") for one in left)

    def facts(self, procedure: str) -> dict[str, Any]:
        """Every fact of a procedure that the table tells; none where nothing was replayed."""
        if self.state is None:
            return {}
        from rulings.table import facts_for
        from rulings.table.standing import standing

        focus = self._focus(procedure)
        left = standing(self.ruled, self.state, focus.n) if focus is not None and focus.detail.get("breach") else ()
        found = facts_for(procedure, self.state.table, self.state, focus, left)
        left_out = set() if focus is not None else set(OF_THE_OFFENCE)
        if not any(row["act"] in ("replace", "withdraw") for row in self.table["events"]):
            left_out.add(
                "withdrawn"
            )  # nobody took it back yet: it stands in the auction, and a correction may change it
        return {key: value for key, value in found.items() if key not in left_out}

    def _focus(self, procedure: str) -> Any:
        """The irregularity of the table that a procedure rules: the first one, or a later bid too low."""
        found = [item for item, name in self.shown if name == procedure]
        return (self.later_too_low if found and found[0].what == TOO_LOW else None) or (found or [None])[0]

    @property
    def later_too_low(self) -> Any:
        """The bid too low that is left to rule where the first one was called over, by a call between them, and so
        stands; None where none is.
        """
        low = [item for item, _ in self.shown if item.what == TOO_LOW]
        if len(low) < 2 or low[0].accepted != ACCEPTED or low[-1].accepted == ACCEPTED:
            return None
        between = [one for one in self.done("call") if low[0].n < one["n"] < low[-1].n]
        return low[-1] if between else None

    def too_early(self, procedure: str, fact: str, value: Any, words: str) -> bool:
        """Whether some words tell what was done before the irregularity, though the fact says what was done since.

        Words that only name somebody (`from dummy`) tell of nobody that he has done something; nor does a card played
        tell by itself who won the trick.
        """
        from rulings.table import says_since, too_early

        if fact == "winner":
            return self.read is not None and self.read.only(words, "who", "verb", "suit", "rank", "card", but="win")
        if not says_since(fact, value):
            return False
        if self.read is not None and self.read.only(words, "who"):
            return True
        return self.state is not None and too_early(self.state, procedure, fact, self.text, words)
