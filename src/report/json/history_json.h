// SPDX-License-Identifier: GPL-3.0-or-later
// Histories as JSON.
#pragma once

#include "base/error.h"
#include "history/find_changes.h"
#include "report/json/json_writer.h"

#include <iosfwd>

namespace atlas {

inline constexpr const char* historySchema = "ext4atlas-history/1";

void writeHistoryJson(const HistoryReport& report, std::ostream& out);

/// One object, with the sentence as its member "text".
void writeChange(JsonWriter& json, const ImageChange& change);

/// Fails with ErrorKind::Corrupt unless `text` is output of writeHistoryJson().
[[nodiscard]] Result<HistoryReport> readHistoryJson(std::string_view text);

} // namespace atlas
