// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/image_history.h"

namespace atlas::cli {

/// Writes the image after the first `steps` steps of `history` to the new file `path`; zeros take no space.
[[nodiscard]] Status writeMoment(const History& history, std::size_t steps, const std::string& path);

} // namespace atlas::cli
