"""Making a quiz: choose, preview, edit, drop or replace a question, save, export."""

from __future__ import annotations

from dataclasses import replace

import streamlit as st

from app.faces.web.parts import quiz_own
from app.faces.web.parts.plain import plain
from app.faces.web.parts.quiz_question import explains, laws, lettered, with_key, wrong_reasons
from app.faces.web.parts.quiz_words import hold, html_block, level_words, pick_areas, quiz, stem_html, word
from app.faces.web.parts.sign_in import person
from app.faces.web.parts.words import coloured, label
from app.faces.web.session import language, service
from app.messages import message
from app.quiz import editing
from app.quiz.exams import forms
from app.quiz.exams.blueprint import blueprint, blueprints
from app.quiz.exports import FORMATS, Paper, export
from app.quiz.exports.kahoot_writer import fits, fitted, refused
from app.quiz.model import LEVELS, Quiz, QuizQuestion
from app.quiz.own.struck import struck_ids
from app.quiz.readers import levels_for
from app.quiz.results import saved
from app.quiz.results.statistics import ItemResult
from corpus.errors import LawbridgeError
from corpus.model import LANGUAGES, Language

_state = st.session_state
MOST = 60


def main() -> None:
    """The choices, then the quiz in hand."""
    asked()
    paper_or_saved()
    found = quiz()
    if found is not None:
        in_hand(found)


def asked() -> None:
    """What the questions are about; the button makes them."""
    names_of_levels = level_words()
    with st.form("quiz-ask", border=True):
        names = pick_areas("quiz-areas")
        numbers = st.text_input(
            word("law_numbers"),
            key="quiz-laws",
            placeholder=word("law_numbers_help"),
            max_chars=200,
            autocomplete="off",
        )
        with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
            count = st.number_input(word("number"), 1, MOST, 10, key="quiz-count", width=150)
            level = st.selectbox(
                word("level"),
                list(names_of_levels),
                format_func=names_of_levels.__getitem__,
                key="quiz-level",
                width=150,
            )
            spoken = pick_language("quiz-language")
            seed = st.number_input(word("seed"), 1, 999_999, 1, key="quiz-seed", width=150, help=word("seed_help"))
        with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
            reader = quiz_own.for_whom("quiz-for")
            own = quiz_own.how_many("quiz-own")
        kahoot = st.checkbox(word("kahoot_only"), key="quiz-kahoot")
        if st.form_submit_button(word("make"), type="primary", icon=":material/casino:"):
            with st.spinner(word("making")), saying():
                levels = levels_for(reader) if reader else LEVELS
                wanted = (names, int(count), level or None, spoken, int(seed), ())

                def holds(question: QuizQuestion) -> bool:
                    return question.level in levels and (not kahoot or fits(question))

                hold(editing.fresh(service().store, *wanted, laws=numbers, fits=holds, own=own))
                _state.pop("quiz-paper", None)


def pick_language(key: str) -> Language:
    """The language of the questions, first the reader's own."""
    return st.selectbox(
        word("quiz_language"),
        LANGUAGES,
        index=LANGUAGES.index(language()),
        format_func=lambda code: message(code, "language"),
        key=key,
        width=170,
    )


class saying:  # noqa: N801 - used as a word in a with statement
    """What a person can mend is said on the page instead of breaking it."""

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        """Show our own errors; others go on."""
        if isinstance(error, LawbridgeError):
            st.warning(plain(error), icon=":material/info:")
            return True
        return False


def paper_or_saved() -> None:
    """Two quiet ways to a quiz: an examination paper, and what was saved. Both have their answers with them, so in a
    room they are the director's.
    """
    if not person().may_log:
        return
    with st.container(horizontal=True, gap="small"):
        with st.popover(word("or_paper"), icon=":material/assignment:", key="quiz-papers"):
            paper()
        with st.popover(word("saved"), icon=":material/folder_open:", key="quiz-saved"):
            saved_list()
        with st.popover(quiz_own.say("title"), icon=":material/edit_note:", key="quiz-own-questions"):
            quiz_own.writing()
        with st.popover(quiz_own.say("struck_title"), icon=":material/block:", key="quiz-struck-questions"):
            quiz_own.struck_list()


def paper() -> None:
    """An examination paper; the forms of one session are parallel, and nobody can guess what they are drawn from."""
    plans = blueprints()
    titles = {one: plan.titles[language()] for one, plan in plans.items()}
    name = st.selectbox(word("blueprint"), list(plans), format_func=titles.__getitem__, key="quiz-plan")
    letter = st.selectbox(word("form_letter"), list("ABCDEF"), key="quiz-letter", width=120)
    st.caption(plans[name].notes[language()])
    if st.button(word("make_paper"), key="quiz-paper-make", type="primary"):
        with st.spinner(word("making")), saying():
            seed = int(_state.setdefault("quiz-paper-seed", forms.drawn_seed()))
            made = forms.form(blueprint(name), letter, language(), forms.maker_of(service().store, struck_ids()), seed)
            hold(made.quiz)
            _state["quiz-paper"] = made
            st.rerun()


