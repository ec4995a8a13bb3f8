// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layout_summary.h"

#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

Layout layoutOf(const Geometry& geometry) { return resolve(syntheticClaims(geometry)); }

TEST(LayoutSummary, CountsEachBlockOfMetadataOnce) {
    const auto layout = layoutOf({});
    const auto metadata = summarise(layout).metadata;
    ByteCount kinds{};
    for (const auto bytes : metadata.kinds) {
        kinds += bytes;
    }
    EXPECT_EQ(kinds, metadata.bytes);
    const auto& fs = layout.filesystem;
    EXPECT_EQ(metadata.kinds[index(RegionKind::BlockBitmap)], bytesOf(BlockCount{fs.groupCount.value}, fs.blockSize));
    EXPECT_DOUBLE_EQ(metadata.share, static_cast<double>(metadata.bytes.value) /
                                         static_cast<double>(fs.blockCount.value * fs.blockSize.value));
}

TEST(LayoutSummary, FlexGroups) {
    const auto flex = summarise(layoutOf({.groups = GroupCount{40}})).flexGroups;
    EXPECT_EQ(flex.size, 16U);
    EXPECT_EQ(flex.count, 3U);
    EXPECT_EQ(flex.bitmaps.value, 16U * 4096);
    EXPECT_EQ(flex.bitmapSpan, ByteCount{32 * 4096}) << "16 block bitmaps, then 16 inode bitmaps";
    const auto none = summarise(layoutOf({.groups = GroupCount{40}, .groupsPerFlex = 0})).flexGroups;
    EXPECT_FALSE(none.size);
    EXPECT_EQ(none.count, 40U);
}

TEST(LayoutSummary, WhatTheKernelHasStillToZero) {
    auto claims = syntheticClaims({.groups = GroupCount{4}, .journalBlocks = 0});
    auto& fs = claims.filesystem;
    fs.features.emplace_back("metadata_csum");
    const auto inodesPerBlock = static_cast<std::uint32_t>(fs.blockSize.value / fs.inodeSize);
    claims.groups.flags = {4, 0, 3, 7}; // ITABLE_ZEROED; none; both UNINIT; all
    claims.groups.unusedInodes = {0, fs.inodesPerGroup - inodesPerBlock - 1, fs.inodesPerGroup, fs.inodesPerGroup};
    const auto lazy = summarise(resolve(std::move(claims))).lazyInit;
    EXPECT_TRUE(lazy.applies);
    EXPECT_EQ(lazy.inodeUninit, 2U);
    EXPECT_EQ(lazy.blockUninit, 2U);
    EXPECT_EQ(lazy.notZeroed, 2U);
    const std::uint64_t table = fs.inodeTableBlocks;
    EXPECT_EQ(lazy.toZero.value, (table - 2 + table) * 4096) << "the used inodes of group 1 begin in its second block";
}

TEST(LayoutSummary, CountsTheFlagsOfADescriptorWithAWrongChecksumAsDumpe2fsListsThem) {
    auto claims = syntheticClaims({.groups = GroupCount{4}, .journalBlocks = 0});
    claims.filesystem.features.emplace_back("metadata_csum");
    claims.groups.flags = {4, 4, 7, 7};
    claims.groups.checksum[2] ^= 1U;
    const auto lazy = summarise(resolve(std::move(claims))).lazyInit;
    EXPECT_EQ(lazy.inodeUninit, 2U);
    EXPECT_EQ(lazy.blockUninit, 2U);
}

/// The flags of a copy are old, so they are neither set nor unset.
TEST(LayoutSummary, CountsGroupsWhoseFlagsAreNotKnownByThemselves) {
    auto claims = syntheticClaims({.groups = GroupCount{4}, .journalBlocks = 0});
    claims.filesystem.features.emplace_back("metadata_csum");
    claims.groups.flags = {4, 4, 3, 3};
    claims.groups.source = {0, 0, 0, static_cast<std::uint16_t>(DescriptorSource::Copy)};
    const auto layout = resolve(std::move(claims));
    const auto lazy = summarise(layout).lazyInit;
    EXPECT_EQ(lazy.unknown, 1U);
    EXPECT_EQ(lazy.inodeUninit, 1U);
    EXPECT_EQ(lazy.notZeroed, 1U);
}

TEST(LayoutSummary, WithoutChecksumsOfDescriptorsNothingIsLazy) {
    auto claims = syntheticClaims({.groups = GroupCount{4}});
    std::erase(claims.filesystem.features, "metadata_csum");
    std::erase(claims.filesystem.features, "uninit_bg");
    EXPECT_FALSE(summarise(resolve(std::move(claims))).lazyInit.applies);
}

