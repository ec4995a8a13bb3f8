// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of a history.
#pragma once

#include "history/find_changes.h"

namespace atlas {

/// What happened between two moments of a history.
struct HistorySpan {
    std::size_t from = 0; ///< steps done before
    std::size_t to = 0; ///< steps done after
    std::string command{}; ///< of the step, where it is one
    ByteCount size{}; ///< of the image after
    bool hasVolume = false;
    Changes changes{};
};

struct HistoryReport {
    std::string path{};
    std::vector<std::string> commands{}; ///< of all steps
    ByteOffset start{};
    ByteCount physicalSector{};
    std::vector<HistorySpan> spans{};
};

} // namespace atlas
