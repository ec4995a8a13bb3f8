// SPDX-License-Identifier: GPL-3.0-or-later
// Notes on mke2fs options without effect or with drawbacks. Each kind documents its `numbers`, in order, or its
// `detail`.
#pragma once

#include "disk/raid_geometry.h"
#include "layout/layout.h"
#include "layout/resize_limits.h"

namespace atlas {

enum class NoteKind : std::uint8_t {
    StrideWithoutEffect,   ///< stride, groups in a flex group
    PackedWithoutFlexBg,   ///< none
    FlexGroupAboveGroups,  ///< -G, number of groups
    FlexGroupVeryLarge,    ///< -G
    EagerInodeTables,      ///< bytes of inode tables that mke2fs writes
    BogusStripeWidth,      ///< stripe width
    BlockSmallerThanSector, ///< block size, physical sector
    Mke2fsWarns, ///< detail: the warning of mke2fs, which continues
    TypeByDefault,         ///< detail: the type that mke2fs makes without -t
    FlexBgAdded, ///< none: -G was given without flex_bg, which was added
    UpstreamProfile,       ///< none: there is no configuration file
    StripeOfOtherArray, ///< stride, stripe width; detail: those of the array, as in -E
    BlockSizeRounded, ///< -b as given, the block size that mke2fs uses instead
    FreeCountsImpossible, ///< groups that get more free blocks from mke2fs than they have
    LargerFlexGroupsLeftOut, ///< the largest -G of a sweep
    FilesNotPlaced, ///< detail: the folder or archive of -d
    FlexGroupSizeLeftOut, ///< -G that a sweep replaces by every other
    GrowthNotAsked, ///< bytes of the file system
    DiscardAssumed, ///< bytes of inode tables that the kernel writes later where discarding does not zero them
    StripePlanned, ///< detail: what was added to -E for the array
};

[[nodiscard]] std::string_view name(NoteKind kind); ///< in JSON: "stride_without_effect"; empty past the last kind

struct Note {
    NoteKind kind{};
    std::array<std::uint64_t, 2> numbers{};
    std::string detail{};
    bool operator==(const Note&) const = default;
};

/// Facts that are not in the layout.
struct NoteFacts {
    bool packedMetaBlocks = false;    ///< requested by -E packed_meta_blocks
    bool writesInodeTables = false; ///< before mke2fs ends
    ByteCount givenBlockSize{}; ///< by -b; 0: none
    bool flexGroupSizeGiven = false; ///< by -G, not by default
    ByteCount physicalSector = assumedPhysicalSector; ///< bytes; 0: unknown
    std::optional<RaidGeometry> raid{}; ///< the array below the device
    std::optional<GroupCount> grownGroups{}; ///< after growth; nullopt: it does not grow
};

[[nodiscard]] std::vector<Note> notesOf(const Layout& layout, const NoteFacts& facts);

} // namespace atlas
