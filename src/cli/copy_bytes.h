// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

namespace atlas::cli {

/// Copies `bytes` of `from` to the same place of the open file `to`.
[[nodiscard]] Status copyBytes(const ByteSource& from, ByteInterval bytes, int to);

} // namespace atlas::cli
