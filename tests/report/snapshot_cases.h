// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots that use every field, and comparing them.
#pragma once

#include "report/snapshot/snapshot_file.h"

#include <string>

namespace atlas::test {

/// Two partitions, faults, findings with every optional part, a group count that no array width divides.
[[nodiscard]] Snapshot richSnapshot();
/// A disk without ext.
[[nodiscard]] Snapshot bareSnapshot();

[[nodiscard]] std::string binaryOf(const Snapshot& snapshot);
[[nodiscard]] std::string jsonOf(const Snapshot& snapshot);
[[nodiscard]] Result<Snapshot> readText(std::string_view bytes);

void expectEqual(const Snapshot& a, const Snapshot& b);

} // namespace atlas::test
