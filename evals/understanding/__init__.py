"""How well stories are heard: `python -m evals.understanding [FILE …] [--language pl] [--show ID]`."""
