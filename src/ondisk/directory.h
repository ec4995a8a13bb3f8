// SPDX-License-Identifier: GPL-3.0-or-later
// Directory blocks (fs/ext4/ext4.h, fs/ext4/namei.c): linear entries, the checksum tail, and the nodes of an index
// (htree).
#pragma once

#include "ondisk/endian.h"
#include "ondisk/field_table.h"

#include <string_view>

namespace atlas {

struct DirectoryEntry {
    std::size_t at = 0; ///< offset in the given bytes
    std::size_t length = 0; ///< distance to the next entry
    std::uint32_t inode = 0; ///< 0: unused
    unsigned type = 0; ///< 0: unknown
    std::string_view name{};
};

inline constexpr std::size_t directoryEntryHeader = 8; ///< bytes before the name

/// Decodes rec_len: 16 bits cannot hold the length of 64 KiB (fs/ext4/ext4.h, ext4_rec_len_from_disk).
[[nodiscard]] constexpr std::size_t recordLength(std::uint16_t stored, std::size_t blockSize) {
    constexpr std::size_t largest = 65536;
    if (blockSize < largest)
        return stored;
    return stored == 0 || stored == 0xFFFF ? largest : (stored & 0xFFFCU) | std::size_t{stored & 3U} << 16;
}

/// Calls `visit(entry)` for each entry, including unused ones, until it returns false. Returns false at a damaged
/// entry, after which no others can be found. The names point into `bytes`.
template <class Visit>
bool eachDirectoryEntry(std::span<const std::byte> bytes, std::size_t blockSize, Visit visit) {
    for (std::size_t at = 0; at < bytes.size();) {
        if (bytes.size() - at < directoryEntryHeader)
            return false;
        const auto length = recordLength(little<std::uint16_t>(bytes, at + 4), blockSize);
        if (length < directoryEntryHeader || length % 4 != 0 || length > bytes.size() - at)
            return false;
        const auto inode = little<std::uint32_t>(bytes, at);
        const auto nameLength = std::to_integer<std::size_t>(bytes[at + 6]);
        const bool fits = nameLength + directoryEntryHeader <= length;
        if (inode != 0 && !fits)
            return false;
        const auto* const name = reinterpret_cast<const char*>(bytes.data() + at + directoryEntryHeader);
        if (!visit(DirectoryEntry{.at = at,
                                  .length = length,
                                  .inode = inode,
                                  .type = std::to_integer<unsigned>(bytes[at + 7]),
                                  .name = {name, fits ? nameLength : 0}})) {
            return true;
        }
        at += length;
    }
    return true;
}

extern const FieldTable directoryEntryTable; ///< without the name, which follows
extern const FieldTable directoryTailTable;
extern const FieldTable htreeRootTable; ///< includes the first entry, whose hash field holds limit and count
extern const FieldTable htreeNodeTable; ///< likewise
extern const FieldTable htreeEntryTable;
extern const FieldTable htreeTailTable;

} // namespace atlas
