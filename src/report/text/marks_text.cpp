// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/marks_text.h"

#include "base/utf8.h"
#include "report/language/make_message.h"
#include "report/words/exercise_text.h"

#include <ostream>

namespace atlas {

void writeMarksText(const MarkedExercise& marked, Answers answers, std::ostream& out) {
    for (std::size_t n = 0; n < marked.answers.size(); ++n) {
        out << format(text(n + 1, marked.answers[n])) << '\n';
        if (answers == Answers::Revealed && marked.answers[n].mark != Mark::Right)
            out << format(message<MessageId::MarkRevealed>(Number{n + 1}, Number{marked.answers[n].right})) << '\n';
    }
    for (const auto& line : marked.strays)
        out << format(message<MessageId::AnswerPassedOver>(escapedBytes(line))) << '\n';
    out << format(message<MessageId::MarksInAll>(Number{marked.right()}, Number{marked.answers.size()})) << '\n';
}

void writeTakenAnswers(const Exercise& exercise, const AnswerSheet& given, std::ostream& out) {
    for (std::size_t n = 1; n <= exercise.questions.size(); ++n) {
        const auto value = given.values.find(n);
        const auto unreadable = given.unreadable.find(n);
        out << format(value != given.values.end() ? message<MessageId::AnswerTaken>(Number{n}, Number{value->second})
                      : unreadable != given.unreadable.end()
                          ? message<MessageId::MarkUnreadable>(Number{n}, escapedBytes(unreadable->second))
                          : message<MessageId::MarkMissing>(Number{n}))
            << '\n';
    }
    for (const auto& line : given.strays)
        out << format(message<MessageId::AnswerPassedOver>(escapedBytes(line))) << '\n';
    out << format(message<MessageId::MarkedByTeacher>()) << '\n';
}

} // namespace atlas
