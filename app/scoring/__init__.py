"""Scores as the faces ask for them: options as typed, one whole calculation, its documents and tables."""
