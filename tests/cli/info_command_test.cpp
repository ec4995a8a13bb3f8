// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "report/snapshot/snapshot_file.h"
#include "support/synthetic.h"
#include "support/temp_dir.h"

#include <fstream>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

/// A mirror on two disks, the second of which carries its data from 512 bytes past a physical sector on.
Snapshot partitionedMirror() {
    auto snapshot = syntheticSnapshot({.groups = {2}}, Lba{2048});
    snapshot.disk.isDevice = true;
    auto& stack = snapshot.disk.devices;
    stack.push_back({.kind = BlockDeviceKind::Md, .name = "md0", .label = "raid1"});
    for (const auto& [name, at] : {std::pair{std::string("sda"), MiB}, {std::string("sdb"), MiB + 512}}) {
        const Piece all{.above = {{0}, snapshot.disk.size}, .at = ByteOffset{at}};
        stack.push_back({.kind = BlockDeviceKind::Disk, .name = name, .depth = 1, .pieces = {all}});
    }
    return snapshot;
}

TEST(InfoCommand, JudgesStartsOnTheSectorsOfTheWorstMemberAsCheckDoes) {
    const TempDir folder;
    const auto file = folder.file("mirror.snapshot");
    {
        std::ofstream out(file, std::ios::binary);
        writeSnapshot(partitionedMirror(), out);
    }
    const auto info = cliJson("info --json " + file);
    const auto check = cliJson("check --json " + file, 1);
    ASSERT_EQ(info["partitions"].size(), 1U);
    for (const auto* key : {"number", "start_byte", "start_remainder", "verdict"}) {
        EXPECT_EQ(info["partitions"][0][key], check["partitions"][0][key]) << key;
    }
    EXPECT_EQ(info["partitions"][0]["start_remainder"], 512);
    EXPECT_THAT(cli("info " + file).out, HasSubstr("✖ straddling"));
}

} // namespace
} // namespace atlas::test
