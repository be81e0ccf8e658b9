"""Seeded attacks on everything that takes something from outside: `python -m evals.attacks [NAME] --count N --seed N`.

An attack makes an input from a seed and gives it to one boundary. What may come back is an answer that keeps what was
promised of it, or a refusal of one sentence; all else is a `BrokenPromise`. What was ever found stands in
`findings.jsonl`, and the tests give it to the boundary again.
"""
