// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots of a synthetic volume, and a GoogleTest printer for QString.
#pragma once

#include "alignment/judged_structures.h"
#include "layout/snapshot.h"
#include "tests/support/synthetic.h"

#include <QString>
#include <ostream>

QT_BEGIN_NAMESPACE
inline void PrintTo(const QString& text, std::ostream* out) { *out << '"' << text.toStdString() << '"'; }
QT_END_NAMESPACE

namespace atlas::test {

/// Milliseconds to wait for a signal that must come; the usual five seconds are too few on a loaded machine.
inline constexpr int patience = 60000;

inline Partition partition(std::uint32_t number, Interval<Lba> sectors, const char* content) {
    Partition result;
    result.number = number;
    result.sectors = sectors;
    result.typeName = "Linux";
    result.content.type = content;
    return result;
}

/// A GPT disk with 512-byte sectors: partition 1 is swap at sector 2048, partition 2 the synthetic volume at sector `start`.
inline Snapshot twoPartitions(std::uint64_t start = 4196415, const Geometry& geometry = {}) {
    auto layout = std::make_shared<const Layout>(resolve(syntheticClaims(geometry)));
    const auto& fs = layout->filesystem;
    const SectorCount length{fs.size().value / 512};
    const auto swap = partition(1, {{2048}, {4096}}, "swap");
    const auto root = partition(2, {{start}, length}, "ext4");
    Snapshot snapshot;
    snapshot.disk.path = "/images/synthetic.img";
    snapshot.disk.size = {(start + length.value + 34) * 512};
    snapshot.disk.table.kind = TableKind::Gpt;
    snapshot.disk.table.partitions = {swap, root};
    snapshot.placement = Placement{bytesOf(snapshot.disk, root), 2};
    snapshot.layout = layout;
    snapshot.program = "ext4atlas test";
    return snapshot;
}

} // namespace atlas::test
