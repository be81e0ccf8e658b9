"""A blind round answered for its judges: `python -m evals.understanding.for_judges FILE > answers.txt`.

Each story with its gold, then what a user sees: the short answer to the question and to each follow-up in one case.
A judge who wrote neither the stories nor the code marks R, P, W or refused (section 7 of the design).
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from app.answering.documents import AnswerDocument
from app.faces.cli.printing import print_answer
from app.service import Service


def shown(service: Service, row: Mapping[str, Any]) -> str:
    """One story with its gold and the answers, as plain text."""
    lines = [f"##### {row['id']} ({row['kind']}) gold laws {row['gold_laws']}, open: {row['open']}"]
    lines += [f"GOLD: {row['ruling']}", f"MUST SAY: {row['must_say']}", f"MUST NOT SAY: {row['must_not_say']}"]
    document: AnswerDocument | None = None
    for number, text in enumerate((row["question"], *row.get("followups", ()))):
        document = service.reply(text, None, document, None, row["lang"])
        page = io.StringIO()
        with redirect_stdout(page):
            print_answer(document)
        lines.append(f"{'FOLLOW-UP' if number else 'QUESTION'}: {text}")
        lines += [f"[{document['status']}]", page.getvalue().strip()]
    return "\n".join([*lines, "", ""])


def main() -> None:
    """Print every story of a file with its answers."""
    parser = argparse.ArgumentParser(prog="evals.understanding.for_judges", description=__doc__)
    parser.add_argument("file", type=Path)
    service = Service()
    for line in parser.parse_args().file.read_text(encoding="utf-8").splitlines():
        sys.stdout.write(shown(service, json.loads(line)))


if __name__ == "__main__":
    main()
