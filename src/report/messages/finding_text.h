// SPDX-License-Identifier: GPL-3.0-or-later
// Findings in words: the one table behind the command line's reports and the window's.
#pragma once

#include "alignment/alignment.h"

namespace atlas {

struct Phrase {
    std::string severity;  ///< "misaligned"
    std::string structure; ///< "partition 3", "block bitmap ×128"
    std::string groups;    ///< "0–127"; empty where no group is concerned
    std::string text;      ///< one sentence with the numbers, without a full stop
    std::string cost;      ///< "2 RMW per block"; empty where a write costs nothing more
};

[[nodiscard]] Phrase phrase(const Finding& finding);

/// "partition 1 and partition 2 share 100 sectors".
[[nodiscard]] std::string phrase(const TableFault& fault);

/// "whole", "partial: lies inside a physical sector without filling it" …
[[nodiscard]] std::string explain(Fit fit);

} // namespace atlas
