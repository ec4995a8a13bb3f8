// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_backups.h"

#include "ext4/volume_blocks.h"

#include <cstring>

namespace atlas {
namespace {

/// More than sparse_super keeps in 2^32 groups: every backup of a usual volume is looked at.
constexpr std::size_t maxComparedBackups = 64;

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
    BackupCheck(ext2_filsys fs, ByteCount available) : m_fs(fs), m_blocks(fs, available) {}

    void run(LayoutClaims& claims) {
        std::size_t seen = 0;
        for (const auto& copy : claims.copies) {
            if (!copy.superblock || copy.group.value == 0) {
                continue;
            }
            const bool isShown = copy.group == claims.filesystem.superblockGroup;
            if (!isShown && (seen++ >= maxComparedBackups || !read(copy))) {
                continue;
            }
            ++claims.backups.read;
            claims.backups.alike += isShown || isAlike(copy) ? 1 : 0;
        }
        m_findings.appendTo(claims.findings);
    }

private:
    [[nodiscard]] bool read(const GroupCopies& copy) {
        const auto bytes = m_blocks.read(copy.superblock->value);
        if (bytes.size() < sizeof(m_copy)) {
            return false;
        }
        std::memcpy(&m_copy, bytes.data(), sizeof(m_copy));
        return true;
    }

    /// Adds a finding for each difference.
    bool isAlike(const GroupCopies& copy) {
        if (m_copy.s_magic != EXT2_SUPER_MAGIC) {
            add(copy, {.kind = FindingKind::BackupDamaged});
            return false;
        }
        if (ext2fs_has_feature_metadata_csum(m_fs->super) && ext2fs_superblock_csum_verify(m_fs, &m_copy) == 0) {
            auto computed = m_copy;
            ext2fs_superblock_csum_set(m_fs, &computed);
            add(copy, {.kind = FindingKind::BackupDamaged, .numbers = {m_copy.s_checksum, computed.s_checksum}});
            return false;
        }
        bool alike = true;
        for (const auto& field : sharedFields) {
            if (field.of(*m_fs->super) != field.of(m_copy)) {
                alike = false;
                add(copy, {.kind = FindingKind::BackupDiffers,
                           .numbers = {field.of(*m_fs->super), field.of(m_copy)},
                           .detail = field.name});
            }
        }
        return alike;
    }

    void add(const GroupCopies& copy, Finding finding) {
        finding.region = RegionKind::BackupSuperblock;
        finding.group = copy.group;
        finding.block = copy.superblock;
        m_findings.add(std::move(finding));
    }

    ext2_filsys m_fs;
    VolumeBlocks m_blocks;
    CappedFindings m_findings{16};
    ext2_super_block m_copy{};
};

} // namespace

void checkBackups(ext2_filsys handle, LayoutClaims& claims, ByteCount available) {
    BackupCheck(handle, available).run(claims);
}

} // namespace atlas
