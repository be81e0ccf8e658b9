"""A text cut into sentences and clauses: the islands inside which acts find their persons and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from corpus.model import Language
from understanding.lexicon import Lexicon, lexicon
from understanding.matching import Places
from understanding.mentions import find, respelt, tokens
from understanding.model import Clause, Mention, Token

_ENDS = frozenset(".!?\u2026")
_BELIEVED = 5
"""Words between a word of thinking and the call that is thought, and that word."""
_SURE = 8
"""Words between a word of being sure and the verb of what was wrong, and that word."""
_NEAR = 3
"""Words from one that says that somebody was sure to one that says when, at most."""
_NO_COMMA = ("nb", "en")
_WHETHER = 3
"""How many words before others may say that they are left open."""
_OPENS = 3
"""Words that open what is told behind a colon, and that colon: they ask nothing."""
_OWNED = 2
"""Words from somebody to his contract at most (`South's 4 hearts`)."""
_WORD = 4
"""Letters of a word that may tell something beside a name."""
_CUTS = frozenset(",;:()\u2013")


@dataclass(frozen=True, slots=True)
class Text:
    """A text with everything found in it that needs no grammar."""

    source: str
    language: Language
    words: tuple[Token, ...]
    mentions: tuple[Mention, ...]
    clauses: tuple[Clause, ...]

    @property
    def book(self) -> Lexicon:
        """The lexicon of its language."""
        return lexicon(self.language)

    @property
    def places(self) -> Places:
        """The mentions by each place they cover."""
        return _places(self)

    def __hash__(self) -> int:
        """By its words as told, which nothing else of it adds to: it is often looked up."""
        return hash((self.source, self.language))

    def within(self, clause: Clause, *kinds: str) -> list[Mention]:
        """The mentions of some kinds inside a clause, in order."""
        return [one for one in self.mentions if clause.first <= one.first <= clause.last and one.kind in kinds]

    def clause_at(self, place: int) -> Clause | None:
        """The clause that a place stands in; None for what parts two of them."""
        return next((one for one in self.clauses if one.first <= place <= one.last), None)

    def sentence_at(self, place: int) -> int:
        """The number of the sentence whose clause a place stands in; -1 for what parts two clauses."""
        clause = self.clause_at(place)
        return -1 if clause is None else clause.sentence

    def starts(self, clause: Clause) -> int:
        """Where a clause begins in the source."""
        return self.words[clause.first].start

    def ends(self, clause: Clause) -> int:
        """Where a clause ends in the source."""
        return self.words[clause.last].end

    def where(self, words: str) -> list[Clause]:
        """The clauses in which some words of the source stand, at their first place; none where they do not."""
        start = self.source.find(words) if words else -1
        if start < 0:
            return []
        end = start + len(words)
        return [one for one in self.clauses if self.starts(one) < end and self.ends(one) > start]

    def sentences(self) -> list[tuple[int, int]]:
        """The first and last place of each sentence."""
        found: dict[int, tuple[int, int]] = {}
        for clause in self.clauses:
            first, last = found.get(clause.sentence, (clause.first, clause.last))
            found[clause.sentence] = (min(first, clause.first), max(last, clause.last))
        return list(found.values())

    def said(self, first: int, last: int) -> str:
        """The words between two places, as written."""
        return self.source[self.words[first].start : self.words[last].end]

    def only(self, said: str, *kinds: str, but: str = "-") -> bool:
        """Whether a piece holds mentions of some kinds and nothing else but words that can only be prepositions.

        Verbs of the sort `but` are something else.
        """
        start = self.source.find(said)
        places = [at for at, token in enumerate(self.words) if start <= token.start < start + len(said)]
        mentioned = self.places
        found = {at: mentioned.get(at, []) for at in places if self.words[at].folded.isalnum()}
        if not any(found.values()):
            return False
        return all(
            all(one.kind in kinds and not str(one.value).startswith(but) for one in here)
            and (here or len(self.words[at].folded) < _WORD)
            for at, here in found.items()
        )

    def left_open(self, first: int, last: int) -> bool:
        """Whether some words only name what is not known: `has not said whether he accepts`, `elfogadja-e`."""
        whether, asking = self.book.words.get("whether", ()), self.book.words.get("asking", ())
        sentence = self.sentence_at(first)
        start = min((one.first for one in self.clauses if one.sentence == sentence), default=first)
        near = self.words[max(start, first - _WHETHER) : last + 1]
        behind = self.words[last + 1 : last + 3]
        hyphened = len(behind) == 2 and behind[0].text == "-" and behind[1].folded in asking
        return hyphened or any(word.folded in whether for word in near)

    def defended(self, call: Mention) -> bool:
        """Whether a bid is the contract that somebody leads against: `led out of turn against South's 4 hearts`."""
        against, clause = self.book.words.get("against", frozenset()), self.clause_at(call.first)
        if call.kind != "call" or clause is None:
            return False
        seats = [one.first for one in self.within(clause, "who") if call.first - _OWNED <= one.last < call.first]
        before = self.words[max(clause.first, (seats[-1] if seats else call.first) - 1) : call.first]
        behind = self.words[call.last + 1 : call.last + 2] if self.language == "hu" else ()
        return any(word.folded in against for word in (*before, *behind))

    def has(self, clause: Clause, group: str) -> bool:
        """Whether a word of a group of the lexicon stands in a clause."""
        return any(token.folded in self.book.words[group] for token in self.words[clause.first : clause.last + 1])

    def not_yet(self, at: int) -> bool:
        """Whether a word says that what stands behind it was not done yet (`zanim`, `før`); what only its diacritics
        tell from a preposition says so where it is written with them.
        """
        word, groups = self.words[at], self.book.words
        as_written = word.folded not in groups["oblique"] or word.text.casefold() != word.folded
        return as_written and word.folded in groups.get("before", ())

    def believed(self, at: int) -> bool:
        """Whether what stands at a place is what somebody only thought (`azt hittem, 1 kor volt`), not what was done.

        Where no comma stands before what is thought, one ends the thinking: `South thought, 2S`.
        """
        head = self._thinking(at)
        return head is not None and not any(
            word.folded in _ENDS or (word.folded == "," and self.language in _NO_COMMA)
            for word in self.words[head + 1 : at]
        )

    def believed_of(self, at: int) -> bool:
        """Whether what a verb tells of somebody is only what another thought (`he thought East had passed`): he is
        named between the word of thinking and the verb, and no comma or `and` puts the verb behind what was thought.
        """
        head = self._thinking(at)
        if head is None or any(word.folded in _ENDS for word in self.words[head + 1 : at]):
            return False
        named = [one.last for one in self.mentions if one.kind == "who" and head < one.first < at]
        between = {word.folded for word in self.words[named[0] + 1 : at]} if named else {","}
        return "," not in between and not between & set(self.book.words["joint"])

    def _thinking(self, at: int) -> int | None:
        """Where the word of thinking nearest before a place stands, if one does."""
        places = range(max(0, at - _BELIEVED), at)
        heads = [place for place in places if self.words[place].folded in self.book.words["believed"]]
        heads += [place for place in places if self._of_somebody(place)]
        heads += [place for place in range(max(0, at - _SURE), at) if self._was_sure(place)]
        return max(heads, default=None)

    def _of_somebody(self, at: int) -> bool:
        """Whether a word says that somebody thought something of one who is named next: `thinking East had opened`."""
        named = any(one.kind == "who" and one.first == at + 1 for one in self.mentions)
        return named and self.words[at].folded in self.book.words.get("believed_of", ())

    def _was_sure(self, at: int) -> bool:
        """Whether a word says that a player was sure of what stands behind it, and so was wrong: it is why he made the
        call told before it in the sentence. Who is sure tells, and so do the teller and the director who were.
        """
        if self.words[at].folded not in self.book.words["sure"]:
            return False
        near = self.words[max(0, at - _NEAR) : at + _NEAR]
        was = any(word.folded in self.book.words["was"] for word in near)
        sentence = self.sentence_at(at)
        before = [one for one in self.mentions if one.last < at and self.sentence_at(one.first) == sentence]
        who = [one.value for one in before if one.kind == "who"]
        return was and any(one.kind == "call" for one in before) and who[-1:] not in (["asker"], ["director"])


@lru_cache(maxsize=32)
def _places(text: Text) -> Places:
    """Kept for a while: every reader of a few words asks for them."""
    found: dict[int, list[Mention]] = {}
    for mention in text.mentions:
        for place in range(mention.first, mention.last + 1):
            found.setdefault(place, []).append(mention)
    return found


def cut(text: str, language: Language) -> Text:
    """Read tokens and mentions, and cut into clauses."""
    words = respelt(tokens(text), language)
    mentions = find(words, language)
    busy = {place for one in mentions for place in range(one.first, one.last + _shortened(one, words))}
    clauses = list(_clauses(words, mentions, busy, lexicon(language)))
    return Text(text, language, tuple(words), tuple(mentions), tuple(clauses))


def _shortened(one: Mention, words: Sequence[Token]) -> int:
    """Whether a mention ends with the sign of a shortened word (`Płn.`), and a sentence goes on behind it."""
    behind = words[one.last + 1].text if one.last + 1 < len(words) else ""
    return int(one.first < one.last and words[one.last].text == "." and not behind[:1].isupper())


def _clauses(words: Sequence[Token], mentions: Sequence[Mention], busy: set[int], book: Lexicon) -> Sequence[Clause]:
    found: list[Clause] = []
    for number, (start, end) in enumerate(_sentences(words, busy)):
        verbs = {one.first for one in mentions if one.kind == "verb" and start <= one.first <= end}
        pieces, first = list[tuple[int, int]](), start
        for at in range(start, end + 1):
            joins = words[at].folded in book.words["clause"]
            if at in busy or not (words[at].text in _CUTS or joins):
                continue
            held = any(first <= verb < at for verb in verbs) and any(verb > at for verb in verbs)
            if words[at].folded in book.words["contrast"]:  # `Øst skulle begynne men Syd la pass`
                held = held or any(one.kind == "who" and one.first == at + 1 for one in mentions)
            if held or words[at].text in _CUTS:
                if at > first:
                    pieces.append((first, at - 1))
                first = at if joins else at + 1
        pieces.append((first, end))
        opens = any(word.text == ":" for word in words[start : start + _OPENS])  # `Må rette: jeg trodde øst tok det`
        question = words[end].text == "?" or (words[start].folded in book.words["ask"] and not opens)
        for one, two in pieces:
            if one <= two:
                supposed = any(
                    words[at].folded in book.words["if"]
                    and not (at and words[at - 1].folded in book.words.get("likened", ()))  # `as if nobody had bid`
                    for at in range(one, two + 1)
                )
                found.append(Clause(one, two, number, question, supposed))
    return found


def _sentences(words: Sequence[Token], busy: set[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    start = 0
    for at, token in enumerate(words):
        if token.text in _ENDS and at not in busy:
            ordinal = token.text == "." and at and words[at - 1].text.isdigit() and at + 1 < len(words)
            if ordinal and (words[at + 1].text[:1].islower() or words[at + 1].text == "-"):  # `a 9.-et`
                continue
            if at > start:
                found.append((start, at))
            start = at + 1
    if start < len(words):
        found.append((start, len(words) - 1))
    return found
