// SPDX-License-Identifier: GPL-3.0-or-later
// Detects a journal that mke2fs would not have placed by itself.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// The first block of the journal if mke2fs would not place it there by itself, as after -J location= or resizing;
/// nullopt if it would, without a journal, and without extents, where mke2fs ignores the place. O(regions).
[[nodiscard]] std::optional<BlockNumber> givenJournalPlace(const Layout& layout);

} // namespace atlas
