"""One service and its faces: command line, web, tools, quiz, log."""
