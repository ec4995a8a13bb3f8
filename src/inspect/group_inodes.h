// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the inodes of a group that are in use, and free ones that still contain data.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "ondisk/field_table.h"

#include <optional>
#include <string_view>
#include <vector>

namespace atlas {

/// Lower inodes are reserved, if s_first_ino has its usual value 11.
inline constexpr std::uint32_t lastReservedInode = 10;

enum class InodeState : std::uint8_t {
    InUse,
    Blank,    ///< in use by the bitmap, but nothing describes a file
    Damaged,  ///< in use by the bitmap, but with a wrong checksum or an impossible type of file
    Linkless, ///< in use without a link: a deleted open file, to be freed at the next mount
    Deleted,  ///< free; its fields still describe it
    Leftover, ///< free and past the initialised part: deleted long ago, or from an older file system
    Unknown,  ///< the inode bitmap cannot be read or believed
};

[[nodiscard]] std::string_view name(InodeState state); ///< JSON name: "in_use"
[[nodiscard]] const std::vector<InodeState>& inodeStates(); ///< all of them

/// The content of i_block.
enum class InodeContent : std::uint8_t {
    Nothing, ///< also the target of a short symbolic link, or a device number
    Inside,  ///< the content itself (inline_data)
    Extents, ///< root of an extent tree
    Blocks,  ///< numbers of direct and indirect blocks
};

[[nodiscard]] std::string_view name(InodeContent content);

struct ListedInode {
    std::uint32_t number = 0;
    InodeState state{};
    std::uint16_t mode = 0;
    std::uint16_t links = 0;
    std::uint32_t user = 0;
    std::uint32_t group = 0;
    std::uint64_t size = 0; ///< bytes
    InodeTime accessed{};
    InodeTime changed{}; ///< the inode itself
    InodeTime modified{};
    std::optional<InodeTime> created{}; ///< nullopt if the inode is too small to hold it
    bool hasNanoseconds = false; ///< the inode is large enough to hold them
    std::uint32_t deleted = 0; ///< seconds since 1970; 0: never
    std::uint32_t nextOrphan = 0; ///< of an inode in use that has one: the orphan list continues in i_dtime
    bool hasWrongChecksum = false;
    InodeContent content{};
    std::uint16_t entries = 0; ///< of an extent tree's root, or non-zero block numbers
    std::uint16_t depth = 0;   ///< of an extent tree; 0 if the root holds the extents

    /// Whether size, owner and times are those of a file of this file system.
    [[nodiscard]] bool isCredible() const { return state != InodeState::Leftover && !isSpoiled(); }
    /// Whether the bytes cannot be what was written.
    [[nodiscard]] bool isSpoiled() const { return state == InodeState::Damaged || hasWrongChecksum; }
    [[nodiscard]] bool isFault() const { return state == InodeState::Blank || state == InodeState::Damaged; }
    [[nodiscard]] bool isFree() const { return state == InodeState::Deleted || state == InodeState::Leftover; }
    /// Whether it is free and names neither a size nor blocks, as the kernel leaves it.
    [[nodiscard]] bool isEmptied() const { return isFree() && size == 0 && entries == 0; }
    /// Whether it has times at all: the bytes of blank inodes and of those that are not credible are none.
    [[nodiscard]] bool hasTimes() const { return isCredible() && state != InodeState::Blank; }
};

struct GroupInodes {
    GroupNumber group = noGroup;
    std::vector<ListedInode> inodes{}; ///< by number
    std::uint32_t blank = 0; ///< unlisted: free, with zeroed fields
    std::uint32_t blankInUse = 0; ///< listed or not
    std::uint32_t damaged = 0; ///< listed or not
    std::uint32_t filtered = 0; ///< unlisted: the filter does not take them
    std::uint32_t skipped = 0; ///< never initialised, and not read because the filter does not ask for these
    std::uint32_t unread = 0; ///< after a read error, or past the first 64 MiB of the table
    std::string error{}; ///< why inodes were not read; empty otherwise
};

/// Which inodes are listed; by default all.
struct InodeFilter {
    std::uint64_t first = 1; ///< by number
    std::uint64_t last = 0xFFFFFFFF; ///< included
    std::vector<InodeState> states{}; ///< empty: all
    /// Seconds since 1970, `until` excluded: one of its times lies between them.
    std::optional<std::int64_t> since{};
    std::optional<std::int64_t> until{};
    bool withNeverInitialised = true; ///< read the part of the table that was never initialised

    [[nodiscard]] bool takes(const ListedInode& inode) const;
};

/// What the lists of several groups hold together.
struct InodeCounts {
    std::uint64_t used = 0;
    std::uint64_t free = 0; ///< and not blank
    std::uint64_t leftover = 0; ///< of `free`
    std::uint64_t emptied = 0;  ///< of `free`: without a size and blocks
    std::uint64_t blankInUse = 0; ///< listed or not
    std::uint64_t damaged = 0; ///< listed or not
    std::uint64_t blank = 0;
    std::uint64_t filtered = 0;
    std::uint64_t skipped = 0;
    std::uint64_t unread = 0;
    std::string error{}; ///< the first

    void add(const GroupInodes& list);
    [[nodiscard]] bool isFault() const { return blankInUse + damaged != 0; }
};

[[nodiscard]] InodeCounts countsOf(const GroupInodes& list);

/// `volume` is the volume's place on `disk`; `layout` contains `group`.
[[nodiscard]] GroupInodes readGroupInodes(const ByteSource& disk, ByteInterval volume, const Layout& layout,
                                          GroupNumber group, const InodeFilter& filter = {});

/// The inode `number` of `layout`, even if its fields are blank; nullopt if it cannot be read.
[[nodiscard]] std::optional<ListedInode> readListedInode(const ByteSource& disk, ByteInterval volume,
                                                         const Layout& layout, std::uint32_t number);

} // namespace atlas
