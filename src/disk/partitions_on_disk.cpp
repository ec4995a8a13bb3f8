// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/partitions_on_disk.h"

namespace atlas {

bool isOnDisk(const Disk& disk, const Partition& partition) {
    return !partition.sectors.empty() && bytesOf(disk, partition).first.value < disk.size.value;
}

int precedence(PartitionRole role) {
    switch (role) {
    case PartitionRole::Logical: return 1;
    case PartitionRole::Primary: return 2;
    case PartitionRole::Extended: break;
    }
    return 3;
}

const Partition* partitionAt(const Disk& disk, ByteOffset at) {
    const Partition* found = nullptr;
    for (const auto& partition : disk.table.partitions) {
        if (partition.role != PartitionRole::Extended && bytesOf(disk, partition).contains(at) &&
            (found == nullptr || precedence(partition.role) < precedence(found->role))) {
            found = &partition;
        }
    }
    return found;
}

} // namespace atlas
