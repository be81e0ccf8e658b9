"""Ulti judged: bidding, settlement, renonsz and tournament points, after the championship rules (`ulti-hu`)."""
