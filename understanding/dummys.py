"""Whose act a card of dummy's moved by: of dummy, whom nobody had told to (Law 45F), or of declarer, who calls for it.

A card touched sounds like declarer's touch, which plays it (45C3), and a card called for like one that is there.
Both are told in a few words (`corpus/lexicon/dummys.yaml`); where they stand, what dummy did by himself is no card
played, and a card that dummy has not was never named (46B4).
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.claimers import PLAYS
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Mention
from understanding.named import named
from understanding.quoted import QUOTED
from understanding.rank import Choice, put_first
from understanding.subjects import CASED
from understanding.times import said_in, says, says_somewhere

RIGHTS, DESIGNATION, WRONG = "dummy_rights", "designation_from_dummy", "dummy_wrong_card"
TOUCHED = "played_card"
"""What a card that dummy touched of his own accord sounds like, beside his limits; not a card that he put down for the
one called (45D).
"""
CHANGED = "change_designation"
"""What it sounds like where declarer names the card behind it: he had named none before."""
PREMATURE = "premature_play"
"""What it sounds like too; where a defender is named as well, his card behind it is what is asked about (57C)."""
TOLD_OF = frozenset(
    {"revoke_rectification", "revoke_correction", "claim_or_concession", "dummy_wrong_card"}
    | {"opening_lead_face_down", "opening_lead_out_of_turn"}
)
"""Where dummy's word is no more than how something came out, or what somebody thinks of a lead before he is dummy."""
HALF = 0.2
"""How probable a call for a card is at least where a rank quoted alone tells it, and a card played sounds better."""
CALLED = frozenset({TOUCHED, CHANGED, WRONG, "lead_out_of_turn_declarer", PREMATURE})
"""What a card called for that dummy has not sounds like; not a lead that is heard plainly."""
OFF_SUIT = frozenset({"dummy_wrong_card", "lead_out_of_turn_declarer", "revoke_established", "revoke_definition"})
REVOKE, PLAINLY = "revoke_correction", 0.9
"""What a card called for off suit sounds like, though dummy's is a revoke that is corrected, or costs no trick by
itself (62A, 64B3); and how plainly a call that names no card is heard at least.
"""
SIZES = ("low", "high")
"""What a word for a size names, and the words for it."""
_FROM_THERE = "obl"
"""The case of dummy as the place that a card came from (`az asztalról`)."""
_DUMMY, _ASKER, _CARDS = "dummy", "asker", ("card", "rank", "suit")
_THEIRS = (_DUMMY, "declarer", "he")
_TOLD = (None, "claimed")
"""The status of what somebody says that was done."""
_FILE = "dummys"
_SMALL, _ANY_SMALL = frozenset("23456789"), "x"
_SUITS = frozenset("SHDC")
_OF_SUIT, _CALLING = ("suit", "card", "call"), ("designate", "ask", "call")
"""What names a suit, and what declarer does who calls for a card, as verbs that may tell it are known."""
_FAR, _NEAR = 5, 3
"""Words before a suit, and behind it, that may say of it that it was led, or that dummy holds it."""
_SHORT = 4
"""So many words are said to dummy at most."""


def dummys_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first what rules an act of dummy's own, or a card called for that he has not, where it is told."""
    best, text = choices[0] if choices else None, heard.read
    if best is None or text is None:
        return list(choices)
    alone = best.name == PREMATURE and all(one.value in _THEIRS for one in text.mentions if one.kind == "who")
    early = best.name in (CHANGED, DESIGNATION) and _before_any_call(heard, text)
    if ((best.name == TOUCHED or alone) and moved_unasked(text)) or early:
        return put_first(choices, RIGHTS)
    if (best.name in OFF_SUIT or (best.name == DESIGNATION and best.p < PLAINLY)) and called_off_suit(text):
        return put_first(choices, REVOKE)
    if best.name in (DESIGNATION, WRONG) and not_held(text):
        return put_first(choices, WRONG if put_another(heard, text) else DESIGNATION)
    if best.name not in TOLD_OF and best.p < PLAINLY and told_declarer(text):
        return put_first(choices, RIGHTS)
    if (
        best.name == TOUCHED
        and any(one.name == DESIGNATION and one.p >= HALF for one in choices)
        and rank_quoted(text) is not None
    ):
        return put_first(choices, DESIGNATION)
    if (best.name in CALLED and best.p < PLAINLY and not_held(text)) or (
        best.name == RIGHTS and said_without_a_card(text) is not None
    ):
        return put_first(choices, DESIGNATION)
    return list(choices)


