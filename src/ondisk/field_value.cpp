// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/field_value.h"

#include "base/utf8.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string_view>
#include <tuple>

namespace atlas {
namespace {

using ByteSpan = std::span<const std::byte>;

std::string textOf(ByteSpan bytes) {
    const auto end = std::ranges::find(bytes, std::byte{0});
    return printable({reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(end - bytes.begin())});
}

void appendUtf8(std::string& out, std::uint32_t unit) {
    if (unit < 0x80) {
        out += static_cast<char>(unit);
    } else if (unit < 0x800) {
        out += static_cast<char>(0xC0 | unit >> 6);
        out += static_cast<char>(0x80 | (unit & 0x3F));
    } else {
        // A surrogate becomes invalid UTF-8, which printable() replaces.
        out += static_cast<char>(0xE0 | unit >> 12);
        out += static_cast<char>(0x80 | (unit >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (unit & 0x3F));
    }
}

std::string utf16Text(ByteSpan bytes) {
    std::string out;
    for (std::size_t at = 0; at + 2 <= bytes.size(); at += 2) {
        const auto unit = little<std::uint16_t>(bytes, at);
        if (unit == 0) {
            break;
        }
        appendUtf8(out, unit);
    }
    return printable(out);
}

std::string hexNumber(std::uint64_t number, std::size_t bytes) { return fmt::format("0x{:0{}x}", number, bytes * 2); }

std::string choiceText(const Field& field, std::uint64_t number) {
    const auto named = std::ranges::find(field.names, number, &NamedValue::value);
    return named == field.names.end() ? fmt::format("{}", number) : std::string(named->name);
}

std::int64_t signedOf(std::uint64_t number, std::size_t width) {
    const auto unused = static_cast<int>(64 - 8 * width);
    return static_cast<std::int64_t>(number << unused) >> unused;
}

std::string elementText(const Field& field, std::uint64_t number) {
    const std::size_t width = field.elementWidth();
    switch (field.kind) {
    case FieldKind::Hex:
    case FieldKind::Checksum: return hexNumber(number, width);
    case FieldKind::Mode: return fmt::format("{:07o}", number);
    case FieldKind::Signed: return fmt::format("{}", signedOf(number, width));
    case FieldKind::Flags: return fmt::format("{}", fmt::join(flagNames(field.names, number), " "));
    case FieldKind::Choice: return choiceText(field, number);
    case FieldKind::Time: return timeText(static_cast<std::int64_t>(number));
    default: return fmt::format("{}", number);
    }
}

} // namespace

std::uint64_t numberOf(std::span<const std::byte> bytes, ByteOrder order) {
    bytes = bytes.first(std::min<std::size_t>(bytes.size(), 8));
    std::uint64_t value = 0;
    for (std::size_t n = 0; n < bytes.size(); ++n) {
        const auto byte = order == ByteOrder::Big ? bytes[n] : bytes[bytes.size() - 1 - n];
        value = value << 8 | std::to_integer<std::uint64_t>(byte);
    }
    return value;
}

std::vector<std::string> flagNames(std::span<const NamedValue> names, std::uint64_t value) {
    std::vector<std::string> out;
    std::uint64_t rest = value;
    for (const auto& [bits, name] : names) {
        const bool isPart = std::ranges::any_of(names, [&, bits = bits](const NamedValue& other) {
            return other.value != bits && (other.value & bits) == bits && (value & other.value) == other.value;
        });
        if ((value & bits) == bits && !isPart) {
            out.emplace_back(name);
        }
        rest &= (value & bits) == bits ? ~bits : ~std::uint64_t{0};
    }
    if (rest != 0) {
        out.push_back(fmt::format("0x{:x}", rest));
    }
    return out;
}

std::string timeText(std::int64_t seconds, std::uint32_t nanoseconds) {
    if (seconds == 0 && nanoseconds == 0) {
        return "0";
    }
    using namespace std::chrono;
    constexpr std::int64_t daySeconds = 86'400;
    const auto dayNumber = seconds / daySeconds - (seconds % daySeconds < 0 ? 1 : 0);
    constexpr std::int64_t lastDay = 11'248'738; // year_month_day ends with the year 32767
    if (dayNumber > lastDay || dayNumber < -lastDay) {
        return fmt::format("{}", seconds);
    }
    const year_month_day date{sys_days{days{static_cast<int>(dayNumber)}}};
    const auto inDay = seconds - dayNumber * daySeconds;
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}{} UTC", int{date.year()}, unsigned{date.month()},
                       unsigned{date.day()}, inDay / 3600, inDay / 60 % 60, inDay % 60,
                       nanoseconds == 0 ? std::string() : fmt::format(".{:09}", nanoseconds));
}

