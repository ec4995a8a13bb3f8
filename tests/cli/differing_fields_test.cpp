// SPDX-License-Identifier: GPL-3.0-or-later
// `diff --fields` on images that mke2fs made twice.
#include "cli/program.h"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <map>
#include <set>

namespace atlas::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::UnorderedElementsAre;

constexpr const char* firstUuid = "11111111-2222-3333-4444-555555555555";
constexpr const char* secondUuid = "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee";

class DifferingFieldsTest : public testing::Test {
protected:
    /// Both variables, because releases from 1.47.1 on prefer SOURCE_DATE_EPOCH.
    std::string made(const std::string& name, int seconds, const std::string& options, int mebibytes = 64) const {
        auto path = m_images.folder().file(name);
        mustRun(fmt::format("truncate -s {0}M {1} && E2FSPROGS_FAKE_TIME={2} SOURCE_DATE_EPOCH={2} "
                            "mke2fs -q -F -t ext4 {3} {1}",
                            mebibytes, path, seconds, options));
        return path;
    }

    static std::string fixed(const std::string& uuid, const std::string& seed) {
        return fmt::format("-U {} -E hash_seed={}", uuid, seed);
    }

    /// By cause, the names of the fields with their structure: "superblock s_wtime".
    static std::map<std::string, std::set<std::string>> fieldsOf(const nlohmann::json& diff) {
        std::map<std::string, std::set<std::string>> out;
        for (const auto& cause : diff["fields"]["causes"]) {
            for (const auto& field : cause["fields"]) {
                out[cause["cause"].get<std::string>()].insert(field["structure"].get<std::string>() + " " +
                                                              field["field"].get<std::string>());
            }
        }
        return out;
    }

    Images m_images;
};

TEST_F(DifferingFieldsTest, NoneAfterTheSameCommandWithAllFixed) {
    const auto a = made("a", 1700000000, fixed(firstUuid, firstUuid));
    const auto b = made("b", 1700000000, fixed(firstUuid, firstUuid));
    ASSERT_EQ(run(fmt::format("cmp {} {}", a, b)).exitCode, 0) << "mke2fs must honour all of them";
    const auto ran = cli(fmt::format("diff --fields {} {}", a, b));
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("No field differs."));
    const auto plain = cli(fmt::format("diff {} {}", a, b));
    EXPECT_THAT(plain.out, HasSubstr("No difference in the disk"));
    EXPECT_THAT(plain.out, Not(HasSubstr("--fields")));
    EXPECT_EQ(cliJson(fmt::format("diff --fields --json {} {}", a, b))["fields"]["count"], 0);
}

TEST_F(DifferingFieldsTest, OfEachCauseStandAlone) {
    const auto base = made("base", 1700000000, fixed(firstUuid, firstUuid));
    const auto later = fieldsOf(cliJson(
        fmt::format("diff --fields --json {} {}", base, made("later", 1700000100, fixed(firstUuid, firstUuid)))));
    EXPECT_THAT(later.at("time"), Contains("superblock s_mkfs_time"));
    EXPECT_THAT(later.at("time"), Contains("inode i_crtime"));
    EXPECT_THAT(later.at("checksum"), Contains("superblock s_checksum"));
    EXPECT_FALSE(later.contains("uuid"));
    EXPECT_FALSE(later.contains("hash_seed"));
    EXPECT_FALSE(later.contains("other"));

    const auto seeded = fieldsOf(cliJson(
        fmt::format("diff --fields --json {} {}", base, made("seeded", 1700000000, fixed(firstUuid, secondUuid)))));
    EXPECT_THAT(seeded.at("hash_seed"), UnorderedElementsAre("superblock s_hash_seed"));
    EXPECT_THAT(seeded.at("checksum"), UnorderedElementsAre("superblock s_checksum"));
    EXPECT_EQ(seeded.size(), 2U);

    const auto renamed = fieldsOf(cliJson(
        fmt::format("diff --fields --json {} {}", base, made("renamed", 1700000000, fixed(secondUuid, firstUuid)))));
    EXPECT_THAT(renamed.at("uuid"), Contains("superblock s_uuid"));
    EXPECT_THAT(renamed.at("checksum"), Contains("group_descriptor bg_block_bitmap_csum_lo"));
    EXPECT_THAT(renamed.at("checksum"), Contains("inode l_i_checksum_lo"));
    EXPECT_FALSE(renamed.contains("time"));
    EXPECT_FALSE(renamed.contains("hash_seed"));
}