def told_declarer(text: Text) -> str:
    """The sentence in which dummy speaks to declarer about the play, as with a penalty card or the tricks he needs."""
    return says_somewhere(text, _FILE, "tells")


def moved_unasked(text: Text) -> str:
    """The sentence in which dummy does something with a card that nobody had told him to; else empty."""
    for span in text.sentences():
        card = next((one for one in _within(text, span) if one.kind in _CARDS and _by_dummy(text, span, one)), None)
        if card is not None and (says(text, span, _FILE, "unasked") or _next_says(text, span)):
            return text.said(*span)
    return ""


def _before_any_call(heard: Heard, text: Text) -> bool:
    """Whether dummy is told to have moved a card unasked, before any words of declarer's, and no defender to have
    played on it (45D1).
    """
    words = moved_unasked(text)
    at = text.source.find(words) + len(words) if words else -1
    called = [text.source.find(str(one["words"])) for one in heard.done(_CALLING[0])]
    said = [one.start() for one in QUOTED.finditer(text.source)]
    return at >= 0 and not any(0 <= one < at for one in (*called, *said)) and not put_another(heard, text)


def not_held(text: Text) -> str:
    """The sentence that tells that a card called for is not in dummy; else empty."""
    cards = [one for one in text.mentions if one.kind in _CARDS[:2]]
    for span in text.sentences():
        absent = said_in(text, span, _FILE, "absent")
        parted = absent is not None and text.source[text.words[absent.first].end :].startswith(",")  # `no, the four!`
        if cards and cards[0].first <= span[1] and absent is not None and not parted and _of_dummy(text, span):
            return "" if _of_another_suit(text, span) else text.said(*span)
    return ""


def absent_as_called(text: Text) -> bool:
    """Whether the card that is told not to be there was named before as one that somebody wants, with its suit: then
    no suit alone was called.
    """
    there = not_held(text)
    at = text.source.find(there) if there else -1
    cards = [one for one in text.mentions if one.kind in _CARDS[:2]]
    before = {_rank(one) for one in cards if one.kind == _CARDS[0] and text.words[one.first].start < at}
    inside = {_rank(one) for one in cards if at <= text.words[one.first].start < at + len(there)}
    return bool(before & inside - {""})


def is_dummy(heard: Heard, who: str) -> bool:
    """Whether somebody is told to be dummy: the teller, too, whose partner declares."""
    teller = who == _ASKER and heard.declares(f"partner:{_ASKER}")
    return who == _DUMMY or teller or (heard.declares(who, dummy=True) and not heard.declares(who))


def put_another(heard: Heard, text: Text) -> bool:
    """Whether dummy is told to have put down a card by himself, and somebody to have played on it (45D1)."""
    told = [one for one in heard.table["events"] if one.get("status") in _TOLD]
    cards = [one for one in told if one["act"] == "play" and one.get("what")]
    own = [one for one in cards if is_dummy(heard, str(one.get("who")))]
    behind = [one for one in cards if one not in own and (not own or one["n"] > own[0]["n"])]
    return bool((own or says_somewhere(text, _FILE, "unasked")) and behind)


def _of_another_suit(text: Text, span: tuple[int, int]) -> bool:
    """Whether a sentence says by a rank what is not there that was called for by its rank alone, while a card of that
    rank is told of: `dummy has the diamond seven, no seven in a major`.
    """
    told = {str(one.value)[1:] for one in text.mentions if one.kind == "card"}
    ranks = [one for one in text.mentions if one.kind == "rank" and one.first <= span[1]]
    called = {str(one.value) for one in ranks if one.first < span[0]}
    return any(str(one.value) in told & called for one in ranks if one.first >= span[0])


