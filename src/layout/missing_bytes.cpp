// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/missing_bytes.h"

#include "layout/structures.h"

#include <algorithm>

namespace atlas {

void setAvailable(LayoutClaims& claims, ByteCount available) {
    const auto claimed = claims.filesystem.size();
    if (claimed > available) {
        claims.missing = claimed - available;
        claims.findings.push_back({.kind = FindingKind::VolumePastEnd, .numbers = {claimed.value, available.value}});
    }
}

ByteCount missingBytes(std::span<const Finding> findings) {
    const auto found = std::ranges::find(findings, FindingKind::VolumePastEnd, &Finding::kind);
    if (found == findings.end()) {
        return {};
    }
    const ByteCount claimed{found->numbers[0]};
    const ByteCount available{found->numbers[1]};
    return claimed - std::min(claimed, available);
}

BlockInterval missingBlocks(const Layout& layout) {
    const auto& fs = layout.filesystem;
    if (layout.missing.value == 0 || fs.blockSize.value == 0) {
        return {fs.end(), {}};
    }
    const auto size = fs.size();
    const auto there = size - std::min(size, layout.missing); // a snapshot may name more than all
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
    const auto begins = blocks.first < missing.first; // a corrupt end may overflow
    return {blocks.first, begins ? std::min(blocks.count, missing.first - blocks.first) : BlockCount{}};
}

Presence presenceOf(BlockInterval blocks, BlockInterval missing) {
    const auto there = blocksThere(blocks, missing);
    return there.count == blocks.count ? Presence::All : there.empty() ? Presence::None : Presence::Part;
}

std::uint64_t structuresPastEnd(const Layout& layout) {
    const auto missing = missingBlocks(layout);
    const auto isMissing = [&](BlockInterval blocks) { return presenceOf(blocks, missing) != Presence::All; };
    std::uint64_t count = 0;
    eachStructure(layout, [&](RegionKind, BlockInterval blocks, GroupNumber) { count += isMissing(blocks) ? 1 : 0; });
    return count + static_cast<std::uint64_t>(std::ranges::count_if(layout.files, [&](const SystemFile& file) {
               return std::ranges::any_of(file.extents, isMissing);
           }));
}

} // namespace atlas
