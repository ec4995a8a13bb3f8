// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"

namespace atlas {

/// Whether resize2fs 1.47.0 refuses to shrink the file system, whatever its size is to be: by its features.
[[nodiscard]] bool isNeverShrunk(const Filesystem& fs);

/// The fewest blocks to which resize2fs 1.47.0 shrinks the file system: what `resize2fs -P` prints of it. All of its blocks where
/// that shrinks it by none. Precondition: not isNeverShrunk().
[[nodiscard]] BlockCount shrinkLimitOf(const Layout& layout);

} // namespace atlas
