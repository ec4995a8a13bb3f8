// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parse_json.h"

#include <nlohmann/json.hpp>

namespace atlas {

nlohmann::json parseJson(std::string_view text) {
    return nlohmann::json::parse(text, /*cb=*/nullptr, /*allow_exceptions=*/false);
}

} // namespace atlas
