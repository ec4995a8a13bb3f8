// SPDX-License-Identifier: GPL-3.0-or-later
// A cure moves whatever lies in its partition, physical volume or array. It is offered only if nothing there lies worse
// afterwards, and blames the layer whose own start is off.
#include "alignment/judgement.h"
#include "layout/layout.h"
#include "report/words/cure_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr std::uint64_t volumeBytes = 4 * 32768 * 4096ULL;

LayoutPtr layout() {
    static const auto made =
        std::make_shared<const Layout>(resolve(test::syntheticClaims({.groups = {4}, .inodesPerGroup = 512})));
    return made;
}

/// Places in bytes of the disk. Two logical volumes hold ext4; the first is chosen.
struct Group {
    std::uint64_t partition = MiB;
    std::uint64_t extents = 2 * MiB;
    std::uint64_t chosen = 2 * MiB;
    std::uint64_t other = 2 * MiB + volumeBytes;
    Drive drive{};
};

LogicalVolume volumeAt(const std::string& name, std::uint64_t at, const Layer& physical) {
    const Layer own{
        .kind = LayerKind::LvmLinearVolume, .header = physical.header, .data = {at}, .name = name, .readable = true};
    return {.name = name,
            .size = {volumeBytes},
            .partition = 1,
            .layers = {physical, own},
            .map = {{{{0}, {volumeBytes}}, {{at}}}},
            .content = {.type = "ext4"}};
}

Snapshot snapshotOf(const Group& group) {
    Snapshot snapshot;
    auto& disk = snapshot.disk;
    disk.isDevice = true;
    disk.path = "/dev/sdx";
    disk.drive = group.drive;
    disk.table.kind = TableKind::Gpt;
    const auto end = std::max(group.chosen, group.other) + volumeBytes;
    disk.table.partitions = {{.number = 1,
                              .sectors = {{group.partition / 512}, {(end - group.partition + 511) / 512}},
                              .content = {.type = "LVM2_member"}}};
    disk.size = {end + 64 * MiB};
    const Layer physical{
        .kind = LayerKind::LvmPhysicalVolume, .header = {group.partition}, .data = {group.extents}, .unit = {512}};
    disk.inside.containers = {{.partition = 1,
                               .layers = {physical},
                               .inner = between(ByteOffset{group.extents}, ByteOffset{end}),
                               .group = "vg"}};
    disk.inside.logicalVolumes = {volumeAt("vg/chosen", group.chosen, physical),
                                  volumeAt("vg/other", group.other, physical)};
    snapshot.layout = layout();
    snapshot.placement = Placement{.bytes = {{group.chosen}, {volumeBytes}}, .partition = 1};
    snapshot.layers = disk.inside.logicalVolumes[0].layers;
    snapshot.otherVolumes = {{.name = {1, "vg/other"}, .starts = {ByteOffset{group.other}}, .blockSize = {4096}}};
    return snapshot;
}

struct NeighbourAdvice {
    Judgement judgement;
    Cure cure{};
    std::string text{};
    std::size_t commands = 0;
};

/// The only cure of the group.
NeighbourAdvice adviceOn(const Group& group) {
    NeighbourAdvice advice{.judgement = judge(snapshotOf(group))};
    EXPECT_EQ(advice.judgement.remedies.cures.size(), 1U);
    if (!advice.judgement.remedies.cures.empty()) {
        advice.cure = advice.judgement.remedies.cures.front();
        const auto said = words(advice.cure, advice.judgement.snapshot);
        advice.text = format(said.remedy);
        advice.commands = said.commands.size();
    }
    return advice;
}

TEST(MovedNeighbours, AreCuredByOneMoveOfTheirPartition) {
    const auto advice = adviceOn({.partition = MiB + 512,
                                  .extents = 2 * MiB + 512,
                                  .chosen = 2 * MiB + 512,
                                  .other = 2 * MiB + 512 + volumeBytes});
    EXPECT_EQ(advice.cure.cause, CauseKind::PartitionStart);
    ASSERT_TRUE(advice.cure.move());
    EXPECT_EQ(advice.cure.move()->start.value % 8, 0U);
}

TEST(MovedNeighbours, KeepAPartitionWhereTheyAreWhole) {
    const auto advice = adviceOn({.partition = MiB + 512,
                                  .extents = 2 * MiB + 512,
                                  .chosen = 2 * MiB + 512,
                                  .other = 2 * MiB + 4096 + volumeBytes});
    EXPECT_EQ(advice.cure.cause, CauseKind::PartitionStart);
    EXPECT_FALSE(advice.cure.move()) << "vg/other would begin 3,584 bytes past a boundary";
    EXPECT_EQ(advice.commands, 0U);
}

/// That another one becomes whole by the move does not make up for it.
TEST(MovedNeighbours, AreNotExchangedForOthers) {
    auto snapshot = snapshotOf({.partition = MiB + 512,
                                .extents = 2 * MiB + 512,
                                .chosen = 2 * MiB + 512,
                                .other = 2 * MiB + 4096 + volumeBytes});
    snapshot.otherVolumes.push_back(
        {.name = {1, "vg/third"}, .starts = {{2 * MiB + 4096 + 512 + volumeBytes}}, .blockSize = {4096}});
    const auto cures = judge(snapshot).remedies.cures;
    ASSERT_EQ(cures.size(), 1U);
    EXPECT_FALSE(cures.front().move());
}

