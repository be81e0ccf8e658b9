"""All the arithmetic of scores, in one place: Laws 77-78, 12C, 86-87 and the numbers of the Hungarian regulations.

Pure functions without the rulings engine (`stating` and `number_facts` join the two for procedures). Each returns a
`Calculation`: the value, the steps that led to it (each with its provision and its sum written out) and notes where the
text is silent or ambiguous. `telling.tell` puts a step into words.
"""
