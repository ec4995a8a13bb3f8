// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_backups.h"

#include "ext4/volume_blocks.h"

#include <cstring>

namespace atlas {
namespace {

/// A number that a backup has like the superblock: e2fsck/super.c (check_backup_super_block), and what places the groups.
struct SharedField {
    const char* name;
    std::uint64_t (*of)(const ext2_super_block&);
};

std::uint64_t blockCount(const ext2_super_block& sb) {
    const bool wide = (sb.s_feature_incompat & EXT4_FEATURE_INCOMPAT_64BIT) != 0;
    return (wide ? std::uint64_t{sb.s_blocks_count_hi} << 32 : 0) | sb.s_blocks_count;
}

constexpr SharedField sharedFields[] = {
    {"s_blocks_count", blockCount},
    {"s_inodes_count", [](const ext2_super_block& sb) { return std::uint64_t{sb.s_inodes_count}; }},
    {"s_first_data_block", [](const ext2_super_block& sb) { return std::uint64_t{sb.s_first_data_block}; }},
    {"s_log_block_size", [](const ext2_super_block& sb) { return std::uint64_t{sb.s_log_block_size}; }},
    {"s_blocks_per_group", [](const ext2_super_block& sb) { return std::uint64_t{sb.s_blocks_per_group}; }},
    {"s_inodes_per_group", [](const ext2_super_block& sb) { return std::uint64_t{sb.s_inodes_per_group}; }},
    {"s_inode_size", [](const ext2_super_block& sb) { return std::uint64_t{sb.s_inode_size}; }},
};

class BackupCheck {
public:
    BackupCheck(ext2_filsys fs, const LayoutClaims& claims, ByteCount available)
        : m_fs(fs), m_claims(claims), m_blocks(fs, available) {}

    void run(std::vector<Finding>& findings) {
        std::size_t seen = 0;
        for (const auto& copy : m_claims.copies) {
            const bool isBackup = copy.superblock && copy.group.value > 0;
            if (isBackup && copy.group != m_claims.filesystem.superblockGroup && seen++ < maxComparedBackups) {
                check(copy);
            }
        }
        m_findings.appendTo(findings);
    }

private:
    void check(const GroupCopies& copy) {
        const auto bytes = m_blocks.read(copy.superblock->value);
        ext2_super_block sb{};
        if (bytes.size() < sizeof(sb)) {
            return;
        }
        std::memcpy(&sb, bytes.data(), sizeof(sb));
        if (sb.s_magic != EXT2_SUPER_MAGIC) {
            return add(copy, {.kind = FindingKind::BackupDamaged});
        }
        if (ext2fs_has_feature_metadata_csum(m_fs->super) && ext2fs_superblock_csum_verify(m_fs, &sb) == 0) {
            auto computed = sb;
            ext2fs_superblock_csum_set(m_fs, &computed);
            return add(copy, {.kind = FindingKind::BackupDamaged, .numbers = {sb.s_checksum, computed.s_checksum}});
        }
        for (const auto& field : sharedFields) {
            if (field.of(*m_fs->super) != field.of(sb)) {
                add(copy, {.kind = FindingKind::BackupDiffers,
                           .numbers = {field.of(*m_fs->super), field.of(sb)},
                           .detail = field.name});
            }
        }
    }

    void add(const GroupCopies& copy, Finding finding) {
        finding.region = RegionKind::BackupSuperblock;
        finding.group = copy.group;
        finding.block = copy.superblock;
        m_findings.add(std::move(finding));
    }

    ext2_filsys m_fs;
    const LayoutClaims& m_claims;
    VolumeBlocks m_blocks;
    CappedFindings m_findings{16};
};

} // namespace

void checkBackups(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings) {
    BackupCheck(fs, claims, available).run(findings);
}

} // namespace atlas
