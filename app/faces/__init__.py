"""Where people and programs meet the service: the command line, the web pages, the page for the pocket."""
