"""Every attack by its name."""

from __future__ import annotations

from evals.attacks import files, lines, ruling
from evals.attacks.attack import Attack

ATTACKS: dict[str, Attack] = {
    attack.name: attack
    for attack in (ruling.ATTACK, files.RESULTS, files.QUIZZES, lines.BATCHES, files.BOOKS, lines.ADDRESSES)
}
