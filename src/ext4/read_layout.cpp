// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_layout.h"

#include "base/number_text.h"
#include "ext4/check_backups.h"
#include "ext4/check_bitmap_padding.h"
#include "ext4/check_checksums.h"
#include "ext4/check_free_totals.h"
#include "ext4/check_groups.h"
#include "ext4/check_state.h"
#include "ext4/check_superblock.h"
#include "ext4/check_system_files.h"
#include "ext4/open_volume.h"
#include "ext4/read_group_descriptors.h"
#include "ext4/read_superblock.h"
#include "ext4/read_system_files.h"
#include "ext4/superblock_copies.h"
#include "layout/layout.h"

#include <fmt/format.h>

namespace atlas {
namespace {

Error externalJournal(const std::string& path, ext2_filsys fs) {
    return {.kind = ErrorKind::Unsupported,
            .what =
                fmt::format("holds an external journal (UUID {}) and no file system of its own", filesystemOf(fs).uuid),
            .where = path,
            .hint = "open the file system that uses this journal"};
}

} // namespace

Result<LayoutClaims> readLayout(const ByteSource& source, const Placement& volume, const ReadOptions& options) {
    auto opened = openVolume(source, volume.bytes, options.maxGroups);
    if (!opened) {
        return std::unexpected(opened.error());
    }
    auto* const fs = opened->fs.get();
    if (ext2fs_has_feature_journal_dev(fs->super)) {
        return std::unexpected(externalJournal(source.name(), fs));
    }
    const auto report = [&](GroupNumber done) {
        if (options.progress) {
            options.progress(done, GroupCount{fs->group_desc_count});
        }
    };
    report({0});
    LayoutClaims claims;
    claims.findings = std::move(opened->findings);
    claims.filesystem = filesystemOf(fs);
    claims.filesystem.superblockGroup = opened->superblockGroup;
    claims.filesystem.superblockBlock = opened->superblockBlock;
    // Before the other findings: structures past the end cannot be read, and theirs follow from it.
    setAvailable(claims, opened->available);
    checkSuperblockChecksum(fs, claims.findings);
    if (ext2fs_has_feature_metadata_csum(fs->super)) {
        claims.filesystem.checksumSeed = fs->csum_seed;
    }
    claims.groups = groupsOf(fs, DescriptorChecksums::Read);
    if (opened->superblockAlone) {
        placeUnreadOutside(fs, claims.groups);
    }
    claims.copies = copiesOf(fs);
    report({fs->group_desc_count});
    checkDescriptorChecksums(claims.groups, claims.findings);
    claims.files = systemFilesOf(fs, claims.findings);
    checkSuperblock(fs, claims.findings);
    checkSystemFiles(fs, claims, opened->available, claims.findings);
    checkGroups(claims, claims.findings);
    checkFreeTotals(claims, claims.findings);
    checkBackups(fs, claims, opened->available);
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
