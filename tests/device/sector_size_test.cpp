// SPDX-License-Identifier: GPL-3.0-or-later
// The logical sector size of a partition table, and its source.
#include "device/images.h"
#include "device/read_disk.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

constexpr auto gptAt256 = "g\nn\n1\n256\n+16M\nw\n";
constexpr auto mbrAt256 = "o\nn\np\n1\n256\n+16M\nw\n";

Known<ByteCount> sector(std::uint64_t bytes, Source source) { return {{bytes}, source}; }

TEST(LogicalSector, IsThatOfTheGpt) {
    const test::TempDir folder;
    const auto image = test::partitioned4096(folder, gptAt256);
    test::fill(folder, image, MiB, 16 * MiB, test::mke2fs);
    const auto disk = test::readDisk(image, {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->drive.logicalSector, sector(4096, Source::Table));
    EXPECT_EQ(disk->drive.physicalSector, sector(4096, Source::Assumption));
    ASSERT_THAT(disk->table.partitions, SizeIs(1));
    EXPECT_EQ(bytesOf(*disk, disk->table.partitions[0]), (ByteInterval{{MiB}, {16 * MiB}}));
    EXPECT_EQ(disk->table.partitions[0].content.type, "ext4");
    EXPECT_THAT(disk->table.faults, SizeIs(0));
}

TEST(LogicalSector, IsThatOfTheBackupGptWhereThePrimaryIsLost) {
    const test::TempDir folder;
    const auto image = test::partitioned4096(folder, gptAt256);
    test::overwrite(image, 4096, std::string(4096, '\0'));
    const auto disk = test::readDisk(image, {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->drive.logicalSector, sector(4096, Source::Table));
    EXPECT_THAT(disk->table.partitions, SizeIs(1));
}

TEST(LogicalSector, OfAnMbrIsTheOneThatFindsTheContents) {
    const test::TempDir folder;
    const auto image = test::partitioned4096(folder, mbrAt256);
    test::fill(folder, image, MiB, 16 * MiB, test::mke2fs);
    const auto disk = test::readDisk(image, {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->drive.logicalSector, sector(4096, Source::Contents));
    ASSERT_THAT(disk->table.partitions, SizeIs(1));
    EXPECT_EQ(disk->table.partitions[0].content.type, "ext4");

    const auto other = test::partitioned(folder, "label: dos\nsize=16M\n");
    test::fill(folder, other, MiB, 16 * MiB, "mkswap -q");
    EXPECT_EQ(test::readDisk(other, {})->drive.logicalSector, sector(512, Source::Contents));
    EXPECT_EQ(test::readDisk(other, {})->table.partitions.at(0).content.type, "swap");
}

TEST(LogicalSector, OfAnMbrWithoutContentsIsAssumed) {
    const test::TempDir folder;
    const auto disk = test::readDisk(test::partitioned4096(folder, mbrAt256), {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->drive.logicalSector, sector(512, Source::Assumption));
}

TEST(LogicalSector, IsTheUsersWhereGiven) {
    const test::TempDir folder;
    const auto disk = test::readDisk(test::partitioned4096(folder, mbrAt256), {.logicalSector = ByteCount{4096}});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->drive.logicalSector, sector(4096, Source::User));
    EXPECT_EQ(bytesOf(*disk, disk->table.partitions.at(0)).first, ByteOffset{MiB});
}

TEST(LogicalSector, ThatIsWrongNamesTheRightOne) {
    const test::TempDir folder;
    const auto disk =
        test::readDisk(test::partitioned(folder, "label: gpt\nsize=16M\n"), {.logicalSector = ByteCount{4096}});
    ASSERT_TRUE(disk);
    ASSERT_THAT(disk->table.faults, SizeIs(testing::Ge(1u)));
    EXPECT_THAT(disk->table.faults.back().detail, HasSubstr("--logical-sector 512"));
}

TEST(Geometry, OfAnImageIsAssumed) {
    const test::TempDir folder;
    const auto disk = test::readDisk(test::partitioned(folder, "label: gpt\n"), {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->drive.physicalSector, sector(4096, Source::Assumption));
    EXPECT_EQ(disk->drive.phase, (Known<ByteOffset>{{0}, Source::Assumption}));
    EXPECT_EQ(disk->drive.optimalIo.value, ByteCount{0});
}

TEST(Geometry, RefusesAPhysicalSectorBelowTheOneTheTableShows) {
    const test::TempDir folder;
    const auto disk = test::readDisk(test::partitioned4096(folder, gptAt256), {.physicalSector = ByteCount{512}});
    ASSERT_FALSE(disk);
    EXPECT_EQ(disk.error().kind, ErrorKind::Usage);
}

} // namespace
} // namespace atlas
