// SPDX-License-Identifier: GPL-3.0-or-later
// A measurement as a table, with what it rests on and the doubts about it.
#pragma once

#include "measure/measurement.h"
#include "report/text/text_table.h"

#include <iosfwd>

namespace atlas {

void writeMeasurementText(const Measurement& measurement, std::ostream& out, TextStyle style);

} // namespace atlas
