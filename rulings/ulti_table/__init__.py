"""An Ulti table that is played: refusals and settlements in words, and the table as text."""
