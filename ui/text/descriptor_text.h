// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a group descriptor as text, for the table and the inspector.
#pragma once

#include "alignment/fit.h"
#include "layout/layout.h"
#include "layout/missing_bytes.h"

#include <QString>

namespace atlas::ui {

/// "✓ whole", "✖ partial", "✖ straddling".
[[nodiscard]] QString fitText(Fit fit);

/// `verdict` of something of which so much is there: "past the end" where nothing is.
[[nodiscard]] QString presenceText(const QString& verdict, Presence presence);

/// Flag names as in dumpe2fs, one per line: "INODE_UNINIT\nITABLE_ZEROED"; "none" if no flag is set.
[[nodiscard]] QString flagsText(std::uint16_t flags);

/// "0x8C1D ✓", "0x8C1D ✖, computed 0x1234"; "none" if no feature provides descriptor checksums.
[[nodiscard]] QString checksumText(const Layout& layout, GroupNumber group);

/// "524,293" or "526,880 – 527,391".
[[nodiscard]] QString blocksText(BlockInterval blocks);

} // namespace atlas::ui
