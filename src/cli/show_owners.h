// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the files of the block that `show` was asked for.
#pragma once

#include "cli/console.h"
#include "report/words/shown.h"

namespace atlas::cli {

/// Only of a block that may belong to files. Precondition: the reading has a volume and its bytes.
void addOwners(const ImageReading& reading, Shown& shown, Reporter& reporter);

} // namespace atlas::cli
