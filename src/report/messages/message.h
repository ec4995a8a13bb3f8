// SPDX-License-Identifier: GPL-3.0-or-later
// A message is an id and arguments. A language's catalogue turns it into words; the rest of the program passes it on unread.
#pragma once

#include "base/units.h"
#include "report/messages/message_id.h"

#include <array>
#include <string>
#include <variant>
#include <vector>

namespace atlas {

enum class Language : std::uint8_t { English };

/// How many there are of something; selects the plural form.
struct Count {
    std::uint64_t value = 0;
};

/// A number that stands for itself: an inode, a block count in a formula.
struct Number {
    std::uint64_t value = 0;
};

struct PartitionNumber {
    std::uint32_t value = 0;
};

/// Consecutive groups. None, one and several have forms of their own.
struct GroupRange {
    GroupNumber first{};
    GroupCount count{};
};

/// Bytes in the largest unit: "16 GiB". A ByteCount is written to the byte.
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

/// Noun phrases inside a sentence: "block bitmap", "partition 3"; several are a list.
using Names = std::vector<Message>;

/// Text is what a disk, a library or a command line says, in any bytes; it is not translated. Absent text has a form of its own.
using Argument = std::variant<Count, Number, PartitionNumber, GroupNumber, GroupRange, BlockNumber, ByteOffset,
                              ByteCount, Size, Lba, Hex, Decimal, Duration, std::string, Names>;

/// The kinds of Argument by the names that patterns give them, in the same order.
inline constexpr std::array<std::string_view, std::variant_size_v<Argument>> argumentKinds{
    "count", "number", "partition", "group",   "groups",   "block", "byte", "bytes",
    "size",  "sector", "hex",       "decimal", "duration", "text",  "names"};

/// Made by message<Id>(…), which checks the arguments when it is compiled.
struct Message {
    MessageId id{};
    std::vector<Argument> arguments{};
};

[[nodiscard]] std::string format(const Message& message, Language language = Language::English);

} // namespace atlas
