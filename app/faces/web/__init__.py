"""The Streamlit face: `main.py` is the script, `views/` its pages, `parts/` what pages share."""
