// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed to go to a place, and where that is.
#pragma once

#include "alignment/judgement.h"
#include "layout/region.h"
#include "ui/session/place.h"

#include <QString>
#include <cstdint>
#include <expected>

namespace atlas::ui {

enum class GotoKind : std::uint8_t {
    Group,
    Block, ///< of the volume
    Sector, ///< logical sector of the disk
    Byte, ///< of the disk
    Inode, ///< of the volume, counted from 1
    Path, ///< of a file in the volume
    Mbr, ///< without a number
    Gpt, ///< its header
    Structure, ///< of a group, or the journal
    Field, ///< of the superblock, by its offset in it
};

struct GotoTarget {
    GotoKind kind{};
    std::uint64_t value = 0;
    QString path{}; ///< absolute, of a path
    RegionKind structure{}; ///< of that kind; PrimarySuperblock with a group is the copy there
    bool operator==(const GotoTarget&) const = default;
};

/// Parses a keyword or its first letters ("gr", "lba" for a sector) and a number as accepted by parseSize(). Without a keyword,
/// a plain number is a block, one with k, M, G, T or P a byte offset, one with s a sector. What begins with "/", or follows
/// "path", is a path. "mbr" and "gpt" are the partition tables. "inode table 3" is that of the group, "superblock" and "journal"
/// need no number. "s_raid_stride", or without "s_", is the field of the superblock.
/// The error is one sentence.
[[nodiscard]] std::expected<GotoTarget, QString> parseGoto(const QString& input);

// Where "Go to" leads on the open disk.

/// The place of `target`; the error is one sentence with the valid range. Bytes and sectors are those of the disk as it was
/// read, as in the bytes view, also during a what-if.
[[nodiscard]] std::expected<Place, QString> placeOfTarget(const Snapshot& snapshot, const Judgement& judgement,
                                                          const GotoTarget& target);

} // namespace atlas::ui
