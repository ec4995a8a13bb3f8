// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/json/json_writer.h"
#include "report/messages/finding_text.h"

namespace atlas {

/// The array of "findings" in every report: kind, severity, text and where.
void writeFindings(JsonWriter& json, const std::vector<Finding>& findings);

} // namespace atlas
