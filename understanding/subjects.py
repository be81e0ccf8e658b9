"""Who did it: the subject of a verb, and whom a role or a pronoun stands for."""

from __future__ import annotations

from understanding.clauses import Text
from understanding.model import Clause, Mention

CASED = ("hu", "pl")
"""Languages whose subject is known by its case."""
_SEATS = ("N", "E", "S", "W")
_ROLES = ("declarer", "dummy", "defender")
_RELATED = ("partner", "lho", "rho", "opponent")
WON, _BESIDE = "won_trick", 2
"""What is told by a verb of winning; words from a card to it at most."""
_NEAR = 3
"""Words from `we` to the verb at most: `we had already led`."""


def subject(text: Text, clause: Clause, verb: Mention, start: int, edge: int) -> str | None:
    """The value of who did what a verb says, looked for between `start` and `edge`; None where nobody is named."""
    if "1" in verb.tags:
        return "asker"
    if ours(text, clause, verb.first):
        return None if text.book.verbs[verb.value].get("is") else "asker"  # of `we played 3NT` either is declarer
    if (bearer := _bearer(text, clause, verb)) is not None:
        return antecedent(text, bearer)
    persons = [one for one in text.within(clause, "who") if one.case in ("nom", "")]
    persons = [one for one in persons if not is_no_subject(text, one)]
    before = [one for one in persons if one.last < verb.first]
    inner = [one for one in before if one.first >= start]
    after = [one for one in persons if verb.last < one.first <= edge]
    if inner and inner[-1].first and text.language == "nb" and text.not_yet(inner[-1].first - 1):
        after = [one for one in after if one.first == verb.last + 1]  # `før Sør rakk å gjøre noe, passet Vest`
        return antecedent(text, (after or inner[-1:])[0])
    if inner:
        return antecedent(text, inner[-1])
    near = [one for one in after if one.first - verb.last <= (3 if text.language in CASED else 1)]
    if near and (text.language in CASED or not before):
        return str(near[0].value)
    if before or "2" in verb.tags:
        return str(before[-1].value) if before else None
    if text.book.verbs[verb.value].get("is") == WON and by_card(text, clause, verb.first):
        return None
    return earlier(text, clause)


def by_card(text: Text, clause: Clause, place: int) -> bool:
    """Whether a card is what won, and not the player named last: `Kelet egy treffet dobott ra, az asz vitte`."""
    cards = [one for one in text.within(clause, "card", "rank") if 0 < place - one.last <= _BESIDE]
    return any(one.case in ("", "nom") for one in cards)


def ours(text: Text, clause: Clause, verb: int) -> bool:
    """Whether the teller's side does it, where no ending says so: `we led`, and nobody is named between them."""
    ours = text.book.words.get("we", frozenset())
    places = [at for at in range(clause.first, verb) if text.words[at].folded in ours]
    if not places or verb - places[-1] > _NEAR:
        return False
    return not any(places[-1] < one.first < verb for one in text.within(clause, "who"))


def _bearer(text: Text, clause: Clause, verb: Mention) -> Mention | None:
    """Whom what a verb says befalls (`Nyugatnak kiesett a treff 5`, `falt ut av handa til Vest`), or who has to do it
    (`Delnek passzolnia kell`); None where the verb's subject does it, or nobody is named so.
    """
    persons = text.within(clause, "who")
    given = [one for one in persons if one.case == "dat"]
    if not text.book.verbs[verb.value].get("befalls"):
        before = [one for one in persons if one.last < verb.first][-1:]
        given = [one for one in given if one in before] if text.language in CASED and "inf" in verb.tags else []
    elif not given:
        given = [one for one in persons if text.language not in CASED or one.case in ("gen", "obl")]
    return min(given, key=lambda one: abs(one.first - verb.first), default=None)


def antecedent(text: Text, one: Mention) -> str:
    """Whom a person named is: a role behind a seat is that seat, a pronoun the subject named before it."""
    if one.value in _ROLES:
        seats = [two for two in text.mentions if two.kind == "who" and 0 < one.first - two.last <= 2]
        seats = [two for two in seats if two.value in _SEATS and two.case in ("nom", "")]
        seats = [two for two in seats if not parted(text, two, one.first)]
        return str((seats or [one])[-1].value)
    if one.value != "he":
        return seat_beside(text, one) or str(one.value)
    number = text.sentence_at(one.first)
    begin = min((clause.first for clause in text.clauses if clause.sentence == number), default=one.first)
    named = [two for two in text.mentions if two.kind == "who" and begin <= two.first < one.first]
    named = [two for two in named if two.case in ("nom", "") and two.value not in ("he", "asker")]
    named = [two for two in named if not is_no_subject(text, two)]
    return str(named[0].value) if len({two.value for two in named}) == 1 else "he"


def seat_beside(text: Text, one: Mention) -> str:
    """The seat at which one sits who is named by what he is to somebody: `my partner in East`, `a Keleten ulo parom`;
    empty where none stands beside him. Behind a comma it may be another's, who acts.
    """
    if str(one.value).partition(":")[0] not in _RELATED:
        return ""
    sits = text.book.words.get("sits", frozenset())
    for two in text.mentions:
        if two.kind != "who" or two.value not in _SEATS or text.clause_at(one.first) != text.clause_at(two.first):
            continue
        first, second = (one, two) if two.first > one.last else (two, one)
        between = [word.folded for word in text.words[first.last + 1 : second.first]]
        if between and len(between) <= _NEAR and all(word in sits for word in between):
            return str(two.value) if first is one or text.language == "hu" else ""
        if not between and first is one and two.case == "obl":
            return str(two.value)
    return ""


