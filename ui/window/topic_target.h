// SPDX-License-Identifier: GPL-3.0-or-later
// What a click on a card of the summary leads to.
#pragma once

#include "layout/layout.h"
#include "ui/groups/group_order.h"

#include <optional>

namespace atlas::ui {

/// nullopt without such a structure.
[[nodiscard]] std::optional<BlockNumber> firstBlockOf(const Layout& layout, RegionKind kind);

/// Of the first backup superblock that differs, else of the first of all; nullopt without backups.
[[nodiscard]] std::optional<BlockNumber> firstBackup(const Layout& layout);

/// The groups that the kernel has still to zero, or else those without an inode in use; all where nothing is initialised lazily.
[[nodiscard]] GroupFilter lazyGroups(const Layout& layout);

} // namespace atlas::ui
