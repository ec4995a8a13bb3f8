// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/give_lesson.h"

#include "base/number_text.h"
#include "base/parse_size.h"

#include <algorithm>
#include <iterator>

namespace atlas {
namespace {

/// Fills all the words of a step, and keeps the first failure.
class Giver {
public:
    explicit Giver(const LessonVolume& volume) : m_volume(volume), m_figures(figuresOf(volume)) {}

    Result<GivenStep> give(const LessonStep& step) {
        GivenStep given{.heading = filled(step.heading.text),
                        .select = place(step.select.text),
                        .show = place(step.show.text),
                        .view = step.view,
                        .zoom = step.zoom};
        for (const auto& paragraph : step.paragraphs) {
            given.paragraphs.push_back(filled(paragraph.text));
        }
        if (step.question) {
            given.question = give(*step.question);
        }
        return m_failed ? Result<GivenStep>(std::unexpected(*m_failed)) : given;
    }

private:
    template <class T>
    T kept(Result<T> result) {
        if (!result && !m_failed) {
            m_failed = result.error();
        }
        return std::move(result).value_or(T{});
    }
    std::string filled(std::string_view words) { return kept(fill(words, m_figures, m_volume.numbers)); }
    std::optional<LessonPlace> place(std::string_view words) {
        return words.empty() ? std::nullopt : std::optional(kept(placeIn(words, m_volume)));
    }
    GivenQuestion give(const LessonQuestion& question) {
        GivenQuestion given{.ask = filled(question.ask.text),
                            .answer = filled(question.answer.text),
                            .reveal = filled(question.reveal.text),
                            .numbers = m_volume.numbers};
        for (const auto& wrong : question.wrong) {
            take(wrong, given);
        }
        if (question.wantsNumber()) {
            const auto& text = question.answer.text;
            given.number = kept(evaluate(std::string_view(text).substr(1, text.size() - 2), m_figures));
        } else {
            addChoices(given);
        }
        return given;
    }
    /// A wrong answer that this volume does not have, or that is right on it, is left out.
    void take(const ExpectedWrong& wrong, GivenQuestion& given) const {
        const auto answer = fill(wrong.answer.text, m_figures, m_volume.numbers);
        const auto reason = fill(wrong.reason, m_figures, m_volume.numbers);
        const bool known =
            answer && (*answer == given.answer ||
                       std::ranges::find(given.wrong, *answer, &GivenWrong::answer) != given.wrong.end());
        if (answer && reason && !known) {
            given.wrong.push_back({*answer, *reason});
        }
    }
    static void addChoices(GivenQuestion& given) {
        given.choices.push_back(given.answer);
        for (const auto& wrong : given.wrong) {
            given.choices.push_back(wrong.answer);
        }
        std::ranges::sort(given.choices);
    }

    const LessonVolume& m_volume;
    FigureLookup m_figures;
    std::optional<Error> m_failed{};
};

bool holds(const LessonText& need, const LessonVolume& volume) {
    const std::string_view text = need.text;
    if (!text.starts_with('{') || !text.ends_with('}')) {
        const bool without = text.starts_with('^');
        return volume.filesystem().has(text.substr(without ? 1 : 0)) != without;
    }
    const auto value = evaluate(text.substr(1, text.size() - 2), figuresOf(volume));
    return value && *value != 0;
}

} // namespace

Result<GivenStep> give(const LessonStep& step, const LessonVolume& volume) { return Giver(volume).give(step); }

bool fits(const Lesson& lesson, const LessonVolume& volume) {
    return std::ranges::all_of(lesson.needs, [&](const LessonText& need) { return holds(need, volume); }) &&
           std::ranges::all_of(lesson.steps, [&](const LessonStep& step) {
               const auto given = give(step, volume);
               return given || given.error().kind == ErrorKind::Limit;
           });
}

MarkedReply markReply(const GivenQuestion& question, std::string_view reply) {
    auto said = std::string(reply);
    if (question.number) {
        const auto number = typedNumber(reply);
        if (!number) {
            return {.mark = AnswerMark::NoNumber};
        }
        said = grouped(*number, question.numbers);
    }
    if (said == question.answer) {
        return {.mark = AnswerMark::Right};
    }
    const auto at = std::ranges::find(question.wrong, said, &GivenWrong::answer);
    return {.mark = AnswerMark::Wrong, .reason = at == question.wrong.end() ? std::string{} : at->reason};
}

} // namespace atlas
