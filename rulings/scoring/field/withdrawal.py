"""A pair leaves the event and nobody takes its place (MBSz 25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from corpus.errors import BadInput
from rulings.scoring.calculation import Step, shown
from rulings.scoring.field.results import Artificial, FieldResults, Result

CITE = "mbsz-hu:25"
VALID_SHARE = 50  # per cent of the boards of a session


def withdraw(field: FieldResults, pairs: Sequence[str]) -> FieldResults:
    """The field without the pairs: with half of the session's boards played the results against them stand, otherwise
    all are deleted; whoever was to play them gets plus average for the boards concerned.

    The session's boards are the most any pair has in the file, played or open. The text speaks of opponents "against
    whom the pair no longer plays"; that those whose results are deleted get plus average too follows from 29 (wholly
    innocent), which a note says. Raises BadInput for a pair the field does not have.
    """
    everything = (*field.results, *field.unplayed)
    counts = Counter(pair for r in everything for pair in r.pairs)
    results, notes = list(everything), list(field.notes)
    for pair in pairs:
        if not counts[pair]:
            raise BadInput(f"The pair {pair!r} cannot withdraw: it is not in the field.")
        boards = max(counts.values())
        played = sum(1 for r in field.results if pair in r.pairs and not isinstance(r.score, Artificial))
        stands = played * 100 >= boards * VALID_SHARE
        cells = {"pair": pair, "percent": shown(Fraction(played * 100, boards))}
        notes.append(
            Step("note_withdrawn_stands" if stands else "note_withdrawn_deleted", CITE, f"{played} : {boards}", cells)
        )
        results = [_without(r, pair, keep=stands) for r in results]
    gone = set(pairs)
    open_rows = tuple(r for r in results if _open(r))
    kept = tuple(r for r in results if not _open(r) and r.pairs)
    dropped = {(r.board, r.ns, r.ew) for r in field.unplayed if gone & set(r.pairs)}
    return replace(
        field,
        results=kept,
        unplayed=open_rows,
        notes=tuple(n for n in notes if not (n.says == "note_no_result" and _row(n) in dropped)),
    )


def _without(result: Result, pair: str, keep: bool) -> Result:
    if pair not in result.pairs or (keep and not isinstance(result.score, Artificial) and not _open(result)):
        return result
    ns, ew = result.ns, result.ew
    before = result.score if isinstance(result.score, Artificial) else Artificial("plus", "plus")
    own_ns = before.ns if before.ns is not None else "plus"
    own_ew = before.ew if before.ew is not None else "plus"
    score = Artificial(None if ns == pair else own_ns, None if ew == pair else own_ew)
    return replace(result, score=score, group="")


def _open(result: Result) -> bool:
    return isinstance(result.score, Artificial) and result.score.ns is None and result.score.ew is None


def _row(note: Step) -> tuple[int, str, str]:
    return int(note.values["board"]), note.values["ns"], note.values["ew"]
