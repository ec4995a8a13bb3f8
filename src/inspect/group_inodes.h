// SPDX-License-Identifier: GPL-3.0-or-later
// The inodes of one group that are in use, and those that still say what they were.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "ondisk/field_table.h"

#include <string_view>
#include <vector>

namespace atlas {

/// Of those that have a purpose of their own or none at all; s_first_ino is 11 unless somebody changed it.
inline constexpr std::uint32_t lastReservedInode = 10;

enum class InodeState : std::uint8_t {
    InUse,
    Linkless, ///< in use without a link: an open file that was deleted, to be freed at the next mount
    Deleted,  ///< free; its fields still say what it was
    Leftover, ///< free and behind what the group says to be initialised: deleted long ago, or of an older file system
    Unknown,  ///< the inode bitmap cannot be read
};

[[nodiscard]] std::string_view name(InodeState state); ///< JSON name: "in_use"

/// What i_block holds.
enum class InodeContent : std::uint8_t {
    Nothing, ///< or the target of a short symbolic link, or the number of a device
    Inside,  ///< the content itself (inline_data)
    Extents, ///< the root of an extent tree
    Blocks,  ///< block numbers, of direct and indirect blocks
};

[[nodiscard]] std::string_view name(InodeContent content);

struct ListedInode {
    std::uint32_t number = 0;
    InodeState state{};
    std::uint16_t mode = 0;
    std::uint16_t links = 0;
    std::uint64_t size = 0; ///< bytes
    InodeTime modified{};
    std::uint32_t deleted = 0; ///< seconds since 1970; 0: never
    InodeContent content{};
    std::uint16_t entries = 0; ///< of an extent tree's root, or block numbers that are not 0
    std::uint16_t depth = 0;   ///< of an extent tree: 0 when the root holds the extents
};

struct GroupInodes {
    GroupNumber group = noGroup;
    std::vector<ListedInode> inodes{}; ///< by number
    std::uint32_t blank = 0; ///< free ones whose fields are zeros, which are not listed
    std::uint32_t unread = 0; ///< behind a read error, or behind the first 64 MiB of the table
    std::string error{}; ///< why they were not read; empty otherwise
};

/// `volume` is the volume's place in `disk`, `layout` what was read of it, and `group` one of it.
[[nodiscard]] GroupInodes readGroupInodes(const ByteSource& disk, ByteInterval volume, const Layout& layout,
                                          GroupNumber group);

} // namespace atlas
