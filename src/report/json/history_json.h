// SPDX-License-Identifier: GPL-3.0-or-later
// Histories as JSON.
#pragma once

#include "base/error.h"
#include "history/find_changes.h"

#include <iosfwd>

namespace atlas {

inline constexpr const char* historySchema = "ext4atlas-history/1";

void writeHistoryJson(const HistoryReport& report, std::ostream& out);

/// Fails with ErrorKind::Corrupt unless `text` is output of writeHistoryJson().
[[nodiscard]] Result<HistoryReport> readHistoryJson(std::string_view text);

} // namespace atlas