def parted(text: Text, seat: Mention, place: int) -> bool:
    """Whether a seat and the role at a place are told by two clauses, and are no one: `I defend as West, declarer led`.

    A seat that is a clause of its own is named beside its role (`West, declarer, led`); another one in the clause of
    the role has it (`Øst er giver, nord meldte`).
    """
    here, there = text.clause_at(seat.first), text.clause_at(place)
    if here is None or there is None or here == there or (here.first == seat.first and here.last == seat.last):
        return False
    another = [one for one in text.within(there, "who") if one.value in _SEATS and one.value != seat.value]
    return bool(text.within(there, "verb")) or bool(another)


def earlier(text: Text, clause: Clause) -> str | None:
    """The person last named as subject before a clause of the same sentence: `West, half asleep, put down ...`; who
    is named in what is put in between (`West, though dummy was on lead, put down ...`) is another one.
    """
    if (outer := _put_off(text, clause)) is not None:
        return outer
    begin = min(one.first for one in text.clauses if one.sentence == clause.sentence)
    persons = [one for one in text.mentions if one.kind == "who" and begin <= one.first < clause.first]
    persons = [one for one in persons if one.case in ("nom", "") and not is_no_subject(text, one)]
    return str(persons[-1].value) if persons else None


def placed(text: Text, one: Mention) -> bool:
    """Whether a person stands before a postposition (`Kelet elott`)."""
    behind = text.words[one.last + 1 : one.last + 2]
    return bool(behind and behind[0].folded in text.book.words.get("postposition", ()))


def is_no_subject(text: Text, one: Mention) -> bool:
    """Whether a person is no subject: behind a preposition, or the owner of something (`West's hand`)."""
    if one.first > 0 and text.words[one.first - 1].folded in text.book.words["oblique"]:
        return not (text.not_yet(one.first - 1) or _behind_that(text, one))
    if placed(text, one):
        return True
    return _owned(text, one) or _owns_card(text, one)


def _behind_that(text: Text, one: Mention) -> bool:
    """Whether what stands before a person is no preposition but the word it is without its diacritics: `że W przebił`,
    `ze E przebil` (Polish), where his verb follows.
    """
    word = text.words[one.first - 1]
    if word.folded not in text.book.words["reports"]:
        return False
    return word.text.casefold() != word.folded or (
        one.value in _SEATS and any(two.kind == "verb" and two.first == one.last + 1 for two in text.mentions)
    )


def owner(text: Text, one: Mention) -> bool:
    """Whether a person is named only as the owner of what follows: `a felvevo treffjere`, `spilleforerens`, `'s`."""
    return one.case == "gen" or _owned(text, one) or _bears_its_owner(text, one.last + 1)


def _owned(text: Text, one: Mention) -> bool:
    behind = text.words[one.last + 1 : one.last + 2]
    return any(
        word.folded in text.book.words.get("owned", ()) and word.start == text.words[one.last].end + 1
        for word in behind
    ) and not _has(text, one.last + 2)


def _owns_card(text: Text, one: Mention) -> bool:
    """Whether a person is named only as he whose card it is: `Nyugat pikk kiralyara dobott` (Hungarian)."""
    endings = tuple(text.book.words.get("owned_card", ()))
    cards = [two for two in text.mentions if endings and two.kind in ("card", "rank") and two.first == one.last + 1]
    return any(text.words[two.last].folded.endswith(endings) for two in cards)


def _bears_its_owner(text: Text, place: int) -> bool:
    """Whether a word has the ending of what somebody owns (Hungarian), and is no verb."""
    endings = tuple(text.book.words.get("owned_ending", ()))
    if not endings or place >= len(text.words):
        return False
    word = text.words[place].folded
    verb = any(one.kind == "verb" and one.first <= place <= one.last for one in text.mentions)
    return len(word) > 3 and word.endswith(endings) and not verb and word not in text.book.words["claim"]


def on_the_table(text: Text, one: Mention) -> bool:
    """Whether a word for dummy is only where a card lies: `mistet kongen pa bordet`, but not `inne pa bordet`."""
    if text.words[one.first].folded not in text.book.words.get("place", ()) or one.first < 1:
        return False
    if text.words[one.first - 1].folded not in text.book.words.get("on_place", ()):
        return False
    before = text.words[one.first - 2].folded if one.first > 1 else ""
    if before in text.book.words.get("in_hand", ()):
        return False
    clause = text.clause_at(one.first)
    return clause is not None and any(verb.first < one.first for verb in text.within(clause, "verb"))


def _has(text: Text, place: int) -> bool:
    """Whether a verb's other form follows, so that `East's` is `East has`: `East's just dropped a spade`."""
    if place < len(text.words) and text.words[place].folded in text.book.words.get("since", ()):
        return True
    return any(done_form(text, one) for one in text.mentions if one.kind == "verb" and one.first == place)


def done_form(text: Text, verb: Mention) -> bool:
    """Whether a verb's form is not the plain one, which may be a noun (`East's lead`, `East's opening`)."""
    form, nouns = text.words[verb.first].folded, tuple(text.book.words.get("noun_ending", ()))
    return form != str(verb.value).partition(":")[2] and not form.endswith(nouns)


def _put_off(text: Text, clause: Clause) -> str | None:
    """The one person of a clause without a verb, where all that stands between that and this clause says `though`."""
    before = [one for one in text.clauses if one.sentence == clause.sentence and one.last < clause.first]
    if len(before) < 2 or text.words[before[-1].first].folded not in text.book.words.get("although", ()):
        return None
    outer = before[-2]
    persons = [one for one in text.within(outer, "who") if one.case in ("nom", "") and not is_no_subject(text, one)]
    alone = len(persons) == 1 and not text.within(outer, "verb", "call", "card")
    return antecedent(text, persons[0]) if alone else None
