// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_layout.h"

#include "base/number_text.h"
#include "ext4/checks.h"
#include "ext4/choose_descriptors.h"
#include "ext4/open_volume.h"
#include "ext4/read_superblock.h"
#include "ext4/read_system_files.h"
#include "layout/layout.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

namespace atlas {
namespace {

/// A descriptor whose fields are joined as in lib/ext2fs/blknum.c, whose accessors would look the descriptor up for
/// each field (a fifth of the instructions of opening 16 TiB).
struct Descriptor {
    const ext4_group_desc& raw;
    bool wide; ///< 64bit: with upper halves

    using Block = std::uint32_t ext4_group_desc::*;
    using Count = std::uint16_t ext4_group_desc::*;

    [[nodiscard]] BlockNumber block(Block low, Block high) const {
        return {raw.*low | (wide ? std::uint64_t{raw.*high} << 32 : 0)};
    }
    [[nodiscard]] std::uint32_t count(Count low, Count high) const {
        return raw.*low | (wide ? std::uint32_t{raw.*high} << 16 : 0);
    }
};

} // namespace

Groups groupsOf(ext2_filsys fs, DescriptorChecksums checksums) {
    Groups groups;
    groups.resize({fs->group_desc_count});
    const bool checked = checksums == DescriptorChecksums::Read && ext2fs_has_group_desc_csum(fs);
    const bool ofBitmaps = checked && ext2fs_has_feature_metadata_csum(fs->super);
    groups.blockBitmapChecksum.resize(ofBitmaps ? fs->group_desc_count : 0);
    groups.inodeBitmapChecksum.resize(groups.blockBitmapChecksum.size());
    using Raw = ext4_group_desc;
    const bool wide = ext2fs_has_feature_64bit(fs->super) != 0;
    for (dgrp_t g = 0; g < fs->group_desc_count; ++g) {
        const auto& raw = *reinterpret_cast<const Raw*>(ext2fs_group_desc(fs, fs->group_desc, g));
        const Descriptor descriptor{raw, wide};
        groups.blockBitmap[g] = descriptor.block(&Raw::bg_block_bitmap, &Raw::bg_block_bitmap_hi);
        groups.inodeBitmap[g] = descriptor.block(&Raw::bg_inode_bitmap, &Raw::bg_inode_bitmap_hi);
        groups.inodeTable[g] = descriptor.block(&Raw::bg_inode_table, &Raw::bg_inode_table_hi);
        groups.freeBlocks[g] = descriptor.count(&Raw::bg_free_blocks_count, &Raw::bg_free_blocks_count_hi);
        groups.freeInodes[g] = descriptor.count(&Raw::bg_free_inodes_count, &Raw::bg_free_inodes_count_hi);
        groups.usedDirectories[g] = descriptor.count(&Raw::bg_used_dirs_count, &Raw::bg_used_dirs_count_hi);
        groups.unusedInodes[g] = descriptor.count(&Raw::bg_itable_unused, &Raw::bg_itable_unused_hi);
        groups.flags[g] = raw.bg_flags;
        groups.checksum[g] = checked ? raw.bg_checksum : 0;
        groups.computedChecksum[g] = checked ? ext2fs_group_desc_csum(fs, g) : 0;
        if (ofBitmaps) {
            groups.blockBitmapChecksum[g] =
                descriptor.count(&Raw::bg_block_bitmap_csum_lo, &Raw::bg_block_bitmap_csum_hi);
            groups.inodeBitmapChecksum[g] =
                descriptor.count(&Raw::bg_inode_bitmap_csum_lo, &Raw::bg_inode_bitmap_csum_hi);
        }
    }
    return groups;
}

namespace {

/// Blocks of the GDT in the position without meta_bg; with meta_bg, only those before s_first_meta_bg.
std::uint64_t oldTableBlocks(ext2_filsys fs) {
    // A larger s_first_meta_bg counts as the whole table (lib/ext2fs/openfs.c).
    return ext2fs_has_feature_meta_bg(fs->super) ? std::min<std::uint64_t>(fs->super->s_first_meta_bg, fs->desc_blocks)
                                                 : fs->desc_blocks;
}

GroupCopies copiesIn(ext2_filsys fs, dgrp_t group) {
    blk64_t superblock = 0;
    blk64_t oldTable = 0;
    blk64_t newTable = 0;
    ext2fs_super_and_bgd_loc2(fs, group, &superblock, &oldTable, &newTable, nullptr);
    GroupCopies copies{.group = {group}};
    if (group == 0 || superblock != 0)
        copies.superblock = BlockNumber{superblock};
    if (oldTable != 0) {
        copies.descriptors = {BlockNumber{oldTable}, BlockCount{oldTableBlocks(fs)}};
        copies.reservedGdt = {copies.descriptors.end(), BlockCount{fs->super->s_reserved_gdt_blocks}};
    } else if (newTable != 0) {
        copies.descriptors = {BlockNumber{newTable}, BlockCount{1}};
    }
    return copies;
}

void addPowers(std::vector<dgrp_t>& groups, std::uint64_t base, dgrp_t end) {
    for (std::uint64_t power = base; power < end; power *= base)
        groups.push_back(static_cast<dgrp_t>(power));
}

/// The groups that can contain copies of the superblock or group descriptors (lib/ext2fs/closefs.c). Asking libext2fs
/// about each of half a million groups takes longer than reading their descriptors.
std::vector<dgrp_t> mayKeepCopies(ext2_filsys fs) {
    const auto end = fs->group_desc_count;
    std::vector<dgrp_t> groups{0};
    if (ext2fs_has_feature_sparse_super2(fs->super)) {
        groups.insert(groups.end(), {fs->super->s_backup_bgs[0], fs->super->s_backup_bgs[1]});
    } else if (ext2fs_has_feature_sparse_super(fs->super)) {
        groups.push_back(1);
        for (const std::uint64_t base : {3U, 5U, 7U})
            addPowers(groups, base, end);
    } else {
        groups.resize(end);
        std::iota(groups.begin(), groups.end(), dgrp_t{0});
    }
    const std::uint64_t perBlock = EXT2_DESC_PER_BLOCK(fs->super);
    for (std::uint64_t g = 0; ext2fs_has_feature_meta_bg(fs->super) && g < end; g += perBlock)
        for (const auto group : {g, g + 1, g + perBlock - 1})
            groups.push_back(static_cast<dgrp_t>(std::min<std::uint64_t>(group, end)));
    std::ranges::sort(groups);
    groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
    std::erase_if(groups, [end](dgrp_t group) { return group >= end; });
    return groups;
}

} // namespace

std::vector<GroupCopies> copiesOf(ext2_filsys fs) {
    std::vector<GroupCopies> all;
    for (const auto g : mayKeepCopies(fs)) {
        const auto copies = copiesIn(fs, g);
        if (copies.superblock || !copies.descriptors.empty())
            all.push_back(copies);
    }
    return all;
}

namespace {

Error externalJournal(const std::string& path, ext2_filsys fs) {
    return {.kind = ErrorKind::Unsupported,
            .what =
                fmt::format("holds an external journal (UUID {}) and no file system of its own", filesystemOf(fs).uuid),
            .where = path,
            .hint = "open the file system that uses this journal"};
}

/// What their blocks hold is not in the image, nor are extent trees outside of inodes, which is no fault of theirs.
void addFilesOfMetadataImage(ext2_filsys fs, LayoutClaims& claims) {
    claims.findings.push_back({.kind = FindingKind::MetadataImage});
    std::vector<Finding> ofMissingBlocks;
    claims.files = systemFilesOf(fs, ofMissingBlocks);
}

/// System files and backups, with their checks.
void addSystemFiles(OpenedVolume& opened, LayoutClaims& claims) {
    auto* const fs = opened.fs.get();
    claims.files = systemFilesOf(fs, claims.findings);
    checkSystemFiles(fs, claims, opened.available, claims.findings);
    checkBackups(fs, claims, opened.available);
}

} // namespace

Result<LayoutClaims> readLayout(const ByteSource& source, const Placement& volume, const ReadOptions& options) {
    auto opened = openVolume(source, volume.bytes, options.maxGroups, options.superblock);
    if (!opened)
        return std::unexpected(opened.error());
    auto* const fs = opened->fs.get();
    if (ext2fs_has_feature_journal_dev(fs->super))
        return std::unexpected(externalJournal(source.name(), fs));
    const auto report = [&](GroupNumber done) {
        if (options.progress)
            options.progress(done, GroupCount{fs->group_desc_count});
    };
    report({0});
    LayoutClaims claims;
    claims.findings = std::move(opened->findings);
    claims.filesystem = filesystemOf(fs);
    claims.filesystem.superblockGroup = opened->superblockGroup;
    claims.filesystem.superblockBlock = opened->superblockBlock;
    if (claims.filesystem.primaryIsLost()) {
        claims.filesystem.freeBlocks = {}; // a copy keeps the counts of mke2fs or resize2fs
        claims.filesystem.freeInodes = {};
        claims.filesystem.errorCount = 0; // and it may keep errors that e2fsck has cleared since
        claims.filesystem.firstError.reset();
        claims.filesystem.lastError.reset();
    }
    // Before the other findings, because structures past the end cannot be read and cause some of them.
    setAvailable(claims, opened->available);
    checkSuperblockChecksum(fs, claims.findings);
    if (ext2fs_has_feature_metadata_csum(fs->super))
        claims.filesystem.checksumSeed = fs->csum_seed;
    claims.copies = copiesOf(fs);
    claims.groups = chooseDescriptors(*opened, claims.copies, claims.findings);
    report({fs->group_desc_count});
    checkSuperblock(fs, claims.findings);
    if (options.isMetadataImage)
        addFilesOfMetadataImage(fs, claims);
    else
        addSystemFiles(*opened, claims);
    checkGroups(claims, claims.findings);
    checkFreeTotals(claims, claims.findings);
    checkBitmapPadding(fs, claims, opened->available, claims.findings);
    checkState(claims.filesystem, *fs->super, claims.findings);
    return claims;
}

std::string e2fsprogsVersion() {
    const char* version = nullptr;
    ext2fs_get_library_version(&version, nullptr);
    return version;
}

} // namespace atlas
