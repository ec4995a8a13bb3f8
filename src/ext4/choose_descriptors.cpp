// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/choose_descriptors.h"

#include "ext4/checks.h"
#include "ext4/read_layout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <map>

namespace atlas {
namespace {

using Bytes = std::vector<char>;

/// Whether bitmaps and inode table of `group` lie behind the superblock, inside the volume and in different blocks.
bool isPlausible(ext2_filsys fs, const Groups& groups, dgrp_t group) {
    const std::uint64_t first = fs->super->s_first_data_block;
    const auto end = ext2fs_blocks_count(fs->super);
    const auto isInside = [&](BlockNumber block) { return block.value > first && block.value < end; };
    const auto blocks = groups.blockBitmap[group];
    const auto inodes = groups.inodeBitmap[group];
    const auto table = groups.inodeTable[group];
    return isInside(blocks) && isInside(inodes) && isInside(table) && end - table.value >= fs->inode_blocks_per_group &&
           blocks != inodes && blocks != table && inodes != table;
}

class DescriptorChoice {
public:
    DescriptorChoice(OpenedVolume& volume, const std::vector<GroupCopies>& copies)
        : m_volume(volume),
          m_fs(volume.fs.get()),
          m_copies(copies),
          m_perBlock(EXT2_DESC_PER_BLOCK(m_fs->super)),
          m_size(EXT2_DESC_SIZE(m_fs->super)),
          m_unread(m_fs->desc_blocks) {}

    Groups run(std::vector<Finding>& findings) {
        if (m_volume.superblockGroup.value != 0 || m_volume.descriptorsMissing)
            readPrimary();
        auto groups = groupsOf(m_fs, DescriptorChecksums::Read);
        m_checksums = ext2fs_has_group_desc_csum(m_fs) != 0;
        const auto faulty = faultyOf(groups);
        checkDescriptorChecksums(groups, findings);
        if (!faulty.empty())
            replace(faulty, groups, findings);
        return groups;
    }

private:
    /// The groups whose primary descriptor cannot be used.
    std::vector<dgrp_t> faultyOf(Groups& groups) const {
        std::vector<dgrp_t> faulty;
        const auto count = m_fs->group_desc_count;
        if (m_checksums && !m_isAnyUnread) { // as nearly always, and there may be half a million
            for (dgrp_t g = 0; g < count; ++g)
                if (groups.checksum[g] != groups.computedChecksum[g])
                    faulty.push_back(g);
            return faulty;
        }
        for (dgrp_t g = 0; g < count; ++g) {
            if (isUnread(g))
                groups.computedChecksum[g] = groups.checksum[g]; // no bytes to compare
            if (isUnread(g) || groups.hasWrongChecksum({g}) || (!m_checksums && !isPlausible(m_fs, groups, g)))
                faulty.push_back(g);
        }
        return faulty;
    }

    /// Divides only where something is unread: half a million groups are asked.
    [[nodiscard]] bool isUnread(dgrp_t group) const { return m_isAnyUnread && m_unread[group / m_perBlock]; }

    [[nodiscard]] char* descriptor(dgrp_t group) const {
        return reinterpret_cast<char*>(ext2fs_group_desc(m_fs, m_fs->group_desc, group));
    }

    void set(dgrp_t group, const char* bytes) {
        std::memcpy(descriptor(group), bytes, m_size);
        if constexpr (std::endian::native == std::endian::big)
            ext2fs_swap_group_desc2(m_fs, ext2fs_group_desc(m_fs, m_fs->group_desc, group));
    }

    /// With a backup superblock, libext2fs reads the descriptors beside that, clears their uninit flags and computes
    /// their checksums anew (lib/ext2fs/openfs.c).
    void readPrimary() {
        Bytes block(m_fs->blocksize);
        for (dgrp_t n = 0; n < m_fs->desc_blocks; ++n) {
            const auto at = ext2fs_descriptor_block_loc2(m_fs, m_fs->super->s_first_data_block, n);
            m_unread[n] = io_channel_read_blk64(m_fs->io, at, 1, block.data()) != 0;
            m_isAnyUnread = m_isAnyUnread || m_unread[n];
            if (m_unread[n])
                std::ranges::fill(block, '\0');
            const auto end = std::min<std::uint64_t>((n + 1) * m_perBlock, m_fs->group_desc_count);
            for (auto g = n * m_perBlock; g < end; ++g)
                set(static_cast<dgrp_t>(g), block.data() + (g - n * m_perBlock) * m_size);
        }
    }

    /// Where `copies` holds block `n` of the descriptors; nullopt if it does not.
    [[nodiscard]] std::optional<blk64_t> blockIn(const GroupCopies& copies, dgrp_t n) const {
        auto* const super = m_fs->super;
        const bool hasMeta = ext2fs_has_feature_meta_bg(super) != 0;
        const auto ownMeta = copies.group.value / m_perBlock;
        const bool isTable = !hasMeta || ownMeta < super->s_first_meta_bg;
        const bool wantsTable = !hasMeta || n < super->s_first_meta_bg;
        if (copies.descriptors.empty() || isTable != wantsTable || (isTable ? copies.group.value == 0 : ownMeta != n) ||
            (isTable && n >= copies.descriptors.count.value)) {
            return std::nullopt;
        }
        const auto at = copies.descriptors.first.value + (isTable ? n : 0);
        const bool isPrimary = at == ext2fs_descriptor_block_loc2(m_fs, super->s_first_data_block, n);
        return isPrimary ? std::nullopt : std::optional(at);
    }

