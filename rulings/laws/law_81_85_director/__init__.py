"""Laws 81, 82, 84, 85: the director - his duties, rulings on agreed and on disputed facts, his own error."""

PROCEDURES = {"director_duties": "rules", "director_error": "law_82"}
