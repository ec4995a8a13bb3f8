// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the file of a history.
#pragma once

#include "history/image_history.h"

#include <span>

namespace atlas {

/// Whether a file that begins with these bytes is a history.
[[nodiscard]] bool isHistory(std::span<const std::byte> head);

/// Fails where the file is not a history, ends early, or contradicts itself.
[[nodiscard]] Result<History> readHistory(std::shared_ptr<const ByteSource> file);

} // namespace atlas
