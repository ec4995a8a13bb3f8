// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of an examiner about journals, overwritten inodes, truncated images and the disk around the file system, in
// JSON and text, with the answers of debugfs, dumpe2fs, e2fsck and sfdisk.
#include "cli/evidence_question.h"

#include <algorithm>
#include <fmt/format.h>
#include <sstream>

namespace atlas::test {
namespace {

std::string nothing(Evidence&) { return {}; }

/// The block of the journal that holds the copy of `block`.
std::uint64_t journalBlockOf(Evidence& of, std::uint64_t block) {
    return of.number("journal", "logdump -a", fmt::format(R"(FS block {} logged at journal block (\d+))", block));
}
/// Where the n-th block of the journal lies.
std::uint64_t placeOf(Evidence& of, std::uint64_t journalBlock) {
    return of.number("journal", fmt::format("bmap <8> {}", journalBlock), R"((\d+))");
}
std::string copyOf41(Evidence& of) { return fmt::format("block {}", placeOf(of, journalBlockOf(of, 41))); }
std::string copyOfTable(Evidence& of) {
    (void)of.image("journal");
    return fmt::format("block {}", placeOf(of, journalBlockOf(of, of.noted("journalled"))));
}

std::vector<Question> questionsOfTheJournal() {
    return {
        {.name = "CopyInTheJournal",
         .image = "journal",
         .arguments = copyOf41,
         .pointer = "/journal_copy/block",
         .answer = [](Evidence&) { return json(41); },
         .line = ".*copy of block {} .*transaction .*committed .*"},
        {.name = "CopyOfAnInodeTable",
         .image = "journal",
         .arguments = copyOfTable,
         .pointer = "/journal_copy/block",
         .answer = [](Evidence& of) { return json(of.noted("journalled")); },
         .line = ".*copy of block {} .inode table of group 0., transaction .*"},
        {.name = "TransactionOfACopy",
         .image = "journal",
         .arguments = copyOfTable,
         .pointer = "/journal_copy/transaction",
         .answer =
             [](Evidence& of) {
                 const auto pattern =
                     fmt::format(R"(sequence (\d+), at block \d+:\s+FS block {} logged)", of.noted("journalled"));
                 return json(of.number("journal", "logdump -a", pattern));
             },
         .line = ".*, transaction {}, committed .*"},
    };
}

INSTANTIATE_TEST_SUITE_P(Journal, EvidenceQuestions, testing::ValuesIn(questionsOfTheJournal()), nameOfQuestion);

Question completeness(const char* name, const std::string& image, bool isComplete, const std::string& words) {
    return {.name = name,
            .image = image,
            .command = "owners",
            .arguments = nothing,
            .pointer = "/complete",
            .answer = [=](Evidence&) { return json(isComplete); },
            .words = [=](Evidence&) { return words; },
            .exitCode = isComplete ? 0 : 1};
}

std::vector<Question> questionsOfOverwrittenInodes() {
    const auto finding = [](const char* name, const std::string& image, const std::string& words) {
        return Question{.name = name,
                        .image = image,
                        .command = "check --files",
                        .arguments = nothing,
                        .pointer = "/health/verdict",
                        .answer =
                            [=](Evidence& of) {
                                return json(run("e2fsck -fn " + of.image(image)).exitCode == 0 ? "healthy" : "error");
                            },
                        .words = [=](Evidence&) { return words; },
                        .exitCode = 1};
    };
    return {
        completeness("OwnersWithBlankInodes", "blank", false, "32 inodes"),
        completeness("OwnersWithDamagedInodes", "ones", false, "32 inodes"),
        finding("BlankInodesAreAFault", "blank", "32 inodes in use are blank"),
        finding("DamagedInodesAreAFault", "ones", "32 inodes have a wrong checksum"),
        {.name = "OwnersOfABlockWithBlankInodes",
         .image = "blank",
         .arguments = [](Evidence& of) { return fmt::format("block {}", of.blocksOf("plain", "/dir/file5").at(0)); },
         .pointer = "/owners_complete",
         .answer = [](Evidence&) { return json(false); },
         .words = [](Evidence&) { return std::string("not read completely"); },
         .exitCode = 1},
    };
}

INSTANTIATE_TEST_SUITE_P(Overwritten, EvidenceQuestions, testing::ValuesIn(questionsOfOverwrittenInodes()),
                         nameOfQuestion);

/// The files with a block past the end of the image, in the order of their inodes, and the blocks that each lost.
std::vector<std::pair<std::string, std::uint64_t>> losing(Evidence& of) {
    std::vector<std::pair<std::string, std::uint64_t>> files;
    for (int n = 0; n < 24; ++n) {
        const auto path = fmt::format("/part{:02}", n);
        const auto blocks = of.blocksOf("whole", path);
        const auto lost = std::ranges::count_if(blocks, [](std::uint64_t each) { return each >= Evidence::cutBlock; });
        if (lost != 0) {
            files.emplace_back(path, lost);
        }
    }
    return files;
}

std::vector<Question> questionsOfACutImage() {
    return {
        {.name = "FilesThatLostParts",
         .image = "cut",
         .command = "owners",
         .arguments = nothing,
         .pointer = "/losing_files",
         .answer = [](Evidence& of) { return json(losing(of).size()); },
         .line = "{} files with parts past the end of the image",
         .exitCode = 1,
         .isCount = true},
        {.name = "BlocksThatAFileLost",
         .image = "cut",
         .command = "owners",
         .arguments = nothing,
         .pointer = "/losing_files/0/missing_blocks",
         .answer = [](Evidence& of) { return json(losing(of).front().second); },
         .line = " *[0-9]+ +{} +/part.*",
         .exitCode = 1},
        {.name = "ExtentThatIsLost",
         .image = "cut",
         .arguments = [](Evidence& of) { return "path " + losing(of).back().first; },
         .pointer = "/extents/0/presence",
         .answer =
             [](Evidence& of) {
                 return json(of.blocksOf("whole", losing(of).back().first).front() >= Evidence::cutBlock ? "none"
                                                                                                         : "part");
             },
         .words = [](Evidence&) { return std::string("past the end of the image"); },
         .exitCode = 1},
        {.name = "ExtentThatIsThere",
         .image = "cut",
         .arguments = [](Evidence&) { return std::string("path /early"); },
         .pointer = "/extents/0/presence",
         .answer =
             [](Evidence& of) {
                 return json(of.blocksOf("whole", "/early").back() < Evidence::cutBlock ? "all" : "part");
             },
         .absent = "past the end of the image",
         .exitCode = 1},
        {.name = "WhatIsNotThereIsNotFree",
         .image = "cut",
         .command = "free",
         .arguments = nothing,
         .pointer = "/free_blocks_past_end",
         .answer = [](Evidence& of) { return json(of.freeFrom("whole", Evidence::cutBlock)); },
         .line = "{} further blocks are free by the bitmaps, but past the end of the image.*",
         .exitCode = 1},
        {.name = "BlockPastTheEnd",
         .image = "cut",
         .arguments = [](Evidence&) { return fmt::format("block {}", Evidence::cutBlock); },
         .pointer = "/presence",
         .answer = [](Evidence&) { return json("none"); },
         .words = [](Evidence&) { return std::string("past the end"); },
         .exitCode = 1},
    };
}

INSTANTIATE_TEST_SUITE_P(Cut, EvidenceQuestions, testing::ValuesIn(questionsOfACutImage()), nameOfQuestion);

std::vector<Question> questionsOfTheDisk() {
    const auto gap = [](const char* name, const std::string& pointer, json answer, const std::string& line) {
        return Question{.name = name,
                        .image = "disk",
                        .command = "info",
                        .arguments = nothing,
                        .pointer = pointer,
                        .answer = [=](Evidence&) { return answer; },
                        .line = line};
    };
    return {
        gap("GapBeforeTheFirstPartition", "/gaps/0/bytes", 4095 * 512, " *1 +512 +{} .*"),
        gap("GapBehindTheFirstPartition", "/gaps/1/byte", (4096 + 20480) * 512, ".* +{} .* between partitions 1 and 2"),
        gap("PartitionWhollyPastTheEnd", "/partitions/1/bytes_there", 0, " *2 .*wholly past the end.*"),
        gap("PartitionOnTheDisk", "/partitions/0/bytes_there", 20480 * 512, " *1 .*ext4.*"),
        {.name = "ByteOfAGap",
         .image = "disk",
         .arguments = [](Evidence&) { return fmt::format("byte {}", (4096 + 20480) * 512); },
         .pointer = "/area/kind",
         .answer = [](Evidence&) { return json("between_partitions"); },
         .words = [](Evidence&) { return std::string("between partitions 1 and 2"); }},
        {.name = "ManyPlaces",
         .image = "disk",
         .arguments = [](Evidence&) { return std::string("-"); },
         .pointer = "/log",
         .answer = [](Evidence&) { return json(3); },
         .words = [](Evidence&) { return std::string("byte 2098176: in partition 1"); },
         .isCount = true,
         .input = "2098176:match\n1048576:another one\nblock 1\n"},
    };
}

INSTANTIATE_TEST_SUITE_P(Disk, EvidenceQuestions, testing::ValuesIn(questionsOfTheDisk()), nameOfQuestion);

} // namespace
} // namespace atlas::test
