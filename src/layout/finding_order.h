// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the order of findings in reports and in the window.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// Sorts by falling severity. Stable: findings of equal severity keep their order (disk, volume, alignment).
void sortWorstFirst(std::vector<Finding>& findings);

/// The findings of reading: those of the disk and its partition table, of the volume, and an assumed sector size. Sorted worst
/// first.
[[nodiscard]] std::vector<Finding> readingFindings(const Snapshot& snapshot);

} // namespace atlas
