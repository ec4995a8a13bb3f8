// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as a tree, by nlohmann-json: its parser is compiled here once.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace atlas {

/// A value for which is_discarded() is true where `text` is not JSON.
[[nodiscard]] nlohmann::json parseJson(std::string_view text);

} // namespace atlas
