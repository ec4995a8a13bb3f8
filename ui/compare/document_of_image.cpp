// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/document_of_image.h"

#include "mkfs/options_of_layout.h"

namespace atlas::ui {

CompareDocument documentOfImage(const Session& session) {
    const auto& layout = *session.layout();
    CompareDocument document{.options = {.format = formatOptionsOf(layout)}};
    document.options.image = imageFrameOf(session.judgement());
    document.layouts.push_back({.kind = LayoutSpec::Kind::File, .image = session.request()});
    for (const auto size : flexGroupSizesToStartWith(layout.filesystem.groupCount.value)) {
        document.layouts.push_back({.flexGroupSize = size});
    }
    return document;
}

} // namespace atlas::ui
