"""Quizzes: questions whose answers are certain because the engine, the texts or the calculators produced them."""
