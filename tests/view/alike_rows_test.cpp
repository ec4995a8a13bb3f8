// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/alike_rows.h"

#include "view/draw_list.h"
#include "view/volumes.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using Rows = std::vector<AlikeRow>;

RowLayout overviewOf(const DrawnVolume& volume, FoldedRows folds) {
    return rowLayout(volume.filesystem(), RowMode::Overview, 1, std::make_shared<const FoldedRows>(std::move(folds)));
}

/// The regions of a row's blocks, relative to the row, without copies when `copies` is false.
std::vector<Region> regionsOf(const DrawnVolume& volume, BlockInterval row) {
    std::vector<Region> regions;
    const auto firstGroup = volume.filesystem().groupOf(row.first).value;
    for (auto region : volume.layout().regions) {
        const auto here = intersection(region.blocks(), row);
        if (!here.empty()) {
            region.first = here.first - BlockCount{row.first.value};
            region.count = here.count;
            region.group = region.owned() ? GroupNumber{region.group.value - firstGroup} : noGroup;
            regions.push_back(region);
        }
    }
    return regions;
}

TEST(AlikeRows, CoverEachFlexGroupOnce) {
    for (const auto& shape : shapes()) {
        const auto volume = volumeOf(shape.geometry);
        const auto flex = rowLayout(volume.filesystem(), RowMode::FlexGroup, 1);
        for (const std::size_t maxRows : {0, 1000}) {
            std::uint64_t next = 0;
            for (const auto& row : foldAlike(volume, maxRows).rows) {
                ASSERT_EQ(row.first, next) << shape.name;
                ASSERT_GE(row.last, row.first);
                next = row.last + 1;
            }
            EXPECT_EQ(next, flex.rowCount()) << shape.name;
        }
    }
}

TEST(AlikeRows, FoldExactlyWhatIsTheSame) {
    for (const auto& shape : shapes()) {
        const auto volume = volumeOf(shape.geometry);
        const auto flex = rowLayout(volume.filesystem(), RowMode::FlexGroup, 1);
        const auto folds = foldAlike(volume, 1000);
        for (std::size_t i = 0; i < folds.rows.size(); ++i) {
            const auto& row = folds.rows[i];
            const auto drawn = regionsOf(volume, flex.blocksOf(row.first));
            for (auto other = row.first + 1; other <= row.last; ++other) {
                EXPECT_EQ(regionsOf(volume, flex.blocksOf(other)), drawn) << shape.name << ' ' << other;
                EXPECT_EQ(flex.blocksOf(other).count, flex.blocksOf(row.first).count);
            }
            if (i > 0) {
                const auto before = flex.blocksOf(row.first - 1);
                EXPECT_TRUE(regionsOf(volume, before) != drawn || before.count != flex.blocksOf(row.first).count)
                    << shape.name << ": flex groups " << row.first - 1 << " and " << row.first << " are alike";
            }
        }
    }
}

TEST(AlikeRows, CopiesAreFoldedOnlyWhenTheRowsWouldBeTooMany) {
    const auto volume = volumeOf({.groups = GroupCount{512}, .journalBlocks = 0});
    const auto exact = foldAlike(volume, 1000);
    const auto few = foldAlike(volume, 8);
    EXPECT_GT(exact.rows.size(), few.rows.size());
    EXPECT_EQ(few.rows, (Rows{{0, 0}, {1, 31, true}}));
    EXPECT_TRUE(std::ranges::none_of(exact.rows, &AlikeRow::copiesDiffer));
    const auto copies = backupGroupsAmong(few, GroupNumber{16}, GroupNumber{511});
    EXPECT_EQ(std::vector<GroupNumber>(copies.begin(), copies.end()),
              (std::vector{GroupNumber{25}, GroupNumber{27}, GroupNumber{49}, GroupNumber{81}, GroupNumber{125},
                           GroupNumber{243}, GroupNumber{343}}));
}

/// The copies of the flex group that is drawn are not those of the others.
TEST(AlikeRows, CopiesThatDifferAreNotDrawn) {
    const auto volume = volumeOf({.groups = GroupCount{512}, .journalBlocks = 0});
    const auto copy = 1U << index(RegionKind::BackupSuperblock) | 1U << index(RegionKind::ReservedGdt);
    const auto drawsCopies = [&](FoldedRows folds, std::uint64_t flexGroup) {
        const auto overview = overviewOf(volume, std::move(folds));
        const auto row =
            overview.rowOf(rowLayout(volume.filesystem(), RowMode::FlexGroup, 1).blocksOf(flexGroup).first);
        const auto drawn = layOutRows(volume, overview, {row, 1, {0, 1e6}, 1000, true}).rows.front();
        int end = 0;
        for (const auto& run : drawn.runs) {
            EXPECT_EQ(run.x0, end) << "no holes";
            end = run.x1;
        }
        return std::ranges::any_of(drawn.runs, [&](const atlas::Run& run) { return (run.kinds & copy) != 0; });
    };
    const auto folds = foldAlike(volume, 8);
    EXPECT_FALSE(drawsCopies(folds, 1)) << "groups 25 and 27 of flex group 1";
    EXPECT_TRUE(drawsCopies(folds, 0));
    EXPECT_TRUE(drawsCopies(unfolded(folds, folds.rows[1]), 1));
    EXPECT_TRUE(drawsCopies(foldAlike(volume, 1000), 1));
}

