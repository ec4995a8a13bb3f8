// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the reader of what dumpe2fs, debugfs, tune2fs and mke2fs print, up to the layout that is drawn.
#include "layout/claims.h"
#include "textlayout/text_layout.h"

#include <algorithm>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::uint64_t maxGroups = 4096;
    const auto bytes = std::as_bytes(std::span(data, size));
    [[maybe_unused]] const bool isRecognised =
        atlas::looksLikeLayoutText(bytes.first(std::min(size, atlas::textHeadBytes)));
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size()); // NOLINT: bytes as text
    if (auto claims = atlas::layoutOfText(text, maxGroups)) {
        [[maybe_unused]] const auto layout = atlas::resolve(std::move(*claims));
    }
    return 0;
}