TEST(LayoutSummary, TheJournalIsCountedInPieces) {
    auto claims = syntheticClaims({});
    claims.filesystem.features.emplace_back("has_journal");
    std::erase_if(claims.files, [](const SystemFile& file) { return file.kind == RegionKind::Journal; });
    const BlockNumber at{90000};
    claims.files.push_back({.kind = RegionKind::Journal,
                            .inode = 8,
                            .extents = {{at, BlockCount{100}},
                                        {at + BlockCount{100}, BlockCount{28}},
                                        {at + BlockCount{500}, BlockCount{128}}}});
    const auto journal = summarise(resolve(std::move(claims))).journal;
    EXPECT_EQ(journal.kind, JournalSummary::Kind::Internal);
    EXPECT_EQ(journal.bytes.value, 256U * 4096);
    EXPECT_EQ(journal.first, at);
    EXPECT_EQ(journal.pieces, 2U) << "extents that follow each other are one piece";
    EXPECT_EQ(journal.mapping.value, 0U);
}

TEST(LayoutSummary, AJournalWithoutBlocksIsElsewhereOnlyWhereTheSuperblockSaysSo) {
    auto claims = syntheticClaims({});
    claims.filesystem.features.emplace_back("has_journal");
    std::erase_if(claims.files, [](const SystemFile& file) { return file.kind == RegionKind::Journal; });
    auto elsewhere = claims;
    elsewhere.findings.push_back({.kind = FindingKind::ExternalJournal});
    EXPECT_EQ(summarise(resolve(std::move(claims))).journal.kind, JournalSummary::Kind::Unreadable);
    EXPECT_EQ(summarise(resolve(std::move(elsewhere))).journal.kind, JournalSummary::Kind::External);
}

TEST(LayoutSummary, TheBlocksThatMapAJournalAreCountedApart) {
    auto claims = syntheticClaims({});
    claims.filesystem.features.emplace_back("has_journal");
    std::erase_if(claims.files, [](const SystemFile& file) { return file.kind == RegionKind::Journal; });
    const BlockNumber at{90000};
    claims.files.push_back({.kind = RegionKind::Journal,
                            .inode = 8,
                            .extents = {{at, BlockCount{1}}, {at + BlockCount{1}, BlockCount{128}}},
                            .mapping = {{at, BlockCount{1}}, {at + BlockCount{50}, BlockCount{1}}}});
    const auto journal = summarise(resolve(std::move(claims))).journal;
    EXPECT_EQ(journal.bytes.value, 127U * 4096);
    EXPECT_EQ(journal.first, at + BlockCount{1});
    EXPECT_EQ(journal.pieces, 1U) << "the map lies before and amid the data";
    EXPECT_EQ(journal.mapping.value, 2U);
}

TEST(LayoutSummary, GrowthEndsWhereTheTableOrTheBlockNumbersDo) {
    auto claims = syntheticClaims({.groups = GroupCount{128}});
    auto& fs = claims.filesystem;
    fs.features = {"64bit", "resize_inode"};
    fs.descriptorSize = 64;
    fs.descriptorBlocks = 2;
    fs.reservedGdtBlocks = 1022;
    const auto growth = [&] { return summarise(resolve(claims)).growth; };
    EXPECT_EQ(growth().then, GrowthLimit::Then::MetaBg);
    EXPECT_EQ(growth().online.value, std::uint64_t{1024} * 64 * 32768 * 4096) << "8 TiB";
    fs.features = {"resize_inode"};
    fs.reservedGdtBlocks = 4094;
    EXPECT_EQ(growth().then, GrowthLimit::Then::TheEnd);
    EXPECT_EQ(growth().online.value, ((std::uint64_t{1} << 32) - 1) * 4096);
    fs.features = {"64bit", "meta_bg"};
    fs.inodesPerGroup = 8192;
    EXPECT_EQ(growth().then, GrowthLimit::Then::TheEndOfInodes);
    EXPECT_EQ(growth().online.value, std::uint64_t{524287} * 32768 * 4096) << "2^32 inodes are one group too many";
    fs.state = "clean with errors";
    EXPECT_EQ(growth().then, GrowthLimit::Then::Errors);
    EXPECT_EQ(growth().online, bytesOf(fs.blockCount, fs.blockSize));
    fs.features = {"64bit", "sparse_super2"};
    EXPECT_EQ(growth().then, GrowthLimit::Then::Refused);
}

} // namespace
} // namespace atlas::test
