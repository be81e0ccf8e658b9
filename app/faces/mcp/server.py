"""The tools, resources and prompts of the MCP server; each is a call of the one service, and none writes anything."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Any, Literal, ParamSpec, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations

from app.faces.documents import (
    AnswerGiven,
    ProvisionShown,
    QuizMade,
    RulingGiven,
    SearchFound,
    StoryRead,
    TableRuled,
)
from app.service import Service
from corpus.errors import BadInput, LawbridgeError

P = ParamSpec("P")
T = TypeVar("T")
Lang = Literal["hu", "pl", "nb", "en"]
Edition = Literal["2017", "2007", "1997"]
MOST_ASKED = 50
"""Questions of one call of `quiz`."""
INSTRUCTIONS = (
    "The Laws of bridge with rulings as code. Tell a case with `ask`, or rule facts with `rule`; quote the citations "
    "they give, and never state a ruling that no tool gave."
)
_READS = ToolAnnotations(read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False)


def server(service: Service) -> MCPServer[Any]:
    """The server over one service; it is not running yet."""
    made: MCPServer[Any] = MCPServer("lawbridge", instructions=INSTRUCTIONS, log_level="WARNING")
    _looking_up(made, service)
    _ruling(made, service)
    _prompts(made)
    return made


def _refusing(tool: Callable[P, T]) -> Callable[P, T]:
    """The same tool; what a caller can mend is told in its sentence, where the SDK would hide it as a crash."""

    @wraps(tool)
    def refusing(*args: P.args, **named: P.kwargs) -> T:
        try:
            return tool(*args, **named)
        except LawbridgeError as error:
            raise ToolError(str(error)) from None

    return refusing


def _looking_up(made: MCPServer[Any], service: Service) -> None:
    @made.tool(annotations=_READS)
    @_refusing
    def search(query: str, k: int = 10, language: Lang | None = None) -> SearchFound:
        """Ranked provisions for a question, words or the number of a law."""
        return SearchFound.model_validate(service.search(query, k, language))

    @made.tool(annotations=_READS)
    @_refusing
    def show(provision: str, language: Lang | None = None) -> ProvisionShown:
        """One provision (27B1a, VSz 29, Ulti II.C.4) with its text, parallels and cross-references."""
        return ProvisionShown.model_validate(service.show(provision, language))

    @made.tool(annotations=_READS)
    @_refusing
    def compare(provision: str, language: Lang | None = None) -> ProvisionShown:
        """One provision beside its texts in the other editions and languages."""
        return ProvisionShown.model_validate(service.show(provision, language, compare=True))

    @made.resource("law://{provision}", mime_type="application/json", description="One provision: law://27.B.1.a")
    def law(provision: str) -> str:
        return json.dumps(service.show(provision), ensure_ascii=False)


def _ruling(made: MCPServer[Any], service: Service) -> None:
    @made.tool(annotations=_READS)
    @_refusing
    def read_story(story: str, language: Lang | None = None) -> StoryRead:
        """How a story is heard: events on the table, facts read, the procedure that fits, the open question."""
        return StoryRead.model_validate(service.read_story(story, language))

    @made.tool(annotations=_READS)
    @_refusing
    def ask(
        question: str, language: Lang | None = None, edition: Edition = "2017", facts: dict[str, Any] | None = None
    ) -> AnswerGiven:
        """The ruling or quoted law for a question, with citations; or the next question; or a refusal."""
        return AnswerGiven.model_validate(service.ask(question, language, None, edition, facts))

    @made.tool(annotations=_READS)
    @_refusing
    def rule(
        procedure: str, facts: dict[str, Any], language: Lang | None = None, edition: Edition = "2017"
    ) -> RulingGiven:
        """One ruling from facts; the resource procedures://all lists procedures, an unknown fact is refused."""
        return RulingGiven.model_validate(service.rule(procedure, facts, edition, language))

    @made.tool(annotations=_READS)
    @_refusing
    def table(table: dict[str, Any], language: Lang | None = None, edition: Edition = "2017") -> TableRuled:
        """What happened at a table (events, circumstances, asked), what was irregular, the rulings in order."""
        return TableRuled.model_validate(service.table(json.dumps(table), None, edition, language))

    @made.tool(annotations=_READS)
    @_refusing
    def score(
        level: int,
        denomination: Literal["C", "D", "H", "S", "NT"],
        tricks: int,
        declarer_vulnerable: bool,
        doubling: Literal["none", "X", "XX"] = "none",
    ) -> RulingGiven:
        """The score of a contract (Law 77), for declarer's side; tricks are all that it won, 0 to 13."""
        doubled = "" if doubling == "none" else doubling
        found = service.score(f"{level}{denomination}{doubled}", tricks, declarer_vulnerable)
        return RulingGiven.model_validate(found)

    @made.tool(annotations=_READS)
    @_refusing
    def quiz(
        n: int = 5, topics: list[str] | None = None, level: int | None = None, language: Lang = "en", seed: int = 1
    ) -> QuizMade:
        """A quiz of n questions with right answers and citations; topics are laws (27) or areas."""
        if n > MOST_ASKED:
            raise BadInput(f"A quiz of {n} questions was asked for and an assistant gets at most {MOST_ASKED} at once.")
        return QuizMade.model_validate(service.quiz(n, topics or (), level, language, seed))

    @made.resource("procedures://all", mime_type="application/json", description="Names and titles of procedures")
    def procedures() -> str:
        rows = [{"name": row["name"], "title": row["title"], "laws": row["laws"]} for row in service.procedures()]
        return json.dumps(rows, ensure_ascii=False)

    @made.resource("procedures://{name}", mime_type="application/json", description="The facts of one procedure")
    def procedure(name: str) -> str:
        return json.dumps(service.procedure(name), ensure_ascii=False)


def _prompts(made: MCPServer[Any]) -> None:
    @made.prompt(description="Rule a case at the table from its story")
    def director(story: str) -> str:
        return (
            "You assist a bridge director. Call the tool `ask` with this story as it stands; say its answer with the "
            f"citations it gives; if it asks a question, ask that and nothing else.\n\n{story}"
        )

    @made.prompt(description="Explain one law to players, with its text beside it")
    def explain_law(provision: str) -> str:
        return (
            f"Call the tool `show` with the provision {provision}. Explain it to club players in at most 120 words; "
            "say nothing that its text does not say, and quote the sentence that each part rests on with its number."
        )

    @made.prompt(description="Question a player on some laws, one question at a time")
    def examiner(topics: str = "", language: Lang = "en") -> str:
        asked = f" with topics {topics}" if topics else ""
        return (
            f"Call the tool `quiz` in language {language}{asked}. Put one question at a time with its options; "
            "after each answer say what is right and the law that the tool cites, and nothing of your own."
        )
