"""The trainer's own questions: read from a file or a form, kept, mixed into sets; and questions struck out."""
