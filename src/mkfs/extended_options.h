// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// Applies the -E options in order. Rejects what parse_extended_opts() of misc/mke2fs.c rejects.
[[nodiscard]] Status applyExtended(Decision& decision, const std::string& options);

} // namespace atlas