def lost_his_rights(text: Text) -> str:
    """The sentence that tells that somebody looked at another's hand, or left his place for it (43A2); else empty."""
    return says_somewhere(text, _FILE, "looked")


def took_himself_for_dummy(text: Text) -> str:
    """The sentence that tells that somebody took himself for dummy (54A); else empty."""
    return says_somewhere(text, _FILE, "took_himself")


def called_off_suit(text: Text) -> str:
    """The words that tell that declarer called for a card of another suit than the one led, which dummy holds (61A);
    else empty.
    """
    suits = [one for one in text.mentions if one.kind in _OF_SUIT and _suit(one)]
    called = _called(text, suits)
    for held in suits:
        span = _beside(text, suits, held)
        if called is None or _suit(held) == _suit(called) or not says(text, span, _FILE, "holds"):
            continue
        denied = any(word.folded in text.book.words["not"] for word in text.words[span[0] : span[1] + 1])
        if denied or held.first < called.first or not _dummy_spoken_of(text, span):
            continue
        others = [one for one in suits if one is not held and _suit(one) == _suit(held)]
        if any(says(text, _beside(text, suits, one), _FILE, "led") for one in others):
            return text.said(called.first, held.last)
    return ""


def _called(text: Text, suits: Sequence[Mention]) -> Mention | None:
    """The first suit or card that is told as called for: it stands nearest to a verb that says so."""
    for verb in (one for one in text.mentions if one.kind == "verb" and str(one.value).startswith(_CALLING)):
        first, last = next(span for span in text.sentences() if span[0] <= verb.first <= span[1])
        near = [one for one in suits if first <= one.first <= last]
        near = [one for one in near if not says(text, _beside(text, suits, one), _FILE, "led")]
        behind = [one for one in near if one.first > verb.first] if text.language not in CASED else []
        found = min(behind or near, key=lambda one: abs(one.first - verb.first), default=None)
        if found is not None:
            return found
    return None


def _beside(text: Text, suits: Sequence[Mention], one: Mention) -> tuple[int, int]:
    """The words about a suit, as far as another one is named or its sentence ends."""
    first, last = next(span for span in text.sentences() if span[0] <= one.first <= span[1])
    before = [other.last + 1 for other in suits if other.last < one.first]
    behind = [other.first - 1 for other in suits if other.first > one.last]
    return max(first, one.first - _FAR, *before), min(last, one.last + _NEAR, *behind)


def _suit(one: Mention) -> str:
    """The suit that somebody names; what sounds like a bid may be cards (`two hearts`)."""
    suit = str(one.value)[-1 if one.kind == "call" else 0]
    return suit if suit in _SUITS else ""


def _dummy_spoken_of(text: Text, span: tuple[int, int]) -> bool:
    """Whether dummy is named in some words, or last before them."""
    named = [one for one in text.mentions if one.kind == "who" and one.first <= span[1] and one.value != "he"]
    return any(one.value == _DUMMY and (one.first >= span[0] or one is named[-1]) for one in named)


def rank_called(text: Text, put_down: str) -> bool:
    """Whether another rank than that of the card put down is told to be called, and not a low card: a small one where
    no word for `low` stands anywhere, any where none stands beside it.
    """
    ranks = [one for one in named(text) if one.kind in ("rank", "card") and _rank(one) not in ("", put_down[1:])]
    small = any(one.kind == "rank" and _rank(one) in _SMALL for one in ranks)
    return (small and not says_somewhere(text, _FILE, "low")) or any(_asked_for(text, one, put_down) for one in ranks)


def rank_in(text: Text, words: str) -> Mention | None:
    """The rank, or the card, that stands in the words of a call, and no word for a size; else None."""
    told = text.where(words)
    if any(says(text, (one.first, one.last), _FILE, size) for one in told for size in SIZES):
        return None
    return next((one for clause in told for one in text.within(clause, "card", "rank") if _rank(one)), None)


