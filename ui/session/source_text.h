// SPDX-License-Identifier: GPL-3.0-or-later
// Who says a figure, in words.
#pragma once

#include "alignment/stack.h"

#include <QString>

namespace atlas::ui {

/// "assumed", "reported by the device", "set by you" …
[[nodiscard]] QString sourceNote(Source source);

/// Who says where a row of the stack starts: "GPT", "superblock", "group descriptors", "set by you" …
[[nodiscard]] QString knownFrom(const StackRow& row, const Snapshot& snapshot);

} // namespace atlas::ui
