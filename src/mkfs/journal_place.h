// SPDX-License-Identifier: GPL-3.0-or-later
// Whether mke2fs was told where to place the journal.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// The first block of the journal where mke2fs would not place it by itself, as after -J location=, or after the volume was
/// resized; nullopt where it would, without a journal, and without extents, where mke2fs heeds no place. O(regions).
[[nodiscard]] std::optional<BlockNumber> givenJournalPlace(const Layout& layout);

} // namespace atlas
