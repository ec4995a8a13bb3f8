// SPDX-License-Identifier: GPL-3.0-or-later
// A disk of which a part is read from another source.
#pragma once

#include "base/byte_source.h"

#include <memory>

namespace atlas {

/// `disk`, but with the bytes from `start` on read from `part`, as far as both reach. Its descriptor is that of `disk`.
[[nodiscard]] std::shared_ptr<const ByteSource> patched(std::shared_ptr<const ByteSource> disk, ByteOffset start,
                                                        std::shared_ptr<const ByteSource> part);

} // namespace atlas
