// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the fields of on-disk structures, and the decoder that uses them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class FieldKind : std::uint8_t {
    Number,
    Signed,
    Block,    ///< block number in the volume
    Hex,      ///< a magic number or an identifier
    Mode,     ///< type and permissions of a file
    Time,     ///< seconds since 1970
    TimeExtra, ///< upper part of an inode's Time: 2 bits of epoch below 30 bits of nanoseconds
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
    std::string_view name; ///< as spelled by the kernel or the specification
    std::uint16_t offset = 0;
    std::uint16_t width = 0; ///< in bytes, all elements together
    FieldKind kind = FieldKind::Number;
    /// Features that make it valid, as spelled by e2fsprogs; a blank separates alternatives. Empty: always valid.
    std::string_view needs{};
    std::string_view high{}; ///< name of the field with the upper bits
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
    /// Index of the field that covers byte `offset`; nullopt after the last field.
    [[nodiscard]] constexpr std::optional<std::size_t> fieldAt(std::size_t offset) const {
        for (std::size_t n = 0; n < fields.size(); ++n)
            if (offset >= fields[n].offset && offset < fields[n].end())
                return n;
        return std::nullopt;
    }
    [[nodiscard]] constexpr const Field* find(std::string_view name) const {
        for (const auto& field : fields)
            if (field.name == name)
                return &field;
        return nullptr;
    }
};

/// Whether `fields` cover each byte from 0 to `size` exactly once, in order, and each `high` exists.
[[nodiscard]] consteval bool isComplete(std::span<const Field> fields, std::size_t size) {
    std::size_t at = 0;
    const FieldTable table{.structure = {}, .fields = fields};
    for (const auto& field : fields) {
        const bool whole = field.width != 0 && field.width % field.count == 0;
        if (field.offset != at || !whole || (!field.high.empty() && table.find(field.high) == nullptr))
            return false;
        at = field.end();
    }
    return at == size;
}

// Values as text, spelled like e2fsprogs and without words of a language.

/// An unsigned integer of up to 8 bytes; longer input is cut after 8 bytes.
[[nodiscard]] std::uint64_t numberOf(std::span<const std::byte> bytes, ByteOrder order);

/// Names of the bits in `value`, combinations of bits before their parts; unnamed bits as "0x80".
[[nodiscard]] std::vector<std::string> flagNames(std::span<const NamedValue> names, std::uint64_t value);

/// "2026-11-22 21:05:32 UTC"; with nanoseconds, or `always` even if they are 0, "2026-11-22 21:05:32.000000001 UTC"; "0"
/// for 0.
[[nodiscard]] std::string timeText(std::int64_t seconds, std::uint32_t nanoseconds = 0, bool always = false);

struct InodeTime {
    std::int64_t seconds = 0; ///< since 1970
    std::uint32_t nanoseconds = 0;
    bool operator==(const InodeTime&) const = default;
};

/// Decodes an inode's time with its extra bits (fs/ext4/ext4.h, ext4_decode_extra_time): signed seconds plus 2 bits of
/// epoch.
[[nodiscard]] InodeTime inodeTime(std::uint32_t low, std::uint32_t extra);

/// "-rw-r--r--", as printed by ls (POSIX, ls, file mode).
[[nodiscard]] std::string modeLetters(std::uint16_t mode);

/// "02a8f0e1-…"; with `mixed` the first three parts are little-endian, as in a GPT.
[[nodiscard]] std::string uuidText(std::span<const std::byte> bytes, bool mixed = false);

/// "53 ef".
[[nodiscard]] std::string hexText(std::span<const std::byte> bytes);

/// The value of `field` from its own `bytes` and those of its `high` field; empty `high` if there is none.
[[nodiscard]] std::string valueText(const Field& field, ByteOrder order, std::span<const std::byte> bytes,
                                    std::span<const std::byte> high, bool highIsTimeExtra);

/// The features and seeds that determine the meaning of fields and the checksums.
struct DecodeContext {
    std::vector<std::string> features; ///< as printed by e2fsprogs; "dynamic_rev" from revision 1 on
    std::array<std::byte, 16> uuid{};
    std::uint32_t checksumSeed = 0;

    /// Whether it has at least one of the blank-separated `words`; true for none.
    [[nodiscard]] bool hasAny(std::string_view words) const;
};

/// From the superblock of a file system, 1,024 bytes.
[[nodiscard]] DecodeContext contextOf(std::span<const std::byte> superblock);
/// From the superblock of a journal, 1,024 bytes.
[[nodiscard]] DecodeContext journalContextOf(std::span<const std::byte> superblock);

struct DecodedField {
    const Field* field = nullptr;
    std::vector<std::byte> raw;
    std::uint64_t number = 0; ///< without its upper part; first 8 bytes of a longer field
    std::string value;
    bool valid = true; ///< false without its feature, or beyond the used part of the structure
    bool withheld = false; ///< `value` is empty because the bytes are none of this structure: see withholdValues()
};

struct DecodedStructure {
    const FieldTable* table = nullptr;
    std::vector<DecodedField> fields;

    [[nodiscard]] const DecodedField* find(std::string_view name) const;
};

/// The fields completely inside `bytes`. Those beyond the first `used` bytes are not valid.
[[nodiscard]] DecodedStructure decode(const FieldTable& table, std::span<const std::byte> bytes,
                                      const DecodeContext& context, std::size_t used = SIZE_MAX);

/// Empties the values that would look like dates and sizes, for an inode whose bytes are damaged or older than the file
/// system. The bytes stay.
void withholdValues(DecodedStructure& inode);

/// Bytes of `inode` in use: 128 plus i_extra_isize, at most its size.
[[nodiscard]] std::size_t usedInodeBytes(std::span<const std::byte> inode);

} // namespace atlas
