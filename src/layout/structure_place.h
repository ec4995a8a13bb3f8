// SPDX-License-Identifier: GPL-3.0-or-later
// Locates the structures that have a field table, and explains the place of bitmaps and inode tables by the rules of mke2fs.
#pragma once

#include "layout/layout.h"
#include "ondisk/field_table.h"

namespace atlas {

struct PlacementReason {
    enum class Kind : std::uint8_t {
        FlexGroup, ///< groups `first` to `last` keep them together in group `first`
        FlexOfOne, ///< flex groups contain one group
        NoFlexBg, ///< each group holds its own
        Packed, ///< all groups keep them together at the front (mke2fs -E packed_meta_blocks)
        Elsewhere, ///< in group `last`, which no rule explains; mke2fs would have chosen group `first`
        BehindPrimary, ///< after `blocks` blocks: superblock, descriptors and blocks reserved for more descriptors
        BehindBackup, ///< after `blocks` blocks of copies at the start of group `first`
        Stride, ///< s_raid_stride shifts them by `blocks` blocks from group to group
        StrideIgnored, ///< flex_bg keeps them together, so s_raid_stride has no effect
    };
    Kind kind{};
    GroupNumber first{};
    GroupNumber last{};
    std::uint64_t blocks = 0;
    bool operator==(const PlacementReason&) const = default;
};

/// The most important reason comes first. Precondition: `group` is one of `layout`.
[[nodiscard]] std::vector<PlacementReason> placementReasons(const Layout& layout, GroupNumber group);

// Locates the structures that have a field table, and finds the one that covers a byte.

enum class StructureKind : std::uint8_t {
    Superblock,
    GroupDescriptor,
    Inode,
    JournalSuperblock,
    MmpBlock,
    // on the disk, not in a volume
    Mbr,
    GptHeader,
    GptBackupHeader,
    GptEntry,
    Ebr,
    Luks1Header,
    Luks2Header,
    Luks2Copy,
    LvmLabel,
    LvmPhysicalVolume,
    LvmMetadata,
    MdSuperblock,
    MdOldSuperblock, ///< version 0.90
};

[[nodiscard]] std::string_view name(StructureKind kind); ///< JSON name: "group_descriptor"
[[nodiscard]] const FieldTable& tableOf(StructureKind kind);

struct StructurePlace {
    StructureKind kind{};
    ByteInterval bytes{}; ///< from the start of the volume; for structures of the disk, from the start of the disk
    GroupNumber group = noGroup; ///< group that holds it; for descriptors and inodes, the group that they belong to
    GroupNumber copyIn = noGroup; ///< for superblocks and descriptors: group that holds the copy
    std::uint32_t number = 0; ///< inode number; for a GPT entry, EBR or metadata area, counted from 1
    bool operator==(const StructurePlace&) const = default;
};

/// By group, the primary one first. Empty if no group has one.
[[nodiscard]] std::vector<StructurePlace> superblockPlaces(const Layout& layout);
[[nodiscard]] std::vector<StructurePlace> descriptorPlaces(const Layout& layout, GroupNumber group);
/// nullopt if there is no such inode, or if it lies outside the volume.
[[nodiscard]] std::optional<StructurePlace> inodePlace(const Layout& layout, std::uint32_t number);
/// nullopt without an internal journal.
[[nodiscard]] std::optional<StructurePlace> journalPlace(const Layout& layout);

/// The structure that covers byte `at` of the volume.
[[nodiscard]] std::optional<StructurePlace> placeAt(const Layout& layout, ByteOffset at);

} // namespace atlas
