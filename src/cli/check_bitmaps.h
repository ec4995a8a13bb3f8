// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/judgement.h"
#include "cli/console.h"

namespace atlas::cli {

/// `judgement` of what was read, with the findings of the block and inode bitmaps where there are bytes to read and the bitmaps are
/// not too large: as the window has them.
[[nodiscard]] Judgement withBitmapsRead(Judgement judgement, const ImageReading& reading, Reporter& reporter);

} // namespace atlas::cli
