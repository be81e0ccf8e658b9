"""Laws 77 and 78: contract score, IMPs, matchpoints."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, procedure, rule_of
from rulings.law_scores.facts import ContractScoreFacts, ImpFacts, MatchpointFacts
from rulings.scoring.contract import contract_score, passed_out
from rulings.scoring.imp import imp_score
from rulings.scoring.matchpoints import matchpoint_result, top_score
from rulings.scoring.number_facts import plain
from rulings.scoring.stating import work


@rule_of("77")
def contract_score_77(case: Inquiry[ContractScoreFacts]) -> None:
    """Trick points, premiums, overtricks or undertricks."""
    if case.facts.passed_out:
        work(case, "77", passed_out, headline=True)
        case.set(result="passed_out", score=0, score_ns=0)
        return
    contract, tricks = case.facts.contract, case.facts.tricks
    doubling = {"none": 0, "X": 1, "XX": 2}[contract.doubling.value]
    score = work(
        case,
        "77",
        contract_score,
        contract.level,
        contract.denomination.value,
        doubling,
        case.facts.declarer_vulnerable,
        tricks,
        headline=True,
    )
    ns = score if contract.declarer.side.value == "ns" else -score
    case.set(
        result="made" if score > 0 else "down", score=score, score_ns=ns, over_or_under=tricks - contract.level - 6
    )


@rule_of("78.B")
def imp_78b(case: Inquiry[ImpFacts]) -> None:
    """The difference of two scores on the IMP scale."""
    value = work(case, "78.B", imp_score, case.facts.own_score, case.facts.other_score, headline=True)
    case.set(result="imps", imps=value, difference=case.facts.own_score - case.facts.other_score)


@rule_of("78.A")
def matchpoints_78a(case: Inquiry[MatchpointFacts]) -> None:
    """Two units for each worse result, one for each equal."""
    scores, scale = case.facts.scores, _scale(case.facts.matchpoint_scale)
    value = work(case, "78.A", matchpoint_result, scores, case.facts.place - 1, scale, headline=True)
    top = top_score(len(scores), scale)
    percent = {} if not top else {"percent": plain(value * 100 / top)}
    outcome: dict[str, Any] = {"matchpoints": plain(value), "top": plain(top), **percent}
    case.set(result="matchpoints", **outcome)


def _scale(name: str) -> Any:
    return name


CONTRACT_SCORE = procedure(
    "contract_score", facts=ContractScoreFacts, laws=("77",), concepts=("contract_score",), decide=contract_score_77
)
IMP = procedure("imp", facts=ImpFacts, laws=("78",), concepts=("imp",), decide=imp_78b)
MATCHPOINTS = procedure(
    "matchpoints", facts=MatchpointFacts, laws=("78",), concepts=("matchpoints",), decide=matchpoints_78a
)
