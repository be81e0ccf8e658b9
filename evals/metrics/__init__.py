"""Measures of rankings and answers, and how sure they are."""
