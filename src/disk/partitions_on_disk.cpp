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

namespace {

/// Of the partitions for whose bytes `isWanted` holds, the one of the lowest precedence.
const Partition* firstWhere(const Disk& disk, auto isWanted) {
    const Partition* found = nullptr;
    for (const auto& partition : disk.table.partitions) {
        if (partition.role != PartitionRole::Extended && isWanted(bytesOf(disk, partition)) &&
            (found == nullptr || precedence(partition.role) < precedence(found->role))) {
            found = &partition;
        }
    }
    return found;
}

} // namespace

const Partition* partitionAt(const Disk& disk, ByteOffset at) {
    return firstWhere(disk, [at](ByteInterval bytes) { return bytes.contains(at); });
}

const Partition* partitionFrom(const Disk& disk, ByteOffset at) {
    return firstWhere(disk, [at](ByteInterval bytes) { return bytes.first == at && !bytes.empty(); });
}

} // namespace atlas
