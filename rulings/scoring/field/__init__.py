"""A tournament in, a result out: results from a file, a field scored with adjustments and penalties, tables,
explanations.
"""
