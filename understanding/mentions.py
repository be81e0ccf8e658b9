"""Mentions: calls, cards, suits, ranks, persons, numbers and verbs, each with its place, longest first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from bridge.notation import denomination_words, level_words, without_accents
from corpus.model import Language
from understanding.bids_or_cards import PLAY, SUITS, bids_or_cards
from understanding.by_side import by_side
from understanding.held_lengths import held_length, only_calls, owned
from understanding.hungarian import PREFIXES
from understanding.lexicon import Form, Lexicon, lexicon
from understanding.model import Mention, Token

_TOKEN = re.compile(r"\d+|[^\W\d_]+|[^\w\s'\u2019]")
_RUN = 3
"""So many ranks in a row are cards, whatever seats their letters stand for."""
_LONGEST, _SHORTEST = 3, 3
"""Words of the longest form of several, letters of the shortest suit in a compound."""
_LINKS = frozenset({"of", "w", "-", "\u2013"})
_RANGE = ("-", "\u2013")
_SEATS = ("N", "E", "S", "W")
_NO_SUIT = "NT"
_HONOURS = "AKQJT"
_CODES = {"C": "C", "D": "D", "H": "H", "S": "S", "N": "NT", "NT": "NT"}

_folded = lru_cache(maxsize=1 << 16)(without_accents)


def tokens(text: str) -> list[Token]:
    """The tokens of a text, in order: words, single figures, signs."""
    return [Token(found[0], _folded(found[0]), found.start(), found.end()) for found in _TOKEN.finditer(text)]


def respelt(words: Sequence[Token], language: Language) -> list[Token]:
    """Tokens with other spellings of a letter undone where nothing is known as written (Norwegian `paa`)."""
    book = lexicon(language)
    made = [(token, book.as_spelt(token.folded)) for token in words]
    return [token if folded == token.folded else replace(token, folded=folded) for token, folded in made]


def find(words: Sequence[Token], language: Language) -> list[Mention]:
    """All mentions, in order; none overlaps another but a verb may name a call too (`passzolt`)."""
    book = lexicon(language)
    found: list[Mention] = []
    at = 0
    while at < len(words):
        hit = (
            _bid(words, at, book)
            or _code_card(words, at)
            or _compound(words, at, book)
            or _card(words, at, book)
            or _word(words, at, book)
        )
        if at and words[at - 1].folded in book.words.get("numbered", ()):  # `i stikk tre uten at noen så det`: no bid
            hit = [one for one in _word(words, at, book) or () if one.kind == "number"] or hit
        if hit is None:
            at += 1
            continue
        found += hit
        at = max(mention.last for mention in hit) + 1
    return by_side(bids_or_cards(_settled(found, words), words, book), words, book)


def _settled(found: list[Mention], words: Sequence[Token]) -> list[Mention]:
    """A letter that is one seat in the language and another in code is read as the other letters of the text are."""
    places = Counter(one.first for one in found if one.kind == "who" and one.value in _SEATS)
    alone = [one for one in found if one.kind == "who" and places[one.first] == 1]
    codes = any(words[one.first].text == one.value for one in alone)
    kept: list[Mention] = []
    for one in found:
        if one.kind == "who" and one.value in _SEATS and places[one.first] > 1:
            rivals = [two for two in found if two.kind == "who" and two.first == one.first]
            if one is not (rivals[-1] if codes else rivals[0]):
                continue
        kept.append(one)
    return kept


def _joined(first: Token, second: Token) -> bool:
    return first.end == second.start


def _bid(words: Sequence[Token], at: int, book: Lexicon) -> list[Mention] | None:
    token = words[at]
    level = level_words(book.language).get(token.folded)
    if level is None or not 1 <= level <= 9 or (token.text.isdigit() and len(token.text) > 1):
        return None
    if at and _joined(words[at - 1], token) and words[at - 1].text[-1].isalnum():
        return None
    if at > 1 and words[at - 1].text in _RANGE and words[at - 2].text.isdecimal():
        return None  # what a bid promises: `1BA (6-9 bez fitu)`
    after = at + 1
    if after < len(words) and words[after].text in "-\u2013." and _joined(token, words[after]):
        after += 1
    if after >= len(words):
        return None
    if words[after - 1].text == "." and words[after].text[0].isupper() and not _joined(words[after - 1], words[after]):
        return None  # a sentence ends with the number of a trick: `stikk 9. Ruter ble spilt`
    name, used, sure = _denomination(words, after, book, _joined(words[after - 1], words[after]))
    if name is None:
        return None
    last = after + used - 1
    beyond = words[last + 1] if last + 1 < len(words) else None
    glued = beyond is not None and _joined(words[last], beyond) and beyond.text[0].isdigit()
    if glued or (name != "NT" and held_length(words, at, last, book)):
        return None
    if token.text.isalpha() and token.folded in book.words["article"] and name != _NO_SUIT:  # `one notrump` is a bid
        if not _bid_behind(words, at, book) or (last + 1 < len(words) and _rank(words, last + 1, book)):
            return None
        if beyond is not None and _plays(book.forms.get(beyond.folded, ())):
            return None
        sure = False
    return [Mention("call", f"{level}{name}", at, last, "gen" if owned(words[last], book) else "", sure)]


def _bid_behind(words: Sequence[Token], at: int, book: Lexicon) -> bool:
    """Whether what stands before an article makes it a level: a player, or a verb of the auction only; before what is
    rather a number, a word of wanting too (`I want one spade`).
    """
    forms = book.forms.get(words[at - 1].folded, ()) if at else ()
    if at and words[at].folded in book.words.get("level", ()) and words[at - 1].folded in book.words["want"]:
        return True
    if not any(form.kind == "who" for form in forms):
        begins = not at or words[at - 1].text in ",;:-\u2013" or words[at - 1].folded in book.words["clause"]
        return begins or only_calls(forms)
    before = words[at - 2] if at > 1 else None
    begins = before is None or not before.text.isalpha() or before.folded in book.words["clause"]
    return begins or only_calls(book.forms.get(before.folded if before else "", ()))


def _plays(forms: Sequence[Form]) -> bool:
    """Whether a word is a verb of the play and of nothing else (`egy treffet dobott`)."""
    acts = {form.value.partition(":")[0] for form in forms if form.kind == "verb"}
    return bool(acts) and acts <= PLAY


def _denomination(words: Sequence[Token], at: int, book: Lexicon, joined: bool) -> tuple[str | None, int, bool]:
    table = denomination_words(book.language)
    for length in range(min(_LONGEST, len(words) - at), 0, -1):
        run = words[at : at + length]
        spelt = [" ".join(one.folded for one in run)]
        if length == 1 or _joined(run[-2], run[-1]) or not _ends_none(run[-1].folded, book):
            spelt.append("".join(one.folded for one in run))  # `no trump`; never `2 hjerter en bet`
        for text in spelt:
            if text in table and (len(text) > 1 or joined or not text.isalpha()):
                if len(text) == 1 and text.isalpha():
                    break
                return _code(str(table[text])), length, True
    own = [form.value for form in book.forms.get(words[at].folded, ()) if form.kind == "denomination"]
    if own and (joined or len(words[at].text) > 1):
        return own[0], 1, len(own) == 1
    if joined and words[at].text.upper() in _CODES:
        return _CODES[words[at].text.upper()], 1, words[at].text.isupper()
    return None, 0, False


def _ends_none(word: str, book: Lexicon) -> bool:
    """Whether a word, written apart, is no end of a denomination: a number, or what joins (`5 pików i 11 PC`)."""
    return word in level_words(book.language) or word in book.words["joint"]


def _code(name: str) -> str:
    return "NT" if name in ("N", "NT") else name


def _code_card(words: Sequence[Token], at: int) -> list[Mention] | None:
    """A card in letters and figures: `HK`, `C4`, `S10`."""
    text = words[at].text
    if len(text) == 2 and text[0] in SUITS and text[1] in _HONOURS:
        return [Mention("card", text, at, at)]
    if text in SUITS and at + 1 < len(words) and _joined(words[at], words[at + 1]):
        figure = words[at + 1].text
        if figure.isdecimal() and 2 <= int(figure[:3]) <= 10 and not (at and _joined(words[at - 1], words[at])):
            return [Mention("card", text + ("T" if figure == "10" else figure), at, at + 1)]
    return None


def _compound(words: Sequence[Token], at: int, book: Lexicon) -> list[Mention] | None:
    """A suit and a rank in one word (`hjerterkonge`, `kőrász`)."""
    text = words[at].folded
    if text in book.forms or len(text) < 2 * _SHORTEST:
        return None
    for cut in range(_SHORTEST, len(text) - 1):
        suits = [form for form in book.forms.get(text[:cut], ()) if form.kind == "suit"]
        ranks = [form for form in book.forms.get(text[cut:], ()) if form.kind == "rank"]
        if suits and ranks:
            return [Mention("card", suits[0].value + ranks[0].value, at, at, ranks[0].case)]
    return None


def _card(words: Sequence[Token], at: int, book: Lexicon) -> list[Mention] | None:
    """A suit and a rank side by side; a figure behind a suit is a rank, before it the level of a bid."""
    first = _of(words, at, book, ("suit",))
    if first is not None:
        suit, used = first
        gap = at + used
        if gap < len(words) and words[gap].folded in _LINKS:
            gap += 1
        second = _rank(words, gap, book) if gap < len(words) else None
        if second is not None and not (second[0].isdigit() and _bid(words, gap, book)):
            return [Mention("card", suit.value + second[0], at, gap + second[1] - 1, suit.case)]
        return None
    one = _rank(words, at, book)
    if one is None or (words[at].text.isdigit() and not _linked(words, at)) or _article(words, at, book):
        return None
    rank, used = one
    gap = at + used
    if gap < len(words) and words[gap].folded in _LINKS:
        gap += 1
    other = _of(words, gap, book, ("suit",)) if gap < len(words) else None
    if other is not None and gap == at + 1 and rank.isdigit() and held_length(words, at, gap, book):
        return None
    if other is None or (len(words[at].text) == 1 and not words[at].text.isupper() and not words[at].text.isdigit()):
        return None
    return [Mention("card", other[0].value + rank, at, gap + other[1] - 1)]


def _article(words: Sequence[Token], at: int, book: Lexicon) -> bool:
    """Whether a letter that begins a sentence is no ace: `A spade was led`, `A 10 was played`."""
    return _begins(words, at) and len(words[at].text) == 1 and words[at].folded in book.words.get("noun", ())


def _begins(words: Sequence[Token], at: int) -> bool:
    """Whether a sentence or what is quoted begins with a word."""
    return not at or words[at - 1].text in ".!?\"'"


def _linked(words: Sequence[Token], at: int) -> bool:
    return at + 1 < len(words) and words[at + 1].folded == "of"


def _rank(words: Sequence[Token], at: int, book: Lexicon) -> tuple[str, int] | None:
    token = words[at]
    if token.text.isdecimal():
        return ("T" if token.text == "10" else token.text, 1) if 2 <= int(token.text[:3]) <= 10 else None
    hit = _of(words, at, book, ("rank",))
    if hit is None or (len(token.text) == 1 and not token.text.isupper()):
        return None
    return hit[0].value, hit[1]


def _of(words: Sequence[Token], at: int, book: Lexicon, kinds: tuple[str, ...]) -> tuple[Form, int] | None:
    for length in _lengths(words, at, book):
        text = " ".join([one.folded for one in words[at : at + length]])
        for form in book.forms.get(text, ()):
            if form.kind in kinds:
                if form.kind == "suit" and length == 1 and len(text) == 1 and text.isalpha():
                    continue
                return form, length
    return None


def _lengths(words: Sequence[Token], at: int, book: Lexicon, tight: bool = False) -> Sequence[int]:
    """How many words may be one form, the longest first: more than one only where a longer form begins like this."""
    if tight or words[at].folded in book.begins:
        return range(min(_LONGEST, len(words) - at), 0, -1)
    return (1,)


def _word(words: Sequence[Token], at: int, book: Lexicon) -> list[Mention] | None:
    token = words[at]
    if token.text.casefold() in book.never:
        return None
    if apart := _apart(words, at, book):
        return apart
    tight = at + 1 < len(words) and _joined(token, words[at + 1])
    for length in _lengths(words, at, book, tight):
        run = words[at : at + length]
        text = " ".join([one.folded for one in run])
        forms = book.forms.get(text, ())
        if length > 1 and not forms:
            forms = book.forms.get("".join(one.folded for one in run), ()) if _tight(run) else ()
        found = [
            Mention(form.kind, form.value, at, at + length - 1, form.case, True, form.tags)
            for form in forms
            if form.kind not in ("denomination",) and _stands(form, words, at, length, book)
        ]
        if found:
            seat = any(one.kind == "who" for one in found) and len(token.text) == 1
            return [one for one in found if not (seat and one.kind == "rank")]
    if token.text.isdecimal() and len(token.text) < 4:
        kind = "ordinal" if at + 1 < len(words) and words[at + 1].text == "." and at + 2 < len(words) else "number"
        return [Mention(kind, int(token.text), at, at)]
    return None


def _apart(words: Sequence[Token], at: int, book: Lexicon) -> list[Mention]:
    """A Hungarian verb with its prefix behind it, as it stands where something else is stressed (`ő ejtette ki`)."""
    prefix = words[at + 1].folded if book.language == "hu" and at + 1 < len(words) else ""
    if prefix not in PREFIXES:
        return []
    forms = [form for form in book.forms.get(prefix + words[at].folded, ()) if form.kind == "verb"]
    return [Mention(form.kind, form.value, at, at + 1, form.case, True, form.tags) for form in forms]


def _tight(run: Sequence[Token]) -> bool:
    return all(_joined(one, two) for one, two in pairwise(run))


def _stands(form: Form, words: Sequence[Token], at: int, length: int, book: Lexicon) -> bool:
    """Whether a short form can be what it says here: letters for seats stand alone and in capitals."""
    token = words[at]
    if form.kind == "who" and length == 1 and _a_trick(words, at, book):
        return False
    if form.kind == "who" and length == 1 and (_counts(words, at, book) or _object(words, at, book)):
        return False
    if length > 1 or len(token.text) > 2:
        return True
    if form.kind == "who" and form.value in ("N", "E", "S", "W"):
        return not _among_ranks(words, at, book) and _lone_seat(words, at, book)
    if form.kind == "rank" and len(token.text) == 1 and _begins(words, at):
        behind = words[at + 1].text if at + 1 < len(words) else ""
        return bool(behind) and not behind.isalpha() and not (behind.isdecimal() and _article(words, at, book))
    if form.kind in ("rank", "call", "suit"):
        return token.text.isupper() and token.text != "P" and not (at and _joined(words[at - 1], token))
    if form.kind == "who" and len(token.text) == 2 and form.value in ("ns", "ew"):
        return token.text.isupper()
    return True


def _among_ranks(words: Sequence[Token], at: int, book: Lexicon) -> bool:
    """Whether a letter is one of three or more in a row that all are ranks: `káró A K D`."""

    def is_rank(place: int) -> bool:
        token = words[place]
        return len(token.text) == 1 and token.text.isupper() and _of(words, place, book, ("rank",)) is not None

    first = last = at
    while first and is_rank(first - 1):
        first -= 1
    while last + 1 < len(words) and is_rank(last + 1):
        last += 1
    return is_rank(at) and last - first + 1 >= _RUN


def _object(words: Sequence[Token], at: int, book: Lexicon) -> bool:
    """Whether a word that may be the teller is what somebody else's act before it is done to: `wzial ja atutem`."""
    if not at or words[at].folded not in book.words.get("object_too", ()):
        return False
    forms = [form for form in book.forms.get(words[at - 1].folded, ()) if form.kind == "verb"]
    return bool(forms) and not any("1" in form.tags or "inf" in form.tags for form in forms)


