"""The one service behind every face: search, show, compare (the library's), ask, go on with a case, rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from app import asking
from app.answering import sentences
from app.answering.documents import AnswerDocument, StoryHeard
from app.exports.pocket import collect
from app.looking_up.library import Library
from app.looking_up.searching import heading
from app.messages import language_code
from app.wizard import conversation
from corpus.model import Language
from rulings import registry
from rulings.board_facts import facts_of_board
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.ruling_document import RulingDocument
from rulings.table.rule import merged
from rulings.table.whole import facts_of_table, read_table, regular_of_table, table_document


class Service(Library):
    """Answers from one build folder. Safe to share between threads: nothing in it changes after loading."""

    def ask(
        self,
        question: str,
        lang: str | None = None,
        jurisdiction: str | None = None,
        edition: str = IN_FORCE_EDITION,
        facts: dict[str, Any] | None = None,
    ) -> AnswerDocument:
        """An answer with citations, or the next question, or a refusal (design section 10)."""
        return asking.ask(self, question, lang, jurisdiction, edition, facts)

    def read_story(self, story: str, lang: str | None = None) -> StoryHeard:
        """How a story is heard, without its ruling: its table, the procedure that fits, its facts, what is open."""
        heard = self.ask(story, lang)
        ruled = heard["procedure"]
        return {
            "language": heard["language"],
            "kind": heard["kind"],
            "understood": heard["understood"] or {},
            "facts": ruled["facts"] if ruled else {},
            "procedure": ruled["name"] if ruled else None,
            "next_question": heard["next_question"],
        }

    def score(self, contract: str, tricks: int, vulnerable: bool = False) -> RulingDocument:
        """The ruling on the score of a contract such as `4S`, `3NTX` or `6HXX` (Law 77), for declarer's side."""
        facts = {"contract": f"{contract}-S", "tricks": tricks, "declarer_vulnerable": vulnerable}
        return self.rule("contract_score", facts)

    def explain(self, question: str, lang: str | None = None) -> list[str]:
        """How a question is heard, step by step (docs/understanding.md)."""
        return asking.explain(self, question, lang)

    def reply(
        self,
        text: str,
        jurisdiction: str | None = None,
        previous: AnswerDocument | None = None,
        facts: dict[str, Any] | None = None,
        reader: Language | None = None,
    ) -> AnswerDocument:
        """The answer to a text, which may go on with the case of `previous` (`app.wizard.conversation`)."""
        return conversation.reply(self, text, jurisdiction, previous, facts, reader)

    def comes_to(self, canonical: str, language: Language) -> tuple[str, list[str]]:
        """What a law is about and what it comes to, for readers in whose language no text of it is held."""
        return heading(self.store, canonical, language), sentences(self.store, canonical, language)

    def procedures(self, lang: str | None = None) -> list[dict[str, Any]]:
        """Everything that can be worked out: name, laws, concepts, title and the schema of its facts."""
        return registry.procedures(language_code(lang) if lang else "en")

    def procedure(self, name: str, lang: str | None = None) -> dict[str, Any]:
        """One procedure: its facts and outcomes with what each means; raises BadInput for an unknown name."""
        return registry.describe(name, language_code(lang) if lang else "en")

    def rule(
        self,
        name: str,
        facts: Mapping[str, Any],
        edition: str = IN_FORCE_EDITION,
        lang: str | None = None,
        deal: str | None = None,
    ) -> RulingDocument:
        """One ruling (design section 10). `deal` is a board as text: its facts, over which those of `facts` stand.

        Of a table told whole on which nothing was irregular the ruling is that, and why.
        """
        language = language_code(lang) if lang else "en"
        if deal is None and set(facts) == {"table"} and name in registry.names():
            regular = regular_of_table(name, facts["table"], language, edition)
            if regular is not None:
                return regular
        return registry.rule(name, self.facts(name, facts, deal), edition, language)

    def table(
        self,
        text: str,
        facts: Mapping[str, Any] | None = None,
        edition: str = IN_FORCE_EDITION,
        lang: str | None = None,
    ) -> dict[str, Any]:
        """A table as JSON, or a board as PBN, LIN or typed lines: state, irregularities, rulings, result."""
        language = language_code(lang) if lang else "en"
        return table_document(read_table(text), language, edition, facts)

    def chart(
        self,
        name: str,
        facts: Mapping[str, Any],
        edition: str = IN_FORCE_EDITION,
        lang: str | None = None,
        kind: str = "mermaid",
        deal: str | None = None,
    ) -> str:
        """The flow chart of a procedure from the facts known, as mermaid or svg."""
        language = language_code(lang) if lang else "en"
        return registry.draw(name, self.facts(name, facts, deal), edition, language, kind)

    def facts(self, name: str, known: Mapping[str, Any], deal: str | None = None) -> dict[str, Any]:
        """Facts for a procedure: those of the board's text, and over them those known.

        `known["table"]` is a table as JSON: its facts stand, and a fact that goes against it is refused.
        """
        given = dict(known)
        table = given.pop("table", None)
        if table is not None:
            given = merged(name, facts_of_table(name, table), given)
        return {**(facts_of_board(name, deal) if deal is not None else {}), **given}

    def quiz(
        self, n: int = 5, topics: Iterable[str] = (), level: int | None = None, lang: str | None = None, seed: int = 1
    ) -> dict[str, Any]:
        """A quiz as JSON; the same arguments make the same one on the same build (`app.quiz.own.mixing`)."""
        from app.quiz.own.mixing import mixed_quiz

        return mixed_quiz(self.store, n, topics, level, language_code(lang) if lang else "en", seed).to_json()

    def in_language(self, document: AnswerDocument, language: Language) -> RulingDocument:
        """The ruling of an answer's case in another language, to be read aloud."""
        return conversation.in_language(document, language)

    def pocket(self) -> dict[str, Any]:
        """The data of the page for the pocket (`app.exports.pocket`)."""
        return collect(self.store)
