// SPDX-License-Identifier: GPL-3.0-or-later
// Block devices end to end, with loop devices if the machine allows them.
#include "cli/program.h"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

/// A loop device that exists during the test; `name` is empty if the machine allows none.
class LoopDevice {
public:
    LoopDevice(const std::string& image, const std::string& options) {
        const auto ran = run("losetup --find --show --read-only " + options + " " + shellQuoted(image));
        if (ran.exitCode == 0) {
            m_name = ran.out.substr(0, ran.out.find('\n'));
        }
        m_why = ran.err;
    }
    ~LoopDevice() {
        if (!m_name.empty()) {
            (void)run("losetup --detach " + m_name);
        }
    }
    LoopDevice(const LoopDevice&) = delete;
    LoopDevice& operator=(const LoopDevice&) = delete;

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const std::string& why() const { return m_why; }

private:
    std::string m_name;
    std::string m_why;
};

TEST(Device, With4096ByteLogicalSectorsIsReadByItsOwnGeometry) {
    const Images images;
    const auto image = images.folder().file("4kn.img");
    makeSparse(image, 64 << 20);
    mustRun("fdisk -b 4096 " + shellQuoted(image), "g\nn\n1\n257\n+40M\nw\n");
    mustRun(fmt::format("mke2fs -q -F -t ext4 -b 4096 -E offset={} {} 39M", 257 * 4096, shellQuoted(image)));
    const LoopDevice loop(image, "--sector-size 4096");
    if (loop.name().empty()) {
        GTEST_SKIP() << "no loop device here: " << loop.why();
    }
    const auto info = cliJson("info --json " + loop.name());
    EXPECT_EQ(info["disk"]["is_device"], true);
    EXPECT_EQ(info["disk"]["logical_sector"], (nlohmann::json{{"bytes", 4096}, {"source", "device"}}));
    EXPECT_EQ(info["disk"]["physical_sector"]["bytes"], 4096) << "assumed, or of the disk that holds the file";
    EXPECT_EQ(info["disk"]["minimum_io"], 4096);
    EXPECT_EQ(info["partitions"][0]["start"], 257);
    EXPECT_EQ(info["partitions"][0]["content"], "ext4");
    const auto check = cliJson("check --json " + loop.name());
    EXPECT_EQ(check["verdict"], "whole");
    const auto& stack = check["stack"];
    const auto partition =
        std::ranges::find_if(stack, [](const auto& row) { return row["kind"] == "partition"; }) - stack.begin();
    EXPECT_EQ(stack[partition]["working"], "257 × 4,096 = 1,052,672; mod 4,096 = 0");
    EXPECT_EQ(check["sweep"]["present"], 257);
    if (!check["devices"].empty()) {
        EXPECT_EQ(check["devices"][1]["kind"], "file") << "a loop device lies on a file";
    }
    const auto text = cli("info " + loop.name());
    EXPECT_THAT(text.out, testing::HasSubstr("physical sector  4,096 B ("));
}

/// Where the file lies on its disk is judged for the device, so the folder of the tests must lie on whole sectors.
TEST(Device, OverAnImageHasTheVerdictOfTheImage) {
    const Images images;
    const auto off =
        images.disk("off.img", 40, "label: dos\nunit: sectors\n63,65536,L\n", {{63, 32, "-t ext4 -b 4096"}});
    const auto on =
        images.disk("on.img", 40, "label: dos\nunit: sectors\n2048,65536,L\n", {{2048, 32, "-t ext4 -b 4096"}});
    for (const auto& [image, exit] : {std::pair{off, 1}, {on, 0}}) {
        const LoopDevice loop(image, "");
        if (loop.name().empty()) {
            GTEST_SKIP() << "no loop device here: " << loop.why();
        }
        const auto ofFile = cliJson("check --json " + shellQuoted(image), exit);
        const auto ofDevice = cliJson("check --json " + loop.name(), exit);
        for (const auto* member : {"verdict", "state", "physical_sector", "start_remainder", "structures"}) {
            EXPECT_EQ(ofDevice[member], ofFile[member]) << member;
        }
        EXPECT_EQ(cliJson("check --json --drive 512n " + loop.name())["verdict"], "whole") << "by the user's word";
    }
}

TEST(Device, IsWhatTheCommandsName) {
    const Images images;
    const auto image =
        images.disk("mbr.img", 40, "label: dos\nunit: sectors\n63,65536,L\n", {{63, 32, "-t ext4 -b 4096"}});
    const LoopDevice loop(image, "");
    if (loop.name().empty()) {
        GTEST_SKIP() << "no loop device here: " << loop.why();
    }
    const auto check = cliJson("check --json --drive 512e " + loop.name(), 1);
    EXPECT_EQ(check["causes"][0]["cause"], "partition_start");
    EXPECT_EQ(check["causes"][0]["commands"][0]["command"], "echo 2048 | sfdisk --move-data -N 1 " + loop.name());
    const auto mkfs = check["causes"][0]["anew"][1]["command"].get<std::string>();
    EXPECT_THAT(mkfs, testing::StartsWith("mke2fs -t ext4 -b 4096 "));
    EXPECT_THAT(mkfs, testing::EndsWith(" " + loop.name() + "p1"));
}

} // namespace
} // namespace atlas::test
