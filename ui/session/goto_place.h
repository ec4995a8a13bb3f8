// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the input of "Go to" and finds its place on the open disk.
#pragma once

#include "alignment/judgement.h"
#include "layout/region.h"
#include "ui/session/place.h"

#include <QString>
#include <cstdint>
#include <expected>
#include <optional>

namespace atlas::ui {

enum class GotoKind : std::uint8_t {
    Group,
    Block, ///< of the volume
    Sector, ///< logical sector of the disk
    KernelSector, ///< of the disk, of 512 bytes as in the kernel's log
    Byte, ///< of the disk
    Inode, ///< of the volume, counted from 1
    Path, ///< absolute path of a file in the volume
    Mbr, ///< takes no number
    Gpt, ///< the GPT header; takes no number
    Structure, ///< of a group, or the journal
    Field, ///< of the superblock; the value is the field's offset
};

struct GotoTarget {
    GotoKind kind{};
    std::uint64_t value = 0;
    QString path{}; ///< absolute; for GotoKind::Path
    std::optional<std::uint32_t> partition{}; ///< that a line of the kernel's log names
    RegionKind structure{}; ///< for Structure; PrimarySuperblock with a group means the copy there
    bool operator==(const GotoTarget&) const = default;
};

/// Accepts a keyword or its first letters ("gr"; "lba" means sector) and a number as for parseSize(). Without a
/// keyword, a plain number is a block, one with k, M, G, T or P a byte offset, one with s a sector. Text that begins
/// with "/" or follows "path" is a path. "mbr" and "gpt" are the partition tables. "inode table 3" is the one of that
/// group; "superblock" and "journal" need no number. "s_raid_stride", also without "s_", is a field of the superblock.
/// "sector 63s" counts 512 bytes, and so does a line of the kernel's log, such as "I/O error, dev sda, sector 63"; one of
/// ext4 names an inode or block.
/// The error is one sentence.
[[nodiscard]] std::expected<GotoTarget, QString> parseGoto(const QString& input);

/// The place of `target`; the error is one sentence with the valid range. Bytes and sectors refer to the opened disk as
/// read, also if the volume lies in several pieces of it, and even during a what-if.
[[nodiscard]] std::expected<Place, QString> placeOfTarget(const Snapshot& snapshot, const Judgement& judgement,
                                                          const GotoTarget& target);

} // namespace atlas::ui
