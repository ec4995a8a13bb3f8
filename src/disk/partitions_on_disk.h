// SPDX-License-Identifier: GPL-3.0-or-later
// Which bytes of a disk its partitions hold, where entries of the table overlap or lie outside of it.
#pragma once

#include "disk/disk.h"

namespace atlas {

/// Whether the first byte of `partition` lies on the disk. Not so of an empty one, nor where an image was cut off before it.
[[nodiscard]] bool isOnDisk(const Disk& disk, const Partition& partition);

/// Of two partitions that claim the same bytes, the one of the lower precedence holds them; of equal ones that which stands
/// first in the table: logical partitions lie in an extended one.
[[nodiscard]] int precedence(PartitionRole role);

/// The partition that holds the byte `at`; null where none does. An extended partition only holds others.
[[nodiscard]] const Partition* partitionAt(const Disk& disk, ByteOffset at);

/// The partition that begins at the byte `at` of the disk, of several the one that holds it; null where none does. An extended
/// partition only holds others.
[[nodiscard]] const Partition* partitionFrom(const Disk& disk, ByteOffset at);

} // namespace atlas
