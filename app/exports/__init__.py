"""The corpus for other programs, and files a user named."""
