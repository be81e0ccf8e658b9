"""Ulti, pure: cards, contracts and their order, bidding, play, points, a table to try it (source `ulti-hu`)."""
