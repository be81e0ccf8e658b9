"""The Ask chat and the Ruling wizard without their pages: cases that go on, questions, shared addresses.

`moments` sorts the procedures by when they are needed; `inputs` says how a fact is asked of a person; `course` is one
walk through a procedure (answer, skip, back, what-if); `following` reads a follow-up question as further facts;
`conversation` puts a case that goes on into the document of `ask`; `sharing` writes addresses and plain text;
`typed` reads what people type or paste. Nothing here knows about Streamlit.
"""
