// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_size.h"

#include "ext4/volume_blocks.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace atlas {
namespace {

class SizeCheck {
public:
    SizeCheck(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings)
        : m_fs(fs), m_claims(claims), m_blocks(fs, available), m_findings(findings) {}

    void run() {
        if (m_claims.filesystem.primaryIsLost() || m_claims.groups.size().value == 0) {
            return;
        }
        compareWithBackup();
        if (!m_claims.filesystem.needsRecovery) { // the journal may hold a newer bitmap
            checkPadding();
        }
    }

private:
    /// e2fsck/super.c, check_backup_super_block: the fields that a backup must have like the primary superblock.
    void compareWithBackup() {
        const auto& copies = m_claims.copies;
        const auto backup = std::ranges::find_if(
            copies, [](const GroupCopies& each) { return each.group.value > 0 && each.superblock; });
        if (backup == copies.end()) {
            return;
        }
        const auto bytes = m_blocks.read(backup->superblock->value);
        ext2_super_block sb{};
        if (bytes.size() < sizeof(sb)) {
            return;
        }
        std::memcpy(&sb, bytes.data(), sizeof(sb));
        if (ext2fs_le16_to_cpu(sb.s_magic) != EXT2_SUPER_MAGIC) {
            return;
        }
        const bool wide = ext2fs_has_feature_64bit(m_fs->super) != 0;
        const auto high = wide ? std::uint64_t{ext2fs_le32_to_cpu(sb.s_blocks_count_hi)} << 32 : 0;
        compare(*backup, "s_blocks_count", ext2fs_blocks_count(m_fs->super),
                high + ext2fs_le32_to_cpu(sb.s_blocks_count));
        compare(*backup, "s_inodes_count", m_fs->super->s_inodes_count, ext2fs_le32_to_cpu(sb.s_inodes_count));
    }

    void compare(const GroupCopies& backup, const char* field, std::uint64_t primary, std::uint64_t copy) {
        if (primary != copy) {
            m_findings.push_back({.kind = FindingKind::BackupDiffers,
                                  .region = RegionKind::BackupSuperblock,
                                  .group = backup.group,
                                  .block = backup.superblock,
                                  .numbers = {primary, copy},
                                  .detail = field});
        }
    }

    /// e2fsck/pass5.c, check_block_end: the bits behind the last cluster are set.
    void checkPadding() {
        const auto& fs = m_claims.filesystem;
        const GroupNumber last{m_claims.groups.size().value - 1};
        const auto at = m_claims.groups.blockBitmap[last.value];
        if (m_claims.groups.has(last, GroupFlag::BlockUninit) || !m_blocks.isInside(at.value)) {
            return;
        }
        const auto bitmap = m_blocks.read(at.value);
        const std::uint64_t ratio = fs.blocksPerCluster();
        const auto end = std::min<std::uint64_t>(fs.clustersPerGroup, bitmap.size() * 8);
        std::uint64_t unset = 0;
        for (auto bit = (fs.blocksOf(last).count.value + ratio - 1) / ratio; bit < end; ++bit) {
            unset += (std::to_integer<unsigned>(std::byte(bitmap[bit / 8])) >> (bit % 8) & 1U) == 0 ? 1 : 0;
        }
        if (unset > 0) {
            m_findings.push_back({.kind = FindingKind::BitmapPadding,
                                  .region = RegionKind::BlockBitmap,
                                  .group = last,
                                  .block = at,
                                  .numbers = {unset, fs.blockCount.value}});
        }
    }

    ext2_filsys m_fs;
    const LayoutClaims& m_claims;
    VolumeBlocks m_blocks;
    std::vector<Finding>& m_findings;
};

} // namespace

void checkSize(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings) {
    SizeCheck(fs, claims, available, findings).run();
}

} // namespace atlas
