// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"
#include "report/language/language.h"

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace atlas {

/// Names a message. Only declared here, so that code that merely passes messages on is not recompiled when a word
/// changes; make_message.h defines the values.
enum class MessageId : std::uint16_t;

/// A count of things; selects the plural form.
struct Count {
    std::uint64_t value = 0;
};

/// A number without a unit: an inode number, a block count in a formula.
struct Number {
    std::uint64_t value = 0;
};

struct PartitionNumber {
    std::uint32_t value = 0;
};

/// Consecutive groups. Patterns have separate forms for none, one and several groups.
struct GroupRange {
    GroupNumber first{};
    GroupCount count{};
};

/// Bytes in the largest suitable unit: "16 GiB". A ByteCount is formatted exactly.
struct Size {
    ByteCount bytes{};
};

struct Hex {
    std::uint64_t value = 0;
    int digits = 8;
};

struct Decimal {
    double value = 0;
    int decimals = 0;
};

struct Duration {
    double seconds = 0;
};

struct Message;

/// Noun phrases inside a sentence: "block bitmap", "partition 3". Several are formatted as a list.
using Names = std::vector<Message>;

/// The string holds text from a disk, a library or a command line: any bytes, not translated. Patterns have separate
/// forms for empty and present text.
using Argument = std::variant<Count, Number, PartitionNumber, GroupNumber, GroupRange, BlockNumber, ByteOffset,
                              ByteCount, Size, Lba, Hex, Decimal, Duration, std::string, Names>;

/// The names that patterns use for the kinds of Argument, in the order of the variant.
inline constexpr std::array<std::string_view, std::variant_size_v<Argument>> argumentKinds{
    "count", "number", "partition", "group",   "groups",   "block", "byte", "bytes",
    "size",  "sector", "hex",       "decimal", "duration", "text",  "names"};

/// Create with message<Id>(…), which checks the arguments at compile time.
struct Message {
    MessageId id{};
    std::vector<Argument> arguments{};
};

/// For people, in the current language.
[[nodiscard]] std::string format(const Message& message);
[[nodiscard]] std::string format(const Message& message, Language language);
/// For programs: JSON, CSV, annotations.
[[nodiscard]] inline std::string english(const Message& message) { return format(message, Language::English); }

} // namespace atlas
