// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

namespace atlas::cli {

/// Writes all bytes of the open file `from` to `path`. A file that is there stays as it is unless everything could be written; a
/// device or a pipe is written into.
[[nodiscard]] Status replaceFile(int from, const std::string& path);

} // namespace atlas::cli
