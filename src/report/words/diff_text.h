// SPDX-License-Identifier: GPL-3.0-or-later
// The differences between two layouts in words, shared by the window and the text reports.
#pragma once

#include "compare/layout_diff.h"
#include "inspect/differing_fields.h"
#include "report/language/message.h"

namespace atlas {

/// "block_size: 1024 → 4096".
[[nodiscard]] Message fieldText(const FieldDifference& field);

/// "block_size: 1024 → 4096", "block bitmap: 8,064 moved", "journal: 2 of 8,192 blocks moved"; fields come first.
[[nodiscard]] std::vector<Message> summary(const LayoutDiff& diff);

/// "grew"; for a structure that moved in part "2 of 8,192 blocks moved".
[[nodiscard]] Message changeText(const Change& change);

/// "100–199, 300": the blocks of every extent.
[[nodiscard]] std::string placeText(std::span<const BlockInterval> extents);

[[nodiscard]] Message label(DifferenceCause cause); ///< "Hash seed"
/// How mke2fs makes these fields the same in each build; for consequences, of what.
[[nodiscard]] Message fixOf(DifferenceCause cause);

} // namespace atlas
