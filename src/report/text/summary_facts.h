// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/read_model.h"
#include "layout/layout.h"

#include <string>
#include <utility>
#include <vector>

namespace atlas {

/// Name and text of each line of the summary, from the metadata on, as summaryLines().
[[nodiscard]] std::vector<std::pair<std::string, std::string>> summaryFacts(const Layout& layout, Medium medium);

} // namespace atlas
