// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/shown.h"

#include "base/units.h"
#include "layout/layout.h"

namespace atlas {

std::vector<ContentExtent> contentOf(const Shown& shown) {
    const auto& file = *shown.file;
    if (shown.structures.empty() || !file.error.empty() || file.isInside) {
        return withHoles(file, 0);
    }
    const auto* const low = shown.structures.front().decoded.find("i_size_lo");
    const auto* const high = shown.structures.front().decoded.find("i_size_high");
    const auto size = low != nullptr && high != nullptr ? high->number << 32 | low->number : 0;
    return withHoles(file, ceilDiv(size, shown.snapshot.layout->filesystem.blockSize.value));
}

std::optional<BlockNumber> blockAround(const Shown& shown) {
    const auto at = shown.byteInVolume();
    const auto& layout = shown.snapshot.layout;
    return at && layout ? layout->filesystem.blockAt(*at) : std::nullopt;
}

BlockInterval blocksAround(const Shown& shown) {
    const auto block = blockAround(shown);
    if (!block) {
        return {};
    }
    const auto* const region = shown.snapshot.layout->regionAt(*block);
    return region == nullptr ? BlockInterval{*block, {1}} : region->partAt(*block).blocks();
}

bool bytesAreThere(const Shown& shown) {
    const auto block = blockAround(shown);
    return block && presenceOf({*block, {1}}, missingBlocks(*shown.snapshot.layout)) == Presence::All;
}

std::optional<FieldUnderByte> fieldUnderByte(const Shown& shown) {
    const auto at = shown.byteInVolume();
    if (!at || shown.structures.empty()) {
        return std::nullopt;
    }
    const auto& structure = shown.structures.front();
    const auto within = (*at - structure.place.bytes.first).value;
    for (const auto& decoded : structure.decoded.fields) {
        const auto& field = *decoded.field;
        if (within >= field.offset && within < field.end()) {
            return FieldUnderByte{&decoded, static_cast<std::size_t>(within - field.offset)};
        }
    }
    return std::nullopt;
}

} // namespace atlas
