"""A defender's card told behind declarer's lead that had to be taken back (Law 60B).

Where declarer's lead out of turn was refused, a defender's card before he led from the other hand is a major penalty
card; behind that lead it is simply played in turn. Who played a second card, and whether declarer had led by then,
is told in a few words of its own; where it is not, both ways are said and it is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from bridge.seats import Seat
from understanding.claimers import DECLARING, DEFENDING
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Mention
from understanding.times import says_mistaken, says_taken_back, says_unled

PROCEDURE = "lead_out_of_turn_declarer"
TOO_SOON, WHO, CARD = "defender_played_before_correct_lead", "defender", "defender_card"
LED, FROM, TURN = "card", "led_from", "turn_to_lead"
OTHER = {"declarer": "dummy", "dummy": "declarer"}
AFTER, OFFENDER, CONTRACT = "play_after_lead", "offender", "contract"
CHOICES = ("choice_next_defender", "choice_other_defender")
REFUSE, ACCEPT, NONE = "refuse", "accept", "none"
WELL = 0.8
"""How probable is what a card told behind the refusal says."""
HELD = 0.97
"""How probable it is that the hand told to hold the lead had to lead."""
HANDS = frozenset({"from_hand", "from_dummy"})
"""How a lead is told that says from which hand it came."""
_LEAD, _MEANT = "lead", "intended"
_ASKER, _MADE = "asker", ("play", "lead", "expose", "designate")
_THEY = ("rho", "lho", "partner", "opponent", *DEFENDING)
"""Who is not of declarer's side, as he is named in a story of his lead, besides seats and the asker."""


