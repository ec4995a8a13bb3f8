// SPDX-License-Identifier: GPL-3.0-or-later
// Parses JSON; the parser of nlohmann-json is compiled only here.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace atlas {

/// is_discarded() is true for the result if `text` is not JSON.
[[nodiscard]] nlohmann::json parseJson(std::string_view text);

} // namespace atlas
