"""Ulti: which cards may be played to a trick (I.6). Settlements, contracts and irregularities come from the engine.

The rules of Ulti oblige a player to follow suit, to beat the winning card if he can, and else to trump.
"""

from __future__ import annotations

import string
from random import Random

from app.messages import message
from app.quiz.citing import cited, full_id, labels
from app.quiz.item import QuizItem
from app.quiz.model import QuizOption, QuizQuestion, question_id
from app.quiz.scope import QuizScope
from bridge.ulti.cards import UltiCard, UltiSuit, sort_hand
from bridge.ulti.notation import name_of_card, name_of_suit
from corpus.model import Language
from corpus.store import ULTI, Store
from rulings.registry import rule

_PACK = tuple(UltiCard(suit, rank) for suit in UltiSuit for rank in ("A", "10", "K", "F", "L", "9", "8", "7"))


def _legal_cards(store: Store, language: Language, rng: Random, seed: int, scope: QuizScope) -> QuizQuestion | None:
    pack = list(_PACK)
    rng.shuffle(pack)
    trick, hand = pack[: rng.choice([1, 1, 2])], sort_hand(pack[2 : 2 + rng.randint(4, 6)], trumps=True)
    trump = rng.choice(list(UltiSuit))
    facts = {"hand": [str(card) for card in hand], "trick": [str(card) for card in trick], "trump": trump.value}
    found = rule("ulti_legal_card", facts, language=language, weighed=False)
    legal = found["outcome"].get("legal_cards", [])
    head = next(one for one in found["statements"] if one["kind"] == "headline")
    if found["status"] != "ruled" or len(legal) == len(hand):
        return None
    label = labels(store, head["citations"], language)
    why = message(language, "quiz.why_card", ruling=head["text"].partition(";")[0].rstrip("."), label=label)
    provisions = tuple(full_id(one) for one in head["citations"])
    named = [name_of_card(card, language) for card in hand]
    options = tuple(
        QuizOption(letter, name, str(card) in legal, why, provisions)
        for letter, card, name in zip(string.ascii_lowercase, hand, named, strict=False)
    )
    told = message(
        language,
        "quiz.ulti_cards",
        trump=name_of_suit(trump, language),
        trick=", ".join(name_of_card(card, language) for card in trick),
        hand=", ".join(named),
    )
    return QuizQuestion(
        id=question_id(provisions, "ulti_legal_card", "cards", facts),
        kind="multiple",
        language=language,
        level=2,
        stem=f"{told} {message(language, 'quiz.ask_cards')}",
        explanation=f"{why} → {', '.join(option.text for option in options if option.correct)}",
        citations=cited(store, head["citations"], language),
        provisions=provisions,
        topics=("ulti",),
        options=options,
        origin="ulti",
        variant="cards",
        procedure="ulti_legal_card",
        facts=facts,
        seed=seed,
    )


ITEMS = (QuizItem("ulti_cards", "ulti", (f"{ULTI}:I.6",), 2.0, _legal_cards),)
