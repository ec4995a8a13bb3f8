// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/read_bitmaps.h"

#include "allocation/allocation_chunk.h"

namespace atlas {

Allocation readBitmaps(const ByteSource& source, ByteInterval volume, const Layout& layout,
                       const std::function<void(std::uint32_t done)>& progress) {
    constexpr std::uint32_t atOnce = 4096;
    const std::atomic<bool> cancelled = false;
    const auto all = layout.groups.size().value;
    std::vector<std::shared_ptr<const AllocationChunk>> chunks;
    for (std::uint32_t done = 0; done < all; done += atOnce) {
        progress(done);
        auto chunk = readChunk(source, volume, layout, {GroupNumber{done}, {std::min(atOnce, all - done)}}, cancelled);
        chunk.sharesUntil = {}; // of use only where it is drawn
        chunks.push_back(std::make_shared<const AllocationChunk>(std::move(chunk)));
    }
    return allocationOf(layout, {GroupNumber{0}, {all}}, chunks);
}

} // namespace atlas
