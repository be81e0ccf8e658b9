"""What the database keeps of quizzes: saved quizzes, attempts and their answers, cards of those who train, class rooms.

It is the database of the director's log (`app/log/database.py`, `LAWBRIDGE_DATABASE`).
"""
