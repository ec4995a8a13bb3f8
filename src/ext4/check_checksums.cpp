// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/checks.h"

#include "ext4/filesystem_handle.h"
#include "ondisk/field_table.h"
#include "ondisk/superblock.h"

#include <algorithm>
#include <cstring>

namespace atlas {

void checkSuperblockChecksum(ext2_filsys fs, std::vector<Finding>& findings) {
    if (!ext2fs_has_feature_metadata_csum(fs->super) || ext2fs_superblock_csum_verify(fs, fs->super) != 0)
        return;
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
        if (!wrong(g))
            continue;
        const auto first = g;
        while (wrong(g + 1))
            ++g;
        runs.add({.kind = FindingKind::DescriptorChecksum,
                  .region = RegionKind::GroupDescriptors,
                  .group = {first},
                  .groups = {g - first + 1},
                  .numbers = {groups.checksum[first], groups.computedChecksum[first]}});
    }
    runs.appendTo(findings);
}

namespace {

/// More than sparse_super keeps in 2^32 groups, so all backups of a usual volume are compared.
constexpr std::size_t maxComparedBackups = 64;

using SuperblockBytes = std::span<const std::byte, sizeof(ext2_super_block)>;

/// The number in `field`, or in its first 8 bytes.
std::uint64_t numberIn(SuperblockBytes superblock, const Field& field) {
    return numberOf(superblock.subspan(field.offset, field.width), superblockTable.order);
}

bool sameIn(SuperblockBytes a, SuperblockBytes b, const Field& field) {
    return std::ranges::equal(a.subspan(field.offset, field.width), b.subspan(field.offset, field.width));
}

class BackupCheck {
public:
    BackupCheck(ext2_filsys fs, ByteCount available)
        : m_fs(fs), m_blocks(fs, available), m_context(contextOf(bytesOf(*fs->super))) {}

    void run(LayoutClaims& claims) {
        announce(claims.copies);
        std::size_t seen = 0;
        for (const auto& copy : claims.copies) {
            if (!copy.superblock || copy.group.value == 0)
                continue;
            const bool isShown = copy.group == claims.filesystem.superblockGroup;
            if (!isShown && (seen++ >= maxComparedBackups || !read(copy)))
                continue;
            ++claims.backups.read;
            claims.backups.alike += isShown || isAlike(copy) ? 1 : 0;
        }
        claims.findings.insert(claims.findings.end(), m_findings.begin(), m_findings.end());
    }

private:
    /// The copies lie far from each other, and are then fetched together.
    void announce(const std::vector<GroupCopies>& copies) const {
        std::size_t announced = 0;
        for (const auto& copy : copies)
            if (copy.superblock && copy.group.value != 0 && announced++ < maxComparedBackups)
                ::io_channel_cache_readahead(m_fs->io, copy.superblock->value, 1);
    }

    [[nodiscard]] bool read(const GroupCopies& copy) {
        const auto bytes = m_blocks.read(copy.superblock->value);
        if (bytes.size() < sizeof(m_copy))
            return false;
        std::memcpy(&m_copy, bytes.data(), sizeof(m_copy));
        return true;
    }

    /// Adds what is wrong with the copy to the findings.
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
        for (const auto& field : superblockTable.fields)
            alike = !differs(copy, field) && alike;
        return alike;
    }

    /// Whether the copy would be read differently because of `field`. A difference that must not be is found.
    bool differs(const GroupCopies& copy, const Field& field) {
        const auto first = bytesOf(*m_fs->super);
        const auto other = bytesOf(m_copy);
        if (sameIn(first, other, field) || !m_context.hasAny(field.needs) ||
            mayDifferInBackup(field, numberIn(first, field), numberIn(other, field))) {
            return false;
        }
        add(copy, {.kind = FindingKind::BackupDiffers,
                   .numbers = {numberIn(first, field), numberIn(other, field)},
                   .detail = std::string(field.name)});
        return isReadInBackup(field.name);
    }

    static SuperblockBytes bytesOf(const ext2_super_block& superblock) {
        return std::as_bytes(std::span<const ext2_super_block, 1>(&superblock, 1));
    }

    /// One cause, such as a tool that writes the primary superblock alone, is one finding for all copies.
    void add(const GroupCopies& copy, Finding finding) {
        const auto lacksMagic = [](const Finding& each) {
            return each.kind == FindingKind::BackupDamaged && each.numbers[0] == each.numbers[1];
        };
        const auto same = std::ranges::find_if(m_findings, [&](const Finding& each) {
            return each.kind == finding.kind && each.detail == finding.detail &&
                   lacksMagic(each) == lacksMagic(finding);
        });
        if (same != m_findings.end()) {
            same->others.push_back(copy.group);
            return;
        }
        finding.region = RegionKind::BackupSuperblock;
        finding.group = copy.group;
        finding.block = copy.superblock;
        m_findings.push_back(std::move(finding));
    }

    ext2_filsys m_fs;
    VolumeBlocks m_blocks;
    DecodeContext m_context;
    std::vector<Finding> m_findings; ///< at most one for each field, and two kinds of damage
    ext2_super_block m_copy{};
};

} // namespace

void checkBackups(ext2_filsys handle, LayoutClaims& claims, ByteCount available) {
    BackupCheck(handle, available).run(claims);
}

} // namespace atlas
