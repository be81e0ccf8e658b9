"""A language model as a second witness of a story: off unless switched on, checked always, and never ruling.

It fills the table and the facts of a few procedures, each with the words of the story it was read from, before its
value. What it says is validated here (`checked`), weighed against what the rules heard (`app.asking.witnessed`) and
replayed and ruled by the same engine. Whatever goes wrong on the way, the rules read alone.
"""
