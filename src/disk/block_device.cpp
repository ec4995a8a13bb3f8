// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/block_device.h"

namespace atlas {

std::string_view name(BlockDeviceKind kind) {
    switch (kind) {
    case BlockDeviceKind::Disk: return "disk";
    case BlockDeviceKind::Partition: return "partition";
    case BlockDeviceKind::Loop: return "loop";
    case BlockDeviceKind::Md: return "md";
    case BlockDeviceKind::Crypt: return "crypt";
    case BlockDeviceKind::LogicalVolume: return "logical_volume";
    case BlockDeviceKind::Mapper: return "mapper";
    case BlockDeviceKind::File: return "file";
    }
    return "";
}

std::optional<ByteCount> BlockDevice::abovePastBoundary() const {
    const auto above = aboveOnDisk();
    return above ? std::optional(pastBoundary(*above, grid)) : std::nullopt;
}

std::optional<ByteOffset> BlockDevice::aboveOnDisk() const {
    return carries && onDisk ? std::optional(ByteOffset{onDisk->value + carries->value}) : std::nullopt;
}

bool hasSeveralMembers(const std::vector<BlockDevice>& devices) {
    std::vector<bool> seen; // by depth: has the present device there a first one below it?
    for (const auto& device : devices) {
        seen.resize(device.depth + 1);
        if (device.depth > 0 && seen[device.depth]) {
            return true;
        }
        seen[device.depth] = true;
        seen.push_back(false);
    }
    return false;
}

} // namespace atlas