TEST_F(DifferingFieldsTest, OfTwoBuildsAreHintedAtAndListedWithTheirFix) {
    const auto a = made("a", 1700000000, "");
    const auto b = made("b", 1700000100, "");
    EXPECT_THAT(cli(fmt::format("diff {} {}", a, b)).out, HasSubstr("No difference in the layout; "));
    const auto ran = cli(fmt::format("diff --fields {} {}", a, b));
    EXPECT_EQ(ran.exitCode, 0);
    for (const auto* fix : {"E2FSPROGS_FAKE_TIME", "SOURCE_DATE_EPOCH", "-U UUID", "-E hash_seed=UUID",
                            "2023-11-14 22:13:20 UTC", "2023-11-14 22:15:00 UTC", "inode 8 of group 0"}) {
        EXPECT_THAT(ran.out, HasSubstr(fix));
    }
}

TEST_F(DifferingFieldsTest, CountAMount) {
    const auto a = made("a", 1700000000, fixed(firstUuid, firstUuid));
    const auto b = made("b", 1700000000, fixed(firstUuid, firstUuid));
    mustRun(fmt::format("debugfs -w -R 'set_super_value mnt_count 7' {}", b));
    const auto diff = cliJson(fmt::format("diff --fields --json {} {}", a, b));
    const auto found = fieldsOf(diff);
    EXPECT_THAT(found.at("other"), Contains("superblock s_mnt_count"));
    EXPECT_THAT(found.at("checksum"), UnorderedElementsAre("superblock s_checksum"));
    for (const auto& cause : diff["fields"]["causes"]) {
        for (const auto& field : cause["fields"]) {
            if (field["field"] == "s_mnt_count") {
                EXPECT_EQ(field["from"], "0");
                EXPECT_EQ(field["to"], "7");
            }
        }
    }
}

TEST_F(DifferingFieldsTest, AWrongChecksumIsNoConsequence) {
    const auto a = made("a", 1700000000, fixed(firstUuid, firstUuid));
    const auto b = made("b", 1700000000, fixed(firstUuid, firstUuid));
    spoil(b, 1024 + 0x3FC, "\x01\x02\x03\x04");
    const auto found = fieldsOf(cliJson(fmt::format("diff --fields --json {} {}", a, b)));
    EXPECT_THAT(found.at("other"), UnorderedElementsAre("superblock s_checksum"));
    EXPECT_FALSE(found.contains("checksum"));
}

TEST_F(DifferingFieldsTest, OfGroupsThatBothHave) {
    const auto a = made("a", 1700000000, fixed(firstUuid, firstUuid) + " -b 1024", 32);
    const auto b = made("b", 1700000000, fixed(firstUuid, firstUuid) + " -b 1024", 64);
    const auto fields = cliJson(fmt::format("diff --fields --json {} {}", a, b))["fields"];
    EXPECT_EQ(fields["groups_not_compared"], 4);
    for (const auto& cause : fields["causes"]) {
        for (const auto& field : cause["fields"]) {
            if (field["structure"] == "group_descriptor") {
                EXPECT_LT(field["group"].get<int>(), 4);
            }
        }
    }
    EXPECT_THAT(cli(fmt::format("diff --fields {} {}", a, b)).out, HasSubstr("4 groups exist only in"));
}

TEST_F(DifferingFieldsTest, ThatOneInodeSizeLacksHaveNoValue) {
    const auto a = made("a", 1700000000, fixed(firstUuid, firstUuid) + " -I 128");
    const auto b = made("b", 1700000000, fixed(firstUuid, firstUuid) + " -I 256");
    bool found = false;
    const auto diff = cliJson(fmt::format("diff --fields --json {} {}", a, b));
    for (const auto& cause : diff["fields"]["causes"]) {
        for (const auto& field : cause["fields"]) {
            if (field["field"] == "i_crtime" && field["inode"] == 2) {
                EXPECT_TRUE(field["from"].is_null());
                EXPECT_EQ(field["to"], "2023-11-14 22:13:20 UTC");
                found = true;
            }
        }
    }
    EXPECT_TRUE(found);
}

TEST_F(DifferingFieldsTest, NeedBytes) {
    const auto a = made("a", 1700000000, "");
    const auto saved = m_images.folder().file("saved");
    ASSERT_EQ(cli(fmt::format("snapshot -o {} {}", saved, a)).exitCode, 0);
    const auto snapshot = cli(fmt::format("diff --fields {} {}", a, saved));
    EXPECT_EQ(snapshot.exitCode, 3);
    EXPECT_THAT(snapshot.err, HasSubstr("a snapshot holds no bytes of structures"));
    EXPECT_EQ(cli(fmt::format("diff {} {}", a, saved)).exitCode, 0);
    const auto plan = cli(fmt::format("diff --fields {} 'mke2fs -t ext4'", a));
    EXPECT_EQ(plan.exitCode, 3);
    EXPECT_THAT(plan.err, HasSubstr("a plan holds no bytes of structures"));
}

} // namespace
} // namespace atlas::test
