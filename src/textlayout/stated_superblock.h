// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a text → Filesystem.
#pragma once

#include "base/error.h"
#include "layout/filesystem.h"
#include "textlayout/stated_values.h"

#include <string>
#include <vector>

namespace atlas {

struct StatedSuperblock {
    Filesystem filesystem;
    std::vector<std::string> derived{}; ///< names of values that follow from others, as e2fsprogs prints them
    std::vector<std::string> missing{}; ///< names of values that are neither stated nor follow
    bool isComplete = false; ///< whether the features are stated, so that what they rule is known
};

/// Fails if the geometry is not stated, or impossible.
[[nodiscard]] Result<StatedSuperblock> superblockOf(const StatedValues& values, std::uint64_t maxGroups);

} // namespace atlas
