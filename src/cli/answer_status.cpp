// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/answer_status.h"

#include "cli/console.h"
#include "layout/health.h"

#include <algorithm>

namespace atlas::cli {

int answerStatus(const Snapshot& snapshot, std::span<const Finding> more) {
    const auto isError = [](const Finding& finding) { return severityOf(finding) == Severity::Error; };
    return std::ranges::any_of(readingFindings(snapshot), isError) || std::ranges::any_of(more, isError) ? notGood : ok;
}

} // namespace atlas::cli