TEST(AlikeRows, TheJournalStandsOut) {
    const auto volume = volumeOf({.groups = GroupCount{512}, .journalBlocks = 32768});
    const auto& layout = volume.layout();
    const auto journal = std::ranges::find(layout.regions, RegionKind::Journal, &Region::kind);
    ASSERT_NE(journal, layout.regions.end());
    const auto folds = foldAlike(volume, 8);
    const auto overview = overviewOf(volume, folds);
    const auto row = overview.rowOf(journal->first);
    EXPECT_EQ(folds.rows[row].count(), 1);
}

TEST(AlikeRows, WhatIsSoughtGetsARowOfItsOwn) {
    const FoldedRows folds{.rows = {{0, 0}, {1, 31}}, .copies = {}};
    EXPECT_EQ(withOwnRow(folds, 20).rows, (Rows{{0, 0}, {1, 19}, {20, 20}, {21, 31}}));
    EXPECT_EQ(withOwnRow(folds, 31).rows, (Rows{{0, 0}, {1, 30}, {31, 31}}));
    EXPECT_EQ(withOwnRow(folds, 1).rows, folds.rows) << "it is drawn anyway";
    EXPECT_EQ(withOwnRow(folds, 99).rows, folds.rows);
    EXPECT_EQ(unfolded(folds, {1, 31}).rows.size(), 32);
}

TEST(AlikeRows, AnUnfoldedRunFoldsAgain) {
    const FoldedRows folds{.rows = {{0, 0}, {1, 9}, {10, 12}}, .copies = {}};
    const auto open = unfolded(folds, {1, 9});
    ASSERT_NE(unfoldedRunOf(open, 5), nullptr);
    EXPECT_EQ(unfoldedRunOf(open, 0), nullptr);
    EXPECT_EQ(unfoldedRunOf(open, 10), nullptr);
    const auto both = unfolded(open, {10, 12});
    EXPECT_EQ(foldedAgain(both, {1, 9}).rows, (Rows{{0, 0}, {1, 9}, {10, 10}, {11, 11}, {12, 12}}));
    EXPECT_EQ(foldedAgain(open, {1, 9}).rows, folds.rows);
    EXPECT_EQ(unfoldedRunOf(foldedAgain(open, {1, 9}), 5), nullptr);
}

TEST(AlikeRows, ARowStandsForAllItsFlexGroupsAndDrawsTheFirst) {
    const auto volume = volumeOf({.groups = GroupCount{512}, .journalBlocks = 0});
    const auto overview = overviewOf(volume, foldAlike(volume, 8));
    const auto& fs = volume.filesystem();
    const auto flex = rowLayout(fs, RowMode::FlexGroup, 1);
    ASSERT_EQ(overview.rowCount(), 2);
    EXPECT_EQ(overview.blocksOf(1), flex.blocksOf(1));
    EXPECT_EQ(overview.allBlocksOf(1), between(flex.blocksOf(1).first, fs.end()));
    EXPECT_EQ(overview.rowOf(flex.blocksOf(30).first), 1);
    EXPECT_EQ(rowName(overview, fs, 1), (RowName{RowName::Kind::FlexGroups, 1, 31}));
    EXPECT_EQ(rowName(overview, fs, 0), (RowName{RowName::Kind::FlexGroup, 0}));
    const auto drawn = layOutRows(volume, overview, {0, 2, {0, 1e6}, 100, true});
    EXPECT_FALSE(drawn.rows[0].commonShade);
    EXPECT_TRUE(drawn.rows[1].commonShade);
}

/// Flex groups of one group, of which those from 10 on have no backups.
constexpr Geometry small{.groups = GroupCount{20}, .groupsPerFlex = 1, .journalBlocks = 0};
constexpr ByteCount stripe{192 << 10}; ///< goes into 128 MiB with 128 KiB left over

DrawnVolume marked(const Geometry& geometry, std::optional<SectorGrid> grid) {
    const auto volume = volumeOf(geometry);
    return DrawnVolume({.layout = volume.layoutPtr(), .placement = volume.placement(), .markedGrid = grid}, &volume);
}