TEST(MovedNeighbours, AreCuredByANewPhysicalVolumeWhoseOwnStartIsOff) {
    const auto advice = adviceOn(
        {.extents = 2 * MiB + 512, .chosen = 2 * MiB + 512 + 4096, .other = 2 * MiB + 512 + 8192 + volumeBytes});
    EXPECT_EQ(advice.cure.cause, CauseKind::LayerOffset);
    ASSERT_TRUE(advice.cure.layer);
    EXPECT_EQ(advice.cure.layer->kind, LayerKind::LvmPhysicalVolume);
    ASSERT_TRUE(advice.cure.newData());
    EXPECT_THAT(advice.text, HasSubstr("recreate the physical volume"));
    EXPECT_EQ(advice.cure.after.verdict, Fit::Whole);
}

TEST(MovedNeighbours, KeepAPhysicalVolumeWhereTheyAreWhole) {
    const auto advice =
        adviceOn({.extents = 2 * MiB + 512, .chosen = 2 * MiB + 512 + 4096, .other = 2 * MiB + 8192 + volumeBytes});
    ASSERT_TRUE(advice.cure.layer);
    EXPECT_EQ(advice.cure.layer->name, "vg/chosen");
    EXPECT_FALSE(advice.cure.newData());
    EXPECT_EQ(advice.commands, 0U);
    EXPECT_THAT(advice.text, Not(HasSubstr("recreate the physical volume")));
    EXPECT_THAT(advice.text, HasSubstr("pvmove"));
}

TEST(MovedNeighbours, HaveTheirOwnExtentsBlamedNotThePhysicalVolume) {
    const auto advice = adviceOn({.chosen = 2 * MiB + 1024, .other = 2 * MiB + 4096 + volumeBytes});
    ASSERT_TRUE(advice.cure.layer);
    EXPECT_EQ(advice.cure.layer->kind, LayerKind::LvmLinearVolume);
    EXPECT_EQ(advice.commands, 0U);
    EXPECT_THAT(advice.text, Not(HasSubstr("pvcreate")));
}

/// Neither alone: a new physical volume would leave the logical volume 1,024 bytes past a boundary.
TEST(MovedNeighbours, AreNotHelpedByANewPhysicalVolumeWhereTheirExtentsAreOffToo) {
    const auto advice = adviceOn(
        {.extents = 2 * MiB + 512, .chosen = 2 * MiB + 512 + 1024, .other = 2 * MiB + 512 + 8192 + volumeBytes});
    ASSERT_TRUE(advice.cure.layer);
    EXPECT_EQ(advice.cure.layer->kind, LayerKind::LvmLinearVolume);
    EXPECT_FALSE(advice.cure.newData());
    EXPECT_EQ(advice.commands, 0U);
}

/// The physical volume, which lies on the stripe, would leave it.
TEST(MovedNeighbours, StayOnTheirStripes) {
    Group group{
        .partition = MiB + 4096, .extents = 2 * MiB + 4096, .chosen = 2 * MiB + 4096, .other = 4 * MiB + volumeBytes};
    group.drive.optimalIo = {{MiB}, Source::User};
    const auto stays = adviceOn(group);
    EXPECT_EQ(stays.cure.cause, CauseKind::StripeStart);
    EXPECT_FALSE(stays.cure.move()) << "vg/other is on a stripe";
    group.other += 4096;
    const auto moves = adviceOn(group);
    EXPECT_EQ(moves.cure.cause, CauseKind::StripeStart);
    EXPECT_TRUE(moves.cure.move());
}

/// Members of a mirror, each on a disk of its own, with the bytes before the data of the array.
Snapshot mirror(std::uint64_t first, std::uint64_t data, std::uint64_t second, std::uint64_t secondData) {
    Snapshot snapshot;
    auto& disk = snapshot.disk;
    disk.isDevice = true;
    disk.path = "/dev/md0";
    disk.size = {volumeBytes};
    const auto member = [](const char* name, const char* below, std::uint64_t start, std::uint64_t offset) {
        const ByteInterval all{{0}, {volumeBytes}};
        const ByteInterval withHeader{{0}, {volumeBytes + offset}};
        return std::vector<BlockDevice>{{.kind = BlockDeviceKind::Partition,
                                         .name = name,
                                         .depth = 1,
                                         .carries = ByteOffset{offset},
                                         .onDisk = ByteOffset{start},
                                         .pieces = {{all, {offset}}}},
                                        {.kind = BlockDeviceKind::Disk,
                                         .name = below,
                                         .depth = 2,
                                         .carries = ByteOffset{start},
                                         .onDisk = ByteOffset{0},
                                         .pieces = {{withHeader, {start}}}}};
    };
    disk.devices = {{.kind = BlockDeviceKind::Md, .name = "md0", .label = "raid1"}};
    for (const auto& devices : {member("sda1", "sda", first, data), member("sdb1", "sdb", second, secondData)}) {
        disk.devices.insert(disk.devices.end(), devices.begin(), devices.end());
    }
    snapshot.layout = layout();
    snapshot.placement = Placement{.bytes = {{0}, {volumeBytes}}};
    return snapshot;
}

TEST(MovedNeighbours, AreMembersOfOneArray) {
    const auto both = judge(mirror(MiB, MiB + 512, MiB, MiB + 512));
    ASSERT_EQ(both.remedies.cures.size(), 1U);
    EXPECT_TRUE(both.remedies.cures.front().newData());
    const auto other = judge(mirror(MiB, MiB + 512, MiB + 512, MiB + 3584));
    ASSERT_EQ(other.remedies.cures.size(), 1U);
    EXPECT_FALSE(other.remedies.cures.front().newData()) << "sdb1 begins off the grid, which its data make up for";
    EXPECT_THAT(words(other.remedies.cures.front(), other.snapshot).commands, IsEmpty());
}

} // namespace
} // namespace atlas
