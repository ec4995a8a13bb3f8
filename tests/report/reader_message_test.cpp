// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader writes, the window reads back.
#include "report/json/exercise_json.h"
#include "report/json/history_json.h"
#include "report/json/info_json.h"
#include "report/json/owners_json.h"
#include "report/reader/reader_message.h"

#include <gmock/gmock.h>
#include <sstream>

namespace atlas {
namespace {

std::string lineOf(const ReaderMessage& message) {
    std::ostringstream out;
    writeReaderMessage(message, out);
    return out.str();
}

TEST(ReaderMessage, BringsBackEveryMemberOfEveryMessage) {
    for (unsigned n = 0; !name(static_cast<ErrorKind>(n)).empty(); ++n) {
        const Error error{static_cast<ErrorKind>(n), "is \"odd\"", "a\nb.img", "0x0000", "0xEF53", "e2fsck"};
        const auto read = parseReaderMessage(lineOf(error));
        ASSERT_TRUE(read && std::holds_alternative<Error>(*read));
        EXPECT_EQ(std::get<Error>(*read).kind, error.kind);
        EXPECT_EQ(sentence(std::get<Error>(*read)), sentence(error));
    }
    const auto progress = parseReaderMessage(lineOf(ReaderProgress{3, 8, "reading"}));
    ASSERT_TRUE(progress && std::holds_alternative<ReaderProgress>(*progress));
    EXPECT_EQ(std::get<ReaderProgress>(*progress).done, 3U);
    EXPECT_EQ(std::get<ReaderProgress>(*progress).of, 8U);
    EXPECT_EQ(std::get<ReaderProgress>(*progress).phase, "reading");
    PlanFacts facts{.origin = {"1.47.0", "/etc/mke2fs.conf"}, .command = "mke2fs DEVICE", .notes = {}};
    for (unsigned n = 0; !name(static_cast<NoteKind>(n)).empty(); ++n) {
        facts.notes.push_back({static_cast<NoteKind>(n), {n, 7}, "its detail"});
    }
    EXPECT_GT(facts.notes.size(), 5U);
    const auto plan = parseReaderMessage(lineOf(facts));
    ASSERT_TRUE(plan && std::holds_alternative<PlanFacts>(*plan));
    EXPECT_EQ(std::get<PlanFacts>(*plan), facts);
}

TEST(ReaderMessage, TakesNothingElseForAMessage) {
    for (const std::string line :
         {"", "malloc(): corrupted", "{}", "[1]", "{\"error\": 1}", "{\"error\": {\"kind\": \"moon\", \"what\": \"\"}}",
          "{\"progress\": {\"done\": -1, \"of\": 1, \"phase\": \"\"}}", "{\"plan\": {\"e2fsprogs\": 1}}"}) {
        EXPECT_FALSE(parseReaderMessage(line)) << line;
    }
    EXPECT_FALSE(parseReaderMessage(std::string(100000, '[')));
}

TEST(ReaderMessage, KeepsTheInodeOfAChangedStructure) {
    HistoryReport report{.path = "a.history", .commands = {"sync"}};
    report.spans.push_back({.to = 1, .command = "sync"});
    for (const auto kind : {StructureKind::Inode, StructureKind::JournalSuperblock}) {
        report.spans.back().changes.changes.emplace_back(
            StructureChange{.place = {.kind = kind, .group = GroupNumber{2}, .number = 8}});
    }
    std::ostringstream out;
    writeHistoryJson(report, out);
    const auto read = readHistoryJson(out.str());
    ASSERT_TRUE(read);
    for (const auto& change : read->spans.at(0).changes.changes) {
        EXPECT_EQ(std::get<StructureChange>(change).place.number, 8U);
    }
    EXPECT_EQ(read->spans[0].changes.changes.size(), 2U);
}

TEST(ReaderMessage, RefusesAnswersOfAnotherSchema) {
    for (const std::string text : {"", "null", "[]", "{}", R"({"schema": null})", R"({"schema": 5})",
                                   R"({"schema": []})", R"({"schema": "ext4atlas-other/1"})"}) {
        EXPECT_FALSE(readOwnersJson(text)) << text;
        EXPECT_FALSE(readDevicesJson(text)) << text;
        EXPECT_FALSE(readHistoryJson(text)) << text;
        EXPECT_FALSE(readExerciseJson(text, "exercise.json")) << text;
    }
}

} // namespace
} // namespace atlas
