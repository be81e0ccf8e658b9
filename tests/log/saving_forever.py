"""Run by test_killed.py: saves and edits until it is killed, printing what was acknowledged."""

import sys

from app import log

while True:
    entry = log.save(log.EntryDraft(notes="x" * 2000, facts={"n": list(range(200))}), "killed")
    sys.stdout.write(f"saved {entry.number}\n")
    sys.stdout.flush()
    entry = log.edit(entry.number, {"board": str(entry.number)}, entry.version, "killed")
    sys.stdout.write(f"edited {entry.number}\n")
    sys.stdout.flush()
