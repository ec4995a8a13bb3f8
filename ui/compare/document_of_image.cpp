// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/document_of_image.h"

#include "disk/drive.h"
#include "mkfs/options_of_layout.h"

#include <algorithm>

namespace atlas::ui {

namespace {

/// As the kernel says of a device, or the user of a drive; one that nobody described counts as one that spins.
Medium mediumOf(const Drive& drive) {
    return drive.spins.value                  ? Medium::HardDisk
           : drive.eraseBlock.value.value > 0 ? Medium::SdCard
                                              : Medium::SolidState;
}

} // namespace

CompareDocument documentOfImage(const Session& session) {
    const auto& layout = *session.layout();
    CompareDocument document{.options = {.format = formatOptionsOf(layout)}};
    auto& options = document.options;
    const auto& placement = session.judgement().placement();
    options.frame.start = placement ? placement->bytes.first : ByteOffset{};
    options.frame.physicalSector = session.grid().size;
    options.frame.phase = session.grid().phase;
    options.frame.model = modelOf(mediumOf(session.judgement().drive()));
    const auto opened = session.request();
    document.layouts.push_back(
        {.kind = LayoutSpec::Kind::File, .path = opened.path, .partition = opened.partition, .volume = opened.volume});
    const auto useful = usefulFlexGroupSizes(layout.filesystem.groupCount.value);
    for (const std::uint32_t size : {1, 16, 64, 256}) {
        if (std::ranges::find(useful, std::optional(size)) != useful.end()) {
            document.layouts.push_back({.flexGroupSize = size});
        }
    }
    return document;
}

} // namespace atlas::ui
