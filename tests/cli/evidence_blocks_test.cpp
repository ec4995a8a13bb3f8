// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of an examiner about blocks and bytes, in JSON and text, with the answers of debugfs and dumpe2fs.
#include "cli/evidence_question.h"

#include <fmt/format.h>

namespace atlas::test {
namespace {

constexpr std::uint64_t blockSize = Evidence::blockSize;

std::uint64_t secondBlockOfFile(Evidence& of) { return of.blocksOf("plain", "/dir/file5").at(1); }

/// /dir/file5 has 5,000 bytes in two blocks.
std::string byteInSecondBlock(Evidence& of, std::uint64_t within) {
    return fmt::format("byte {}", secondBlockOfFile(of) * blockSize + within);
}
std::string secondBlock(Evidence& of) { return fmt::format("block {}", secondBlockOfFile(of)); }
std::string deletedBlock(Evidence& of) { return fmt::format("block {}", of.noted("deleted block")); }
std::string goneBlock(Evidence& of) { return fmt::format("block {}", of.noted("gone block")); }

std::vector<Question> questionsOfOwners() {
    return {
        {.name = "InodeOfABlock",
         .image = "plain",
         .arguments = secondBlock,
         .pointer = "/owners/0/inode",
         .answer =
             [](Evidence& of) {
                 return json(of.number("plain", fmt::format("icheck {}", secondBlockOfFile(of)), R"(\n\d+\s+(\d+))"));
             },
         .line = " *{} +block 1 of the file +.*"},
        {.name = "PathOfABlock",
         .image = "plain",
         .arguments = secondBlock,
         .pointer = "/owners/0/paths/0",
         .answer = [](Evidence&) { return json("/dir/file5"); }},
        {.name = "BlockOfTheFile",
         .image = "plain",
         .arguments = secondBlock,
         .pointer = "/owners/0/logical",
         .answer =
             [](Evidence& of) { // bmap is the reverse
                 return json(of.number("plain", "bmap /dir/file5 1", R"((\d+))") == secondBlockOfFile(of) ? 1 : -1);
             },
         .line = ".*; block {} of the file; .*"},
        {.name = "InUse",
         .image = "plain",
         .arguments = secondBlock,
         .pointer = "/in_use",
         .answer =
             [](Evidence& of) {
                 const auto said = of.debugfs("plain", fmt::format("testb {}", secondBlockOfFile(of)));
                 return json(said.find("marked in use") != std::string::npos);
             },
         .words = [](Evidence&) { return std::string("in use"); }},
    };
}

INSTANTIATE_TEST_SUITE_P(Owners, EvidenceQuestions, testing::ValuesIn(questionsOfOwners()), nameOfQuestion);

std::vector<Question> questionsOfBytesAndMaps() {
    return {
        {.name = "ByteOfTheFile",
         .image = "plain",
         .arguments = [](Evidence& of) { return byteInSecondBlock(of, 100); },
         .pointer = "/owners/0/byte_in_file",
         .answer = [](Evidence&) { return json(blockSize + 100); },
         .line = ".*byte {} of the file.*"},
        {.name = "Slack",
         .image = "plain",
         .arguments = [](Evidence& of) { return byteInSecondBlock(of, 2000); },
         .pointer = "/owners/0/past_end_of_file",
         .answer =
             [](Evidence& of) {
                 return json(of.number("plain", "stat /dir/file5", R"(Size: (\d+))") <= blockSize + 2000);
             },
         .words = [](Evidence&) { return std::string("past the end of the file, byte 2,000 of its last block"); }},
        {.name = "LastByteOfTheFile",
         .image = "plain",
         .arguments = [](Evidence& of) { return byteInSecondBlock(of, 5000 - blockSize - 1); },
         .pointer = "/owners/0/past_end_of_file",
         .answer = [](Evidence&) { return json(false); },
         .words = [](Evidence&) { return std::string("byte 4,999 of the file"); }},
        {.name = "BlockOfAttributes",
         .image = "plain",
         .arguments =
             [](Evidence& of) {
                 return fmt::format("block {}", of.number("plain", "stat /big-attribute", R"(File ACL: (\d+))"));
             },
         .pointer = "/owners/0/use",
         .answer = [](Evidence&) { return json("attributes"); }},
        {.name = "BlockOfAnExtentTree",
         .image = "plain",
         .arguments =
             [](Evidence& of) { return fmt::format("block {}", of.number("plain", "stat /comb", R"(ETB0\):(\d+))")); },
         .pointer = "/owners/0/use",
         .answer = [](Evidence&) { return json("map"); },
         .words = [](Evidence&) { return std::string("extent tree"); }},
    };
}

INSTANTIATE_TEST_SUITE_P(BytesAndMaps, EvidenceQuestions, testing::ValuesIn(questionsOfBytesAndMaps()), nameOfQuestion);

std::vector<Question> questionsOfFreeBlocks() {
    return {
        {.name = "Free",
         .image = "plain",
         .arguments = deletedBlock,
         .pointer = "/in_use",
         .answer =
             [](Evidence& of) {
                 const auto said = of.debugfs("plain", fmt::format("testb {}", of.noted("deleted block")));
                 return json(said.find("not in use") == std::string::npos);
             },
         .words = [](Evidence&) { return std::string("free"); }},
        {.name = "DeletedInodeThatNamesIt",
         .image = "plain",
         .arguments = deletedBlock,
         .pointer = "/former_owners/0/inode",
         .answer = [](Evidence& of) { return json(of.noted("deleted")); },
         .line = " *{} +block 2 of the file +deleted .*"},
        {.name = "RemovedDirectory",
         .image = "plain",
         .arguments = goneBlock,
         .pointer = "/contents/kind",
         .answer = [](Evidence&) { return json("directory"); },
         .words = [](Evidence&) { return std::string("block 0 of the directory"); }},
        {.name = "RemovedDirectoryThatNoInodeNames",
         .image = "residue",
         .arguments = goneBlock,
         .pointer = "/contents/ground",
         .answer = [](Evidence&) { return json("residue"); },
         .words = [](Evidence&) { return std::string("only its bytes read as a directory"); }},
        {.name = "FreeBlocks",
         .image = "plain",
         .command = "free",
         .arguments = [](Evidence&) { return std::string(); },
         .pointer = "/free_blocks",
         .answer = [](Evidence& of) { return json(firstNumber(of.dumpe2fs("plain"), R"(Free blocks:\s+(\d+))")); },
         .line = "Free +{} of .*"},
        {.name = "FirstFreeExtent",
         .image = "plain",
         .command = "free --list",
         .arguments = [](Evidence&) { return std::string(); },
         .pointer = "/extents/0/first_block",
         .answer = [](Evidence& of) { return json(firstNumber(of.dumpe2fs("plain"), R"(\n  Free blocks: (\d+))")); },
         .line = "  blocks {} to .*"},
        {.name = "FirstByteOfFreeSpace",
         .image = "plain",
         .command = "free --list",
         .arguments = [](Evidence&) { return std::string(); },
         .pointer = "/extents/0/byte",
         .answer =
             [](Evidence& of) {
                 return json(firstNumber(of.dumpe2fs("plain"), R"(\n  Free blocks: (\d+))") * blockSize);
             },
         .line = "  blocks .* byte {} on, .*"},
    };
}

INSTANTIATE_TEST_SUITE_P(FreeBlocks, EvidenceQuestions, testing::ValuesIn(questionsOfFreeBlocks()), nameOfQuestion);

std::vector<Question> questionsOfStructures() {
    return {
        {.name = "BlockBitmap",
         .image = "plain",
         .arguments =
             [](Evidence& of) {
                 return fmt::format("block {}", firstNumber(of.dumpe2fs("plain"), R"(Block bitmap at (\d+))"));
             },
         .pointer = "/region",
         .answer = [](Evidence&) { return json("block_bitmap"); },
         .words = [](Evidence&) { return std::string("block bitmap"); }},
        {.name = "InodeBitmap",
         .image = "plain",
         .arguments =
             [](Evidence& of) {
                 return fmt::format("block {}", firstNumber(of.dumpe2fs("plain"), R"(Inode bitmap at (\d+))"));
             },
         .pointer = "/region",
         .answer = [](Evidence&) { return json("inode_bitmap"); },
         .words = [](Evidence&) { return std::string("inode bitmap"); }},
        {.name = "InodeAtAByte",
         .image = "plain",
         .arguments =
             [](Evidence& of) {
                 return fmt::format("byte {}", of.byteOfInode("plain", of.inodeOf("plain", "/dir/file5")) + 8);
             },
         .pointer = "/structures/0/inode",
         .answer = [](Evidence& of) { return json(of.inodeOf("plain", "/dir/file5")); },
         .line = ".*inode {}.*"},
        {.name = "FieldAtAByte",
         .image = "plain",
         .arguments =
             [](Evidence& of) {
                 return fmt::format("byte {}", of.byteOfInode("plain", of.inodeOf("plain", "/dir/file5")) + 8);
             },
         .pointer = "/field",
         .answer = [](Evidence&) { return json("i_atime"); }},
    };
}

INSTANTIATE_TEST_SUITE_P(Structures, EvidenceQuestions, testing::ValuesIn(questionsOfStructures()), nameOfQuestion);

std::vector<Question> questionsOfFiles() {
    return {
        {.name = "FirstBlockOfAFile",
         .image = "plain",
         .arguments = [](Evidence&) { return std::string("path /dir/file5"); },
         .pointer = "/extents/0/physical",
         .answer = [](Evidence& of) { return json(of.blocksOf("plain", "/dir/file5").at(0)); }},
        {.name = "HoleOfAFile",
         .image = "plain",
         .arguments = [](Evidence&) { return std::string("path /comb"); },
         .pointer = "/extents/1/hole",
         .answer =
             [](Evidence& of) { // bmap gives 0 for a hole
                 const auto extents = of.debugfs("plain", "bmap /comb 1");
                 return json(firstNumber(extents, R"((\d+))") == 0);
             },
         .words = [](Evidence&) { return std::string("hole"); }},
        {.name = "LinkTarget",
         .image = "plain",
         .arguments = [](Evidence&) { return std::string("path /link"); },
         .pointer = "/record/size",
         .answer =
             [](Evidence& of) {
                 return json(of.found("plain", "stat /link", R"_(Fast link dest: "([^"]*)")_").size());
             },
         .line = ".* i_size_lo .* {}"},
    };
}

INSTANTIATE_TEST_SUITE_P(Files, EvidenceQuestions, testing::ValuesIn(questionsOfFiles()), nameOfQuestion);

} // namespace
} // namespace atlas::test
