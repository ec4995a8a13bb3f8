// SPDX-License-Identifier: GPL-3.0-or-later
// The report of `show` as JSON.
#pragma once

#include "report/json/json_writer.h"
#include "report/words/shown.h"

#include <iosfwd>
#include <optional>

namespace atlas {

/// `value`, or nullopt (JSON null) if it equals `none`, the placeholder for a missing value.
template <class Value>
[[nodiscard]] std::optional<Value> unlessNone(Value value, Value none) {
    return value == none ? std::nullopt : std::optional(value);
}

/// The member "checksum"; null if the structure has none.
void writeChecksum(JsonWriter& json, const std::optional<ChecksumVerdict>& verdict);

/// The member "fields".
void writeFields(JsonWriter& json, const DecodedStructure& decoded);

/// The structure as an object, with its bytes if `shown.withBytes`.
void writeStructure(JsonWriter& json, const InspectedStructure& structure, const Shown& shown);

/// The members "differences", "copies_not_read" and "copies_unreadable".
void writeDifferences(JsonWriter& json, const Shown& shown);

/// Schema ext4atlas-show/1, of lines of the kernel's log. `disk`: the opened image, without a volume.
void writeLogJson(const Snapshot& disk, const std::vector<LogAnswer>& answers, std::ostream& out);

/// Schema ext4atlas-show/1.
void writeShowJson(const Shown& shown, std::ostream& out);

} // namespace atlas
