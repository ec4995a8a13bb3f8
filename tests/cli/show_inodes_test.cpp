// SPDX-License-Identifier: GPL-3.0-or-later
// `show IMAGE inodes` over several groups, with filters, and as a body file; against debugfs.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>
#include <set>
#include <sstream>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::string firstIn(const std::string& text, const std::string& pattern) {
    std::smatch match;
    return std::regex_search(text, match, std::regex(pattern)) ? match[1].str() : std::string();
}

std::vector<std::string> fieldsOf(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream in(line);
    for (std::string field; std::getline(in, field, '|');) {
        fields.push_back(field);
    }
    return fields;
}

class ShowInodes : public testing::Test {
protected:
    ShowInodes() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/dir");
        for (int n = 0; n < 40; ++n) {
            std::ofstream(root + "/dir/file" + std::to_string(n)) << std::string(3000, 'f');
        }
        std::ofstream(root + "/a|b%41") << "x";
        std::filesystem::create_hard_link(root + "/dir/file3", root + "/second");
        m_image = m_images.folder().file("fs.img");
        const auto made =
            run(fmt::format("mke2fs -q -t ext4 -b 1024 -I 256 -N 512 -g 8192 -d {} {} 64M", root, m_image));
        EXPECT_EQ(made.exitCode, 0) << made.err;
        debugfs("rm /dir/file7");
        debugfs("sif /dir/file9 links_count 0");
        debugfs("sif /dir/file11 mtime 19600102030405");
        debugfs("sif /dir/file12 mtime 20450102030405");
    }

    std::string debugfs(const std::string& request) const {
        return run(fmt::format("debugfs -w -R {} {}", shellQuoted(request), m_image)).out;
    }
    std::uint32_t numberOf(const std::string& path) const {
        return static_cast<std::uint32_t>(std::stoul(firstIn(debugfs("stat " + path), R"(Inode: (\d+))")));
    }
    json list(const std::string& options) const {
        return cliJson(fmt::format("show --json {} inodes {}", m_image, options))["inodes"]["list"];
    }
    static std::set<std::uint32_t> numbers(const json& list) {
        std::set<std::uint32_t> all;
        for (const auto& inode : list) {
            all.insert(inode["inode"].get<std::uint32_t>());
        }
        return all;
    }

    Images m_images;
    std::string m_image;
};

TEST_F(ShowInodes, TheWholeVolumeIsTheSumOfItsGroups) {
    const auto whole = cliJson(fmt::format("show --json {} inodes", m_image))["inodes"];
    EXPECT_EQ(whole["group"], nullptr);
    ASSERT_EQ(whole["groups"], 8);
    std::set<std::uint32_t> sum;
    for (int group = 0; group < 8; ++group) {
        sum.merge(numbers(list(std::to_string(group))));
    }
    EXPECT_EQ(numbers(whole["list"]), sum);
    EXPECT_EQ(numbers(list("0-7")), sum);
    std::uint64_t inUse = 0;
    for (const auto& inode : whole["list"]) {
        inUse += inode["state"] == "in_use" || inode["state"] == "linkless" ? 1 : 0;
    }
    const auto dump = run("dumpe2fs -h " + m_image).out;
    EXPECT_EQ(inUse, std::stoull(firstIn(dump, R"(Inode count:\s+(\d+))")) -
                         std::stoull(firstIn(dump, R"(Free inodes:\s+(\d+))")));
}

TEST_F(ShowInodes, RangesAreThoseOfTheirNumbers) {
    EXPECT_EQ(numbers(list("--numbers 12-14")), (std::set<std::uint32_t>{12, 13, 14}));
    EXPECT_EQ(numbers(list("--numbers 2")), (std::set<std::uint32_t>{2}));
    EXPECT_EQ(cli(fmt::format("show {} inodes --numbers 0-3", m_image)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("show {} inodes 3-99", m_image)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("show {} block 3 --numbers 2", m_image)).exitCode, 2);
}

TEST_F(ShowInodes, AFilterTakesDeletedOnesOrOrphans) {
    const auto deleted = list("--state deleted");
    ASSERT_EQ(deleted.size(), 1U);
    EXPECT_EQ(deleted[0]["size"], 3000);
    EXPECT_THAT(debugfs(fmt::format("testi <{}>", deleted[0]["inode"].get<int>())), HasSubstr("not in use"));
    EXPECT_EQ(numbers(list("--state orphan")), (std::set<std::uint32_t>{numberOf("/dir/file9")}));
    EXPECT_EQ(list("--state orphan,deleted").size(), 2U);
    const auto refused = cli(fmt::format("show {} inodes --state gone", m_image));
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr("orphan"));
}

