// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values as RFC 4180 has them.
#pragma once

#include <string>
#include <vector>

namespace atlas {

/// The line of `fields` with its CR LF; a field that holds a comma, a quote or a line end is quoted.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& fields);

} // namespace atlas
