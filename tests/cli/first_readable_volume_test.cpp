// SPDX-License-Identifier: GPL-3.0-or-later
// Where nobody names a volume, the first that can be read is taken; what could not be read before it is not passed over.
#include "cli/program.h"
#include "support/file_text.h"
#include "support/md_superblock.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::uint64_t first = 2048 * 512;
constexpr std::uint64_t second = 43008 * 512;
constexpr auto oneGroup = "-t ext2 -b 4096"; // in 20 MiB, a group without a backup of its superblock

std::vector<json> findings(const json& check, const std::string& kind) {
    std::vector<json> found;
    for (const auto& finding : check["findings"]) {
        if (finding["kind"] == kind) {
            found.push_back(finding);
        }
    }
    return found;
}

class FirstReadableVolume : public testing::Test {
protected:
    /// The second partition is of `type`; each partition holds what `mkfs` makes.
    [[nodiscard]] std::string disk(const std::vector<std::string>& mkfs, const std::string& type = "L") const {
        return m_images.disk("disk.img", 64, fmt::format("label: dos\n2048,40960,L\n43008,40960,{}\n", type),
                             {{2048, 20, mkfs[0]}, {43008, 20, mkfs[1]}});
    }

    /// libblkid recognises it all the same; its block size is impossible.
    static void spoilSuperblock(const std::string& image, std::uint64_t partition) {
        overwrite(image, partition + 1024 + 0x18, "\x77");
    }

    Images m_images;
};

TEST_F(FirstReadableVolume, IsBesideOneThatCannotBeRead) {
    const auto image = disk({oneGroup, oneGroup});
    spoilSuperblock(image, first);
    const auto layout = cli("layout " + image);
    EXPECT_EQ(layout.exitCode, 0);
    EXPECT_THAT(layout.out, StartsWith(image + ", partition 2: ext2"));
    EXPECT_THAT(layout.err, HasSubstr("holds 2 ext file systems; using partition 2"));
    const auto check = cliJson("check --json " + image, 1);
    EXPECT_EQ(check["state"], "others_unread");
    EXPECT_EQ(check["verdict"], "unknown") << "no all-clear with exit status 1";
    EXPECT_EQ(check["partition"], 2);
    const auto unreadable = findings(check, "volume_unreadable");
    ASSERT_EQ(unreadable.size(), 1U);
    EXPECT_EQ(unreadable[0]["partition"], 1);
    EXPECT_EQ(cli("check --partition 1 " + image).exitCode, 3) << "asked about one alone";
}

TEST_F(FirstReadableVolume, IsBesideAPartitionThatIsOnlyTypedForOne) {
    const auto image = disk({"", "-t ext4 -b 1024"});
    overwrite(image, second, std::string(4096, '\0'));
    EXPECT_THAT(cli("layout " + image).out, StartsWith(image + ", partition 2: ext4"));
    const auto check = cliJson("check --json " + image, 1);
    EXPECT_EQ(check["verdict"], "partial");
    EXPECT_EQ(check["partition"], 2);
    EXPECT_TRUE(findings(check, "volume_unreadable").empty());
    const auto unseen = findings(check, "not_looked_at");
    ASSERT_EQ(unseen.size(), 1U);
    EXPECT_EQ(unseen[0]["partition"], 1);
}

TEST_F(FirstReadableVolume, IsInAContainer) {
    const auto image = disk({oneGroup, ""}, "fd");
    spoilSuperblock(image, first);
    overwrite(image, second + 4096, mdSuperblock({.dataOffset = 2048, .dataSectors = 16 * 2048}));
    overwrite(image, second + (1 << 20), fileText(m_images.bare("inside", 16, oneGroup)));
    const auto layout = cliJson("layout --json " + image);
    EXPECT_EQ(layout["partition"], 2);
    EXPECT_EQ(layout["start_byte"], second + (1 << 20));
    EXPECT_EQ(cliJson("check --json " + image, 1)["state"], "others_unread");
}

TEST_F(FirstReadableVolume, IsOfAnyTypeWhereNoneIsOfLinux) {
    const auto image = disk({"", "-t ext4 -b 1024"}, "7");
    overwrite(image, second, std::string(4096, '\0'));
    EXPECT_EQ(cliJson("layout --json " + image)["partition"], 2);
}

TEST_F(FirstReadableVolume, IsNoneWhereAllAreSpoiled) {
    const auto image = disk({oneGroup, oneGroup});
    spoilSuperblock(image, first);
    spoilSuperblock(image, second);
    const auto check = cliJson("check --json " + image, 1);
    EXPECT_EQ(check["verdict"], "unknown");
    EXPECT_EQ(findings(check, "volume_unreadable").size(), 2U) << "each once";
    const auto layout = cli("layout " + image);
    EXPECT_EQ(layout.exitCode, 3);
    EXPECT_THAT(layout.err, HasSubstr("the ext superblock cannot be used"));
}

TEST_F(FirstReadableVolume, IsSoughtWithinTheLimit) {
    std::string script = "label: gpt\n";
    for (int n = 0; n < 71; ++n) {
        script += "size=1MiB\n";
    }
    const auto image = m_images.disk("many.img", 80, script);
    const auto check = json::parse(cli("check --json " + image).out);
    const auto beyond = findings(check, "volumes_not_read");
    ASSERT_EQ(beyond.size(), 1U);
    EXPECT_THAT(beyond[0]["text"].get<std::string>(), StartsWith("6 further volumes and containers"));
}

} // namespace
} // namespace atlas::test
