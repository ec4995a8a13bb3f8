// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/row_layout.h"

#include "view/volumes.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

TEST(RowLayout, RowsFollowEachOtherAndCoverTheVolume) {
    for (const auto& shape : shapes()) {
        const auto volume = volumeOf(shape.geometry);
        for (const auto mode : allRowModes) {
            for (const std::uint64_t fit : {1, 7, 32, 1000}) {
                const auto rows = rowLayout(volume.filesystem(), mode, fit);
                auto next = volume.filesystem().firstDataBlock;
                for (std::uint64_t row = 0; row < rows.rowCount(); ++row) {
                    const auto blocks = rows.blocksOf(row);
                    ASSERT_EQ(blocks.first, next) << shape.name;
                    ASSERT_EQ(rows.rowOf(blocks.first), row);
                    ASSERT_EQ(rows.rowOf(blocks.last()), row);
                    next = blocks.end();
                }
                EXPECT_EQ(next, volume.filesystem().end()) << shape.name;
                EXPECT_TRUE(rows.blocksOf(rows.rowCount()).empty());
            }
        }
    }
}

TEST(RowLayout, AGroupRowIsItsGroup) {
    const auto volume = volumeOf(shapes()[4].geometry);
    const auto rows = rowLayout(volume.filesystem(), RowMode::Group, 1);
    EXPECT_EQ(rows.rowCount(), 17);
    EXPECT_EQ(rows.blocksOf(16), volume.filesystem().blocksOf(GroupNumber{16}));
    EXPECT_EQ(rows.rowOf(BlockNumber{0}), 0) << "the boot block of a 1 KiB volume lies before the first row";
    EXPECT_EQ(rows.rowOf(BlockNumber{1u << 30}), 16);
}

TEST(RowLayout, TheWholeVolumeFitsTheRows) {
    const auto volume = volumeOf({});
    for (std::uint64_t fit = 1; fit < 300; ++fit) {
        const auto rows = rowLayout(volume.filesystem(), RowMode::WholeVolume, fit);
        EXPECT_LE(rows.rowCount(), fit);
        EXPECT_GT(2 * rows.rowCount(), std::min<std::uint64_t>(fit, 128)) << "rows that fit stay empty";
    }
}

TEST(RowLayout, NamesSayWhatARowHolds) {
    using enum RowName::Kind;
    const auto volume = volumeOf({});
    const auto& fs = volume.filesystem();
    EXPECT_EQ(rowName(rowLayout(fs, RowMode::Group, 1), fs, 21), (RowName{Group, 21}));
    EXPECT_EQ(rowName(rowLayout(fs, RowMode::FlexGroup, 1), fs, 3), (RowName{FlexGroup, 3}));
    EXPECT_EQ(rowName(rowLayout(fs, RowMode::WholeVolume, 32), fs, 1), (RowName{Groups, 4, 7}));
    EXPECT_EQ(rowName(rowLayout(fs, RowMode::WholeVolume, 128), fs, 1), (RowName{Group, 1}));
    EXPECT_EQ(rowName(rowLayout(fs, RowMode::WholeVolume, 512), fs, 1), (RowName{Block, 8192}));
    const auto noFlex = volumeOf(shapes()[1].geometry);
    const auto& bare = noFlex.filesystem();
    EXPECT_EQ(rowName(rowLayout(bare, RowMode::FlexGroup, 1), bare, 3), (RowName{Group, 3}));
    auto alone = bare;
    alone.flexGroupSize = 1; // -G 1
    EXPECT_EQ(rowName(rowLayout(alone, RowMode::Overview, 1), alone, 3), (RowName{Group, 3}));
}

} // namespace
} // namespace atlas::test
