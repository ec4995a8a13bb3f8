// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/descriptor_location.h"

namespace atlas {

std::optional<ByteInterval> descriptorBytes(const Layout& layout, GroupNumber group) {
    const auto& fs = layout.filesystem;
    if (fs.descriptorSize == 0 || fs.blockSize.value < fs.descriptorSize) {
        return std::nullopt;
    }
    const auto perBlock = static_cast<std::uint32_t>(fs.blockSize.value / fs.descriptorSize);
    const auto metagroup = group.value / perBlock;
    const bool spread = fs.has("meta_bg") && metagroup >= fs.firstMetaBg;
    const auto* copies = layout.copiesIn({spread ? metagroup * perBlock : 0});
    const BlockCount into{spread ? 0 : metagroup};
    if (copies == nullptr || copies->descriptors.count <= into) {
        return std::nullopt;
    }
    const auto block = byteOf(copies->descriptors.first + into, fs.blockSize);
    return ByteInterval{block + ByteCount{std::uint64_t{group.value % perBlock} * fs.descriptorSize},
                        {fs.descriptorSize}};
}

} // namespace atlas
