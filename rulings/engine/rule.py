"""The `@rule` decorator: a function is a provision, and whatever it concludes cites that provision by construction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar, cast

from rulings.engine.case import Case
from rulings.engine.editions import IN_FORCE_EDITION, cited
from rulings.engine.errors import EngineError

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """What a rule declares about itself."""

    provision: str
    editions: tuple[str, ...]
    exception_to: tuple[str, ...]
    home: str
    name: str


RULES: list[RuleInfo] = []
"""Every rule imported so far, in order of definition; the registry's tests read it."""


def rule(
    provision: str, *, editions: tuple[str, ...] = (IN_FORCE_EDITION,), exception_to: str | tuple[str, ...] = ()
) -> Callable[[Callable[Concatenate[Case[F], P], R]], Callable[Concatenate[Case[F], P], R]]:
    """Declare a function as the rule of `provision`; its first argument is the case.

    `provision` is a bare id for the Laws (`27.B.1.a`), cited with the edition of the case, or a full id
    (`mbsz-hu:29`) for any other text. `editions` says in which editions the rule holds as written here.
    `exception_to` names the provisions whose outcomes this one overrides ("except as provided in ...").
    """
    general = (exception_to,) if isinstance(exception_to, str) else exception_to

    def declare(function: Callable[Concatenate[Case[F], P], R]) -> Callable[Concatenate[Case[F], P], R]:
        home = function.__module__.rpartition(".")[0]
        RULES.append(RuleInfo(provision, editions, general, home, f"{function.__module__}.{function.__qualname__}"))

        @wraps(function)
        def applied(case: Case[F], *args: P.args, **kwargs: P.kwargs) -> R:
            if ":" not in provision and case.edition not in editions:
                raise EngineError(f"the rule {provision} is written for {', '.join(editions)}, not for {case.edition}")
            exceptions = tuple(cited(item, case.edition) for item in general)
            with case.applying(cited(provision, case.edition), home, exceptions):
                return function(case, *args, **kwargs)

        return cast(Callable[Concatenate[Case[F], P], R], applied)

    return declare
