// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson.h"

#include "base/parse_size.h"
#include "lesson/give_lesson.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <tuple>
#include <utility>

namespace atlas {
namespace {

constexpr std::string_view fence = "---";
constexpr std::string_view because = "=>";
constexpr std::array<std::string_view, 8> stepKeys{"if", "select", "show", "view", "ask", "answer", "wrong", "reveal"};
constexpr std::array<std::pair<std::string_view, LessonView>, 7> views{{
    {"overview", LessonView::Overview},
    {"flex", LessonView::Flex},
    {"groups", LessonView::Groups},
    {"whole", LessonView::Whole},
    {"alignment", LessonView::Alignment},
    {"table", LessonView::Table},
    {"compare", LessonView::Compare},
}};

/// Splits "key: value"; the key is empty for other lines.
std::pair<std::string, std::string> keyOf(const std::string& line) {
    const auto colon = line.find(':');
    return colon == std::string::npos
               ? std::pair<std::string, std::string>{}
               : std::pair(std::string(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1))));
}

class Parser {
public:
    ParsedLesson parse(std::string_view text) {
        std::istringstream lines{std::string(text)};
        for (std::string line; std::getline(lines, line);) {
            ++m_line;
            take(std::string(trimmed(line)));
        }
        if (m_fences < 2)
            fault("the front matter is not closed", {}, std::string(fence));
        return std::move(m_parsed);
    }

private:
    void fault(std::string what, std::string found = {}, std::string expected = {}) {
        m_parsed.faults.push_back({.line = std::max<std::size_t>(m_line, 1),
                                   .error = {.kind = ErrorKind::Usage,
                                             .what = std::move(what),
                                             .found = std::move(found),
                                             .expected = std::move(expected)}});
    }

    void take(const std::string& line) {
        if (m_fences < 2)
            return line == fence ? void(++m_fences) : takeFront(line);
        if (line.starts_with("# ")) {
            m_parsed.lesson.steps.push_back({.heading = {std::string(trimmed(line.substr(2))), m_line}});
            m_goesOn = false;
            return;
        }
        if (line.empty()) {
            m_goesOn = false;
            return;
        }
        if (m_parsed.lesson.steps.empty())
            return fault("the text stands before the first step", line, "# heading");
        const auto [key, value] = keyOf(line);
        if (std::ranges::find(stepKeys, key) != stepKeys.end()) {
            m_goesOn = false;
            return takeKey(m_parsed.lesson.steps.back(), key, {value, m_line});
        }
        takeWords(m_parsed.lesson.steps.back(), line);
    }

    void takeFront(const std::string& line) {
        auto& lesson = m_parsed.lesson;
        const auto [key, value] = keyOf(line);
        if (line.empty() || line.starts_with("<!--"))
            return;
        if (m_fences == 0) {
            ++m_fences;
            return fault("a lesson begins with its front matter", line, std::string(fence));
        }
        if (key == "title")
            lesson.title = value;
        else if (key == "sample")
            std::tie(lesson.sample, lesson.sampleLine) = std::pair(value, m_line);
        else if (key == "needs")
            takeNeeds(value);
        else if (key == "aim")
            lesson.aim = value;
        else if (key == "discuss")
            lesson.discuss.push_back(value);
        else if (key == "minutes")
            takeMinutes(value);
        else
            fault("the front matter has no such key", line, "title, sample, needs, aim, minutes or discuss");
    }

    void takeMinutes(const std::string& value) {
        const auto minutes = typedNumber(value);
        if (!minutes || *minutes == 0)
            return fault("the time is no number of minutes", value, "minutes: 20");
        m_parsed.lesson.minutes = *minutes;
    }

    void takeNeeds(const std::string& value) {
        std::istringstream words(value);
        for (std::string word; std::getline(words, word, ';');)
            if (const auto need = trimmed(word); !need.empty())
                m_parsed.lesson.needs.push_back({std::string(need), m_line});
    }

    void takeWords(LessonStep& step, const std::string& line) {
        if (m_goesOn)
            step.paragraphs.back().text += ' ' + line;
        else
            step.paragraphs.push_back({line, m_line});
        m_goesOn = true;
    }

    void takeKey(LessonStep& step, const std::string& key, LessonText value) {
        if (value.empty())
            return fault("the key has no value", key);
        if (key == "if") {
            step.condition = std::move(value);
        } else if (key == "select") {
            step.select = std::move(value);
        } else if (key == "show") {
            step.show = std::move(value);
        } else if (key == "view") {
            takeView(step, value.text);
        } else if (key == "ask") {
            if (step.question)
                return fault("a step asks once", value.text);
            step.question = LessonQuestion{.ask = std::move(value)};
        } else if (!step.question) {
            fault("a question stands before its answer", key, "ask");
        } else {
            takeAnswer(*step.question, key, std::move(value));
        }
    }

