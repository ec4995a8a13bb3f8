// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between the measurements of two snapshots, as messages.
#pragma once

#include "measure/measurement_difference.h"
#include "report/language/message.h"

namespace atlas {

/// A line for each setting that both measured, "measured synced writes, write 512: 120 a second → 40 a second, 0.33 times as
/// fast", and for each experiment that only one of them has.
[[nodiscard]] Names measurementDifferences(const std::vector<MeasurementPair>& pairs);

} // namespace atlas
