// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/parse_lesson.h"

#include "base/parse_size.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace atlas {
namespace {

constexpr std::string_view fence = "---";
constexpr std::string_view because = "=>";
constexpr std::array<std::string_view, 7> stepKeys{"select", "show", "view", "ask", "answer", "wrong", "reveal"};
constexpr std::array<std::pair<std::string_view, LessonView>, 7> views{{
    {"overview", LessonView::Overview},
    {"flex", LessonView::Flex},
    {"groups", LessonView::Groups},
    {"whole", LessonView::Whole},
    {"alignment", LessonView::Alignment},
    {"table", LessonView::Table},
    {"compare", LessonView::Compare},
}};

/// "key: value" split; the key is empty where the line is none.
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
        if (m_fences < 2) {
            fault("the front matter is not closed", {}, std::string(fence));
        }
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
        if (m_fences < 2) {
            return line == fence ? void(++m_fences) : takeFront(line);
        }
        if (line.starts_with("# ")) {
            m_parsed.lesson.steps.push_back({.heading = {std::string(trimmed(line.substr(2))), m_line}});
            m_goesOn = false;
            return;
        }
        if (line.empty()) {
            m_goesOn = false;
            return;
        }
        if (m_parsed.lesson.steps.empty()) {
            return fault("the text stands before the first step", line, "# heading");
        }
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
        if (line.empty() || line.starts_with("<!--")) {
            return;
        }
        if (m_fences == 0) {
            ++m_fences;
            return fault("a lesson begins with its front matter", line, std::string(fence));
        }
        if (key == "title") {
            lesson.title = value;
        } else if (key == "sample") {
            lesson.sample = value;
        } else if (key == "needs") {
            takeNeeds(value);
        } else {
            fault("the front matter has no such key", line, "title, sample or needs");
        }
    }

    void takeNeeds(const std::string& value) {
        std::istringstream words(value);
        for (std::string word; std::getline(words, word, ';');) {
            if (const auto need = trimmed(word); !need.empty()) {
                m_parsed.lesson.needs.push_back({std::string(need), m_line});
            }
        }
    }

    void takeWords(LessonStep& step, const std::string& line) {
        if (m_goesOn) {
            step.paragraphs.back().text += ' ' + line;
        } else {
            step.paragraphs.push_back({line, m_line});
        }
        m_goesOn = true;
    }

    void takeKey(LessonStep& step, const std::string& key, LessonText value) {
        if (value.empty()) {
            return fault("the key has no value", key);
        }
        if (key == "select") {
            step.select = std::move(value);
        } else if (key == "show") {
            step.show = std::move(value);
        } else if (key == "view") {
            takeView(step, value.text);
        } else if (key == "ask") {
            if (step.question) {
                return fault("a step asks once", value.text);
            }
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
            if (reason.empty()) {
                return fault("a wrong answer has a reason", value.text, "wrong: 12 => why people say so");
            }
            question.wrong.push_back({{std::string(trimmed(words.substr(0, at))), value.line}, std::string(reason)});
        }
    }

    ParsedLesson m_parsed{};
    std::size_t m_line = 0;
    int m_fences = 0;
    bool m_goesOn = false; ///< the line before was one of the same paragraph
};

} // namespace

ParsedLesson parseLesson(std::string_view text) { return Parser().parse(text); }

} // namespace atlas
