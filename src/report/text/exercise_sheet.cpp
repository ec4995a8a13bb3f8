// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/exercise_sheet.h"

#include "base/bits.h"
#include "base/utf8.h"
#include "exercise/exercise_parts.h"
#include "report/language/make_message.h"
#include "report/words/exercise_text.h"
#include "report/words/history_text.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

enum class Form : unsigned char { Heading, Paragraph, Question, Blank, Code };

struct SheetPart {
    Form form{};
    std::string text;
};

using SheetParts = std::vector<SheetPart>;

/// Like hexdump, shortens repeated lines of zeros to one asterisk.
std::string hexDump(std::span<const std::byte> bytes) {
    constexpr std::size_t perLine = 16;
    std::string dump;
    unsigned zeros = 0; // consecutive lines
    for (std::size_t at = 0; at < bytes.size(); at += perLine) {
        const auto line = bytes.subspan(at, std::min(perLine, bytes.size() - at));
        zeros = isZero(line) ? zeros + 1 : 0;
        if (zeros > 1) {
            dump += zeros == 2 ? "*\n" : "";
            continue;
        }
        dump += fmt::format("{:04x} ", at);
        for (const auto byte : line)
            dump += fmt::format(" {:02x}", std::to_integer<unsigned>(byte));
        dump += '\n';
    }
    return dump;
}

Message dumpHeading(const Question& question) {
    const Number number{question.number};
    return question.ask == Ask::SuperblockField   ? message<MessageId::SheetDumpOfSuperblock>()
           : question.ask == Ask::DescriptorField ? message<MessageId::SheetDumpOfDescriptor>(number)
                                                  : message<MessageId::SheetDumpOfInode>(number);
}

/// The bytes of each structure whose fields are asked about, each structure only once.
void addDumps(const Sheet& sheet, SheetParts& parts) {
    const Question* before = nullptr;
    const auto above = parts.size();
    for (const auto& question : sheet.exercise.questions) {
        const auto structure = question.field.empty() ? std::nullopt : askedStructure(question, sheet.exhibit);
        const bool isSame = before != nullptr && before->ask == question.ask && before->number == question.number;
        if (structure && !isSame) {
            parts.push_back({Form::Paragraph, format(dumpHeading(question))});
            parts.push_back({Form::Code, hexDump(structure->bytes)});
        }
        before = &question;
    }
    if (parts.size() > above)
        parts.push_back({Form::Paragraph, format(message<MessageId::SheetDumps>())});
}

std::string questionText(const Sheet& sheet, const Question& question) {
    auto words = format(text(question));
    const auto structure =
        question.field.empty() || sheet.exercise.level > 1 ? std::nullopt : askedStructure(question, sheet.exhibit);
    const auto* const field = structure ? structure->decoded.find(question.field) : nullptr;
    if (field != nullptr) {
        words += ' ';
        words += format(message<MessageId::SheetFieldPlace>(Number{field->field->width},
                                                            fmt::format("{:x}", field->field->offset)));
    }
    return words;
}

void addImage(const Sheet& sheet, SheetParts& parts) {
    const auto add = [&](const Message& message) { parts.push_back({Form::Paragraph, format(message)}); };
    const auto& exhibit = sheet.exhibit;
    if (sheet.image.empty()) {
        add(message<MessageId::SheetPlan>(Size{sheet.imageSize}, sheet.imageSize));
        parts.push_back({Form::Code, sheet.command + '\n'});
        return;
    }
    add(message<MessageId::SheetImage>(sheet.image, Size{sheet.imageSize}));
    if (exhibit.spoiled) {
        add(message<MessageId::SheetDamage>());
        return;
    }
    const auto sector = exhibit.logicalSector;
    add(message<MessageId::SheetPartition>(Number{exhibit.start().value / sector.value}, sector));
    add(message<MessageId::SheetDrive>(exhibit.grid.size));
}

/// "Ada, 4711", or a line to write on.
std::string named(const Exercise& exercise) {
    constexpr std::string_view line = "______________________________";
    if (exercise.student.empty())
        return std::string(line);
    return exercise.studentId.empty() ? exercise.student : exercise.student + ", " + exercise.studentId;
}

