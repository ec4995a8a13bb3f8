// SPDX-License-Identifier: GPL-3.0-or-later
// `diff` between two builds of a disk: what differs of the disk, its partitions and each of its file systems.
#include "cli/program.h"
#include "support/run.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

constexpr auto sameMake = "-t ext4 -b 4096 -U 6f4c177b-7263-42cf-8374-49bb69bffdac";

std::string build(const Images& images, const std::string& name, std::uint64_t second, std::uint64_t mebibytes = 96,
                  const std::string& options = {}) {
    const auto script = fmt::format(
        "label: dos\nlabel-id: 0x11223344\nstart=2048, size=65536, type=83\nstart={}, size=65536, type=83\n", second);
    return images.disk(name, mebibytes, script,
                       {{2048, 32, sameMake}, {second, 32, fmt::format("{} {}", sameMake, options)}});
}

class DiskDiff : public testing::Test {
protected:
    [[nodiscard]] json diff(const std::string& to) const {
        return cliJson(fmt::format("diff --json {} {}", shellQuoted(m_from), shellQuoted(to)));
    }
    [[nodiscard]] int exitCode(const std::string& to, const std::string& options = {}) const {
        return cli(fmt::format("diff --exit-code {} {} {}", options, shellQuoted(m_from), shellQuoted(to))).exitCode;
    }
    [[nodiscard]] std::string copy(const std::string& name) const {
        const auto path = m_images.folder().file(name);
        mustRun(fmt::format("cp --sparse=always {} {}", shellQuoted(m_from), shellQuoted(path)));
        return path;
    }
    /// tune2fs on the second file system.
    void tune(const std::string& path, const std::string& options) const {
        mustRun(fmt::format("tune2fs {} {}?offset={}", options, shellQuoted(path), 67584 * 512));
    }

    Images m_images;
    std::string m_from = build(m_images, "from.img", 67584);
};

json figure(const json& figures, const std::string& name) {
    for (const auto& each : figures) {
        if (each["name"] == name) {
            return each;
        }
    }
    return {};
}

TEST_F(DiskDiff, FindsNothingInACopy) {
    const auto to = copy("same.img");
    EXPECT_EQ(exitCode(to), 0);
    EXPECT_TRUE(diff(to)["disk"].empty());
    EXPECT_THAT(cli(fmt::format("diff {} {}", shellQuoted(m_from), shellQuoted(to))).out,
                HasSubstr("No difference in the disk, its partitions"));
}

TEST_F(DiskDiff, SeesAPartitionThatBeginsASectorLater) {
    const auto to = build(m_images, "shifted.img", 67585);
    const auto found = diff(to);
    EXPECT_EQ(found["partitions"].size(), 1U);
    EXPECT_EQ(found["partitions"][0]["number"], 2);
    EXPECT_EQ(figure(found["partitions"][0]["figures"], "start_remainder")["to"], 512);
    EXPECT_EQ(figure(found["volumes"][1]["place"], "verdict")["to"], "straddling");
    EXPECT_EQ(figure(found["volumes"][0]["place"], "verdict"), json());
    EXPECT_EQ(figure(found["disk"], "verdict")["to"], "straddling");
    EXPECT_EQ(exitCode(to), 1);
    EXPECT_EQ(exitCode(to, "--partition 1"), 1) << "the table differs all the same";
}

TEST_F(DiskDiff, SeesADeletedPartitionAndAGrownDisk) {
    const auto to = build(m_images, "grown.img", 67584, 128);
    EXPECT_EQ(figure(diff(to)["disk"], "disk_bytes")["to"], 128 << 20);
    mustRun("sfdisk -q --delete " + shellQuoted(to) + " 1");
    const auto found = diff(to);
    EXPECT_EQ(figure(found["partitions"][0]["figures"], "present")["to"], "no");
    ASSERT_EQ(found["volumes"].size(), 2U);
    EXPECT_EQ(found["volumes"][0]["to"], json()) << "only the first disk has it";
    EXPECT_EQ(exitCode(to), 1);
}

TEST_F(DiskDiff, SeesAPartitionCutBelowItsFileSystem) {
    const auto to = copy("cut.img");
    mustRun(fmt::format("sfdisk -q -N 2 {}", shellQuoted(to)), "67584,32768\n");
    const auto found = diff(to);
    EXPECT_EQ(figure(found["partitions"][0]["figures"], "bytes")["to"], 32768 * 512);
    EXPECT_EQ(exitCode(to), 1);
}

TEST_F(DiskDiff, SeesWhatTune2fsChanges) {
    const std::pair<const char*, const char*> changes[] = {
        {"-m 0", "reserved_blocks"},          {"-L data", "label"},
        {"-e panic", "error_behaviour"},      {"-E stride=16", "raid_stride"},
        {"-o ^acl", "default_mount_options"}, {"-E mount_opts=nodelalloc", "mount_options"},
    };
    for (const auto& [options, name] : changes) {
        const auto to = copy("tuned.img");
        tune(to, options);
        const auto found = diff(to);
        EXPECT_NE(figure(found["volumes"][1]["figures"], name), json()) << options;
        EXPECT_TRUE(found["volumes"][0]["figures"].empty()) << options;
        EXPECT_EQ(exitCode(to), 1) << options;
        EXPECT_EQ(exitCode(to, "--partition 1"), 0) << options;
    }
}

TEST_F(DiskDiff, PairsFileSystemsByUuidWhenTheTableIsGone) {
    const auto bare = m_images.folder().file("bare.img");
    mustRun(fmt::format("dd if={} of={} bs=512 skip=2048 count=65536 conv=sparse status=none", shellQuoted(m_from),
                        shellQuoted(bare)));
    const auto found = diff(bare);
    EXPECT_EQ(found["volumes"][0]["from"]["partition"], 1);
    EXPECT_NE(found["volumes"][0]["to"], json());
    EXPECT_EQ(found["volumes"][1]["to"], json());
}

TEST_F(DiskDiff, ListsTheFieldsOfEachPair) {
    const auto to = copy("fields.img");
    tune(to, "-T 20200101");
    const auto ran = cli(fmt::format("diff --fields {} {}", shellQuoted(m_from), shellQuoted(to)));
    EXPECT_THAT(ran.out, HasSubstr("s_lastcheck"));
    const auto found = cliJson(fmt::format("diff --fields --json {} {}", shellQuoted(m_from), shellQuoted(to)));
    EXPECT_EQ(found["volumes"][0]["fields"]["count"], 0);
    EXPECT_GT(found["volumes"][1]["fields"]["count"], 0);
    EXPECT_EQ(exitCode(to), 1) << "fields differ";
}

} // namespace
} // namespace atlas::test
