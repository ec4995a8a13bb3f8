// SPDX-License-Identifier: GPL-3.0-or-later
// Notes on mke2fs options without effect or with unwelcome effects. Behind each kind: the content of `numbers`, in
// order, or of `detail`.
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
    Mke2fsWarns,           ///< detail: the warning of mke2fs, which would continue
    TypeByDefault,         ///< detail: the type that mke2fs makes without -t
    FlexBgAdded,           ///< none: -G was combined with flex_bg, which the options leave out
    UpstreamProfile,       ///< none: there is no configuration file
    StripeOfOtherArray,    ///< stride, stripe width; detail: those of the array, as -E takes them
    BlockSizeRounded, ///< -b as given, the block size that mke2fs takes for it
    FreeCountsImpossible, ///< groups that mke2fs gives more free blocks than they have
    LargerFlexGroupsLeftOut, ///< the largest -G of a sweep, which leaves larger ones out
};

[[nodiscard]] std::string_view name(NoteKind kind); ///< as in JSON: "stride_without_effect"; empty past the last kind

struct Note {
    NoteKind kind{};
    std::array<std::uint64_t, 2> numbers{};
    std::string detail{};
    bool operator==(const Note&) const = default;
};

/// Facts that the layout does not contain.
struct NoteFacts {
    bool packedMetaBlocks = false;    ///< requested by -E packed_meta_blocks
    bool writesInodeTables = false;   ///< before mke2fs ends
    ByteCount givenBlockSize{}; ///< by -b; 0: none
    bool flexGroupSizeGiven = false;  ///< set by -G, not by default
    ByteCount physicalSector = assumedPhysicalSector; ///< bytes; 0: unknown
    std::optional<RaidGeometry> raid{}; ///< the array below
    std::optional<GroupCount> grownGroups{}; ///< after growth; nullopt: it does not grow
};

[[nodiscard]] std::vector<Note> notesOf(const Layout& layout, const NoteFacts& facts);

} // namespace atlas
