// SPDX-License-Identifier: GPL-3.0-or-later
// A region: a contiguous range of blocks of one kind, with the group that owns it.
#pragma once

#include "base/units.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace atlas {

/// Sorted by priority: if claims overlap, the kind declared first keeps the block.
enum class RegionKind : std::uint8_t {
    PrimarySuperblock,
    BackupSuperblock,
    GroupDescriptors,
    BlockBitmap,
    InodeBitmap,
    InodeTable,
    Mmp,
    Journal,
    Quota,
    OrphanFile,
    ResizeInode,
    ReservedGdt, ///< last, because the blocks hold no data until the file system is resized
};

inline constexpr std::array allRegionKinds{RegionKind::PrimarySuperblock,
                                           RegionKind::BackupSuperblock,
                                           RegionKind::GroupDescriptors,
                                           RegionKind::BlockBitmap,
                                           RegionKind::InodeBitmap,
                                           RegionKind::InodeTable,
                                           RegionKind::Mmp,
                                           RegionKind::Journal,
                                           RegionKind::Quota,
                                           RegionKind::OrphanFile,
                                           RegionKind::ResizeInode,
                                           RegionKind::ReservedGdt};
inline constexpr std::size_t regionKindCount = allRegionKinds.size();

constexpr std::size_t index(RegionKind kind) { return static_cast<std::size_t>(kind); }

/// True for metadata that mke2fs places per group. The other kinds are blocks of system files, or the MMP block.
[[nodiscard]] constexpr bool belongsToGroup(RegionKind kind) {
    switch (kind) {
    case RegionKind::PrimarySuperblock:
    case RegionKind::BackupSuperblock:
    case RegionKind::GroupDescriptors:
    case RegionKind::BlockBitmap:
    case RegionKind::InodeBitmap:
    case RegionKind::InodeTable:
    case RegionKind::ReservedGdt: return true;
    case RegionKind::Mmp:
    case RegionKind::Journal:
    case RegionKind::Quota:
    case RegionKind::OrphanFile:
    case RegionKind::ResizeInode: return false;
    }
    return false;
}

/// True for the kinds that each group has exactly one of.
[[nodiscard]] constexpr bool isPerGroup(RegionKind kind) {
    return kind == RegionKind::BlockBitmap || kind == RegionKind::InodeBitmap || kind == RegionKind::InodeTable;
}

[[nodiscard]] constexpr bool isBitmap(RegionKind kind) {
    return kind == RegionKind::BlockBitmap || kind == RegionKind::InodeBitmap;
}

/// belongsToGroup() without the reserved GDT blocks, which are written only when the file system grows. "All metadata"
/// counts read-modify-writes over these kinds.
[[nodiscard]] constexpr bool isGroupMetadata(RegionKind kind) {
    return belongsToGroup(kind) && kind != RegionKind::ReservedGdt;
}

[[nodiscard]] std::string_view name(RegionKind kind); ///< JSON name: "block_bitmap"
[[nodiscard]] std::optional<RegionKind> regionKind(std::string_view jsonName);

/// Group of regions that no group owns: journal, MMP block, quota and orphan files, resize inode.
inline constexpr GroupNumber noGroup{0xFFFFFFFF};

/// Adjacent structures of one kind in consecutive groups form one region of `groups` equal parts: with flex_bg, the 16
/// block bitmaps of a flex group are one region of 16 blocks.
struct Region {
    BlockNumber first;
    BlockCount count;
    GroupNumber group = noGroup; ///< owner of the first part
    GroupCount groups{1}; ///< divides count
    RegionKind kind{};
    bool operator==(const Region&) const = default;

    [[nodiscard]] BlockInterval blocks() const { return {first, count}; }
    [[nodiscard]] BlockNumber end() const { return first + count; }
    [[nodiscard]] bool owned() const { return group != noGroup; }
    /// Whether this is a backup superblock, or the descriptors or reserved GDT blocks that follow it. With meta_bg the
    /// descriptors of groups above 0 count too, though they are no copies, because they lie and weigh like them.
    [[nodiscard]] bool isCopy() const;
    [[nodiscard]] BlockCount partSize() const { return {count.value / groups.value}; }
    /// The group that owns `block`; noGroup without an owner. Precondition: the region contains `block`.
    [[nodiscard]] GroupNumber ownerOf(BlockNumber block) const;
    /// The part of the n-th group. Precondition: n < groups.
    [[nodiscard]] Region part(std::uint32_t n) const;
    /// The part that contains `block`; the whole region without an owner. Precondition: the region contains `block`.
    [[nodiscard]] Region partAt(BlockNumber block) const;
};

/// Merges adjacent regions of consecutive groups, in the order in which they are added.
class RunBuilder {
public:
    void add(const Region& next);
    [[nodiscard]] std::vector<Region> take() { return std::move(m_done); }

private:
    /// Whether `next` continues the last run with parts of equal size.
    [[nodiscard]] bool extends(const Region& next) const;

    std::vector<Region> m_done;
    BlockCount m_part{}; ///< part size of the last run
};

} // namespace atlas
