// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_checksums.h"

namespace atlas {

void checkSuperblockChecksum(ext2_filsys fs, std::vector<Finding>& findings) {
    if (!ext2fs_has_feature_metadata_csum(fs->super) || ext2fs_superblock_csum_verify(fs, fs->super) != 0) {
        return;
    }
    auto computed = *fs->super;
    if (ext2fs_superblock_csum_set(fs, &computed) == 0) {
        findings.push_back({.kind = FindingKind::SuperblockChecksum,
                            .region = RegionKind::PrimarySuperblock,
                            .numbers = {fs->super->s_checksum, computed.s_checksum}});
    }
}

void checkDescriptorChecksums(const Groups& groups, std::vector<Finding>& findings) {
    const auto count = groups.size().value;
    const auto wrong = [&](std::uint32_t g) { return g < count && groups.hasWrongChecksum({g}); };
    CappedFindings runs;
    for (std::uint32_t g = 0; g < count; ++g) {
        if (!wrong(g)) {
            continue;
        }
        const auto first = g;
        while (wrong(g + 1)) {
            ++g;
        }
        runs.add({.kind = FindingKind::DescriptorChecksum,
                  .region = RegionKind::GroupDescriptors,
                  .group = {first},
                  .groups = {g - first + 1},
                  .numbers = {groups.checksum[first], groups.computedChecksum[first]}});
    }
    runs.appendTo(findings);
}

} // namespace atlas
