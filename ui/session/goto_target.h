// SPDX-License-Identifier: GPL-3.0-or-later
// What a user types to go somewhere: "group 21", "block 524293", "sector 8390759", "byte 4296068608", "2100M".
#pragma once

#include <QString>
#include <cstdint>
#include <expected>

namespace atlas::ui {

enum class GotoKind : std::uint8_t {
    Group,
    Block,  ///< of the volume
    Sector, ///< logical, of the disk
    Byte,   ///< of the disk
    Inode,  ///< of the volume, from 1
};

struct GotoTarget {
    GotoKind kind{};
    std::uint64_t value = 0;
    bool operator==(const GotoTarget&) const = default;
};

/// A word or its first letters ("gr", "lba" for a sector) and a number as parseSize() reads it. A number alone is a block, one
/// with k, M, G, T or P a byte, one with s a sector.
/// The error is one sentence.
[[nodiscard]] std::expected<GotoTarget, QString> parseGoto(const QString& input);

} // namespace atlas::ui
