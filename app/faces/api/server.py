"""The routes of the API, each a call of the one service; documents are those of the command line (docs/api.md)."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import Body, FastAPI, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field, JsonValue
from starlette.exceptions import HTTPException
from starlette.responses import Response

from app.faces.api.door import PROBLEM, Door, problem, status_of
from app.faces.documents import (
    CONTRACT,
    AnswerGiven,
    ProcedureDescribed,
    ProvisionShown,
    RulingGiven,
    SearchFound,
    TableRuled,
)
from app.input.question import LONGEST_QUESTION
from app.service import Service
from corpus.errors import LawbridgeError

Lang = Annotated[Literal["hu", "pl", "nb", "no", "en"] | None, Query(description="Language of the answer.")]
Place = Annotated[Literal["hu", "pl", "no", "none"] | None, Query(description="Whose regulations hold.")]


class Problem(BaseModel):
    """Problem details (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str


AS_TEXT: dict[str, JsonValue] = {
    "minLength": 1,
    "maxLength": LONGEST_QUESTION,
    "pattern": r"^[^\x00-\x1f\ufffd]*[0-9A-Za-z\u00c0-\u017e][^\x00-\x1f\ufffd]*$",
}
"""What a question may be, for callers; the service refuses what is none in its own sentence."""


class AskBody(BaseModel):
    """A question, with facts beyond those it tells."""

    model_config = ConfigDict(extra="forbid")
    question: str = Field(json_schema_extra=AS_TEXT)
    language: Literal["hu", "pl", "nb", "no", "en"] | None = None
    jurisdiction: Literal["hu", "pl", "no", "none"] | None = None
    edition: Literal["2017", "2007", "1997"] = "2017"
    facts: dict[str, Any] | None = None


class RuleBody(BaseModel):
    """The facts of a procedure."""

    model_config = ConfigDict(extra="forbid")
    facts: dict[str, Any] = Field(default_factory=dict)
    language: Literal["hu", "pl", "nb", "no", "en"] | None = None
    edition: Literal["2017", "2007", "1997"] = "2017"


class TableBody(BaseModel):
    """A table as JSON, or a board as PBN, LIN or typed lines."""

    model_config = ConfigDict(extra="forbid")
    table: dict[str, Any] | str
    facts: dict[str, Any] | None = None
    language: Literal["hu", "pl", "nb", "no", "en"] | None = None
    edition: Literal["2017", "2007", "1997"] = "2017"


def application(service: Service, bound: str = "127.0.0.1") -> FastAPI:
    """The API over one service, behind its door; `bound` is the address it listens on."""
    said: dict[int | str, dict[str, Any]] = {
        status: {"model": Problem, "description": "Problem details", "content": {PROBLEM: {}}}
        for status in (400, 403, 404, 411, 413, 422, 503)
    }
    api = FastAPI(
        title="Lawbridge",
        version=CONTRACT,
        description="The Laws of bridge: look-up, answers that cite, rulings.",
        docs_url=None,  # its pages fetch scripts from elsewhere
        redoc_url=None,
        responses=said,
    )
    _errors(api)
    _looking_up(api, service)
    _ruling(api, service)
    api.add_middleware(Door, bound=bound)
    return api


def _errors(api: FastAPI) -> None:
    @api.exception_handler(LawbridgeError)
    def mendable(_request: Request, error: Exception) -> Response:
        return _problem(status_of(error) if isinstance(error, LawbridgeError) else 500, str(error))

    @api.exception_handler(RequestValidationError)
    def malformed(_request: Request, error: Exception) -> Response:
        rows = error.errors() if isinstance(error, RequestValidationError) else []
        first = rows[0] if rows else {"loc": (), "msg": "it cannot be read"}
        where = ".".join(str(part) for part in first["loc"])
        return _problem(422, f"The request cannot be used at {where}: {first['msg']}; /openapi.json has its form.")

    @api.exception_handler(HTTPException)
    def elsewhere(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        headers = error.headers if isinstance(error, HTTPException) else None
        detail = f"{request.method} {request.url.path} is nothing here; /openapi.json lists what is."
        if status == 400:
            detail = "The body of this request is no JSON; /openapi.json has its form."
        return _problem(status, detail, dict(headers or {}))

    @api.exception_handler(Exception)
    def failed(_request: Request, _error: Exception) -> Response:
        return _problem(500, "Lawbridge failed on this request; its log says where.")


def _gives(document: Any) -> dict[str, Any]:
    """How a route's answer is described; it is sent as the service makes it."""
    return {"response_model": None, "responses": {200: {"model": document}}}


def _problem(status: int, detail: str, headers: dict[str, str] | None = None) -> Response:
    return JSONResponse(problem(status, detail), status, headers, media_type=PROBLEM)


def _looking_up(api: FastAPI, service: Service) -> None:
    @api.get("/v1/search", summary="Ranked provisions", **_gives(SearchFound))
    def search(
        query: Annotated[str, Query(description="A question, words or a number of a law.", json_schema_extra=AS_TEXT)],
        k: Annotated[int, Query(ge=1, le=100)] = 10,
        language: Lang = None,
        jurisdiction: Place = None,
    ) -> Response:
        return JSONResponse(service.search(query, k, language, jurisdiction))

    @api.get(
        "/v1/provisions/{provision:path}",
        summary="One provision, its parallels and cross-references",
        **_gives(ProvisionShown),
    )
    def show(
        provision: Annotated[str, Path(description="For example 27.B.1.a or laws-2017-hu:27.B.1.a.")],
        language: Lang = None,
        compare: bool = False,
    ) -> Response:
        return JSONResponse(service.show(provision, language, compare))

    @api.get(
        "/v1/procedures",
        summary="Everything that can be worked out, with the schema of its facts",
        **_gives(list[ProcedureDescribed]),
    )
    def procedures(language: Lang = None) -> Response:
        return JSONResponse(service.procedures(language))

    @api.get(
        "/v1/procedures/{name}",
        summary="One procedure: its facts and outcomes, each described",
        **_gives(ProcedureDescribed),
    )
    def procedure(name: str, language: Lang = None) -> Response:
        return JSONResponse(service.procedure(name, language))


def _ruling(api: FastAPI, service: Service) -> None:
    @api.post("/v1/ask", summary="An answer with citations, the next question, or a refusal", **_gives(AnswerGiven))
    def ask(asked: Annotated[AskBody, Body()]) -> Response:
        return JSONResponse(service.ask(asked.question, asked.language, asked.jurisdiction, asked.edition, asked.facts))

    @api.post("/v1/rule/{name}", summary="One ruling from facts", **_gives(RulingGiven))
    def rule(name: str, told: Annotated[RuleBody, Body()]) -> Response:
        return JSONResponse(service.rule(name, told.facts, told.edition, told.language))

    @api.post(
        "/v1/table",
        summary="What happened on a board, what was irregular, the rulings in order, the result",
        **_gives(TableRuled),
    )
    def table(told: Annotated[TableBody, Body()]) -> Response:
        text = told.table if isinstance(told.table, str) else json.dumps(told.table)
        return JSONResponse(service.table(text, told.facts, told.edition, told.language))
