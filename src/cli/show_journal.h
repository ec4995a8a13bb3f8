// SPDX-License-Identifier: GPL-3.0-or-later
// The transactions of a journal, for `show IMAGE journal --transactions`.
#pragma once

#include "reading/read_image.h"
#include "report/words/shown.h"

namespace atlas::cli {

/// Adds them, and what a replay would change. Precondition: the reading has a volume with a journal, and its bytes.
void addJournal(const ImageReading& reading, Shown& shown);

} // namespace atlas::cli
