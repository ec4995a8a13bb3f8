// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/print/exercise_sheet.h"

#include "base/bits.h"
#include "exercise/exercise_parts.h"
#include "report/language/make_message.h"
#include "report/words/exercise_text.h"
#include "report/words/history_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

using SheetParts = std::vector<PagePart>;

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
            parts.push_back({PageForm::Paragraph, format(dumpHeading(question))});
            parts.push_back({PageForm::Code, hexDump(structure->bytes)});
        }
        before = &question;
    }
    if (parts.size() > above)
        parts.push_back({PageForm::Paragraph, format(message<MessageId::SheetDumps>())});
}

Message operationText(Operation operation) {
    switch (operation) {
    case Operation::Write: return message<MessageId::OperationWrite>();
    case Operation::MakeDirectory: return message<MessageId::OperationMakeDirectory>();
    case Operation::Remove: return message<MessageId::OperationRemove>();
    case Operation::RemoveDirectory: return message<MessageId::OperationRemoveDirectory>();
    case Operation::Link: return message<MessageId::OperationLink>();
    case Operation::Symlink: return message<MessageId::OperationSymlink>();
    case Operation::ChangeMode: return message<MessageId::OperationChangeMode>();
    case Operation::SetLabel: return message<MessageId::OperationSetLabel>();
    case Operation::SetAttribute: return message<MessageId::OperationSetAttribute>();
    case Operation::Rename: return message<MessageId::OperationRename>();
    case Operation::Append: return message<MessageId::OperationAppend>();
    case Operation::SetMaximalMounts: return message<MessageId::OperationSetMaximalMounts>();
    case Operation::end: break;
    }
    return {};
}

/// The operations to choose from, and what differs: at level 1 in fields, at level 2 in blocks.
void addStates(const Sheet& sheet, SheetParts& parts) {
    using enum MessageId;
    const auto count = sheet.differences.size();
    parts.push_back({PageForm::Paragraph, format(message<SheetStates>(Number{count}))});
    if (sheet.isPacked)
        parts.push_back({PageForm::Paragraph, format(message<SheetUnpack>("*.img.xz"))});
    for (unsigned n = 0; n < static_cast<unsigned>(Operation::end); ++n) {
        parts.push_back({PageForm::Item, format(message<OperationChoice>(Number{std::uint64_t{n} + 1},
                                                                         operationText(static_cast<Operation>(n))))});
    }
    const auto level = sheet.exercise.level;
    for (std::size_t n = 0; level < hardestLevel && n < count; ++n) {
        const auto& changes = sheet.differences[n];
        std::string lines = format(message<SheetDifference>(Number{n}, Number{n + 1}, Count{changes.blocks})) + '\n';
        for (const auto& change : changes.changes)
            lines += level == 1 ? "  " + format(sentence(change)) + '\n' : "";
        parts.push_back({PageForm::Code, lines});
    }
}

Message modeText(DataMode mode) {
    switch (mode) {
    case DataMode::Ordered: return message<MessageId::SheetOrdered>();
    case DataMode::Writeback: return message<MessageId::SheetWriteback>();
    case DataMode::Journal: break;
    }
    return message<MessageId::SheetJournalled>();
}

/// What was done before the crash.
void addCrash(const Exercise& exercise, SheetParts& parts) {
    const auto drawn = drawCrash(exercise.level, exercise.seed);
    parts.push_back({PageForm::Paragraph, format(message<MessageId::SheetCrash>())});
    std::string lines;
    for (const auto& step : drawn.steps)
        lines += step.step + '\n';
    parts.push_back({PageForm::Code, lines});
    parts.push_back({PageForm::Paragraph, format(modeText(drawn.mode))});
    parts.push_back({PageForm::Paragraph, format(message<MessageId::SheetReplay>())});
}

