// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/shown.h"

#include "base/ceil_div.h"

namespace atlas {

std::vector<ContentExtent> contentOf(const Shown& shown) {
    std::vector<ContentExtent> out;
    std::uint64_t at = 0;
    const auto skipTo = [&](std::uint64_t end) {
        if (end > at) {
            out.push_back({.logical = at, .length = end - at});
        }
    };
    for (const auto& extent : shown.file->extents) {
        skipTo(extent.logical);
        out.push_back({.logical = extent.logical,
                       .length = extent.blocks.count.value,
                       .physical = extent.blocks.first,
                       .unwritten = extent.unwritten});
        at = extent.end();
    }
    if (shown.structures.empty()) {
        return out;
    }
    const auto* const low = shown.structures.front().decoded.find("i_size_lo");
    const auto* const high = shown.structures.front().decoded.find("i_size_high");
    if (low != nullptr && high != nullptr && shown.file->error.empty() && !shown.file->isInside) {
        skipTo(ceilDiv(high->number << 32 | low->number, shown.snapshot.layout->filesystem.blockSize.value));
    }
    return out;
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