SheetParts partsOf(const Sheet& sheet) {
    const auto& exercise = sheet.exercise;
    SheetParts parts{
        {Form::Heading, format(message<MessageId::SheetTitle>(std::string(name(exercise.kind)), Number{exercise.level},
                                                              std::to_string(exercise.seed)))}};
    parts.push_back({Form::Blank, format(message<MessageId::SheetName>(named(exercise)))});
    addImage(sheet, parts);
    parts.push_back({Form::Paragraph, format(message<MessageId::SheetTools>())});
    addDumps(sheet, parts);
    for (const auto& question : exercise.questions) {
        parts.push_back({Form::Question, questionText(sheet, question)});
        parts.push_back({Form::Blank, format(message<MessageId::SheetAnswer>())});
    }
    parts.push_back({Form::Paragraph, format(message<MessageId::SheetAnswers>())});
    parts.push_back({Form::Code, sheet.check + '\n'});
    return parts;
}

std::string escapedHtml(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        switch (letter) {
        case '&': escaped += "&amp;"; break;
        case '<': escaped += "&lt;"; break;
        case '>': escaped += "&gt;"; break;
        default: escaped += letter;
        }
    }
    return escaped;
}

/// CommonMark does not treat underscores inside a word as emphasis, so they stay readable.
std::string escapedMarkdown(std::string_view text) {
    const auto isLetter = [&](std::size_t at) {
        return at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0;
    };
    std::string escaped;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isInside = text[at] == '_' && at > 0 && isLetter(at - 1) && isLetter(at + 1);
        escaped += !isInside && (text[at] == '_' || text[at] == '*' || text[at] == '<') ? "\\" : "";
        escaped += text[at];
    }
    return escaped;
}

} // namespace

void writeSheetMarkdown(const Sheet& sheet, std::ostream& out) {
    std::size_t number = 0;
    for (const auto& [form, text] : partsOf(sheet)) {
        switch (form) {
        case Form::Heading: out << "# " << escapedMarkdown(text) << "\n\n"; break;
        case Form::Paragraph: out << escapedMarkdown(text) << "\n\n"; break;
        case Form::Question: out << ++number << ". " << escapedMarkdown(text) << "\n\n"; break;
        case Form::Blank: out << (number == 0 ? "" : "   ") << escapedMarkdown(text) << "\n\n"; break;
        case Form::Code: out << "```\n" << text << "```\n\n"; break;
        }
    }
}

void writeSheetHtml(const Sheet& sheet, std::ostream& out) {
    constexpr std::string_view head =
        "<!DOCTYPE html>\n<html\nlang=\"en\"><head><meta\ncharset=\"utf-8\"><title>ext4atlas</title>\n"
        "<style>body{font:16px/1.5 sans-serif;max-width:48em;margin:auto;padding:1em}"
        "pre{background:#f2f3f5;padding:.7em;overflow-x:auto}</style></head><body>\n";
    out << head;
    std::size_t number = 0;
    for (const auto& [form, text] : partsOf(sheet)) {
        const auto words = escapedHtml(text);
        switch (form) {
        case Form::Heading: out << fmt::format("<h1>{}</h1>\n", words); break;
        case Form::Paragraph: out << fmt::format("<p>{}</p>\n", words); break;
        case Form::Question: out << fmt::format("<p><b>{}.</b> {}</p>\n", ++number, words); break;
        case Form::Blank: out << fmt::format("<p>{}</p>\n", words); break;
        case Form::Code: out << fmt::format("<pre>{}</pre>\n", words); break;
        }
    }
    constexpr std::string_view foot = "</body></html>\n";
    out << foot;
}

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

namespace {

constexpr std::size_t maxChanges = 200; ///< per span; JSON has all

void writeSpan(const HistoryReport& report, const HistorySpan& span, std::ostream& out) {
    using enum MessageId;
    out << format(span.to - span.from == 1 ? message<HistoryStepHead>(Number{span.to}, span.command)
                                           : message<HistoryBetween>(Number{span.from}, Number{span.to}))
        << '\n';
    out << "  " << format(totalOf(span.changes, span.hasVolume, report.start, report.physicalSector)) << '\n';
    if (const auto writer = writerOf(span))
        out << "  " << format(*writer) << '\n';
    const auto& changes = span.changes.changes;
    const auto shown = std::min(changes.size(), maxChanges);
    for (std::size_t n = 0; span.hasVolume && n < shown; ++n)
        out << "  " << format(sentence(changes[n])) << '\n';
    if (span.hasVolume && shown < changes.size())
        out << "  " << format(message<MoreHistoryChanges>(Count{changes.size() - shown})) << '\n';
}

} // namespace

void writeHistoryText(const HistoryReport& report, std::ostream& out) {
    for (std::size_t n = 0; n < report.spans.size(); ++n) {
        out << (n == 0 ? "" : "\n");
        writeSpan(report, report.spans[n], out);
    }
}

} // namespace atlas