void addImage(const Sheet& sheet, SheetParts& parts) {
    const auto add = [&](const Message& message) { parts.push_back({PageForm::Paragraph, format(message)}); };
    const auto& exhibit = sheet.exhibit;
    if (!sheet.differences.empty())
        return addStates(sheet, parts);
    if (sheet.image.empty()) {
        add(message<MessageId::SheetPlan>(Size{sheet.imageSize}, sheet.imageSize));
        parts.push_back({PageForm::Code, sheet.command + '\n'});
        return;
    }
    add(message<MessageId::SheetImage>(sheet.image, Size{sheet.imageSize}));
    if (sheet.isPacked)
        add(message<MessageId::SheetUnpack>(sheet.image));
    if (exhibit.crash)
        return addCrash(sheet.exercise, parts);
    if (exhibit.spoiled) {
        add(sheet.exercise.kind == ExerciseKind::Backups ? message<MessageId::SheetBackups>()
                                                         : message<MessageId::SheetDamage>());
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

/// Where the places of several structures are asked for, the sheet has boxes for their numbers.
void addPicture(const Sheet& sheet, PictureNumbers numbers, SheetParts& parts) {
    const auto kind = sheet.exercise.kind;
    if (kind != ExerciseKind::Locate && kind != ExerciseKind::Flex)
        return;
    using enum MessageId;
    parts.push_back({.form = PageForm::Picture,
                     .text = format(message<PictureCaption>()),
                     .picture = pictureOf(*sheet.exhibit.layout, numbers)});
    parts.push_back({PageForm::Paragraph, format(numbers == PictureNumbers::Shown ? message<PictureCaption>()
                                                                                  : message<PictureToFillIn>())});
}

std::string titleOf(const Exercise& exercise) {
    return format(message<MessageId::SheetTitle>(std::string(name(exercise.kind)), Number{exercise.level},
                                                 std::to_string(exercise.seed)));
}

/// What stands above the questions.
SheetParts headOf(const Sheet& sheet, PictureNumbers numbers) {
    SheetParts parts;
    parts.push_back({PageForm::Line, format(message<MessageId::SheetName>(named(sheet.exercise)))});
    addImage(sheet, parts);
    parts.push_back({PageForm::Paragraph, format(message<MessageId::SheetTools>())});
    addPicture(sheet, numbers, parts);
    addDumps(sheet, parts);
    return parts;
}

} // namespace

PrintedPage sheetPage(const Sheet& sheet) {
    const auto& exercise = sheet.exercise;
    PrintedPage page{.title = titleOf(exercise)};
    page.parts.push_back({PageForm::Title, page.title});
    for (auto& part : headOf(sheet, PictureNumbers::ToBeFilledIn))
        page.parts.push_back(std::move(part));
    for (const auto& question : exercise.questions) {
        page.parts.push_back({PageForm::Question, format(text(question))});
        page.parts.push_back({PageForm::Line, format(message<MessageId::SheetAnswer>())});
    }
    page.parts.push_back({PageForm::Paragraph, format(message<MessageId::SheetAnswers>())});
    page.parts.push_back({PageForm::Code, sheet.check + '\n'});
    return page;
}

std::vector<PagePart> sheetHead(const Sheet& sheet) {
    auto parts = headOf(sheet, PictureNumbers::ToBeFilledIn);
    parts.erase(parts.begin());
    return parts;
}

PrintedPage solutionPage(const Sheet& sheet) {
    const auto& exercise = sheet.exercise;
    PrintedPage page{.title = titleOf(exercise)};
    page.parts.push_back({PageForm::Title, format(message<MessageId::PageSolution>(page.title))});
    auto head = headOf(sheet, PictureNumbers::Shown);
    head.erase(head.begin()); // the name
    for (auto& part : head)
        page.parts.push_back(std::move(part));
    for (const auto& question : exercise.questions) {
        page.parts.push_back({PageForm::Question, format(text(question))});
        const auto answer = answerTo(question, sheet.exhibit);
        if (!answer)
            continue;
        page.parts.push_back({.form = PageForm::Answer,
                              .text = format(message<MessageId::PageAnswer>("**" + localNumber(answer->right) + "**")),
                              .isMarkdown = true});
        for (const auto& wrong : answer->wrong)
            page.parts.push_back({PageForm::Item, format(message<MessageId::PageWrong>(localNumber(wrong.value),
                                                                                       format(text(wrong.why))))});
    }
    return page;
}

} // namespace atlas
