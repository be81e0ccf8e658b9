"""What we install, and whether it is what we think: hashes of every pin, licences, known faults of pinned releases."""
