"""Hungarian paradigms: the forms of a regular verb and the cases of a noun, folded, with what each form shows.

Only what table talk needs: present and past, both conjugations, infinitive, conditional, `-hat`; nouns with possessors
and the everyday cases. Irregular verbs give their stems in the lexicon (`forms`).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge.notation import without_accents

_BACK = "aou\u00e1\u00f3\u00fa"
_ROUND = "\u00f6\u0151\u00fc\u0171"
_VOWELS = _BACK + _ROUND + "ei\u00e9\u00ed"
PREFIXES = ("vissza", "be", "ki", "le", "fel", "el", "meg", "oda", "at", "ra", "hozza", "szet", "bele", "kozbe", "ide")
Forms = Iterator[tuple[str, str]]


def verb_forms(lemma: str) -> Forms:
    """Folded forms of a verb given in the third person (`hiv`), each with its tags (`1`, `2`, `inf`, `may`, `cond`)."""
    back = _back(lemma)
    a, e, o = ("a", "a", "o") if back else ("e", "e", "o" if _rounded(lemma) else "e")
    past = _past(lemma, o)
    yield from _fold(lemma, [("", "")])
    link = "" if lemma[-1] in _VOWELS else o
    yield from _fold(lemma, [(link + "k", "1"), (link + "m", "1"), ("unk", "1"), ("juk", "1"), ("juk", "1")])
    doubled = lemma + lemma[-1] if lemma[-1] in "sz" else lemma
    yield from _fold(lemma, [("sz", "2"), (link + "d", "2"), ("ja", ""), ("i", ""), ("jak", ""), ("ik", "")])
    yield from _fold(doubled, [("a", ""), ("ak", ""), ("uk", "1")])
    yield from _fold(lemma, [("n" + a + "k", ""), (a + "n" + a + "k", "")])
    for stem in past:
        short = stem
        yield from _fold(short, [("", ""), (a, ""), (a + "m", "1"), ("unk", "1"), (a + "l", "2")])
        yield from _fold(short, [("uk", "1"), (a + "k", ""), (a + "tok", "2"), (e + "tek", "2"), (a + "d", "2")])
    long = lemma + (a if lemma[-2:-1] not in _VOWELS or lemma.endswith("t") else "")
    for stem in {lemma, long}:
        yield from _fold(stem, [("ni", "inf"), ("niuk", "inf"), ("nia", "inf"), ("nie", "inf")])
        yield from _fold(stem, [("nom", "inf 1"), ("nem", "inf 1"), ("n" + a, "cond"), ("nek", "cond 1")])
        yield from _fold(stem, [("nam", "cond 1"), ("nank", "cond 1"), ("nenk", "cond 1")])
    for stem in (lemma + ("hat" if back else "het"),):
        yield from _fold(stem, [("", "may"), (a + "m", "may 1"), (o + "k", "may 1"), ("unk", "may 1"), ("ja", "may")])
        yield from _fold(stem, [("i", "may"), ("juk", "may 1"), ("n" + a + "k", "may"), (a + "n" + a + "k", "may")])
        yield from _fold(
            stem, [("ott", "may"), ("ett", "may"), ("ta", "may"), ("te", "may"), ("na", "may"), ("ne", "may")]
        )


def noun_forms(lemma: str) -> Forms:
    """Folded forms of a noun with its possessors, each with its case: nom, acc, dat, obl."""
    back = _back(lemma)
    long = {"a": "\u00e1", "e": "\u00e9"}
    stem = lemma[:-1] + long[lemma[-1]] if lemma[-1] in long else lemma
    vowel = lemma[-1] in _VOWELS
    link = ("o", "a") if back else ("o", "e")
    stems = [(lemma, "nom"), (stem + "k", "nom")]
    stems += [(stem + one + "k", "nom") for one in link if not vowel]
    own = ["m", "d", "nk", "ja", "je", "i"] if vowel else [o + end for o in link for end in ("m", "d")]
    own += [] if vowel else ["unk", "ja", "je", "a", "e", "jai", "ei", "juk", "jei"]
    stems += [(stem + one, "nom") for one in own]
    for base, _ in stems:
        yield without_accents(base), "nom"
        bent = base[:-1] + long[base[-1]] if base[-1] in long else base
        for ending in ("t", "at", "et", "ot"):
            yield without_accents(bent + ending), "acc"
        yield without_accents(bent + ("nak" if back else "nek")), "dat"
        ins = ("val" if back else "vel") if base[-1] in _VOWELS else base[-1] + ("al" if back else "el")
        others = [
            "tol",
            "hoz",
            "hez",
            "ra",
            "re",
            "rol",
            "nal",
            "nel",
            "ban",
            "ben",
            "ba",
            "be",
            "bol",
            "ig",
            "e",
            "kent",
        ]
        for ending in [ins, *others, "on", "en", "n"]:
            yield without_accents(bent + ending), "obl"


def _past(lemma: str, link: str) -> list[str]:
    """Past stems: `hivt, hivot(t)`, `licitalt`, `nezet(t)`."""
    last, before = lemma[-1], lemma[-2:-1]
    if last in _VOWELS:
        return [lemma + "tt"]
    single = before in _VOWELS
    if (single and last in "lrnj") or lemma.endswith(("ny", "ly")):
        return [lemma + "t"]
    return [lemma + link + "tt", lemma + "t", lemma + link + "t"]


def _back(word: str) -> bool:
    vowels = [sign for sign in word if sign in _VOWELS]
    return any(sign in _BACK for sign in vowels) or all(sign in "i\u00ed" for sign in vowels[-1:])


def _rounded(word: str) -> bool:
    vowels = [sign for sign in word if sign in _VOWELS]
    return bool(vowels) and vowels[-1] in _ROUND


def _fold(stem: str, endings: list[tuple[str, str]]) -> Forms:
    for ending, tags in endings:
        yield without_accents(stem + ending), tags
