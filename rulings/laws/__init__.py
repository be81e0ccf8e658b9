"""The Laws, one folder per law or family of laws; each folder holds facts, rules, cases and wording."""
