"""The command line: a module a command; each reads its options, asks the service or a room, and prints."""
