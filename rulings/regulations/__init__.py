"""The Hungarian federation's competition regulations (MBSz) as procedures: scores, penalties, draws, movements,
conduct.

They are in force in Hungary only. Each cites the regulation (`mbsz-hu:29`) and the Law of the day it rests on; where
the regulation's older reference or rule differs from the Law in force, both are shown and the Law prevails (Laws
80B2f, 81B2). The sums are those of `rulings.scoring`.
"""

PROCEDURES: dict[str, str] = {}
