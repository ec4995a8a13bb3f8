// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/field_table.h"

#include "base/utf8.h"
#include "ondisk/crc.h"
#include "ondisk/endian.h"
#include "ondisk/inode.h"
#include "ondisk/journal.h"
#include "ondisk/superblock.h"

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
        if (unit == 0)
            break;
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
        if ((value & bits) == bits && !isPart)
            out.emplace_back(name);
        rest &= (value & bits) == bits ? ~bits : ~std::uint64_t{0};
    }
    if (rest != 0)
        out.push_back(fmt::format("0x{:x}", rest));
    return out;
}

std::string timeText(std::int64_t seconds, std::uint32_t nanoseconds, bool always) {
    if (seconds == 0 && nanoseconds == 0)
        return "0";
    using namespace std::chrono;
    constexpr std::int64_t daySeconds = 86'400;
    const auto dayNumber = seconds / daySeconds - (seconds % daySeconds < 0 ? 1 : 0);
    constexpr std::int64_t lastDay = 11'248'738; // year_month_day ends with the year 32767
    if (dayNumber > lastDay || dayNumber < -lastDay)
        return fmt::format("{}", seconds);
    const year_month_day date{sys_days{days{static_cast<int>(dayNumber)}}};
    const auto inDay = seconds - dayNumber * daySeconds;
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}{} UTC", int{date.year()}, unsigned{date.month()},
                       unsigned{date.day()}, inDay / 3600, inDay / 60 % 60, inDay % 60,
                       nanoseconds == 0 && !always ? std::string() : fmt::format(".{:09}", nanoseconds));
}

InodeTime inodeTime(std::uint32_t low, std::uint32_t extra) {
    return {signedOf(low, 4) + (static_cast<std::int64_t>(extra & 3) << 32), extra >> 2};
}

std::string modeLetters(std::uint16_t mode) {
    constexpr std::string_view types = "?pc?d?b?-?l?s???";
    std::string out(1, types[mode >> 12]);
    // Set-user-ID, set-group-ID and sticky change the execute letter.
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
    if (bytes.size() != 16)
        return {};
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
    for (const auto byte : bytes)
        out += fmt::format("{}{:02x}", out.empty() ? "" : " ", std::to_integer<unsigned>(byte));
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
        if (own.size() < 8)
            number |= upper << (8 * own.size());
        out += field.kind == FieldKind::Checksum ? hexNumber(number, own.size() + high.size())
                                                 : elementText(field, number);
    }
    return out;
}

namespace {

std::span<const std::byte> bytesOfField(const FieldTable& table, std::string_view name,
                                        std::span<const std::byte> bytes) {
    const auto* const field = table.find(name);
    return field == nullptr || field->end() > bytes.size() ? std::span<const std::byte>()
                                                           : bytes.subspan(field->offset, field->width);
}

void addFlags(const FieldTable& table, std::string_view name, std::span<const std::byte> bytes,
              std::vector<std::string>& features) {
    const auto value = numberOf(bytesOfField(table, name, bytes), table.order);
    std::ranges::copy(flagNames(table.find(name)->names, value), std::back_inserter(features));
}

/// Bytes of the field with the upper bits; empty if they have no meaning.
std::span<const std::byte> upperBytes(const FieldTable& table, const Field& field, std::span<const std::byte> bytes,
                                      const DecodeContext& context, std::size_t used) {
    const auto* const high = field.high.empty() ? nullptr : table.find(field.high);
    const bool valid = high != nullptr && high->end() <= used && context.hasAny(high->needs);
    return valid ? bytesOfField(table, field.high, bytes) : std::span<const std::byte>();
}

} // namespace

bool DecodeContext::hasAny(std::string_view words) const {
    if (words.empty())
        return true;
    while (!words.empty()) {
        const auto word = words.substr(0, words.find(' '));
        if (std::ranges::find(features, word) != features.end())
            return true;
        words.remove_prefix(std::min(words.size(), word.size() + 1));
    }
    return false;
}

