// SPDX-License-Identifier: GPL-3.0-or-later
// Text and JSON of a device that lies on several others.
#include "report/json/check_json.h"
#include "report/text/check_text.h"
#include "report/text/explanation_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace atlas {
namespace {

using testing::HasSubstr;

/// A mirror on sda1 and sdb1, whose data start `first` and `second` bytes into their disks.
Snapshot mirror(std::uint64_t first, std::uint64_t second) {
    auto snapshot = test::syntheticSnapshot({.groups = {2}, .journalBlocks = 64}, {0});
    snapshot.disk.table = {};
    snapshot.placement->partition.reset();
    snapshot.disk.isDevice = true;
    const Piece all{.above = {{0}, {std::uint64_t{1} << 40}}};
    auto& stack = snapshot.disk.devices;
    stack.push_back({.kind = BlockDeviceKind::Md, .name = "md0", .label = "raid1"});
    for (const auto& [disk, at] : {std::pair{std::string("sda"), first}, {std::string("sdb"), second}}) {
        stack.push_back({.kind = BlockDeviceKind::Partition, .name = disk + "1", .depth = 1, .pieces = {all}});
        stack.push_back({.kind = BlockDeviceKind::Disk, .name = disk, .depth = 2, .pieces = {all}});
        stack.back().pieces[0].at = {at};
    }
    return snapshot;
}

std::string textOf(const DiskJudgement& disk) {
    std::ostringstream out;
    writeCheckText(disk, out, {});
    writeExplanation(disk.whole, out, {});
    return out.str();
}

nlohmann::json jsonOf(const DiskJudgement& disk) {
    std::ostringstream out;
    writeCheckJson(disk, out);
    return nlohmann::json::parse(out.str());
}

TEST(StackedReport, NamesTheWorstMemberInTheFirstLine) {
    const auto judgement = judgeDisk(mirror(1 << 20, (1 << 20) + 512));
    const auto text = textOf(judgement);
    EXPECT_THAT(text, HasSubstr("structures are misaligned, as judged on sdb1, the worst of 2 members"));
    EXPECT_THAT(text,
                HasSubstr("on member sdb1 the data start at byte 1,049,088 of its disk, which is 512 bytes past"));
    EXPECT_THAT(text, testing::ContainsRegex("member sda1 +1,048,576 +✓"));
    EXPECT_THAT(text, testing::ContainsRegex("member sdb1 +1,049,088 +✖ \\+512"));
    const auto json = jsonOf(judgement);
    EXPECT_EQ(json["verdict"], "straddling");
    EXPECT_EQ(json["members"][0]["verdict"], "whole");
    EXPECT_EQ(json["members"][1]["remainder"], 512);
    EXPECT_EQ(json["kernel_says_misaligned"], false);
}

TEST(StackedReport, MarksAMemberWhoseSectorsAreFilledInPart) {
    auto snapshot = test::syntheticSnapshot({.blockSize = {1024}, .groups = {2}, .journalBlocks = 64}, {0});
    const auto stack = mirror(1 << 20, 1 << 20).disk.devices;
    snapshot.disk.table = {};
    snapshot.placement->partition.reset();
    snapshot.disk.devices = stack;
    for (auto& device : snapshot.disk.devices) {
        device.grid = {{4096}, {0}};
    }
    snapshot.disk.devices.back().grid = {{512}, {0}};
    const auto judgement = judgeDisk(snapshot);
    const auto text = textOf(judgement);
    EXPECT_EQ(jsonOf(judgement)["members"][0]["verdict"], "partial");
    EXPECT_THAT(text, testing::ContainsRegex("member sda1 +1,048,576 +⚠ partial blocks"));
    EXPECT_EQ(jsonOf(judgement)["members"][1]["verdict"], "whole");
    EXPECT_THAT(text, testing::ContainsRegex("member sdb1 +1,048,576 +✓"));
}

TEST(StackedReport, NamesTheSourcesOfBothSectors) {
    auto snapshot = mirror(1 << 20, 1 << 20);
    snapshot.disk.devices.clear();
    snapshot.disk.drive.logicalSector.source = Source::Contents;
    const auto judgement = judgeDisk(snapshot);
    EXPECT_THAT(textOf(judgement), HasSubstr("logical from the partitions' contents, physical assumed"));
    const auto json = jsonOf(judgement);
    EXPECT_EQ(json["logical_sector_source"], "contents");
    EXPECT_EQ(json["physical_sector_source"], "assumption");
    EXPECT_EQ(json["stack"][0]["source"], "assumption");
}

TEST(StackedReport, SaysThatTheKernelSaysIt) {
    auto snapshot = mirror(1 << 20, 1 << 20);
    snapshot.disk.drive.misaligned = true;
    EXPECT_EQ(judge(snapshot).verdict.fit, Fit::Whole) << "the members are known";
    snapshot.disk.devices[1].pieces.clear();
    const auto judgement = judgeDisk(snapshot);
    EXPECT_EQ(judgement.whole.verdict.fit, Fit::Straddling);
    EXPECT_THAT(textOf(judgement),
                HasSubstr("straddling: the kernel reports that the layers below share no common alignment"));
    EXPECT_EQ(jsonOf(judgement)["kernel_says_misaligned"], true);
    EXPECT_THAT(judgement.whole.remedies.cures, testing::IsEmpty());
    EXPECT_EQ(jsonOf(judgement)["cure_state"], "none_known");
    EXPECT_THAT(textOf(judgement), AllOf(HasSubstr("no cure is known"), testing::Not(HasSubstr("nothing to cure"))));
}

} // namespace
} // namespace atlas
