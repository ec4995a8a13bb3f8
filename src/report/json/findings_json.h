// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/json/json_writer.h"
#include "report/messages/finding_text.h"

namespace atlas {

/// Writes the array "findings" of every report: kind, severity, text and location.
void writeFindings(JsonWriter& json, const std::vector<Finding>& findings);

} // namespace atlas
