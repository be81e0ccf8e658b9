"""One module a page; Streamlit runs them as scripts."""
