"""Exams: blueprints and parallel forms, marking and statistics, and spaced repetition for one who trains alone."""
