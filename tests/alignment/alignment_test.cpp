// SPDX-License-Identifier: GPL-3.0-or-later
// Judges whole volumes: the verdicts, the sums and the findings.
#include "alignment/findings.h"
#include "alignment/grid.h"
#include "alignment/judged_structures.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

Layout layoutWith(std::uint64_t blockSize) {
    return resolve(
        test::syntheticClaims({.blockSize = {blockSize}, .groups = {16}, .groupsPerFlex = 4, .inodesPerGroup = 512}));
}

Placement startingAt(std::uint64_t lba) { return {.bytes = {{lba * 512}, {std::uint64_t{1} << 40}}}; }

/// Reference implementation: judges every block by itself.
FitCounts bruteForce(const std::vector<BlockInterval>& structures, const Filesystem& fs, const Placement& placement,
                     SectorGrid grid) {
    FitCounts counts;
    for (const auto structure : structures) {
        Fit worst = Fit::Whole;
        for (auto block = structure.first; block < structure.end(); ++block) {
            worst = std::max(
                worst, fit({placement.bytes.first + ByteCount{block.value * fs.blockSize.value}, fs.blockSize}, grid));
        }
        counts.add(worst);
    }
    return counts;
}

std::vector<BlockInterval> inodeTables(const Layout& layout) {
    std::vector<BlockInterval> all;
    for (std::uint32_t g = 0; g < layout.groups.size().value; ++g) {
        all.push_back(layout.inodeTableOf({g}));
    }
    return all;
}

struct VerdictCase {
    std::uint64_t blockSize;
    std::uint64_t lba;
    std::uint64_t phase;
    Fit verdict;
    int perBlock;
};

class AlignTest : public testing::TestWithParam<VerdictCase> {};

TEST_P(AlignTest, GivesTheVerdictOfTheWorstBlock) {
    const auto& c = GetParam();
    const auto layout = layoutWith(c.blockSize);
    const SectorGrid grid{{4096}, {c.phase}};
    const auto alignment = align(layout, startingAt(c.lba), grid);
    EXPECT_EQ(alignment.verdict, c.verdict);
    EXPECT_EQ(alignment.perBlock, c.perBlock);
    EXPECT_EQ(alignment.kinds[index(RegionKind::InodeTable)].structures,
              bruteForce(inodeTables(layout), layout.filesystem, startingAt(c.lba), grid));
}

INSTANTIATE_TEST_SUITE_P(
    Table, AlignTest,
    testing::Values(VerdictCase{4096, 2048, 0, Fit::Whole, 0}, VerdictCase{4096, 40, 0, Fit::Whole, 0},
                    VerdictCase{4096, 64, 0, Fit::Whole, 0}, VerdictCase{4096, 63, 0, Fit::Straddling, 2},
                    VerdictCase{4096, 34, 0, Fit::Straddling, 2}, VerdictCase{4096, 1, 0, Fit::Straddling, 2},
                    VerdictCase{4096, 2049, 0, Fit::Straddling, 2}, VerdictCase{4096, 65535, 0, Fit::Straddling, 2},
                    VerdictCase{1024, 2048, 0, Fit::Partial, 1}, VerdictCase{2048, 2048, 0, Fit::Partial, 1},
                    VerdictCase{1024, 63, 0, Fit::Straddling, 2}, VerdictCase{2048, 63, 0, Fit::Straddling, 2},
                    VerdictCase{8192, 2048, 0, Fit::Whole, 0}, VerdictCase{8192, 63, 0, Fit::Straddling, 2},
                    VerdictCase{65536, 2048, 0, Fit::Whole, 0}, VerdictCase{65536, 34, 0, Fit::Straddling, 2},
                    VerdictCase{4096, 63, 3584, Fit::Whole, 0}, VerdictCase{4096, 2048, 3584, Fit::Straddling, 2}));

TEST(Alignments, AreComputedOnceForEachGrid) {
    const auto snapshot = test::syntheticSnapshot({.groups = {4}}, {63});
    Alignments alignments(snapshot);
    const SectorGrid small{.size = {512}};
    const SectorGrid shifted{.phase = {3584}};
    for (const auto grid : {SectorGrid{}, small, shifted}) {
        EXPECT_EQ(alignments.on(grid), align(*snapshot.layout, *snapshot.placement, grid));
    }
    EXPECT_EQ(alignments.on({}).verdict, Fit::Straddling);
    EXPECT_EQ(alignments.on(shifted).verdict, Fit::Whole) << "sector 63 is on a boundary there";
    EXPECT_EQ(&alignments.on(small), &alignments.on(small));
    EXPECT_NE(&alignments.on(small), &alignments.on({}));
}

TEST(Align, SumsReadModifyWritesWithoutJournalAndReserve) {
    const auto layout = layoutWith(4096);
    const auto alignment = align(layout, startingAt(63), {});
    std::uint64_t blocks = 0;
    for (const auto& region : layout.regions) {
        const bool beside = region.kind == RegionKind::Journal || region.kind == RegionKind::ReservedGdt ||
                            region.kind == RegionKind::ResizeInode;
        blocks += beside ? 0 : region.count.value;
    }
    EXPECT_EQ(alignment.totalReadModifyWrites(), 2 * blocks);
    EXPECT_GT(alignment.kinds[index(RegionKind::Journal)].readModifyWrites, 0U);
}

TEST(Align, CountsAFileOfManyExtentsOnce) {
    auto claims = test::syntheticClaims({.groups = {16}, .journalBlocks = 0});
    claims.files.push_back({.kind = RegionKind::Journal, .inode = 8, .extents = {{{20000}, {5}}, {{21000}, {7}}}});
    const auto alignment = align(resolve(std::move(claims)), startingAt(63), {});
    const auto& journal = alignment.kinds[index(RegionKind::Journal)];
    EXPECT_EQ(journal.structures, (FitCounts{.straddling = 1}));
    EXPECT_EQ(journal.blocks, 12U);
    EXPECT_EQ(journal.readModifyWrites, 24U);
}

TEST(AlignmentFindings, AreNoneWhereAllIsWhole) {
    const auto layout = layoutWith(4096);
    EXPECT_THAT(structureFindings(layout, align(layout, startingAt(2048), {}), {}), testing::IsEmpty());
}

TEST(AlignmentFindings, BlameTheBlockSizeBelowTheSector) {
    const auto layout = layoutWith(1024);
    const auto findings = structureFindings(layout, align(layout, startingAt(2048), {}), {});
    ASSERT_EQ(findings.size(), 1U) << "one line, not one for each kind of structure";
    EXPECT_EQ(findings.front().kind, FindingKind::BlockSmallerThanSector);
    EXPECT_EQ(severityOf(findings.front()), Severity::Warning);
}

TEST(AlignmentFindings, CountStraddlingAndPartialStructuresApart) {
    // Every fourth block of 1 KiB straddles; the others lie inside one sector.
    const auto layout = layoutWith(1024);
    const auto alignment = align(layout, startingAt(63), {});
    EXPECT_EQ(alignment.perBlock, 2);
    for (const auto& finding : structureFindings(layout, alignment, {})) {
        if (finding.kind != FindingKind::StructuresMisaligned) {
            continue;
        }
        const auto& kind = alignment.kinds[index(*finding.region)];
        EXPECT_EQ(finding.numbers[0], kind.structures.straddling) << name(*finding.region);
        EXPECT_EQ(finding.numbers[1], kind.structures.total()) << name(*finding.region);
        EXPECT_EQ(finding.fit, Fit::Straddling) << name(*finding.region);
    }
}

} // namespace
} // namespace atlas
