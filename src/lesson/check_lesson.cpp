// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/check_lesson.h"

#include "lesson/lesson_place.h"

#include <algorithm>
#include <tuple>

namespace atlas {
namespace {

constexpr std::size_t fewestQuestions = 2;

class Checker {
public:
    explicit Checker(const ParsedLesson& parsed) : m_lesson(parsed.lesson), m_faults(parsed.faults) {}

    std::vector<LessonFault> check() {
        checkFront();
        std::size_t questions = 0;
        for (const auto& step : m_lesson.steps) {
            checkStep(step);
            questions += step.question ? 1 : 0;
        }
        if (m_lesson.steps.empty()) {
            fault(1, "the lesson has no steps", {}, "# heading");
        } else if (questions < fewestQuestions) {
            fault(1, "the lesson asks less than twice", std::to_string(questions));
            m_faults.back().warning = true;
        }
        std::ranges::sort(m_faults, {},
                          [](const LessonFault& fault) { return std::tie(fault.line, fault.error.what); });
        return std::move(m_faults);
    }

private:
    void fault(std::size_t line, std::string what, std::string found = {}, std::string expected = {}) {
        add(line, {.kind = ErrorKind::Usage,
                   .what = std::move(what),
                   .found = std::move(found),
                   .expected = std::move(expected)});
    }
    void add(std::size_t line, Error error) { m_faults.push_back({.line = line, .error = std::move(error)}); }

    /// Figures are known, and braces are closed; values depend on the volume.
    void checkWords(const LessonText& words) {
        const auto filled = fill(words.text, anyFigures());
        if (!filled && filled.error().kind == ErrorKind::Usage) {
            add(words.line, filled.error());
        }
    }
    void checkFront() {
        if (m_lesson.title.empty()) {
            fault(1, "the lesson has no title", {}, "title: What a block group is");
        }
        if (m_lesson.sample.empty()) {
            fault(1, "the lesson names no sample to be given on", {}, "sample: gpt-2048-g16");
        }
        for (const auto& need : m_lesson.needs) {
            checkWords(need);
        }
    }
    void checkSelection(const LessonText& place) {
        const auto found = place.empty() ? Status{} : checkPlace(place.text);
        if (!found) {
            add(place.line, found.error());
        }
    }
    void checkStep(const LessonStep& step) {
        checkWords(step.heading);
        if (step.paragraphs.empty()) {
            fault(step.heading.line, "the step has no text", step.heading.text);
        }
        for (const auto& paragraph : step.paragraphs) {
            checkWords(paragraph);
        }
        checkSelection(step.select);
        checkSelection(step.show);
        if (step.question) {
            checkQuestion(*step.question);
        }
    }
    void checkQuestion(const LessonQuestion& question) {
        checkWords(question.ask);
        checkWords(question.answer);
        checkWords(question.reveal);
        if (question.answer.empty()) {
            fault(question.ask.line, "the question has no answer", question.ask.text, "answer: {group_count}");
        } else if (!question.wrong.empty() || question.wantsNumber()) {
            checkWrong(question);
        } else {
            fault(question.answer.line, "a choice needs wrong answers", question.answer.text);
        }
    }
    void checkWrong(const LessonQuestion& question) {
        for (const auto& wrong : question.wrong) {
            checkWords(wrong.answer);
            checkWords({wrong.reason, wrong.answer.line});
            if (question.wantsNumber() && !wrong.answer.text.starts_with('{')) {
                fault(wrong.answer.line, "the question asks for a number", wrong.answer.text, "wrong: {…} => …");
            }
        }
    }

    const Lesson& m_lesson;
    std::vector<LessonFault> m_faults;
};

} // namespace

std::vector<LessonFault> checkLesson(const ParsedLesson& parsed) { return Checker(parsed).check(); }

bool canBeGiven(const std::vector<LessonFault>& faults) { return std::ranges::all_of(faults, &LessonFault::warning); }

} // namespace atlas
