// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/print/moodle_quiz.h"

#include "base/base64.h"
#include "base/utf8.h"
#include "report/language/make_message.h"
#include "report/words/exercise_text.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

/// Feedback inside an embedded answer, where these characters separate its parts:
/// https://docs.moodle.org/en/Embedded_Answers_(Cloze)_question_type
std::string escapedCloze(std::string_view text) {
    constexpr std::string_view separators = "}#~/\\";
    std::string escaped;
    for (const char letter : escapedMarkup(text)) {
        escaped += separators.contains(letter) ? "\\" : "";
        escaped += letter;
    }
    return escaped;
}

/// "{1:NUMERICAL:=4096:0~%0%63:0#why not}"
std::string clozeOf(const Answer& answer) {
    auto field = fmt::format("{{1:NUMERICAL:={}:0", answer.right);
    for (const auto& wrong : answer.wrong)
        field += fmt::format("~%0%{}:0#{}", wrong.value, escapedCloze(format(text(wrong.why))));
    return field + '}';
}

std::string quizHtml(const PagePart& part) {
    switch (part.form) {
    case PageForm::Code: return fmt::format("<pre>{}</pre>\n", escapedMarkup(part.text));
    case PageForm::Picture:
        return part.picture ? fmt::format("<pre>{}</pre>\n", escapedMarkup(textOf(*part.picture))) : "";
    default: return fmt::format("<p>{}</p>\n", escapedMarkup(part.text));
    }
}

Result<std::string> questionOf(const QuizExercise& exercise) {
    std::string html;
    for (const auto& part : sheetHead(exercise.sheet))
        html += quizHtml(part);
    for (const auto& file : exercise.files)
        html += fmt::format("<p><a href=\"@@PLUGINFILE@@/{0}\">{0}</a></p>\n", escapedMarkup(file.name));
    std::size_t number = 0;
    for (const auto& question : exercise.sheet.exercise.questions) {
        const auto answer = answerTo(question, exercise.sheet.exhibit);
        if (!answer) {
            return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                         .what = "a question does not fit the image",
                                         .where = exercise.name,
                                         .found = fmt::format("question {}", number + 1)});
        }
        html += fmt::format("<p>{}. {} {}</p>\n", ++number, escapedMarkup(format(text(question))), clozeOf(*answer));
    }
    return html;
}

Status writeQuestion(const QuizExercise& exercise, std::ostream& out) {
    const auto html = questionOf(exercise);
    if (!html)
        return std::unexpected(html.error());
    const auto& id = exercise.sheet.exercise.studentId;
    out << fmt::format("<question type=\"cloze\">\n<name><text>{}</text></name>\n<questiontext "
                       "format=\"html\">\n<text><![CDATA[{}]]></text>\n",
                       escapedMarkup(validUtf8(exercise.name)), *html);
    for (const auto& file : exercise.files) {
        out << fmt::format("<file name=\"{}\" path=\"/\" encoding=\"base64\">{}</file>\n", escapedMarkup(file.name),
                           base64(file.content));
    }
    out << fmt::format("</questiontext>\n<generalfeedback format=\"html\"><text></text></generalfeedback>\n"
                       "<penalty>0.3333333</penalty>\n<hidden>0</hidden>\n<idnumber>{}</idnumber>\n</question>\n",
                       escapedMarkup(validUtf8(id)));
    return {};
}

} // namespace

Status writeMoodleQuiz(const std::vector<QuizExercise>& exercises, std::ostream& out) {
    constexpr std::string_view head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n";
    constexpr std::string_view foot = "</quiz>\n";
    out << head;
    std::string category;
    Status status;
    for (const auto& exercise : exercises) {
        const auto& kind = exercise.sheet.exercise;
        const auto wanted = fmt::format("$course$/top/ext4atlas {} {}", name(kind.kind), kind.level);
        if (wanted != category)
            out << fmt::format("<question type=\"category\"><category><text>{}</text></category></question>\n", wanted);
        category = wanted;
        status = status ? writeQuestion(exercise, out) : status;
    }
    out << foot;
    return status;
}

} // namespace atlas
