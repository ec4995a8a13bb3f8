// SPDX-License-Identifier: GPL-3.0-or-later
// What the reports about a scan count, in words.
#pragma once

#include "report/language/message.h"
#include "scan/scan_summary.h"

#include <string>
#include <string_view>
#include <vector>

namespace atlas {

[[nodiscard]] Message label(ScanState state); ///< "misaligned"

struct ScanCount {
    std::string name{}; ///< in the user's language; of a reason or format, any words of a line
    std::uint64_t places = 0;
    std::string_view state{}; ///< name() of a state; empty for what is none
};

// The most frequent comes first, but states, which are in their own order. Without those of which there are none.

[[nodiscard]] std::vector<ScanCount> stateCounts(const ScanSummary& summary);
[[nodiscard]] std::vector<ScanCount> reasonCounts(const ScanSummary& summary);
[[nodiscard]] std::vector<ScanCount> contentCounts(const ScanSummary& summary);
[[nodiscard]] std::vector<ScanCount> formatCounts(const ScanSummary& summary);
[[nodiscard]] std::vector<ScanCount> flexGroupCounts(const ScanSummary& summary);
[[nodiscard]] std::vector<ScanCount> blockSizeCounts(const ScanSummary& summary);

} // namespace atlas