InodeTime inodeTime(std::uint32_t low, std::uint32_t extra) {
    return {signedOf(low, 4) + (static_cast<std::int64_t>(extra & 3) << 32), extra >> 2};
}

std::string modeLetters(std::uint16_t mode) {
    constexpr std::string_view types = "?pc?d?b?-?l?s???";
    std::string out(1, types[mode >> 12]);
    // Set-user-ID, set-group-ID and sticky change the letter of who may execute.
    for (const auto& [shift, special, letter] : {std::tuple(6, 04000, 's'), {3, 02000, 's'}, {0, 01000, 't'}}) {
        const unsigned bits = mode >> shift;
        const bool executes = (bits & 1) != 0;
        out += (bits & 4) != 0 ? 'r' : '-';
        out += (bits & 2) != 0 ? 'w' : '-';
        const auto plain = executes ? 'x' : '-';
        out += (mode & special) == 0 ? plain : executes ? letter : static_cast<char>(letter - 'a' + 'A');
    }
    return out;
}

std::string uuidText(std::span<const std::byte> bytes, bool mixed) {
    if (bytes.size() != 16) {
        return {};
    }
    const auto part = [&](std::size_t at, std::size_t width, bool swapped) {
        std::string out;
        for (std::size_t n = 0; n < width; ++n) {
            const auto byte = bytes[swapped ? at + width - 1 - n : at + n];
            out += fmt::format("{:02x}", std::to_integer<unsigned>(byte));
        }
        return out;
    };
    return part(0, 4, mixed) + '-' + part(4, 2, mixed) + '-' + part(6, 2, mixed) + '-' + part(8, 2, false) + '-' +
           part(10, 6, false);
}

std::string hexText(std::span<const std::byte> bytes) {
    std::string out;
    for (const auto byte : bytes) {
        out += fmt::format("{}{:02x}", out.empty() ? "" : " ", std::to_integer<unsigned>(byte));
    }
    return out;
}

std::string valueText(const Field& field, ByteOrder order, std::span<const std::byte> bytes,
                      std::span<const std::byte> high, bool highIsTimeExtra) {
    switch (field.kind) {
    case FieldKind::Uuid: return uuidText(bytes);
    case FieldKind::Guid: return uuidText(bytes, true);
    case FieldKind::Text: return textOf(bytes);
    case FieldKind::Utf16: return utf16Text(bytes);
    case FieldKind::Bytes:
    case FieldKind::Reserved:
        return std::ranges::count(bytes, std::byte{0}) == std::ssize(bytes) ? "0" : hexText(bytes);
    default: break;
    }
    std::string out;
    for (std::size_t n = 0; n < field.count; ++n) {
        const auto own = bytes.subspan(n * field.elementWidth(), field.elementWidth());
        auto number = numberOf(own, order);
        const auto upper = numberOf(high, order);
        out += n == 0 ? "" : " ";
        if (highIsTimeExtra) {
            const auto time = inodeTime(static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(upper));
            out += timeText(time.seconds, time.nanoseconds);
            continue;
        }
        if (own.size() < 8) {
            number |= upper << (8 * own.size());
        }
        out += field.kind == FieldKind::Checksum ? hexNumber(number, own.size() + high.size())
                                                 : elementText(field, number);
    }
    return out;
}

} // namespace atlas
