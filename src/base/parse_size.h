// SPDX-License-Identifier: GPL-3.0-or-later
// Parses sizes and numbers as people type them, and checks their range.
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace atlas {

/// Unit of a Quantity. Sectors are logical sectors, whose size is known only after the disk has been read.
enum class SizeUnit : std::uint8_t { Unsaid, Bytes, Sectors };

struct Quantity {
    std::uint64_t number = 0;
    SizeUnit unit = SizeUnit::Unsaid;

    bool operator==(const Quantity&) const = default;

    [[nodiscard]] bool inSectors() const { return unit == SizeUnit::Sectors; }
    /// A number without a unit counts bytes. Fails when the result does not fit in 63 bits.
    [[nodiscard]] Result<ByteOffset> bytes(ByteCount sector) const;
};

/// "32256", "0x7E00", "2,048 sectors", "63s", "1M", "1.5 GiB", "64 kb", "512 bytes". Case-insensitive. k to E and KiB
/// to EiB are powers of 1024, as in mke2fs; kB to EB are powers of 1000. Commas, apostrophes and blanks separate groups
/// of three digits, _ any digits. A fraction needs one of these suffixes and is rounded down to bytes. The error states
/// the input and the accepted forms; its kind is Limit if the number is too large, else Usage.
[[nodiscard]] Result<Quantity> parseSize(std::string_view text);

/// Like parseSize(), converted to bytes; `sector` is the logical sector size.
[[nodiscard]] Result<ByteCount> parseBytes(std::string_view text, ByteCount sector = {512});

/// A power of two from 512 to `maximum` bytes: "4096", "4k".
[[nodiscard]] Result<ByteCount> parseSectorSize(std::string_view text, ByteCount maximum);

/// The range of a number that users type or save.
struct NumberRange {
    std::uint64_t minimum = 0;
    std::uint64_t maximum = 0; ///< included

    [[nodiscard]] constexpr bool contains(std::uint64_t number) const { return minimum <= number && number <= maximum; }
};

/// Fails with ErrorKind::Usage if `number`, typed as `text`, is outside `range`.
[[nodiscard]] Status within(NumberRange range, std::uint64_t number, const std::string& text);

/// Like within(), with the range in units of bytes.
[[nodiscard]] Status withinSizes(NumberRange range, std::uint64_t number, const std::string& text);

/// "1,024 to 65,536".
[[nodiscard]] std::string rangeText(NumberRange range);

/// `text` without ASCII blanks at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The digits of a number that may exceed 64 bits.
struct TypedDigits {
    int base = 10; ///< or 16
    std::string digits;
    /// Empty without digits, or if the number exceeds 64 bits.
    [[nodiscard]] std::optional<std::uint64_t> value() const;
};

/// Consumes a whole number from the start of `text`. Commas, apostrophes, blanks and no-break spaces may separate
/// groups of three digits, _ any groups; 0x begins a hexadecimal number. Stops at any other separator: "1,5" may be a
/// fraction, "17 18" two numbers.
TypedDigits takeDigits(std::string_view& text);

/// The number in all of `text`, in the form of takeDigits(), ignoring blanks at the ends. Empty for anything else and
/// above 64 bits.
[[nodiscard]] std::optional<std::uint64_t> typedNumber(std::string_view text);

} // namespace atlas
