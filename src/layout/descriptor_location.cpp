// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/descriptor_location.h"

namespace atlas {
namespace {

/// How the GDT is cut into metagroups: the groups whose descriptors fill one block.
struct Metagroups {
    explicit Metagroups(const Filesystem& filesystem) : fs(filesystem) {
        const bool usable = fs.descriptorSize != 0 && fs.blockSize.value >= fs.descriptorSize;
        perBlock = usable ? static_cast<std::uint32_t>(fs.blockSize.value / fs.descriptorSize) : 0;
    }
    /// Whether the descriptors of the metagroup lie in its own groups, and not in the GDT behind each superblock.
    [[nodiscard]] bool isSpread(std::uint32_t metagroup) const {
        return fs.has("meta_bg") && metagroup >= fs.firstMetaBg;
    }

    const Filesystem& fs;
    std::uint32_t perBlock = 0; ///< 0: the descriptor size is unusable
};

} // namespace

std::vector<DescriptorCopy> descriptorCopies(const Layout& layout, GroupNumber group) {
    const auto& fs = layout.filesystem;
    const Metagroups metagroups(fs);
    std::vector<DescriptorCopy> out;
    if (metagroups.perBlock == 0) {
        return out;
    }
    const auto metagroup = group.value / metagroups.perBlock;
    const bool spread = metagroups.isSpread(metagroup);
    const BlockCount into{spread ? 0 : metagroup};
    const ByteCount within{std::uint64_t{group.value % metagroups.perBlock} * fs.descriptorSize};
    for (const auto& copies : layout.copies) {
        const auto own = copies.group.value / metagroups.perBlock;
        const bool holds = spread ? own == metagroup : !metagroups.isSpread(own);
        if (holds && copies.descriptors.count > into) {
            const auto block = byteOf(copies.descriptors.first + into, fs.blockSize);
            out.push_back({copies.group, {block + within, {fs.descriptorSize}}});
        }
    }
    return out;
}

std::optional<ByteInterval> descriptorBytes(const Layout& layout, GroupNumber group) {
    const auto& fs = layout.filesystem;
    const Metagroups metagroups(fs);
    if (metagroups.perBlock == 0) {
        return std::nullopt;
    }
    const auto metagroup = group.value / metagroups.perBlock;
    const bool spread = metagroups.isSpread(metagroup);
    const auto* copies = layout.copiesIn({spread ? metagroup * metagroups.perBlock : 0});
    const BlockCount into{spread ? 0 : metagroup};
    if (copies == nullptr || copies->descriptors.count <= into) {
        return std::nullopt;
    }
    const auto block = byteOf(copies->descriptors.first + into, fs.blockSize);
    return ByteInterval{block + ByteCount{std::uint64_t{group.value % metagroups.perBlock} * fs.descriptorSize},
                        {fs.descriptorSize}};
}

std::optional<GroupNumber> describedGroup(const Layout& layout, const GroupCopies& in, ByteOffset at) {
    const auto& fs = layout.filesystem;
    const Metagroups metagroups(fs);
    const ByteInterval bytes{byteOf(in.descriptors.first, fs.blockSize), bytesOf(in.descriptors.count, fs.blockSize)};
    if (metagroups.perBlock == 0 || !bytes.contains(at)) {
        return std::nullopt;
    }
    const auto block = (at - bytes.first).value / fs.blockSize.value;
    const auto inBlock = (at - bytes.first).value % fs.blockSize.value / fs.descriptorSize;
    const auto own = in.group.value / metagroups.perBlock;
    const auto metagroup = metagroups.isSpread(own) ? own : block;
    const auto group = metagroup * metagroups.perBlock + inBlock;
    return group < layout.groups.size().value ? std::optional(GroupNumber{static_cast<std::uint32_t>(group)})
                                              : std::nullopt;
}

} // namespace atlas