DecodeContext contextOf(std::span<const std::byte> superblock) {
    DecodeContext context;
    const auto& table = superblockTable;
    if (superblock.size() < table.size())
        return context;
    if (numberOf(bytesOfField(table, "s_rev_level", superblock), table.order) > 0)
        context.features.emplace_back("dynamic_rev");
    for (const auto* const name : {"s_feature_compat", "s_feature_incompat", "s_feature_ro_compat"})
        addFlags(table, name, superblock, context.features);
    std::ranges::copy(bytesOfField(table, "s_uuid", superblock), context.uuid.begin());
    // lib/ext2fs/csum.c, ext2fs_init_csum_seed.
    const auto seed = numberOf(bytesOfField(table, "s_checksum_seed", superblock), table.order);
    context.checksumSeed = context.hasAny("metadata_csum_seed") ? static_cast<std::uint32_t>(seed)
                                                                : crc32c(~std::uint32_t{0}, context.uuid);
    return context;
}

DecodeContext journalContextOf(std::span<const std::byte> superblock) {
    DecodeContext context;
    const auto& table = journalSuperblockTable;
    constexpr std::uint64_t versionTwo = 4; // JBD2_SUPERBLOCK_V2: version 1 has no features
    if (superblock.size() < table.size() ||
        numberOf(bytesOfField(table, "h_blocktype", superblock), table.order) != versionTwo) {
        return context;
    }
    context.features.emplace_back("journal_v2");
    addFlags(table, "s_feature_compat", superblock, context.features);
    addFlags(table, "s_feature_incompat", superblock, context.features);
    std::ranges::copy(bytesOfField(table, "s_uuid", superblock), context.uuid.begin());
    context.checksumSeed = crc32c(~std::uint32_t{0}, context.uuid); // fs/jbd2/journal.c, j_csum_seed
    return context;
}

void withholdValues(DecodedStructure& inode) {
    for (auto& field : inode.fields) {
        const auto kind = field.field->kind;
        const bool isSize = field.field->name == "i_size_lo" || field.field->name == "i_size_high";
        if (kind != FieldKind::Time && kind != FieldKind::TimeExtra && !isSize)
            continue;
        field.value.clear();
        field.valid = false;
        field.withheld = true;
    }
}

const DecodedField* DecodedStructure::find(std::string_view name) const {
    const auto found = std::ranges::find_if(fields, [&](const DecodedField& f) { return f.field->name == name; });
    return found == fields.end() ? nullptr : &*found;
}

DecodedStructure decode(const FieldTable& table, std::span<const std::byte> bytes, const DecodeContext& context,
                        std::size_t used) {
    DecodedStructure out{.table = &table, .fields = {}};
    for (const auto& field : table.fields) {
        if (field.end() > bytes.size())
            continue;
        const auto own = bytes.subspan(field.offset, field.width);
        const auto high = upperBytes(table, field, bytes, context, used);
        const bool extra = !high.empty() && table.find(field.high)->kind == FieldKind::TimeExtra;
        const bool plainInodeTime = field.kind == FieldKind::Time && table.structure == inodeTable.structure;
        out.fields.push_back({.field = &field,
                              .raw = {own.begin(), own.end()},
                              .number = numberOf(own, table.order),
                              .value = valueText(field, table.order, own, high, extra || plainInodeTime),
                              .valid = field.end() <= used && context.hasAny(field.needs)});
    }
    return out;
}

std::size_t usedInodeBytes(std::span<const std::byte> inode) {
    constexpr std::size_t extraSizeAt = 0x80;
    if (inode.size() < extraSizeAt + 2)
        return inode.size();
    return std::min<std::size_t>(inode.size(), smallInodeBytes + little<std::uint16_t>(inode, extraSizeAt));
}

} // namespace atlas
