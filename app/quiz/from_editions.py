"""Old against new: what a law of the edition in force changed, from the reviewed notes of the concordance."""

from __future__ import annotations

import re
import string
from functools import lru_cache
from random import Random

from app.looking_up.provisions import note_of
from app.messages import message
from app.quiz.citing import cited, labels, with_article
from app.quiz.from_texts import law_title
from app.quiz.item import QuizItem
from app.quiz.model import QuizOption, QuizQuestion, question_id
from app.quiz.scope import QuizScope
from corpus.manifest import source
from corpus.model import Correspondence, Language
from corpus.store import LAW_IN_FORCE, Store

_SHORTEST, _LONGEST = 45, 240
_OF_THE_BOOK = re.compile(
    r"magyar sz|węgiersk|ungarske|Hungarian|utal |odsyła|viser til|refers|fogalmaz|sformuł|formuler|words"
    r"|szöveg|Tekst |Teksten|\btext|említi|wymienia|nevner|mentions",
    re.IGNORECASE,
)
_LAW = re.compile(rf"{LAW_IN_FORCE}:(\d+)\.")


@lru_cache(maxsize=8)
def changes(store: Store, language: Language) -> tuple[Correspondence, ...]:
    """Reviewed changes since 2007 (for Norwegian readers since 1997 too) whose note can stand alone."""
    found = []
    for link in store.correspondences:
        note = link.note.get(language, "")
        if (
            not link.current
            or ".fn" in link.current
            or not _LAW.match(link.current)
            or link.relation not in ("changed", "new")
        ):
            continue
        edition = source(link.other_source).edition
        wanted = edition == "2007" or (language == "nb" and edition == "1997")
        if link.decided == "reviewed" and wanted and _SHORTEST <= len(note) <= _LONGEST and not _names(link, note):
            found.append(link)
    return tuple(found)


def _names(link: Correspondence, note: str) -> bool:
    """Whether the note gives its own law away, or speaks of the book and not of the rule."""
    law = _LAW.match(link.current or "")
    return bool(law and re.search(rf"(?<!\d){law[1]}(?!\d)", note)) or bool(_OF_THE_BOOK.search(note))


def _make(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
    pool = [one for one in changes(store, language) if scope.wants("editions", [one.current or ""])]
    if not pool:
        return None
    asked = rng.choice(pool)
    others = [
        one for one in changes(store, language) if _law(one) != _law(asked) and one.other_source == asked.other_source
    ]
    rng.shuffle(others)
    chosen, laws = [asked], {_law(asked)}
    for one in others:
        if _law(one) not in laws and one.note[language] not in [other.note[language] for other in chosen]:
            chosen.append(one)
            laws.add(_law(one))
        if len(chosen) == 4:
            break
    rng.shuffle(chosen)
    edition = source(asked.other_source).edition
    current = str(asked.current)
    label = labels(store, [current], language)
    options = []
    for letter, one in zip(string.ascii_lowercase, chosen, strict=False):
        key = "why_right" if one is asked else "why_elsewhere"
        told = labels(store, [str(one.current)], language)
        why = message(language, f"quiz.{key}", label=told, the=with_article(told))
        options.append(QuizOption(letter, one.note[language], one is asked, why, (str(one.current),)))
    return QuizQuestion(
        id=question_id((current,), "", f"edition {edition}"),
        kind="single",
        language=language,
        level=3,
        stem=_stem(store, asked, label, edition, language),
        explanation=f"{note_of(store, asked, language)} ({label})",
        citations=cited(store, [current], language),
        provisions=(current,),
        topics=(_law(asked),),
        options=tuple(options),
        origin="texts",
        variant="edition",
        seed=seed,
    )


def _law(link: Correspondence) -> str:
    found = _LAW.match(link.current or "")
    return found[1] if found else ""


def _stem(store: Store, link: Correspondence, label: str, edition: str, language: Language) -> str:
    title = law_title(store, _law(link), language)
    key = "ask_edition" if title else "ask_edition_plain"
    return message(language, f"quiz.{key}", label=label, the=with_article(label), edition=edition, title=title)


ITEMS = (QuizItem("edition", "editions", tuple(f"{LAW_IN_FORCE}:{law}" for law in range(1, 94)), 1.0, _make),)