def saved_list() -> None:
    """Saved quizzes to open or remove."""
    rows = saved.saved()
    if not rows:
        st.caption(word("none_saved"))
        return
    texts = {row.id: f"{row.title} ({row.count}, {row.language}, {row.updated:%Y-%m-%d})" for row in rows}
    chosen = st.selectbox(
        word("saved"), list(texts), format_func=texts.__getitem__, key="quiz-pick", label_visibility="collapsed"
    )
    with st.container(horizontal=True, gap="small"):
        if st.button(word("open"), key="quiz-open", type="primary"):
            with saying():
                hold(saved.opened(chosen), chosen)
                _state.pop("quiz-paper", None)
                st.rerun()
        if st.button(word("remove"), key="quiz-remove"):
            saved.remove(chosen)
            st.rerun()


def in_hand(found: Quiz) -> None:
    """The quiz with its title, its buttons and its questions."""
    st.divider()
    title = st.text_input(word("quiz_title"), found.title, key=f"quiz-title-{_state.get('quiz-id')}-{found.seed}")
    if title.strip() and title != found.title:
        found = replace(found, title=title.strip())
        hold(found, _state.get("quiz-id", ""))
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown(f"**{word('questions', count=str(len(found.questions)))}**", width="content")
        if person().may_log and st.button(word("save"), key="quiz-save", icon=":material/save:"):
            with saying():
                hold(found, saved.save(found, _state.get("quiz-id", "")))
                st.toast(word("save_done"), icon=":material/check_circle:")
        with st.popover(word("export"), icon=":material/download:", key="quiz-export"):
            exporting(found)
    known = quiz_own.taken(found)
    for place, question in enumerate(found.questions):
        preview(found, place, question, known.get(question.id))


def exporting(found: Quiz) -> None:
    """A format, what it cannot hold, and the file."""
    names = {one: word(f"format_{one}") for one in FORMATS}
    name = st.selectbox(word("format"), list(names), format_func=names.__getitem__, key="quiz-format")
    made = _state.get("quiz-paper")
    paper: Paper = made.paper if made else Paper()
    if name == "kahoot":
        reasons = [(question, refused(fitted(question))) for question in found.questions]
        out = [(question, reason) for question, reason in reasons if reason]
        if out:
            st.caption(word("left_out", count=str(len(out))))
            st.html("".join(f"<small>{coloured(one.stem[:70])} … {coloured(why)}</small><br>" for one, why in out))
    form = FORMATS[name]
    st.download_button(
        word("download"),
        data=lambda: export(found, name, paper).content,
        file_name=form.filename(found),
        mime=form.mime,
        icon=":material/download:",
        type="primary",
        key=f"quiz-download-{name}",
        on_click="ignore",
    )


def preview(found: Quiz, place: int, question: QuizQuestion, known: ItemResult | None) -> None:
    """One question with its answer, and what can be done to it."""
    key = f"quiz-{question.key}"
    with st.container(border=True, key=f"quizcard-{place}"):
        total = str(len(found.questions))
        st.caption(" · ".join([word("place", place=str(place + 1), total=total), *quiz_own.hardness(question, known)]))
        if question.note == editing.EDITED:
            st.caption(f":material/edit: {word('edited')}")
        if question.origin == "own":
            st.caption(f":material/person: {quiz_own.say('mine')}")
        if _state.get("quiz-editing") == question.key:
            edit(found, place, question, key)
            return
        html_block(stem_html(question) + with_key(question))
        html_block(wrong_reasons(question))
        if explains(question):
            html_block(f'<div class="quiz-why">{coloured(question.explanation)}</div>'.replace("\n", "<br>"))
        laws(question, key)
        with st.container(horizontal=True, gap="small", key=f"quizdo-{place}"):
            st.button(word("edit"), key=f"{key}-edit", icon=":material/edit:", on_click=_edit, args=(question,))
            if st.button(word("replace"), key=f"{key}-replace", icon=":material/autorenew:"):
                with saying():
                    hold(editing.another(service().store, found, place), _state.get("quiz-id", ""))
                    st.rerun()
            if person().may_log:
                quiz_own.strike_button(found, place, key)
            if len(found.questions) > 1:
                st.button(
                    word("drop"), key=f"{key}-drop", icon=":material/delete:", on_click=_drop, args=(found, place)
                )


def _edit(question: QuizQuestion) -> None:
    _state["quiz-editing"] = question.key


def _drop(found: Quiz, place: int) -> None:
    hold(editing.dropped(found, place), _state.get("quiz-id", ""))


def edit(found: Quiz, place: int, question: QuizQuestion, key: str) -> None:
    """The words of a question in fields."""
    with st.form(f"{key}-form", border=False):
        texts = {"stem": st.text_area(word("edit_stem"), question.stem, key=f"{key}-stem")}
        for option in question.options:
            letter = lettered(question, option).partition(")")[0] if question.kind != "true_false" else option.text
            texts[option.id] = st.text_input(
                word("edit_option", letter=label(letter)), option.text, key=f"{key}-o-{option.id}"
            )
            if option.why:
                why = word("edit_why", letter=label(letter))
                texts[f"why:{option.id}"] = st.text_input(why, option.why, key=f"{key}-w-{option.id}")
        texts["explanation"] = st.text_area(word("edit_explanation"), question.explanation, key=f"{key}-explain")
        if st.form_submit_button(word("edit_keep"), type="primary"):
            with saying():
                changed = editing.exchanged(found, place, editing.edited(question, texts))
                hold(changed, _state.get("quiz-id", ""))
                _state.pop("quiz-editing", None)
                st.rerun()
