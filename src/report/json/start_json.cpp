// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/start_json.h"

namespace atlas {

void writeStartVerdict(JsonWriter& json, const StartVerdict& start) {
    const auto fit = start.countedFit();
    json.field("verdict", fit ? std::optional(name(*fit)) : std::nullopt);
}

} // namespace atlas
