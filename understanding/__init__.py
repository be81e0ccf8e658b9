"""From the words of a story to the table they tell of, and to what has to be ruled.

`hear` is the door. On the way: `kinds` (what sort of question), `mentions` (calls, cards, seats, roles, numbers),
`acts` and `circumstances` (what was done, what is told as being so), `timelines` (the few best readings, replayed),
`frames` (what no table can see), `rank` (what to rule), `follow` (a further line of an open case).
Words live in `corpus/lexicon/<language>.yaml`; the grammar is one for all languages.
"""
