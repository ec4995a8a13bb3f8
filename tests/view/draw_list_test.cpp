// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/draw_list.h"

#include "view/volumes.h"

#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <random>

namespace atlas::test {
namespace {

struct DrawCase {
    const DrawnVolume& volume;
    RowLayout rows;
    DrawRequest request;
};

/// Calls `check` for every row of every shape: whole rows and unaligned windows, few and many columns, linear and magnified.
void forEachPlan(const std::function<void(const DrawCase&, const DrawList&)>& check) {
    std::mt19937 random(1);
    for (const auto& shape : shapes()) {
        SCOPED_TRACE(shape.name);
        const auto volume = volumeOf(shape.geometry, ByteOffset{63 * 512});
        for (const auto mode : allRowModes) {
            const auto rows = rowLayout(volume.filesystem(), mode, 12);
            const double length = static_cast<double>(rows.blocksPerRow);
            for (int i = 0; i < 12; ++i) {
                const double zoom = i < 4 ? 1 : std::pow(2.0, static_cast<double>(random() % 12));
                const double first = static_cast<double>(random() % 1000) / 1000 * (length - length / zoom);
                const int columns = std::array{1, 37, 900, 2500}[static_cast<std::size_t>(i) % 4];
                const DrawRequest request{0, rows.rowCount(), {first, length / zoom}, columns, random() % 2 == 0};
                check({volume, rows, request}, layOutRows(volume, rows, request));
            }
        }
    }
}

TEST(DrawList, RunsFollowEachOtherWithoutHoles) {
    forEachPlan([](const DrawCase& c, const DrawList& drawn) {
        ASSERT_EQ(drawn.rows.size(), c.rows.rowCount());
        for (const auto& row : drawn.rows) {
            int x = 0;
            for (const auto& run : row.runs) {
                ASSERT_EQ(run.x0, x);
                ASSERT_GT(run.x1, run.x0);
                ASSERT_FALSE(run.blocks.empty());
                x = run.x1;
            }
            const double end = row.columnOf(row.blocks.end());
            EXPECT_EQ(x, static_cast<int>(std::clamp(std::ceil(end), 0.0, static_cast<double>(c.request.columns))));
        }
    });
}

TEST(DrawList, NothingInTheWindowIsInvisible) {
    forEachPlan([](const DrawCase& c, const DrawList& drawn) {
        const auto& regions = c.volume.layout().regions;
        for (const auto& row : drawn.rows) {
            std::vector<bool> visible(regions.size());
            for (const auto& run : row.runs) {
                std::fill(visible.begin() + static_cast<long>(run.regionBegin),
                          visible.begin() + static_cast<long>(run.regionEnd), true);
            }
            for (std::size_t i = 0; i < regions.size(); ++i) {
                const auto here = intersection(regions[i].blocks(), row.blocks);
                const bool inWindow =
                    !here.empty() && row.columnOf(here.end()) > 0 && row.columnOf(here.first) < row.scale.columns();
                ASSERT_EQ(visible[i], inWindow) << "region " << i << " at " << regions[i].first.value;
            }
        }
    });
}

TEST(DrawList, AFoldIsOneColumnAndShowsTheFirstByPriority) {
    int merges = 0;
    forEachPlan([&](const DrawCase& c, const DrawList& drawn) {
        const auto& regions = c.volume.layout().regions;
        for (const auto& row : drawn.rows) {
            for (const auto& run : row.runs) {
                std::uint64_t pieces = 0;
                std::uint16_t kinds = 0;
                for (auto i = run.regionBegin; i < run.regionEnd; ++i) {
                    pieces += regions[i].groups.value;
                    kinds = static_cast<std::uint16_t>(kinds | 1u << atlas::index(regions[i].kind));
                }
                ASSERT_EQ(run.pieces, pieces);
                ASSERT_EQ(run.kinds, kinds);
                ASSERT_EQ(run.kind, kinds == 0 ? std::nullopt : std::optional(shownKind(kinds)));
                ASSERT_TRUE(!run.merged() || run.x1 == run.x0 + 1);
                merges += run.merged() ? 1 : 0;
            }
        }
    });
    EXPECT_GT(merges, 500) << "the cases merge too little to say anything";
}

TEST(DrawList, ByCoverAFoldTellsWhichShareOfItsColumnIsMetadata) {
    const auto volume = volumeOf({.groups = GroupCount{64}});
    const auto& fs = volume.filesystem();
    const BlockInterval all{fs.firstDataBlock, fs.blockCount};
    const auto columns = [&](int count) {
        DrawRow row{
            .blocks = all, .scale = RowScale({0, static_cast<double>(all.count.value)}, count), .byCover = true};
        layOutRow(volume, row);
        return row;
    };
    const auto row = columns(1);
    const auto& whole = row.runs.front();
    EXPECT_TRUE(whole.merged());
    std::uint64_t metadata = 0;
    for (const auto& region : volume.layout().regions) {
        metadata += region.count.value;
    }
    EXPECT_EQ(whole.cover, shadeOf(static_cast<double>(metadata) / static_cast<double>(all.count.value)));
    EXPECT_LT(whole.cover, shadeSteps);
    const auto fine = columns(static_cast<int>(all.count.value));
    for (const auto& run : fine.runs) {
        EXPECT_EQ(run.cover, shadeSteps) << "a column for each block";
    }
}

TEST(DrawList, OffTheGridEveryRegionIsMisalignedAndOnItNone) {
    const auto volume = volumeOf({});
    const auto rows = rowLayout(volume.filesystem(), RowMode::Group, 1);
    const DrawRequest request{0, rows.rowCount(), {0, 32768}, 900, false};
    const auto misaligned = [&](const DrawnVolume& judged) {
        std::pair<int, int> count;
        for (const auto& row : layOutRows(judged, rows, request).rows) {
            for (const auto& run : row.runs) {
                count.first += run.offMarked ? 1 : 0;
                count.second += run.kind ? 1 : 0;
            }
        }
        return count;
    };
    const auto on = misaligned(volume);
    EXPECT_EQ(on.first, 0);
    EXPECT_GT(on.second, 30);
    const auto off = movedTo(volume, {.bytes = {ByteOffset{63 * 512}, volume.placement().bytes.count}});
    EXPECT_EQ(misaligned(off), (std::pair{on.second, on.second}));
}

TEST(DrawList, TheGapIsShadedByItsGroupsFreeCount) {
    auto claims = syntheticClaims({.groups = GroupCount{5}, .journalBlocks = 0});
    claims.groups.freeBlocks = {0, 31743, 8192, 31743, 32768};
    const DrawnVolume volume({.layout = std::make_shared<const Layout>(resolve(std::move(claims)))});
    const auto flex = rowLayout(volume.filesystem(), RowMode::FlexGroup, 1);
    const auto row =
        layOutRows(volume, flex, {0, 1, {0, static_cast<double>(flex.blocksPerRow)}, 500, false}).rows.at(0);
    const auto shadeAt = [&](std::size_t column) { return row.shades.at(column); };
    EXPECT_EQ(shadeAt(90), shadeSteps);
    EXPECT_EQ(shadeAt(150), 0);
    EXPECT_EQ(shadeAt(250), shadeSteps * 3 / 4);
    EXPECT_EQ(shadeAt(299), shadeSteps * 3 / 4) << "the shade changes where the group does";
    EXPECT_EQ(shadeAt(350), 0);
}

TEST(DrawList, GroupsThatShareAColumnShareItsShade) {
    auto claims = syntheticClaims({.groups = GroupCount{256}, .groupsPerFlex = 256, .journalBlocks = 0});
    for (std::uint32_t g = 128; g < 256; ++g) { // groups that contain only backups
        claims.groups.freeBlocks[g] = g % 4 == 3 ? 0 : 32768;
    }
    const DrawnVolume volume({.layout = std::make_shared<const Layout>(resolve(std::move(claims)))});
    const auto flex = rowLayout(volume.filesystem(), RowMode::FlexGroup, 1);
    const auto row =
        layOutRows(volume, flex, {0, 1, {0, static_cast<double>(flex.blocksPerRow)}, 64, false}).rows.at(0);
    for (const std::size_t column : {34U, 40U, 50U}) {
        EXPECT_NEAR(row.shades.at(column), shadeSteps / 4.0, 1)
            << "four groups, one of them full, in column " << column;
    }
}

TEST(DrawList, APlanIntoTheMemoryOfAnotherIsTheSame) {
    DrawList reused;
    forEachPlan([&](const DrawCase& c, const DrawList& drawn) {
        reused = layOutRows(c.volume, c.rows, c.request, std::move(reused));
        ASSERT_EQ(reused.rows.size(), drawn.rows.size());
        for (std::size_t i = 0; i < drawn.rows.size(); ++i) {
            ASSERT_EQ(reused.rows[i].runs, drawn.rows[i].runs);
            ASSERT_EQ(reused.rows[i].partLines, drawn.rows[i].partLines);
            ASSERT_EQ(reused.rows[i].shades.size(), drawn.rows[i].shades.size());
        }
    });
}

TEST(DrawList, ScrolledRowsKeepTheirBends) {
    const auto volume = volumeOf({.groups = GroupCount{64}});
    const auto rows = rowLayout(volume.filesystem(), RowMode::Group, 1);
    DrawList reused;
    for (const std::uint64_t first : {0U, 3U, 1U, 60U, 17U, 14U}) {
        const DrawRequest request{first, 8, {0, 32768}, 700, true};
        reused = layOutRows(volume, rows, request, std::move(reused));
        const auto fresh = layOutRows(volume, rows, request);
        ASSERT_EQ(reused.rows.size(), fresh.rows.size());
        for (std::size_t i = 0; i < fresh.rows.size(); ++i) {
            EXPECT_EQ(reused.rows[i].runs, fresh.rows[i].runs) << "row " << first + i;
        }
    }
}

TEST(DrawList, PartsThatCanBeToldApartAreParted) {
    const auto volume = volumeOf({});
    const auto rows = rowLayout(volume.filesystem(), RowMode::Group, 1);
    const auto row = layOutRows(volume, rows, {16, 1, {0, 32768}, 1024, false}).rows.at(0);
    ASSERT_EQ(row.partLines.size(), 15) << "16 inode tables of 16 columns each; the bitmaps are too narrow";
    EXPECT_EQ(row.partLines[1] - row.partLines[0], 16);
}

} // namespace
} // namespace atlas::test
