// SPDX-License-Identifier: GPL-3.0-or-later
// What `show` writes as JSON.
#pragma once

#include "report/json/json_writer.h"
#include "report/words/shown.h"

#include <iosfwd>
#include <optional>

namespace atlas {

/// null in JSON for `none`, which stands for a value that is not there.
template <class Value>
[[nodiscard]] std::optional<Value> unlessNone(Value value, Value none) {
    return value == none ? std::nullopt : std::optional(value);
}

/// The member checksum; null of what has none.
void writeChecksum(JsonWriter& json, const std::optional<ChecksumVerdict>& verdict);

/// The member fields.
void writeFields(JsonWriter& json, const DecodedStructure& decoded);

/// An object, with the bytes where `shown` asks for them.
void writeStructure(JsonWriter& json, const InspectedStructure& structure, const Shown& shown);

/// The members differences, copies_not_read and copies_unreadable.
void writeDifferences(JsonWriter& json, const Shown& shown);

/// Schema ext4atlas-show/1.
void writeShowJson(const Shown& shown, std::ostream& out);

} // namespace atlas
