"""What pages share: a provision, an answer, the header."""