    /// Empty if the block cannot be read.
    const Bytes& blockAt(blk64_t at) {
        const auto [found, isNew] = m_read.try_emplace(at);
        if (isNew) {
            found->second.resize(m_fs->blocksize);
            if (io_channel_read_blk64(m_fs->io, at, 1, found->second.data()) != 0)
                found->second.clear();
        }
        return found->second;
    }

    /// Whether the descriptor that is set now can be used.
    [[nodiscard]] bool isUsable(dgrp_t group, const Groups& one) const {
        return m_checksums ? ext2fs_group_desc_csum_verify(m_fs, group) != 0 : isPlausible(m_fs, one, group);
    }

    /// The places in the descriptor that is set now, put into `groups`.
    void takePlaces(dgrp_t group, Groups& groups) const {
        groups.blockBitmap[group] = {ext2fs_block_bitmap_loc(m_fs, group)};
        groups.inodeBitmap[group] = {ext2fs_inode_bitmap_loc(m_fs, group)};
        groups.inodeTable[group] = {ext2fs_inode_table_loc(m_fs, group)};
    }

    /// Sets the first usable copy of the descriptor. Without one, the last copy tried stays.
    std::optional<GroupNumber> setCopy(dgrp_t group, Groups& groups) {
        const auto n = static_cast<dgrp_t>(group / m_perBlock);
        for (const auto& copies : m_copies) {
            const auto at = blockIn(copies, n);
            if (!at || blockAt(*at).empty())
                continue;
            set(group, blockAt(*at).data() + (group - n * m_perBlock) * m_size);
            takePlaces(group, groups);
            if (isUsable(group, groups))
                return copies.group;
        }
        return std::nullopt;
    }

    DescriptorSource replaceOne(dgrp_t group, Groups& groups) {
        const auto places = [&] {
            return std::array{groups.blockBitmap[group], groups.inodeBitmap[group], groups.inodeTable[group]};
        };
        const auto before = places();
        const Bytes primary(descriptor(group), descriptor(group) + m_size);
        const auto copy = setCopy(group, groups);
        if (copy && (isUnread(group) || places() != before)) {
            m_from = m_from.value_or(*copy);
            ++m_copied;
            return DescriptorSource::Copy;
        }
        std::memcpy(descriptor(group), primary.data(), m_size);
        takePlaces(group, groups);
        if (!isUnread(group) && isPlausible(m_fs, groups, group))
            return DescriptorSource::Primary;
        ++m_nowhere;
        return DescriptorSource::Nowhere;
    }

    void replace(const std::vector<dgrp_t>& faulty, Groups& groups, std::vector<Finding>& findings) {
        std::vector<std::uint16_t> source(m_fs->group_desc_count);
        dgrp_t block = 0;
        for (const auto g : faulty) {
            if (g / m_perBlock != block)
                m_read.clear();
            block = static_cast<dgrp_t>(g / m_perBlock);
            source[g] = static_cast<std::uint16_t>(replaceOne(g, groups));
        }
        if (m_copied + m_nowhere == 0)
            return;
        const auto computed = groups.computedChecksum;
        groups = groupsOf(m_fs, DescriptorChecksums::Read);
        groups.source = std::move(source);
        for (const auto g : faulty)
            if (groups.sourceOf({g}) == DescriptorSource::Nowhere)
                leaveOut(g, computed[g], groups);
        findings.push_back(finding());
    }

    /// Zeros, and places inside the superblock, would claim its block.
    void leaveOut(dgrp_t group, std::uint16_t computed, Groups& groups) const {
        const BlockNumber outside{ext2fs_blocks_count(m_fs->super)};
        for (auto* place : {&groups.blockBitmap[group], &groups.inodeBitmap[group], &groups.inodeTable[group]})
            if (place->value <= m_fs->super->s_first_data_block || isUnread(group))
                *place = outside;
        groups.computedChecksum[group] = computed;
    }

    [[nodiscard]] Finding finding() const {
        const auto backup = std::ranges::find_if(
            m_copies, [](const GroupCopies& copy) { return copy.superblock && copy.group.value != 0; });
        return {.kind = FindingKind::DescriptorsFromCopies,
                .region = RegionKind::GroupDescriptors,
                .group = m_from.value_or(noGroup),
                .block = backup == m_copies.end() ? std::nullopt : backup->superblock,
                .numbers = {m_copied, m_nowhere, m_fs->blocksize},
                .detail = m_checksums && !m_isAnyUnread ? "checksums" : ""};
    }

    OpenedVolume& m_volume;
    ext2_filsys m_fs;
    const std::vector<GroupCopies>& m_copies;
    std::uint64_t m_perBlock;
    std::size_t m_size;
    bool m_checksums = false;
    bool m_isAnyUnread = false;
    std::vector<bool> m_unread; ///< by block of the primary descriptors
    std::map<blk64_t, Bytes> m_read; ///< blocks with copies
    std::uint64_t m_copied = 0;
    std::uint64_t m_nowhere = 0;
    std::optional<GroupNumber> m_from{}; ///< of the first copy that is used
};

} // namespace

Groups chooseDescriptors(OpenedVolume& volume, const std::vector<GroupCopies>& copies, std::vector<Finding>& findings) {
    return DescriptorChoice(volume, copies).run(findings);
}

void chooseDescriptors(OpenedVolume& volume, const std::vector<GroupCopies>& copies) {
    std::vector<Finding> known;
    static_cast<void>(DescriptorChoice(volume, copies).run(known));
}

} // namespace atlas
