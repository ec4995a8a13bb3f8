// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/topology_probe.h"

#include "device/blkid_handle.h"

namespace atlas {
namespace {

/// libblkid returns 0 for an unknown value.
std::optional<std::uint64_t> known(unsigned long figure) {
    return figure == 0 ? std::nullopt : std::optional<std::uint64_t>(figure);
}

} // namespace

BlockGeometry probedGeometry(int fd) {
    const BlkidHandle probe(blkid_new_probe());
    if (!probe || blkid_probe_set_device(probe.get(), fd, 0, 0) != 0) {
        return {};
    }
    auto* topology = blkid_probe_get_topology(probe.get());
    if (topology == nullptr) {
        return {};
    }
    // -1, for a device whose layers disagree, is returned as the largest unsigned number.
    return {.logicalSector = known(blkid_topology_get_logical_sector_size(topology)),
            .physicalSector = known(blkid_topology_get_physical_sector_size(topology)),
            .minimumIo = known(blkid_topology_get_minimum_io_size(topology)),
            .optimalIo = known(blkid_topology_get_optimal_io_size(topology)),
            .alignmentOffset = static_cast<std::int64_t>(blkid_topology_get_alignment_offset(topology))};
}

} // namespace atlas
