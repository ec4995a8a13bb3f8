// SPDX-License-Identifier: GPL-3.0-or-later
// Where an option of mke2fs had no effect, or bites.
#pragma once

#include "layout/layout.h"

namespace atlas {

enum class NoteKind : std::uint8_t {
    StrideWithoutEffect,   ///< stride, groups in a flex group
    PackedWithoutFlexBg,   ///< none
    FlexGroupAboveGroups,  ///< -G, groups there are
    FlexGroupVeryLarge,    ///< -G
    EagerInodeTables,      ///< bytes of inode tables that mke2fs writes
    BogusStripeWidth,      ///< stripe width, block size
    BlockBelowSector,      ///< block size, physical sector
    Mke2fsWarns,           ///< detail: what mke2fs would say and go on
    TypeByDefault,         ///< detail: the type that mke2fs makes without -t
};

[[nodiscard]] std::string_view name(NoteKind kind); ///< as in JSON: "stride_without_effect"
[[nodiscard]] std::optional<NoteKind> noteKind(std::string_view jsonName);

struct Note {
    NoteKind kind{};
    std::array<std::uint64_t, 2> numbers{};
    std::string detail{};
    bool operator==(const Note&) const = default;
};

/// What the layout itself does not tell.
struct NoteFacts {
    bool packedMetaBlocks = false;    ///< asked for
    bool lazyInodeTables = true;
    bool flexGroupSizeGiven = false;  ///< by -G, not by default
    ByteCount physicalSector{4096};   ///< 0: unknown
};

[[nodiscard]] std::vector<Note> notesOf(const Layout& layout, const NoteFacts& facts);

} // namespace atlas
