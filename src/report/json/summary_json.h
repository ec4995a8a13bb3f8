// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/read_model.h"
#include "layout/layout.h"
#include "report/json/json_writer.h"

namespace atlas {

/// The figures of the summary as members of the object that is open: "metadata", "flex_groups", "lazy_init", "journal",
/// "backups", "growth". Reads take as long as on `medium`.
void writeSummaryMembers(JsonWriter& json, const Layout& layout, Medium medium);

} // namespace atlas
