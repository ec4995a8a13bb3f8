// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a group descriptor as text, for the table and the inspector.
#pragma once

#include "alignment/grid.h"
#include "layout/layout.h"

#include <QString>

namespace atlas::ui {

/// "✓ whole", "✖ partial", "✖ straddling".
[[nodiscard]] QString fitText(Fit fit);

/// `verdict` of something of which so much is there: "past the end" where nothing is.
[[nodiscard]] QString presenceText(const QString& verdict, Presence presence);

/// Flag names as in dumpe2fs, "INODE_UNINIT | ITABLE_ZEROED"; "none" if no flag is set.
[[nodiscard]] QString flagsText(std::uint16_t flags);

/// "✓ 0x8c1d", "✖ 0x8c1d, computed 0x1234" as in the text of `layout`; "none" if no feature provides descriptor checksums.
[[nodiscard]] QString checksumText(const Layout& layout, GroupNumber group);
[[nodiscard]] QString checksumText(std::uint16_t stored, std::uint16_t computed);

/// "524,293" or "526,880 – 527,391".
[[nodiscard]] QString blocksText(BlockInterval blocks);

} // namespace atlas::ui