    void takeView(LessonStep& step, const std::string& value) {
        const std::string_view words = value;
        const auto name = trimmed(words.substr(0, words.find(' ')));
        const auto rest = trimmed(words.substr(name.size()));
        const auto* const at = std::ranges::find(views, name, [](const auto& view) { return view.first; });
        if (at == views.end() || (!rest.empty() && rest != "zoom")) {
            return fault("there is no such view", value,
                         "overview, flex, groups, whole, alignment, table or compare, and zoom");
        }
        step.view = at->second;
        step.zoom = !rest.empty();
    }

    void takeAnswer(LessonQuestion& question, const std::string& key, LessonText value) {
        if (key == "answer") {
            question.answer = std::move(value);
        } else if (key == "reveal") {
            question.reveal = std::move(value);
        } else {
            const std::string_view words = value.text;
            const auto at = words.find(because);
            const auto reason =
                at == std::string_view::npos ? std::string_view{} : trimmed(words.substr(at + because.size()));
            if (reason.empty())
                return fault("a wrong answer has a reason", value.text, "wrong: 12 => why people say so");
            question.wrong.push_back({{std::string(trimmed(words.substr(0, at))), value.line}, std::string(reason)});
        }
    }

    ParsedLesson m_parsed{};
    std::size_t m_line = 0;
    int m_fences = 0;
    bool m_goesOn = false; ///< the previous line belongs to the same paragraph
};

} // namespace

std::string_view name(LessonView view) {
    const auto* const at = std::ranges::find(views, view, [](const auto& one) { return one.second; });
    return at == views.end() ? std::string_view{} : at->first;
}

ParsedLesson parseLesson(std::string_view text) { return Parser().parse(text); }

namespace {

constexpr std::size_t fewestQuestions = 2;

class Checker {
public:
    Checker(const ParsedLesson& parsed, const std::vector<std::string>& samples)
        : m_lesson(parsed.lesson), m_samples(samples), m_faults(parsed.faults) {}

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

    /// Checks that figures exist and braces are closed; values depend on the volume.
    void checkWords(const LessonText& words) {
        const auto filled = fill(words.text, anyFigures());
        if (!filled && filled.error().kind == ErrorKind::Usage)
            add(words.line, filled.error());
    }
    void checkFront() {
        if (m_lesson.title.empty())
            fault(1, "the lesson has no title", {}, "title: What a block group is");
        if (m_lesson.sample.empty())
            fault(1, "the lesson names no sample to be given on", {}, "sample: gpt-2048-g16");
        else if (!m_samples.empty() && std::ranges::find(m_samples, m_lesson.sample) == m_samples.end())
            fault(m_lesson.sampleLine, "there is no such sample", m_lesson.sample, joinedSamples());
        for (const auto& need : m_lesson.needs)
            checkWords(need);
        checkWords({m_lesson.aim, 1});
        for (const auto& question : m_lesson.discuss)
            checkWords({question, 1});
    }
    [[nodiscard]] std::string joinedSamples() const {
        std::string all;
        for (const auto& sample : m_samples)
            all += (all.empty() ? "" : ", ") + sample;
        return all;
    }
    void checkSelection(const LessonText& place) {
        const auto found = place.empty() ? Status{} : checkPlace(place.text);
        if (!found)
            add(place.line, found.error());
    }
    void checkStep(const LessonStep& step) {
        checkWords(step.heading);
        checkWords(step.condition);
        if (step.paragraphs.empty())
            fault(step.heading.line, "the step has no text", step.heading.text);
        for (const auto& paragraph : step.paragraphs)
            checkWords(paragraph);
        checkSelection(step.select);
        checkSelection(step.show);
        if (step.question)
            checkQuestion(*step.question);
    }
    void checkQuestion(const LessonQuestion& question) {
        checkWords(question.ask);
        checkWords(question.answer);
        checkWords(question.reveal);
        if (question.answer.empty())
            fault(question.ask.line, "the question has no answer", question.ask.text, "answer: {group_count}");
        else if (!question.wrong.empty() || question.wantsNumber())
            checkWrong(question);
        else
            fault(question.answer.line, "a choice needs wrong answers", question.answer.text);
    }
    void checkWrong(const LessonQuestion& question) {
        for (const auto& wrong : question.wrong) {
            checkWords(wrong.answer);
            checkWords({wrong.reason, wrong.answer.line});
            if (question.wantsNumber() && !wrong.answer.text.starts_with('{'))
                fault(wrong.answer.line, "the question asks for a number", wrong.answer.text, "wrong: {…} => …");
        }
    }

    const Lesson& m_lesson;
    const std::vector<std::string>& m_samples;
    std::vector<LessonFault> m_faults;
};

} // namespace

std::vector<LessonFault> checkLesson(const ParsedLesson& parsed, const std::vector<std::string>& samples) {
    return Checker(parsed, samples).check();
}

bool canBeGiven(const std::vector<LessonFault>& faults) { return std::ranges::all_of(faults, &LessonFault::warning); }

} // namespace atlas
