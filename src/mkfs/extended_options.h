// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// Applies one string of -E options in order. Refuses what parse_extended_opts() of misc/mke2fs.c refuses.
[[nodiscard]] Status applyExtended(Decision& decision, const std::string& options);

} // namespace atlas
