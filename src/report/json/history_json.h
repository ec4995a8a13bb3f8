// SPDX-License-Identifier: GPL-3.0-or-later
// Schema ext4atlas-history/1.
#pragma once

#include "history/history_report.h"

#include <iosfwd>

namespace atlas {

void writeHistoryJson(const HistoryReport& report, std::ostream& out);

} // namespace atlas
