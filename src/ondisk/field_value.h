// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a field as text, in the spelling of e2fsprogs. Contains no words of a language.
#pragma once

#include "ondisk/field_table.h"

#include <cstddef>
#include <string>
#include <vector>

namespace atlas {

/// An unsigned integer of up to 8 bytes; the first 8 of a longer range.
[[nodiscard]] std::uint64_t numberOf(std::span<const std::byte> bytes, ByteOrder order);

/// The names of the bits in `value`, a combination of bits before its parts; bits without a name as "0x80".
[[nodiscard]] std::vector<std::string> flagNames(std::span<const NamedValue> names, std::uint64_t value);

/// "2026-11-22 21:05:32 UTC"; with nanoseconds "2026-11-22 21:05:32.000000001 UTC"; "0" for 0.
[[nodiscard]] std::string timeText(std::int64_t seconds, std::uint32_t nanoseconds = 0);

struct InodeTime {
    std::int64_t seconds = 0; ///< since 1970
    std::uint32_t nanoseconds = 0;
    bool operator==(const InodeTime&) const = default;
};

/// A time of an inode with its extra bits (fs/ext4/ext4.h, ext4_decode_extra_time): signed seconds plus 2 bits of epoch.
[[nodiscard]] InodeTime inodeTime(std::uint32_t low, std::uint32_t extra);

/// "-rw-r--r--", as ls prints it (POSIX, ls, the file mode).
[[nodiscard]] std::string modeLetters(std::uint16_t mode);

/// "02a8f0e1-…"; with `mixed` the first three parts are little-endian, as in a GPT.
[[nodiscard]] std::string uuidText(std::span<const std::byte> bytes, bool mixed = false);

/// "53 ef".
[[nodiscard]] std::string hexText(std::span<const std::byte> bytes);

/// The value of `field` in `bytes`, its own. `high` holds those of the field with the upper bits; empty where there is none.
[[nodiscard]] std::string valueText(const Field& field, ByteOrder order, std::span<const std::byte> bytes,
                                    std::span<const std::byte> high, bool highIsTimeExtra);

} // namespace atlas
