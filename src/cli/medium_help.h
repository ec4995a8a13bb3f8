// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace atlas::cli {

/// The media with what their reads cost, for the help text: "hdd (5 ms, 150 MB/s, …), ssd (…) or sd (…)".
[[nodiscard]] std::string mediaWithCosts();

} // namespace atlas::cli
