"""Movements of MBSz annex 6: Mitchell (plain, skip, relay table, scrambled), Howell, and the team movement of Patton
and Board-a-Match.

Each is generated, verified (`verify`) and printed as guide cards (`guide_cards`).
"""