def _rank(one: Mention) -> str:
    """The rank that a card or a rank named has; empty of any small card."""
    return str(one.value)[-1:].replace(_ANY_SMALL, "")


def _asked_for(text: Text, one: Mention, put_down: str) -> bool:
    """Whether a card is told to be called for, by the verb beside it or, without any of playing, before what was put
    down in its sentence.
    """
    clause = text.clause_at(one.first)
    if clause is None or says(text, (clause.first, clause.last), _FILE, "low"):
        return False
    verbs = [(verb.first, str(verb.value).partition(":")[0]) for verb in text.within(clause, "verb")]
    who = max((two.first for two in text.within(clause, "who") if two.first < one.first), default=clause.first)
    played = any(who < place < one.first and act in PLAYS for place, act in verbs)
    there = next((two.first for two in named(text) if two.kind in _CARDS and _rank(two) == put_down[1:]), one.first)
    before = one.first < there and text.sentence_at(one.first) == text.sentence_at(there)
    of_dummy = any(act == _CALLING[1] for _, act in verbs) and any(
        two.value == _DUMMY for two in text.within(clause, "who")
    )  # `asks dummy for the jack`
    return of_dummy or any(act == _CALLING[0] for _, act in verbs) or (before and not played)


def said_without_a_card(text: Text) -> tuple[str, str] | None:
    """What declarer is quoted to have said that names neither suit nor rank (`anything`, `low`), and the words.

    Of several quoted the first counts: what dummy asks back stands behind it.
    """
    for quoted in QUOTED.finditer(text.source):
        inside = [at for at, one in enumerate(text.words) if quoted.start() < one.start < quoted.end()]
        if not inside or len(inside) > _SHORT:
            continue
        span = inside[0], inside[-1]
        named = any(one.kind in _CARDS and one.value != _ANY_SMALL for one in _within(text, span))
        found = next(
            (name for name in ("low", "high", "anything", "win") if not named and says(text, span, _FILE, name)), None
        )
        return (found, quoted.group()) if found is not None else None
    return None


def rank_quoted(text: Text) -> Mention | None:
    """The rank that stands between quotation marks without a suit, among a few words at most; None where none does."""
    for quoted in QUOTED.finditer(text.source):
        inside = [at for at, one in enumerate(text.words) if quoted.start() < one.start < quoted.end()]
        named = [one for one in _within(text, (inside[0], inside[-1])) if one.kind in _CARDS] if inside else []
        if named and len(inside) <= _SHORT and all(one.kind == "rank" for one in named):
            return named[0]
    return None


def _by_dummy(text: Text, span: tuple[int, int], card: Mention) -> bool:
    """Whether dummy is the one named last before a card in its sentence, and not as where another sits (`za dziadkiem`,
    `behind dummy`).
    """
    named = [one for one in _within(text, span) if one.kind == "who" and one.last < card.first]
    if not named or named[-1].value != _DUMMY or named[-1].case == _FROM_THERE:
        return False
    begin = max(span[0], named[-1].first - 1)
    return not says(text, (begin, min(named[-1].last + 1, span[1])), _FILE, "beside")


def _next_says(text: Text, span: tuple[int, int]) -> bool:
    """Whether the next sentence tells that he was not asked (`I had not said a word`)."""
    after = next((one for one in text.sentences() if one[0] > span[1]), None)
    return after is not None and says(text, after, _FILE, "unasked")


def _of_dummy(text: Text, span: tuple[int, int]) -> bool:
    """Whether dummy is named in a sentence or before it."""
    named = [one for one in text.mentions if one.kind == "who" and one.last <= span[1]]
    return any(one.value == _DUMMY for one in named)


def _within(text: Text, span: tuple[int, int]) -> list[Mention]:
    return [one for one in text.mentions if span[0] <= one.first and one.last <= span[1]]
