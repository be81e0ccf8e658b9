"""Making and checking the working texts: worksheets for writers, merging what they wrote, the audit."""
