// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_report.h"

namespace atlas {
namespace {

/// The block of the volume in which the bytes begin; nullopt outside of it.
std::optional<BlockNumber> blockIn(const Snapshot& snapshot, ByteInterval bytes) {
    const auto start = snapshot.placement->bytes.first;
    const auto& fs = *snapshot.filesystem();
    if (bytes.first < start)
        return std::nullopt;
    const auto block = blockOf(bytes.first, fs.blockSize, start);
    return block < fs.end() ? std::optional(block) : std::nullopt;
}

} // namespace

TraceShift shiftBetween(const Snapshot& read, const Snapshot& moved) {
    const auto number = partitionUnder(read);
    const auto* const partition = number ? read.disk.table.find(*number) : nullptr;
    const auto by = static_cast<std::int64_t>(moved.placement->bytes.first.value) -
                    static_cast<std::int64_t>(read.placement->bytes.first.value);
    return {.moved = partition != nullptr ? bytesOf(read.disk, *partition) : read.placement->bytes, .by = by};
}

std::vector<BusyPlace> busiestPlaces(const TraceTally& tally, std::size_t most, const Snapshot& snapshot) {
    std::vector<BusyPlace> places;
    for (const auto& block : tally.busy().busiest(most)) {
        const auto& at = tally.places().at(block.bytes.first);
        BusyPlace place{.block = block, .kind = at.kind, .first = blockIn(snapshot, block.bytes)};
        if (at.kind.ground == Ground::Structure && place.first)
            place.group = snapshot.layout->regions[at.region].ownerOf(*place.first);
        places.push_back(std::move(place));
    }
    return places;
}

} // namespace atlas
