// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/starts.h"
#include "report/json/json_writer.h"

namespace atlas {

/// Writes the member "verdict" of a partition, a layer or the whole disk: the countedFit(), or null.
void writeStartVerdict(JsonWriter& json, const StartVerdict& start);

} // namespace atlas
