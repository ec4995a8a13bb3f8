// SPDX-License-Identifier: GPL-3.0-or-later
// Disks of one or two partitions, and with layers, on which the judge is tested.
#pragma once

#include "alignment/judgement.h"

#include <vector>

namespace atlas::test {

/// Partition 1 contains the volume and begins at LBA `start`; partition 2 contains swap and begins at LBA `swap`.
[[nodiscard]] Snapshot ext4AndSwap(std::uint64_t start, std::uint64_t swap = 4096);

/// The same with a layer with a header of `header` bytes between partition 1 and the volume.
[[nodiscard]] Snapshot withLayer(std::uint64_t start, std::uint64_t header);

/// A LUKS layer in partition 2, whose data begin `data` bytes into it.
[[nodiscard]] Snapshot withEncryptedSecond(Snapshot snapshot, std::uint64_t data);

/// Partition 1 with an LVM physical volume, and in it two LUKS volumes: the first on the grid, the second off it.
[[nodiscard]] Snapshot withTwoEncryptedVolumes();

/// As read with --partition.
[[nodiscard]] Snapshot askedFor(std::uint32_t partition, Snapshot snapshot);

/// The misaligned findings, without those of the structures.
[[nodiscard]] std::vector<FindingKind> misaligned(const Judgement& judgement);

} // namespace atlas::test
