// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/missing_bytes.h"

#include "layout/structures.h"

#include <algorithm>
#include <utility>

namespace atlas {

ByteCount missingBytes(const Layout& layout) {
    const auto found = std::ranges::find(layout.findings, FindingKind::VolumePastEnd, &Finding::kind);
    if (found == layout.findings.end()) {
        return {};
    }
    const auto [claimed, there] = std::pair(found->numbers[0], found->numbers[1]);
    return {claimed - std::min(claimed, there)};
}

BlockInterval missingBlocks(const Layout& layout) {
    const auto& fs = layout.filesystem;
    const auto missing = missingBytes(layout);
    if (missing.value == 0 || fs.blockSize.value == 0) {
        return {fs.end(), {}};
    }
    const auto size = bytesOf(fs.blockCount, fs.blockSize);
    const auto there = size - std::min(size, missing); // a snapshot may name more than all
    return between(blockOf(ByteOffset{there.value}, fs.blockSize), fs.end());
}

std::string_view name(Presence presence) {
    switch (presence) {
    case Presence::All: return "all";
    case Presence::Part: return "part";
    case Presence::None: break;
    }
    return "none";
}

BlockInterval blocksThere(BlockInterval blocks, BlockInterval missing) {
    if (missing.empty() || blocks.end() <= missing.first) {
        return blocks;
    }
    return between(blocks.first, std::max(blocks.first, missing.first));
}

Presence presenceOf(BlockInterval blocks, BlockInterval missing) {
    const auto there = blocksThere(blocks, missing);
    return there.count == blocks.count ? Presence::All : there.empty() ? Presence::None : Presence::Part;
}

std::uint64_t structuresMissing(const Layout& layout) {
    const auto missing = missingBlocks(layout);
    if (missing.empty()) {
        return 0;
    }
    const auto isMissing = [&](BlockInterval blocks) { return presenceOf(blocks, missing) != Presence::All; };
    std::uint64_t count = 0;
    eachStructure(layout, [&](RegionKind, BlockInterval blocks, GroupNumber) { count += isMissing(blocks) ? 1 : 0; });
    return count + static_cast<std::uint64_t>(std::ranges::count_if(layout.files, [&](const SystemFile& file) {
               return std::ranges::any_of(file.extents, isMissing);
           }));
}

} // namespace atlas
