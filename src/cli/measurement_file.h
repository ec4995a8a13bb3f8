// SPDX-License-Identifier: GPL-3.0-or-later
// Files that `measure --json` wrote.
#pragma once

#include "base/byte_source.h"
#include "measure/measurement.h"

#include <string>

namespace atlas::cli {

/// Reads a measurement; opening the file first lets this happen in the sandbox. `path` names it in errors. Fails for what is no
/// measurement, and (Limit) above 64 MiB.
[[nodiscard]] Result<Measurement> readMeasurementFile(const ByteSource& file, const std::string& path);

} // namespace atlas::cli
