// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes and a field table → fields with their values. Pure.
#pragma once

#include "ondisk/field_table.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// What the file system has that decides on the meaning of its fields and on its checksums.
struct DecodeContext {
    std::vector<std::string> features; ///< as e2fsprogs prints them; "dynamic_rev" from revision 1 on
    std::array<std::byte, 16> uuid{};
    std::uint32_t checksumSeed = 0;

    /// Whether it has one of `words`, which are separated by blanks; true when there are none.
    [[nodiscard]] bool hasAny(std::string_view words) const;
};

/// Of the file system with this superblock of 1,024 bytes.
[[nodiscard]] DecodeContext contextOf(std::span<const std::byte> superblock);
/// Of the journal with this superblock of 1,024 bytes.
[[nodiscard]] DecodeContext journalContextOf(std::span<const std::byte> superblock);

struct DecodedField {
    const Field* field = nullptr;
    std::vector<std::byte> raw;
    std::uint64_t number = 0; ///< without its upper part; the first 8 bytes of a longer field
    std::string value;
    bool valid = true; ///< false: it has no meaning without its feature, or it lies behind what the structure uses
};

struct DecodedStructure {
    const FieldTable* table = nullptr;
    std::vector<DecodedField> fields;

    [[nodiscard]] const DecodedField* find(std::string_view name) const;
};

/// The fields that lie completely inside `bytes`. Those behind the first `used` bytes are not valid.
[[nodiscard]] DecodedStructure decode(const FieldTable& table, std::span<const std::byte> bytes,
                                      const DecodeContext& context, std::size_t used = SIZE_MAX);

/// Bytes of `inode` that are in use: 128, or with what i_extra_isize says.
[[nodiscard]] std::size_t usedInodeBytes(std::span<const std::byte> inode);

} // namespace atlas
