// SPDX-License-Identifier: GPL-3.0-or-later
// The nodes of files and the blocks of directories as JSON.
#pragma once

#include "report/json/json_writer.h"
#include "report/words/shown.h"

namespace atlas {

/// Writes the members "tree" and "directory" of a report that `show` makes, each null where there is none.
void writeTrees(JsonWriter& json, const Shown& shown);

/// Writes the members "attributes", "attribute_block" and "inline_bytes". Precondition: `shown.extras` is set.
void writeInodeExtras(JsonWriter& json, const Shown& shown);

/// Writes the members "orphans" and "orphan_list_broken_at". Precondition: `shown.orphans` is set.
void writeOrphans(JsonWriter& json, const Shown& shown);

} // namespace atlas
