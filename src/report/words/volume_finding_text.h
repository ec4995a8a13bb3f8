// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the findings in a volume: its superblock, group descriptors, system files and bitmaps.
#pragma once

#include "layout/finding.h"
#include "report/language/message.h"

namespace atlas {

struct FindingWords {
    Message structure; ///< what is affected: "block bitmap"
    Message text;      ///< one sentence with the numbers, without a full stop
};

/// nullopt for findings about the disk or alignment.
[[nodiscard]] std::optional<FindingWords> volumeFindingWords(const Finding& finding);

/// "block bitmap ×128"; without a number if `count` is 1.
[[nodiscard]] Message many(Message structure, std::uint64_t count);

} // namespace atlas
