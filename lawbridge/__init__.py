"""Lawbridge from Python: ten functions over the one service, on the build that the command line uses.

    import lawbridge

    lawbridge.ask("West led out of turn, face up")["answer"]

Documents are those of the command line with `--json` and of the API (docs/api.md). What a caller can mend is raised as
`corpus.errors.LawbridgeError` with one sentence. For langchain: `lawbridge.langchain`.
"""

from lawbridge.calls import ask, compare, procedures, quiz, read_story, rule, score, search, show, table

__all__ = ["ask", "compare", "procedures", "quiz", "read_story", "rule", "score", "search", "show", "table"]