def _counts(words: Sequence[Token], at: int, book: Lexicon) -> bool:
    """Whether a word that may be persons is an article here, a number standing behind it: `de tre passene`."""
    if words[at].folded not in book.words.get("article_too", ()) or at + 1 == len(words):
        return False
    return any(form.kind in ("number", "ordinal") for form in book.forms.get(words[at + 1].folded, ()))


def _a_trick(words: Sequence[Token], at: int, book: Lexicon) -> bool:
    """Whether a word that may be a player is a trick here, since it is counted: `szóstej lewy`, `lewy szóstej`."""
    if words[at].folded not in book.words.get("trick_too", ()):
        return False
    if at + 1 < len(words) and words[at + 1].folded in book.words.get("trick_behind", ()):
        return True
    before = words[at - 1] if at else words[at]
    if not at or not before.text.isalpha():
        return False
    counted = any(form.kind in ("ordinal", "number") for form in book.forms.get(before.folded, ()))
    return counted or before.folded in book.words.get("of_a_trick", ())


def _lone_seat(words: Sequence[Token], at: int, book: Lexicon) -> bool:
    token = words[at]
    if not token.text[0].isupper():
        return _small_seat(words, at, book)
    if at and _joined(words[at - 1], token) and words[at - 1].text.isalnum():
        return False
    following = words[at + 1] if at + 1 < len(words) else None
    if following is not None and _joined(token, following) and following.text.isdigit():
        return False
    if token.folded not in book.words["preposition"] or following is None or not following.text.isalpha():
        return True
    if following.text in book.words["oblique"] | book.words["preposition"]:
        return True  # no preposition stands before another one: `E w czwartej lewie zrzucił trefla`
    begins = not at or words[at - 1].text in ".!?"
    forms = book.forms.get(following.folded, ())
    does = following.folded in book.words["not"] or following.folded in book.words.get("does", ())
    verb = does or any(form.kind in ("verb", "call") for form in forms)
    oblique = any(form.kind in ("suit", "rank") and form.case == "obl" for form in forms)
    return verb or (not begins and not oblique)


def _small_seat(words: Sequence[Token], at: int, book: Lexicon) -> bool:
    """A small letter is a seat only where a sentence begins and a call or what somebody did follows (`n 1 pik`)."""
    begins = not at or words[at - 1].text in ".!?"
    if words[at].folded not in book.words.get("small", ()) or not begins or at + 1 >= len(words):
        return False
    forms = book.forms.get(words[at + 1].folded, ())
    does = any(form.kind == "verb" and "inf" not in form.tags for form in forms)
    return does or _bid(words, at + 1, book) is not None