def by_second_card(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What a defender's card tells that stands behind the refusal of declarer's lead; empty where none does."""
    if procedure != PROCEDURE or heard.read is None or _chosen(rows) not in (None, REFUSE):
        return {}
    text, cards = heard.read, [one for one in heard.read.mentions if one.kind == "card"]
    led = cards[0] if cards else None
    card = next((one for one in cards[1:] if one.value != cards[0].value), None)
    if led is not None and card is None and _only(text, led, _chosen(rows) == REFUSE or sent_back(heard)):
        led, card = None, led  # the lead is told without its card
    if card is None:
        return {} if led is None else _played_to_suit(heard, led, rows)
    if led is not None and not _taken_back(text, card, led, _chosen(rows) == REFUSE):
        return _played_to(heard, card, led, rows)
    player = _player(text, card)
    if player is None or not _defends(heard, player, led):
        return _led_anew(text, card, rows) if player is not None and led is not None else {}
    words = text.said(min(player.first, card.first), max(player.last, card.last))
    found = {CARD: Read(CARD, card.value, words, True, WELL), AFTER: Read(AFTER, NONE, words, True, WELL)}
    if led is None and (row := rows.get(LED)) is not None and row.value == card.value:
        found[LED] = Read(LED, row.value, row.words, False, row.p)
    other = rows.get(CHOICES[1])
    if _chosen(rows) is None or (led is None and (other is None or not other.sure)):  # it was taken back
        found[CHOICES[0]] = Read(CHOICES[0], REFUSE, text.source, True, WELL)
    seat = heard.asker if player.value == _ASKER else player.value
    if seat in SEATS:
        found[WHO] = Read(WHO, seat, words, True, WELL)
        for fact in (OFFENDER, CONTRACT):  # who led out of turn is declarer, and no defender
            row = rows.get(fact)
            if row is not None and seat in (row.value, row.value.get("declarer") if fact == CONTRACT else None):
                found[fact] = Read(fact, row.value, row.words, False, row.p)
    found |= from_the_other({**rows, **by_hand_due(heard, procedure, rows)})
    if _before_the_lead(text, card):
        found[TOO_SOON] = Read(TOO_SOON, True, words, True, WELL)
    elif (row := rows.get(TOO_SOON)) is not None and row.p < WELL:
        found[TOO_SOON] = Read(TOO_SOON, row.value, row.words, False, row.p)
    return found


def by_hand_due(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Which hand had to lead, where one is told to hold the lead (of 114 tellings of one 111 tell that), and so
    that the lead came from the other. The hand that somebody only thought to hold it is the one that was led from.
    """
    told = heard.told("lead_in") if procedure == PROCEDURE else []
    said = [(str(one.get("value") or one.get("who")), str(one["words"])) for one in told]
    if heard.read is None or not {hand for hand, _ in said} <= set(OTHER):
        return {}
    mistaken = [_mistaken(heard.read, words) for _, words in said]
    hands = {OTHER[hand] if wrong else hand for (hand, _), wrong in zip(said, mistaken, strict=True)}
    if len(hands) != 1:
        return {}
    due, words = hands.pop(), said[0][1]
    source = {FROM: Read(FROM, OTHER[due], words, True, HELD)} if FROM in rows or all(mistaken) else {}
    if all(mistaken) and (row := rows.get(TURN)) is not None and row.value not in OTHER:
        return source  # a defender had to lead
    return {TURN: Read(TURN, due, words, True, HELD)} | source


def _mistaken(text: Text, words: str) -> bool:
    """Whether a word of what somebody only thought stands in some words, or before them in their sentence."""
    here = text.where(words)
    if not here:
        return False
    end = text.source.find(words) + len(words)
    first = next(first for first, last in text.sentences() if first <= here[0].first <= last)
    last = max(place for place in range(first, here[-1].last + 1) if text.words[place].start < end)
    return says_mistaken(text, (first, last))


def _chosen(rows: Mapping[str, Read]) -> str | None:
    """What a defender is told to have chosen of the lead, the one next to play first; None where nobody did."""
    said = [str(row.value) for fact in CHOICES if (row := rows.get(fact)) is not None and row.sure]
    return said[0] if said else None


def _taken_back(text: Text, card: Mention, led: Mention, refused: bool) -> bool:
    """Whether the card stands behind the refusal: behind words that the lead was taken back, which nobody only wants;
    where a defender is told to have refused, in a later sentence than the lead as well.
    """
    if refused and text.sentence_at(card.first) > text.sentence_at(led.first):
        return True
    if card.first - 1 <= led.last or not says_taken_back(text, (led.last + 1, card.first - 1)):
        return False
    between = [clause for clause in text.clauses if led.last < clause.first and clause.last < card.first]
    return refused or not any(text.has(clause, "want") for clause in between)


def _led_anew(text: Text, card: Mention, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Declarer led anew behind what was taken back: a card told behind that was not played to the lead refused."""
    here = [one for one in text.clauses if one.first <= card.first <= one.last]
    if not any(str(one.value).startswith("lead:") for clause in here for one in text.within(clause, "verb")):
        return {}
    words = text.said(card.first, card.last)
    found = {AFTER: Read(AFTER, NONE, words, True, WELL)}
    if _chosen(rows) is None:
        found[CHOICES[0]] = Read(CHOICES[0], REFUSE, words, True, WELL)
    return found


def _played_to(
    heard: Heard, card: Mention, led: Mention | None, rows: Mapping[str, Read], named_only: bool = False
) -> dict[str, Read]:
    """Who has played to a lead that nobody had taken back (53C): by his seat, else it is not sure that nobody has.

    With `named_only` the card alone tells it too, where no verb of another act stands in its clause.
    """
    text, after = heard.read, rows.get(AFTER)
    if text is None or after is None or after.value != NONE or _chosen(rows) is not None:
        return {}
    player, here = _player(text, card), [one for one in text.clauses if one.first <= card.first <= one.last]
    verbs = [str(one.value) for clause in here for one in text.within(clause, "verb")]
    held = any((row.get("value") or {}).get("card") == card.value for row in heard.told("holds"))
    played = any(one.startswith("play:") for one in verbs) or (named_only and not verbs and not held)
    if player is None or not played or any(text.has(clause, sign) for clause in here for sign in ("not", "want")):
        return {}
    declarer, source, erred = _declarer(heard), rows.get(FROM), rows.get(OFFENDER)
    if declarer is None and erred is not None and erred.sure:  # whose lead it is: declarer's
        declarer = str(erred.value)
    seat = heard.by_seat(_named_fully(text, player))
    if seat in SEATS and declarer in SEATS and source is not None and source.sure and _defends(heard, player, led):
        hand = SEATS.index(declarer) + (2 if source.value == OTHER["declarer"] else 0)
        to_left = (SEATS.index(seat) - hand) % len(SEATS) == 1
        said = text.said(min(player.first, card.first), card.last)
        return {AFTER: Read(AFTER, "next_defender" if to_left else "other_defender", said, True, WELL)}
    he = player.value == "he" or _defends(heard, player, led)
    return {AFTER: Read(AFTER, NONE, after.words, False, after.p)} if he else {}


def _played_to_suit(heard: Heard, card: Mention, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who has played to a lead of which only the suit is told, before the one card that is named: a defender's."""
    text, player = heard.read, None if heard.read is None else _player(heard.read, card)
    led = [one for one in heard.done(*_MADE) if not heard.opposes(heard.by_seat(str(one.get("who"))))]
    named = str((led[0].get("what") or {}).get("card", "x")) if led else ""
    if text is None or player is None or not named.endswith("x"):  # a small one is told by its suit
        return {}
    behind = text.words[card.first].start > text.source.find(str(led[0]["words"])) + len(str(led[0]["words"]))
    return _played_to(heard, card, None, rows, named_only=True) if behind else {}


def from_the_other(rows: Mapping[str, Read]) -> dict[str, Read]:
    """A lead that was refused came from the wrong hand: of a hand heard as both, the fainter gives way."""
    led, turn = rows.get(FROM), rows.get(TURN)
    if led is None or turn is None or not (led.sure and turn.sure) or led.value != turn.value:
        return {}
    less = min((led, turn), key=lambda row: row.p)
    return {less.fact: Read(less.fact, OTHER[str(less.value)], less.words, True, WELL)}


def sent_back(heard: Heard) -> bool:
    """Whether behind declarer's lead from one hand a lead from the other is told that was not made yet: it was asked
    for. So was one told of a defender, who leads from neither.
    """
    leads = [one for one in heard.table["events"] if one["act"] == _LEAD]
    seated, declarer = [one for one in leads if one.get("who") in SEATS], _declarer(heard)
    theirs = [one for one in seated if declarer in SEATS and Seat(one["who"]).side is not Seat(declarer).side]
    made = [set(one.get("how", ())) & HANDS for one in leads if "status" not in one and one not in theirs]
    asked = [set(one.get("how", ())) & HANDS for one in leads if one.get("status") == _MEANT or one in theirs]
    return len(made) == 1 and any(hand and made[0] and hand != made[0] for hand in asked)


def _only(text: Text, card: Mention, refused: bool) -> bool:
    """Whether the one card named was played behind the refusal: a sentence before tells that; or a defender is told to
    have refused a lead, and it was played too soon.
    """
    here = text.sentence_at(card.first)
    before = [span for span in text.sentences() if text.sentence_at(span[0]) < here]
    if any(says_taken_back(text, span) for span in before):
        return True
    return bool(before) and refused and _before_the_lead(text, card)


def _player(text: Text, card: Mention) -> Mention | None:
    """Who played a card: named last before it in its sentence, the seat in brackets (`I (East)`) too."""
    here = text.sentence_at(card.first)
    named = [one for one in text.mentions if one.kind == "who" and one.first < card.first]
    named = [one for one in named if text.sentence_at(one.first) == here]
    return named[-1] if named else None


def _named_fully(text: Text, player: Mention) -> str:
    """How somebody is named; `my partner` as the asker's."""
    own = [str(one.value) for one in text.mentions if one.kind == "who" and one.first == player.first]
    return next((one for one in own if one.startswith("partner:")), str(player.value))


def _defends(heard: Heard, player: Mention, led: Mention | None) -> bool:
    """Whether the one named is a defender: not declarer, nor dummy, nor who led first."""
    who, declarer = str(player.value), _declarer(heard)
    if who in SEATS:
        ours = (declarer, SEATS[(SEATS.index(declarer) + 2) % len(SEATS)]) if declarer in SEATS else ()
        return who not in ours and who not in _leaders(heard, led)
    if who == _ASKER:
        told = [one for one in heard.table.get("circumstances", ()) if one.get("is") == "declarer"]
        another = any(one.kind == "who" and one.value in DECLARING[:1] for one in _mentions(heard))
        return another and not any(one.get("who") == _ASKER for one in told) and _ASKER not in _leaders(heard, led)
    return who.partition(":")[0] in _THEY


def _leaders(heard: Heard, led: Mention | None) -> list[str]:
    """Who is told to have led the card that was taken back."""
    return [
        str(event.get("who"))
        for event in heard.table["events"]
        if event["act"] in _MADE and led is not None and (event.get("what") or {}).get("card") == led.value
    ]


def _before_the_lead(text: Text, card: Mention) -> bool:
    """Whether it is said, in the card's sentence or beside it, that declarer had led nothing yet."""
    here = text.sentence_at(card.first)
    return any(abs(text.sentence_at(span[0]) - here) <= 1 and says_unled(text, span) for span in text.sentences())


def _mentions(heard: Heard) -> Sequence[Mention]:
    return heard.read.mentions if heard.read is not None else ()


def _declarer(heard: Heard) -> str | None:
    """Where declarer is told to sit."""
    told = [one for one in heard.table.get("circumstances", ()) if one.get("is") in (DECLARING[0], CONTRACT)]
    return next((str(one["who"]) for one in told if one.get("who") in SEATS), None)
