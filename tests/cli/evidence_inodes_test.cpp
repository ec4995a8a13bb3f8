// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of an examiner about inodes, in JSON and text, with the answers of debugfs and dumpe2fs.
#include "cli/evidence_question.h"

#include <fmt/format.h>

namespace atlas::test {
namespace {

/// The JSON member of the inode that holds what debugfs prints, in decimal.
Question numberOf(const char* name, const std::string& path, const std::string& member, const std::string& field,
                  const std::string& pattern) {
    return {.name = name,
            .image = "plain",
            .arguments = [=](Evidence&) { return "path " + path; },
            .pointer = "/record/" + member,
            .answer = [=](Evidence& of) { return json(of.number("plain", "stat " + path, pattern)); },
            .line = ".* " + field + " .* {}"};
}

/// The seconds of a time of /dir/file1; debugfs prints the lower 32 bits, then the extra ones.
std::int64_t secondsOf(Evidence& of, const std::string& field) {
    const auto low = static_cast<std::int32_t>(of.hexadecimal("plain", "stat /dir/file1", field + ": 0x([0-9a-f]+)"));
    const auto extra = of.hexadecimal("plain", "stat /dir/file1", field + ": 0x[0-9a-f]+:([0-9a-f]+)");
    return std::int64_t{low} + (static_cast<std::int64_t>(extra & 3) << 32);
}

Question timeOf(const char* name, const std::string& member, const std::string& field) {
    return {.name = name,
            .image = "plain",
            .arguments = [](Evidence&) { return std::string("path /dir/file1"); },
            .pointer = "/record/" + member,
            .answer = [=](Evidence& of) { return json(secondsOf(of, field)); },
            .words =
                [=](Evidence& of) {
                    const auto date = mustRun(fmt::format("date -u -d @{} '+%Y-%m-%d %H:%M:%S'", secondsOf(of, field)));
                    return date.substr(0, date.find('\n'));
                }};
}

Question stateOf(const char* name, const char* image, std::function<std::uint64_t(Evidence&)> inode,
                 const std::string& state, const std::string& words, int exitCode = 0) {
    return {.name = name,
            .image = image,
            .arguments = [=](Evidence& of) { return fmt::format("inode {}", inode(of)); },
            .pointer = "/state",
            .answer = [=](Evidence&) { return json(state); },
            .words = [=](Evidence&) { return words; },
            .exitCode = exitCode};
}

std::function<std::uint64_t(Evidence&)> inodeAt(const std::string& path) {
    return [=](Evidence& of) { return of.inodeOf("plain", path); };
}
std::function<std::uint64_t(Evidence&)> inodeNoted(const std::string& what) {
    return [=](Evidence& of) { return of.noted(what); };
}

std::vector<Question> questionsOfStates() {
    return {
        stateOf("InUse", "plain", inodeAt("/dir/file5"), "in_use", "in use"),
        stateOf("Deleted", "plain", inodeNoted("deleted"), "deleted", "deleted"),
        stateOf("Orphan", "plain", inodeAt("/dir/file9"), "linkless", "orphan"),
        stateOf(
            "BlankThoughInUse", "blank", [](Evidence&) { return 40; }, "blank", "in use, but blank", 1),
        stateOf(
            "WrongChecksum", "ones", [](Evidence&) { return 40; }, "damaged", "its checksum is wrong", 1),
        stateOf("NeverInitialised", "stale", inodeNoted("stale"), "leftover", "never initialised"),
        {.name = "NextOrphan",
         .image = "plain",
         .arguments = [](Evidence& of) { return fmt::format("inode {}", of.inodeOf("plain", "/dir/file9")); },
         .pointer = "/next_orphan",
         .answer =
             [](Evidence& of) { return json(of.hexadecimal("plain", "stat /dir/file9", "dtime: 0x([0-9a-f]+)")); },
         .line = "next orphan +{}"},
        {.name = "DeletedAt",
         .image = "plain",
         .arguments = [](Evidence& of) { return fmt::format("inode {}", of.noted("deleted")); },
         .pointer = "/deleted",
         .answer =
             [](Evidence& of) {
                 const auto request = fmt::format("stat <{}>", of.noted("deleted"));
                 return json(of.hexadecimal("plain", request, "dtime: 0x([0-9a-f]+)"));
             },
         .words = [](Evidence&) { return std::string("deleted at"); }},
        {.name = "NoDateInDamagedBytes",
         .image = "ones",
         .arguments = [](Evidence&) { return std::string("inode 40"); },
         .pointer = "/record/modified",
         .answer = [](Evidence&) { return json(nullptr); },
         .absent = "2378-",
         .exitCode = 1},
        {.name = "NoSizeInDamagedBytes",
         .image = "ones",
         .arguments = [](Evidence&) { return std::string("inode 40"); },
         .pointer = "/record/size",
         .answer = [](Evidence&) { return json(nullptr); },
         .line = ".* i_size_lo .* not decoded.*",
         .exitCode = 1},
        {.name = "NoDateInBytesOlderThanTheFileSystem",
         .image = "stale",
         .arguments = [](Evidence& of) { return fmt::format("inode {}", of.noted("stale")); },
         .pointer = "/record/modified_text",
         .answer = [](Evidence&) { return json(nullptr); },
         .absent = "2004-"},
    };
}

INSTANTIATE_TEST_SUITE_P(States, EvidenceQuestions, testing::ValuesIn(questionsOfStates()), nameOfQuestion);

std::vector<Question> questionsOfFields() {
    return {
        numberOf("Uid", "/dir/file1", "uid", "i_uid", R"(User:\s+(\d+))"),
        numberOf("Gid", "/dir/file1", "gid", "i_gid", R"(Group:\s+(\d+))"),
        numberOf("Size", "/comb", "size", "i_size_lo", R"(Size: (\d+))"),
        numberOf("Links", "/second", "links", "i_links_count", R"(Links: (\d+))"),
        timeOf("ModifiedIn1960", "modified", "mtime"),
        timeOf("ChangedIn2045", "changed", " ctime"),
        timeOf("Created", "created", "crtime"),
        {.name = "Nanoseconds",
         .image = "plain",
         .arguments = [](Evidence&) { return std::string("path /dir/file1"); },
         .pointer = "/record/accessed_ns",
         .answer =
             [](Evidence& of) {
                 return json(of.hexadecimal("plain", "stat /dir/file1", "atime: 0x[0-9a-f]+:([0-9a-f]+)") >> 2);
             },
         .line = ".*i_atime .*[.]{} UTC"},
        {.name = "Mode",
         .image = "plain",
         .arguments =
             [](Evidence& of) { return fmt::format("inodes --numbers {}", of.inodeOf("plain", "/dir/file2")); },
         .pointer = "/inodes/list/0/mode_text",
         .answer = [](Evidence&) { return json("-rwsr-x---"); },
         .words = [](Evidence&) { return std::string("-rwsr-x---"); }},
    };
}

INSTANTIATE_TEST_SUITE_P(Fields, EvidenceQuestions, testing::ValuesIn(questionsOfFields()), nameOfQuestion);

std::vector<Question> questionsOfNames() {
    return {
        {.name = "InodeOfAPath",
         .image = "plain",
         .arguments = [](Evidence&) { return std::string("path /dir/file5"); },
         .pointer = "/inode",
         .answer = [](Evidence& of) { return json(of.inodeOf("plain", "/dir/file5")); },
         .line = "inode +{}"},
        {.name = "PathOfAnInode",
         .image = "plain",
         .arguments = [](Evidence& of) { return fmt::format("inode {}", of.inodeOf("plain", "/dir/file5")); },
         .pointer = "/paths/0",
         .answer =
             [](Evidence& of) {
                 const auto inode = of.inodeOf("plain", "/dir/file5");
                 return json(of.found("plain", fmt::format("ncheck {}", inode), R"(\d+\s+(/\S+))"));
             },
         .line = "path +{}"},
        {.name = "AllNamesOfAnInode",
         .image = "plain",
         .arguments = [](Evidence& of) { return fmt::format("inode {}", of.inodeOf("plain", "/second")); },
         .pointer = "/paths",
         .answer = [](Evidence&) { return json{"/dir/file3", "/second"}; },
         .words = [](Evidence&) { return std::string("/second"); }},
        {.name = "InodesInUse",
         .image = "plain",
         .arguments = [](Evidence&) { return std::string("inodes --state in_use,orphan"); },
         .pointer = "/inodes/list",
         .answer =
             [](Evidence& of) {
                 const auto dump = of.dumpe2fs("plain");
                 return json(firstNumber(dump, R"(Inode count:\s+(\d+))") -
                             firstNumber(dump, R"(Free inodes:\s+(\d+))"));
             },
         .line = "{} inodes? .*",
         .isCount = true},
        {.name = "DeletedInodes",
         .image = "plain",
         .arguments = [](Evidence&) { return std::string("inodes --state deleted"); },
         .pointer = "/inodes/list",
         .answer = [](Evidence& of) { return json(of.number("plain", "lsdel", R"((\d+) deleted inodes found)")); },
         .line = ".* {} free ones? still .*",
         .isCount = true},
        {.name = "WhichChangedIn2045",
         .image = "plain",
         .arguments = [](Evidence&) { return std::string("inodes --since 2045-01-01 --until 2046-01-01"); },
         .pointer = "/inodes/list/0/inode",
         .answer = [](Evidence& of) { return json(of.inodeOf("plain", "/dir/file1")); },
         .words = [](Evidence&) { return std::string(".000000000 UTC"); }},
        {.name = "Blank",
         .image = "blank",
         .arguments = [](Evidence&) { return std::string("inodes --state blank"); },
         .pointer = "/inodes/in_use_but_blank",
         .answer = [](Evidence& of) { return json(of.inUse("blank", 33, 32)); },
         .words = [](Evidence&) { return std::string("32 inodes in use are blank"); },
         .exitCode = 1},
    };
}

INSTANTIATE_TEST_SUITE_P(Names, EvidenceQuestions, testing::ValuesIn(questionsOfNames()), nameOfQuestion);

} // namespace
} // namespace atlas::test
