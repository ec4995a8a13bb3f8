// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/document_of_image.h"

#include "mkfs/format_options.h"

namespace atlas::ui {

CompareDocument documentOfImage(const Session& session) {
    const auto& layout = *session.layout();
    CompareDocument document{.options = {.format = formatOptionsOf(layout)}};
    document.options.image = imageFrameOf(session.judgement());
    if (session.judgement().whatIf) { // a start that the user chose
        document.options.chosen.start = document.options.image->start;
        document.options.image->start = startIn(session.snapshot());
    }
    document.layouts.push_back({.kind = LayoutSpec::Kind::File, .image = session.request()});
    // Without flex_bg its options have no default of -G.
    const auto& fs = layout.filesystem;
    const auto usual = fs.flexGroupSize ? FlexGroupSize(usualFlexGroupSize) : std::nullopt;
    for (const auto size : flexGroupSizesToStartWith(fs.groupCount.value, usual)) {
        document.layouts.push_back({.flexGroupSize = size});
    }
    return document;
}

} // namespace atlas::ui
