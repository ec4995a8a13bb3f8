// SPDX-License-Identifier: GPL-3.0-or-later
// The one order of findings, in reports and in the window.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// The worst first; those of one severity stay as they are: of the disk, of the volume, of its alignment.
void sortWorstFirst(std::vector<Finding>& findings);

/// What reading found, in that order: of the disk and its table, of the volume, and that the sector size is an assumption.
[[nodiscard]] std::vector<Finding> readingFindings(const Snapshot& snapshot);

} // namespace atlas
