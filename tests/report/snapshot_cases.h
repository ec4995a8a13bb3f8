// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots that use every field, and functions to compare snapshots.
#pragma once

#include "report/snapshot/snapshot_file.h"

#include <string>

namespace atlas::test {

/// Two partitions, table faults, findings with every optional part, and a group count that is not a multiple of any array
/// width.
[[nodiscard]] Snapshot richSnapshot();
/// A logical volume in an image.
[[nodiscard]] Snapshot snapshotOfPieces();
/// A disk without an ext file system.
[[nodiscard]] Snapshot bareSnapshot();

[[nodiscard]] std::string binaryOf(const Snapshot& snapshot);
[[nodiscard]] std::string jsonOf(const Snapshot& snapshot);
[[nodiscard]] Result<Snapshot> readText(std::string_view bytes);

void expectEqual(const Snapshot& a, const Snapshot& b);

} // namespace atlas::test
