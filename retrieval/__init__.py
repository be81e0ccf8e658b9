"""Question -> what was read, and ranked provisions. Who writes an index format also reads it."""
