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

/// Names a message. Declared without its values, which message_list.h has, so that what only passes messages on is not compiled
/// anew with each word that changes.
enum class MessageId : std::uint16_t;

// A message is an id with arguments. A language's catalogue formats it; the rest of the program passes it on unchanged.

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

/// A range of consecutive groups. No, one and several groups have separate forms.
struct GroupRange {
    GroupNumber first{};
    GroupCount count{};
};

/// Bytes in the largest suitable unit: "16 GiB". A ByteCount is formatted as the exact number of bytes.
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

/// Noun phrases inside a sentence: "block bitmap", "partition 3"; several are formatted as a list.
using Names = std::vector<Message>;

/// Text comes from a disk, a library or a command line; it may contain any bytes and is not translated. Absent text has a
/// separate form.
using Argument = std::variant<Count, Number, PartitionNumber, GroupNumber, GroupRange, BlockNumber, ByteOffset,
                              ByteCount, Size, Lba, Hex, Decimal, Duration, std::string, Names>;

/// The names of the kinds of Argument in patterns, in the order of the variant.
inline constexpr std::array<std::string_view, std::variant_size_v<Argument>> argumentKinds{
    "count", "number", "partition", "group",   "groups",   "block", "byte", "bytes",
    "size",  "sector", "hex",       "decimal", "duration", "text",  "names"};

/// Made by message<Id>(…), which checks the arguments at compile time.
struct Message {
    MessageId id{};
    std::vector<Argument> arguments{};
};

/// For a person, in the current language.
[[nodiscard]] std::string format(const Message& message);
[[nodiscard]] std::string format(const Message& message, Language language);
/// For what programs read: JSON, CSV, annotations.
[[nodiscard]] inline std::string english(const Message& message) { return format(message, Language::English); }

} // namespace atlas
