// SPDX-License-Identifier: GPL-3.0-or-later
// A region: a stretch of blocks of one kind, with the group that owns it.
#pragma once

#include "base/interval.h"

#include <array>
#include <optional>
#include <string_view>

namespace atlas {

/// In the order of priority: where two claims meet, the kind that stands first keeps the block.
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
    ReservedGdt, ///< last: a claim on blocks that hold nothing until the file system grows
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

[[nodiscard]] std::string_view name(RegionKind kind);  ///< as in JSON: "block_bitmap"
[[nodiscard]] std::optional<RegionKind> regionKind(std::string_view jsonName);

/// Marks what no group owns: the journal, MMP, quota and orphan files, the resize inode.
inline constexpr GroupNumber noGroup{0xFFFFFFFF};

/// Neighbours of one kind that belong to consecutive groups are one region of `groups` equal parts, in the order of the groups:
/// with flex_bg the 16 block bitmaps of a flex group are one region of 16 blocks.
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
    [[nodiscard]] BlockCount partSize() const { return {count.value / groups.value}; }
    /// The owner of `block`, which must lie inside; noGroup when nobody owns the region.
    [[nodiscard]] GroupNumber ownerOf(BlockNumber block) const;
    /// The part that belongs to the n-th group, n < groups.
    [[nodiscard]] Region part(std::uint32_t n) const;
    /// The part that holds `block`, which must lie inside; the whole region when nobody owns it.
    [[nodiscard]] Region partAt(BlockNumber block) const;
};

} // namespace atlas
