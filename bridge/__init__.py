"""The game itself, pure: seats, calls, auction, cards, hands, tricks, notation. Imports nothing of ours."""
