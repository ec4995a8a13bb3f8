// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a group descriptor as text, for the table and the inspector.
#pragma once

#include "layout/layout.h"

#include <QString>

namespace atlas::ui {

/// "✓ whole", "✖ partial", "✖ straddling"; "past the end" of what is not there to be judged.
[[nodiscard]] QString fitText(std::optional<Fit> fit);

/// Flag names as in dumpe2fs, one per line: "INODE_UNINIT\nITABLE_ZEROED"; "none" if no flag is set.
[[nodiscard]] QString flagsText(std::uint16_t flags);

/// "0x8C1D ✓", "0x8C1D ✖, computed 0x1234"; "none" if no feature provides descriptor checksums.
[[nodiscard]] QString checksumText(const Layout& layout, GroupNumber group);

/// "524,293" or "526,880 – 527,391".
[[nodiscard]] QString blocksText(BlockInterval blocks);

} // namespace atlas::ui
