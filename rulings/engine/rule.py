"""The `@rule_of` decorator: a function is a provision; whatever it concludes cites that provision by construction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, wraps
from typing import Concatenate, ParamSpec, TypeVar, cast

from rulings.engine.editions import WRITTEN_FOR, cited, of_edition
from rulings.engine.errors import EngineError
from rulings.engine.inquiry import Inquiry

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """What a rule declares about itself; `numbers` are its provision in each edition it holds in."""

    numbers: Mapping[str, str]
    exception_to: tuple[str, ...]
    home: str
    name: str


RULES: list[RuleInfo] = []
"""Every rule imported so far, in order of definition; the registry's tests read it."""


def rule_of(
    provision: str,
    *,
    editions: tuple[str, ...] = (WRITTEN_FOR,),
    renumbered: Mapping[str, str] | None = None,
    exception_to: str | tuple[str, ...] = (),
) -> Callable[[Callable[Concatenate[Inquiry[F], P], R]], Callable[Concatenate[Inquiry[F], P], R]]:
    """Declare a function as the rule of `provision`; its first argument is the case.

    `provision` is a bare id for the Laws (`27.B.1.a`), cited with the edition of the case, or a full id
    (`mbsz-hu:29`) for any other text. `editions` says in which editions the rule holds under this number,
    `renumbered` under which other number it holds in which edition (`{"2007": "35.2"}`).
    `exception_to` names the provisions whose outcomes this one overrides ("except as provided in ...").
    """
    general = (exception_to,) if isinstance(exception_to, str) else exception_to
    numbers = {**dict.fromkeys(editions, provision), **(renumbered or {})}

    def declare(function: Callable[Concatenate[Inquiry[F], P], R]) -> Callable[Concatenate[Inquiry[F], P], R]:
        home = function.__module__.rpartition(".")[0]
        RULES.append(RuleInfo(numbers, general, home, f"{function.__module__}.{function.__qualname__}"))

        @cache
        def numbered(edition: str) -> tuple[str, tuple[str, ...]]:
            number = provision if ":" in provision else of_edition(numbers, edition)
            if number is None:
                raise EngineError(f"the rule {provision} is written for {', '.join(numbers)}, not for {edition}")
            return cited(number, edition), tuple(cited(item, edition) for item in general)

        @wraps(function)
        def applied(case: Inquiry[F], *args: P.args, **kwargs: P.kwargs) -> R:
            number, exceptions = numbered(case.edition)
            case.apply(number, home, exceptions)
            try:
                return function(case, *args, **kwargs)
            finally:
                case.applied()

        return cast(Callable[Concatenate[Inquiry[F], P], R], applied)

    return declare
