// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an on-disk structure as data: one table serves the decoder, the reports and the tests.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace atlas {

enum class FieldKind : std::uint8_t {
    Number,
    Signed,
    Block,    ///< a block number of the volume
    Hex,      ///< a magic number or an identifier
    Mode,     ///< type and permissions of a file
    Time,     ///< seconds since 1970
    TimeExtra, ///< upper part of a Time in an inode: 2 bits of epoch below 30 bits of nanoseconds
    Uuid,
    Guid,     ///< a UUID whose first three parts are little-endian
    Text,     ///< bytes up to the first 0
    Utf16,    ///< UTF-16LE up to the first 0
    Flags,    ///< `names` are bits
    Choice,   ///< `names` are values
    Checksum,
    Bytes,
    Reserved,
};

enum class ByteOrder : std::uint8_t { Little, Big };

struct NamedValue {
    std::uint64_t value = 0;
    std::string_view name;
};

struct Field {
    std::string_view name; ///< as the kernel or the format's specification spells it
    std::uint16_t offset = 0;
    std::uint16_t width = 0; ///< in bytes, of all elements
    FieldKind kind = FieldKind::Number;
    /// The features that give it meaning, as e2fsprogs spells them, with a blank between alternatives; empty: always valid.
    std::string_view needs{};
    std::string_view high{}; ///< the field with the upper bits of the value
    std::span<const NamedValue> names{};
    std::uint16_t count = 1; ///< elements of an array

    [[nodiscard]] constexpr std::uint16_t end() const { return static_cast<std::uint16_t>(offset + width); }
    [[nodiscard]] constexpr std::uint16_t elementWidth() const { return static_cast<std::uint16_t>(width / count); }
};

struct FieldTable {
    std::string_view structure; ///< "ext4_group_desc"
    ByteOrder order = ByteOrder::Little;
    std::span<const Field> fields;

    [[nodiscard]] constexpr std::size_t size() const { return fields.back().end(); }
    /// Index of the field that covers byte `offset`; nullopt behind the last one.
    [[nodiscard]] constexpr std::optional<std::size_t> fieldAt(std::size_t offset) const {
        for (std::size_t n = 0; n < fields.size(); ++n) {
            if (offset >= fields[n].offset && offset < fields[n].end()) {
                return n;
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] constexpr const Field* find(std::string_view name) const {
        for (const auto& field : fields) {
            if (field.name == name) {
                return &field;
            }
        }
        return nullptr;
    }
};

/// Whether `fields` cover each byte from 0 to `size` once, in order, and each upper part exists.
[[nodiscard]] consteval bool isComplete(std::span<const Field> fields, std::size_t size) {
    std::size_t at = 0;
    const FieldTable table{.structure = {}, .fields = fields};
    for (const auto& field : fields) {
        const bool whole = field.width != 0 && field.width % field.count == 0;
        if (field.offset != at || !whole || (!field.high.empty() && table.find(field.high) == nullptr)) {
            return false;
        }
        at = field.end();
    }
    return at == size;
}

} // namespace atlas
