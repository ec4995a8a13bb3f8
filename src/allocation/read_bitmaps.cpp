// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/read_bitmaps.h"

namespace atlas {

Allocation readBitmaps(const ByteSource& source, ByteInterval volume, const Layout& layout,
                       Interval<GroupNumber> groups, BitmapScope which,
                       const std::function<void(std::uint32_t done)>& progress) {
    constexpr std::uint32_t atOnce = 4096;
    const std::atomic<bool> cancelled = false;
    std::vector<std::shared_ptr<const AllocationChunk>> chunks;
    for (std::uint32_t done = 0; done < groups.count.value; done += atOnce) {
        if (progress) {
            progress(done);
        }
        const Interval<GroupNumber> some{groups.first + GroupCount{done},
                                         {std::min(atOnce, groups.count.value - done)}};
        auto chunk = readChunk(source, volume, layout, some, cancelled, which);
        chunk.sharesUntil = {}; // of use only where it is drawn
        chunks.push_back(std::make_shared<const AllocationChunk>(std::move(chunk)));
    }
    return allocationOf(layout, groups, chunks);
}

} // namespace atlas
