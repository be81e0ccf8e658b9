"""One question on a page: to be answered, and with its answer, reasons and laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

import streamlit as st

from app.faces.web.parts.citation import chip
from app.faces.web.parts.quiz_words import bar, html_block, stem_html, word
from app.faces.web.parts.words import coloured, label
from app.messages import message
from app.quiz.exams.marking import chosen, is_given, is_right
from app.quiz.exports.format import clean, number
from app.quiz.exports.presented import present, rights
from app.quiz.model import QuizOption, QuizQuestion


def ask(question: QuizQuestion, key: str, given: Any = None, at_once: bool = True) -> Any:
    """The question with its answers; returns what is answered now, None for nothing yet.

    `at_once` shows the options of a question with one right answer as buttons, so that one tap answers it; else a
    choice that can be changed.
    """
    html_block(stem_html(question))
    if question.kind in ("multiple", "order"):
        st.caption(message(question.language, f"exam.do_{question.kind}"))
    match question.kind:
        case "single" | "true_false":
            return _one(question, key, given, at_once)
        case "multiple":
            return _several(question, key, given)
        case "match":
            return _pairs(question, key, given)
        case "order":
            return _places(question, key, given)
        case "numeric":
            return _number(question, key, given)


def _one(question: QuizQuestion, key: str, given: Any, at_once: bool) -> Any:
    if not at_once:
        ids = [option.id for option in question.options]
        texts = {option.id: lettered(question, option) for option in question.options}
        return st.radio(
            question.stem,
            ids,
            index=ids.index(given) if given in ids else None,
            format_func=lambda one: label(texts[one]),
            key=key,
            label_visibility="collapsed",
        )
    answer = None
    with st.container(key=f"answers-{key}"):
        for option in question.options:
            kind = "primary" if given == option.id else "secondary"
            words = label(lettered(question, option))
            if st.button(words, key=f"{key}-{option.id}", type=kind, width="stretch"):  # type: ignore[arg-type]
                answer = option.id
    return answer


def _several(question: QuizQuestion, key: str, given: Any) -> list[str]:
    before = given if isinstance(given, list) else []
    return [
        option.id
        for option in question.options
        if st.checkbox(label(lettered(question, option)), value=option.id in before, key=f"{key}-{option.id}")
    ]


def _pairs(question: QuizQuestion, key: str, given: Any) -> dict[str, str]:
    before, column = given if isinstance(given, dict) else {}, rights(question)
    found = {}
    for pair in question.pairs:
        old = before.get(pair.id)
        found[pair.id] = st.selectbox(
            label(pair.left),
            column,
            index=column.index(old) if old in column else None,
            placeholder=word("choose"),
            key=f"{key}-{pair.id}",
        )
    return {name: text for name, text in found.items() if text}


def _places(question: QuizQuestion, key: str, given: Any) -> list[str]:
    before = given if isinstance(given, list) else []
    texts = {option.id: option.text for option in question.options}
    return list(
        st.multiselect(
            message(question.language, "exam.do_order"),
            list(texts),
            default=[one for one in before if one in texts],
            format_func=lambda one: texts[one],
            placeholder=word("choose"),
            key=key,
            label_visibility="collapsed",
        )
    )


def _number(question: QuizQuestion, key: str, given: Any) -> str:
    name = question.unit or message(question.language, "exam.answer")
    return st.text_input(name, value=str(given or ""), key=key, autocomplete="off", width=240)


def lettered(question: QuizQuestion, option: QuizOption) -> str:
    """An option with its letter; of true and false the words alone."""
    if question.kind == "true_false":
        return clean(option.text)
    return f"{ascii_uppercase[question.options.index(option)]})  {clean(option.text)}"


def answer_words(question: QuizQuestion, given: Any) -> str:
    """An answer in words."""
    if not is_given(question, given):
        return word("no_answer")
    match question.kind:
        case "match":
            return "\n".join(f"{clean(pair.left)}: {given.get(pair.id, '')}" for pair in question.pairs)
        case "order":
            texts = {option.id: clean(option.text) for option in question.options}
            return "\n".join(f"{place}. {texts.get(one, '')}" for place, one in enumerate(given, 1))
        case "numeric":
            return f"{given} {question.unit}".strip()
        case _:
            return "\n".join(clean(option.text) for option in chosen(question, given))


def right_words(question: QuizQuestion) -> str:
    """The right answer in words."""
    match question.kind:
        case "match":
            return answer_words(question, {pair.id: clean(pair.right) for pair in question.pairs})
        case "order":
            return answer_words(question, [option.id for option in question.correct])
        case "numeric":
            return answer_words(question, number(question.answer or 0.0))
        case _:
            return "\n".join(clean(option.text) for option in question.correct)


def reveal(question: QuizQuestion, given: Any, key: str, stem: bool = True) -> None:
    """The answer given, the right one, the reasons of both, and the laws to tap."""
    right = is_right(question, given)
    if stem:
        html_block(stem_html(question))
    if is_given(question, given):
        verdict = st.success if right else st.error
        icon = ":material/check_circle:" if right else ":material/cancel:"
        verdict(f"**{word('right' if right else 'wrong')}**  \n{_lines(answer_words(question, given))}", icon=icon)
    if not right:
        st.markdown(f"**{word('the_answer')}**  \n{_lines(right_words(question))}")
    html_block(wrong_reasons(question, [option.id for option in chosen(question, given)]))
    reasons = [question.explanation] if explains(question) else []
    if question.kind == "multiple" or not reasons:
        reasons += [option.why for option in question.correct if question.kind != "order"]
    for text in dict.fromkeys(clean(reason) for reason in reasons if reason):
        html_block(f'<div class="quiz-why">{coloured(text)}</div>'.replace("\n", "<br>"))
    laws(question, key)


def wrong_reasons(question: QuizQuestion, first: Sequence[str] = (), big: bool = False) -> str:
    """Why every wrong option is wrong as HTML, under its letter; those in `first` stand first."""
    wrong = [one for one in question.options if one.why and not one.correct and question.kind != "order"]
    size = " big" if big else ""
    return "".join(
        f'<div class="quiz-why wrong{size}"><b>{coloured(lettered(question, one))}</b><br>{coloured(one.why)}</div>'
        for one in sorted(wrong, key=lambda one: one.id not in first)
    )


def explains(question: QuizQuestion) -> bool:
    """Whether the explanation says more than the answer: of things to match it may only repeat the pairs."""
    pairs = [pair for pair in question.pairs if pair.right in question.explanation]
    return bool(question.explanation) and (not pairs or len(pairs) < len(question.pairs))


def laws(question: QuizQuestion, key: str) -> None:
    """The words a question rests on, where its language has them, and every paragraph it cites to tap."""
    for law in present(question).laws:
        if law.text:
            quoted = f"<b>{coloured(law.label)}</b> {coloured(law.text)}".replace("\n", "<br>")
            html_block(f'<blockquote class="quiz-law">{quoted}</blockquote>')
    with st.container(key=f"chips-{key}", horizontal=True, gap="xsmall"):
        for one in {one.provision: one for one in question.citations}.values():
            chip(one.provision, one.label, f"{key}-law-{one.provision}")


def _lines(text: str) -> str:
    return "  \n".join(label(line) for line in text.split("\n"))


def with_key(question: QuizQuestion, votes: Counter[str] | None = None, shown: bool = True, big: bool = False) -> str:
    """The question's options as HTML: the right ones marked when `shown`, votes as bars when there are any."""
    rows = []
    total = max(sum((votes or Counter()).values()), 1)
    for option in question.options:
        mark = ("right" if option.correct and question.kind != "order" else "") if shown else ""
        if votes is not None and shown:
            count = votes.get(option.id, 0)
            rows.append(bar(coloured(lettered(question, option)), count / total, str(count), f"vote {mark}"))
        else:
            rows.append(f'<div class="quiz-option {mark}">{coloured(lettered(question, option))}</div>')
    for pair in question.pairs:
        right = f": {coloured(pair.right)}" if shown else ""
        rows.append(f'<div class="quiz-option"><b>{coloured(pair.left)}</b>{right}</div>')
    if question.kind == "match" and not shown:
        rows.append(_column(rights(question)))
    if question.kind in ("numeric", "order") and shown:
        answer = coloured(right_words(question)).replace("\n", "<br>")
        rows.append(f'<div class="quiz-option right">{answer}</div>')
    return f'<div class="quiz-options{" big" if big else ""}" lang="{question.language}">{"".join(rows)}</div>'


def _column(texts: Sequence[str]) -> str:
    return "".join(f'<div class="quiz-option"><i>{coloured(text)}</i></div>' for text in texts)
