// SPDX-License-Identifier: GPL-3.0-or-later
// Measurements as JSON: written, and read again from files of the user.
#pragma once

#include "base/error.h"
#include "measure/measurement.h"

#include <iosfwd>
#include <string_view>

namespace atlas {

inline constexpr std::string_view measurementSchema = "ext4atlas-measure/1";

void writeMeasurementJson(const Measurement& measurement, std::ostream& out);

/// Fails (Corrupt) for text that is not JSON of this schema, and as checkMeasurement() does.
[[nodiscard]] Result<Measurement> readMeasurementJson(std::string_view text);

/// Fails (Corrupt) without points, if one has no runs, and for a physical sector that no drive can have.
[[nodiscard]] Status checkMeasurement(const Measurement& measurement);

} // namespace atlas