TEST_F(ShowInodes, AFilterOfTimesKnowsTheYearsBefore1970AndAfter2038) {
    EXPECT_EQ(numbers(list("--since 1960-01-01 --until 1961-01-01")),
              (std::set<std::uint32_t>{numberOf("/dir/file11")}));
    EXPECT_EQ(numbers(list("--since 2045-01-02T03:04:05 --until 2045-01-02T03:04:06Z")),
              (std::set<std::uint32_t>{numberOf("/dir/file12")}));
    EXPECT_TRUE(list("--since @2367000000 --until 2045-01-01").empty());
    EXPECT_EQ(cli(fmt::format("show {} inodes --since 2045-13-01", m_image)).exitCode, 2);
}

TEST_F(ShowInodes, TimesHaveNanosecondsAndTheirZone) {
    debugfs("sif /second mtime_extra 0x1D6F3454");
    const auto number = numberOf("/second");
    const auto inode = list(fmt::format("--numbers {}", number))[0];
    EXPECT_EQ(inode["modified_ns"], 0x1D6F3454 >> 2);
    EXPECT_THAT(inode["modified_text"].get<std::string>(), testing::ContainsRegex(R"(\.123456789 UTC$)"));
    EXPECT_THAT(inode["created_text"].get<std::string>(), testing::ContainsRegex(R"(\.000000000 UTC$)"));
    EXPECT_EQ(inode["mode_text"], "-rw-r--r--");
    EXPECT_EQ(cliJson(fmt::format("show --json {} inode {}", m_image, number))["record"], inode);
    EXPECT_THAT(cli(fmt::format("show {} inodes --numbers {}", m_image, number)).out, HasSubstr(".123456789 UTC"));
}

TEST_F(ShowInodes, ABodyFileHasALineForEachName) {
    debugfs("sif /second uid 70001");
    const auto shown = cli(fmt::format("show {} inodes --bodyfile", m_image));
    EXPECT_EQ(shown.exitCode, 0) << shown.err;
    std::set<std::string> names;
    std::istringstream in(shown.out);
    for (std::string line; std::getline(in, line);) {
        const auto fields = fieldsOf(line);
        ASSERT_EQ(fields.size(), 11U) << line;
        EXPECT_EQ(fields[0], "0");
        names.insert(fields[1]);
    }
    EXPECT_THAT(names, testing::IsSupersetOf({"/", "/dir", "/dir/file3", "/second", "/a%7Cb%2541"}));
    const auto number = numberOf("/second");
    const auto stat = debugfs("stat /second");
    const auto seconds = [&](const std::string& field) {
        return std::stoull(firstIn(stat, field + ": 0x([0-9a-f]+)"), nullptr, 16);
    };
    EXPECT_THAT(shown.out, HasSubstr(fmt::format("0|/second|{}|r/rrw-r--r--|70001|{}|3000|{}|{}|{}|{}\n", number,
                                                 firstIn(stat, R"(Group:\s+(\d+))"), seconds("atime"), seconds("mtime"),
                                                 seconds(" ctime"), seconds("crtime"))));
    const auto deleted = list("--state deleted")[0]["inode"].get<std::uint32_t>();
    EXPECT_THAT(shown.out, HasSubstr(fmt::format("0|<{0}> (deleted)|{0}|-/rrw-r--r--|", deleted)));
    EXPECT_THAT(shown.out, HasSubstr(fmt::format("0|<{0}> (orphan)|{0}|-/rrw-r--r--|", numberOf("/dir/file9"))));
    EXPECT_EQ(cli(fmt::format("show {} inodes --bodyfile --json", m_image)).exitCode, 2);
}

TEST_F(ShowInodes, ABodyFileHoldsNoDatesOfDamagedInodes) {
    const auto number = numberOf("/second");
    const auto place = debugfs(fmt::format("imap <{}>", number));
    spoil(m_image,
          std::stoull(firstIn(place, R"(located at block (\d+))")) * 1024 +
              std::stoull(firstIn(place, "offset 0x([0-9a-f]+)"), nullptr, 16),
          std::string(256, '\xFF'));
    const auto shown = cli(fmt::format("show {} inodes --bodyfile", m_image));
    EXPECT_EQ(shown.exitCode, 1);
    EXPECT_THAT(shown.out, Not(HasSubstr(fmt::format("|{}|", number))));
    EXPECT_THAT(shown.err, HasSubstr("1 inode is left out"));
    const auto alone = cli(fmt::format("show {} inode {}", m_image, number));
    EXPECT_THAT(alone.out, HasSubstr("not decoded"));
    EXPECT_THAT(alone.out, Not(HasSubstr("2378-")));
}

} // namespace
} // namespace atlas::test
