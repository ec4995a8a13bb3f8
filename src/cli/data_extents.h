// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <vector>

namespace atlas::cli {

/// Where the open file holds anything, in whole units of `unit` bytes, by position: a hole was never written (lseek(2)).
[[nodiscard]] std::vector<ByteInterval> dataExtents(int file, ByteCount size, ByteCount unit);

} // namespace atlas::cli
