// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of a disk in a file that is not a raw image: the window parses no format, so a reader serves them.
#pragma once

#include "base/byte_source.h"

#include <memory>
#include <string>

namespace atlas::ui {

/// Starts a reader for the image at `path`, which ends when the result is no longer used. Waits until it has opened the
/// image.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> openServedImage(const std::string& path,
                                                                        const std::string& member);

} // namespace atlas::ui