TEST(AlikeRows, AMarkSpeaksForAllFlexGroupsOfItsRow) {
    int goodExamples = 0;
    for (const std::uint64_t phase : {0u, 64u << 10, 128u << 10}) {
        const SectorGrid grid{stripe, ByteOffset{phase}};
        const auto volume = marked(small, grid);
        const auto isOff = [&](std::uint64_t flexGroup) {
            const BlockInterval bitmap{volume.layout().groups.blockBitmap[flexGroup], BlockCount{1}};
            return pastBoundary(bytesOnDisk(volume, bitmap).first, grid).value != 0;
        };
        const auto overview = overviewOf(volume, foldAlike(volume));
        const auto row = overview.rowOf(volume.filesystem().blocksOf(GroupNumber{10}).first);
        ASSERT_EQ(foldedRun(overview, row), (AlikeRow{10, 19})) << "all the same where they lie in the flex group";
        bool anyOff = false;
        for (std::uint64_t flexGroup = 10; flexGroup < 20; ++flexGroup) {
            anyOff = anyOff || isOff(flexGroup);
        }
        goodExamples += anyOff && !isOff(10) ? 1 : 0;
        const auto drawn = layOutRows(volume, overview, {row, 1, {0, 32768}, 1000, true}).rows.front();
        const auto bitmap = std::ranges::find(drawn.runs, RegionKind::BlockBitmap, &atlas::Run::kind);
        ASSERT_NE(bitmap, drawn.runs.end());
        ASSERT_FALSE(bitmap->merged());
        EXPECT_EQ(bitmap->offMarked, anyOff) << phase;
        EXPECT_TRUE(drawn.marksSome(*bitmap));
    }
    EXPECT_EQ(goodExamples, 1) << "the flex group that is drawn is on the stripe, and others of its row are not";
}

/// In the overview as elsewhere a file is marked where it begins: none of the others has one.
TEST(AlikeRows, AFileSpeaksForItself) {
    auto claims = syntheticClaims(small);
    const BlockInterval journal{BlockNumber{12 * 32768}, BlockCount{2 * 32768}};
    claims.files = {{.kind = RegionKind::Journal, .inode = 8, .extents = {journal}}};
    claims.groups.blockBitmap[12] = claims.groups.blockBitmap[13] = BlockNumber{11 * 32768 + 20000};
    claims.groups.inodeBitmap[12] = claims.groups.inodeBitmap[13] = BlockNumber{11 * 32768 + 20001};
    claims.groups.inodeTable[12] = claims.groups.inodeTable[13] = BlockNumber{11 * 32768 + 20002};
    auto layout = std::make_shared<const Layout>(resolve(std::move(claims)));
    const Placement placement{.bytes = {ByteOffset{1 << 20}, layout->filesystem.size()}};
    const auto begin = placement.byteOf(journal.first, ByteCount{4096});
    const DrawnVolume volume({.layout = std::move(layout),
                              .placement = placement,
                              .markedGrid = SectorGrid{stripe, ByteOffset{begin.value % stripe.value}}});
    const auto overview = overviewOf(volume, foldAlike(volume));
    const auto row = overview.rowOf(journal.first);
    ASSERT_EQ(foldedRun(overview, row), (AlikeRow{12, 13})) << "full of the journal";
    const auto drawn = layOutRows(volume, overview, {row, 1, {0, 32768}, 1000, true}).rows.front();
    EXPECT_TRUE(drawn.alignmentDiffers);
    ASSERT_EQ(drawn.runs.size(), 1U);
    EXPECT_FALSE(drawn.runs.front().offMarked) << "it begins on the stripe";
}

TEST(AlikeRows, LieDifferentlyWhereTheirLengthIsNoMultipleOfTheGranularity) {
    const auto differs = [](const DrawnVolume& volume, FoldedRows folds) {
        const auto overview = overviewOf(volume, std::move(folds));
        return alignmentDiffers(volume, overview, overview.rowOf(volume.filesystem().blocksOf(GroupNumber{19}).first));
    };
    const auto striped = marked(small, SectorGrid{stripe, {}});
    const auto folds = foldAlike(striped);
    EXPECT_TRUE(differs(striped, folds));
    EXPECT_FALSE(differs(striped, unfolded(folds, {10, 19}))) << "each is drawn";
    EXPECT_EQ(foldAlike(marked(small, {})).rows, folds.rows) << "what is marked can change while the rows stay";
    EXPECT_FALSE(differs(marked(small, {}), folds));
    EXPECT_FALSE(differs(marked(small, SectorGrid{{MiB}, {}}), folds));
    const auto rows = rowLayout(striped.filesystem(), RowMode::FlexGroup, 1);
    EXPECT_FALSE(alignmentDiffers(striped, rows, 19));
}

TEST(AlikeRows, LieDifferentlyOnPhysicalSectorsThatAreLonger) {
    auto geometry = small;
    geometry.blockSize = ByteCount{1024};
    geometry.inodesPerGroup = 1024;
    geometry.reservedGdtBlocks = 0;
    const auto volume = volumeOf(geometry, ByteOffset{1 << 20}, {.physicalSector = {ByteCount{16 << 20}}});
    const auto overview = overviewOf(volume, foldAlike(volume));
    const auto row = overview.rowOf(volume.filesystem().blocksOf(GroupNumber{15}).first);
    ASSERT_TRUE(foldedRun(overview, row));
    EXPECT_TRUE(alignmentDiffers(volume, overview, row)) << "a group of 8 MiB is half a sector";
}

} // namespace
} // namespace atlas::test
