// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/descriptor_location.h"

namespace atlas {
namespace {

/// Divides the GDT into metagroups: groups whose descriptors fill one block.
struct Metagroups {
    explicit Metagroups(const Filesystem& filesystem) : fs(filesystem), perBlock(fs.descriptorsPerBlock()) {}
    /// Whether the descriptors of the metagroup lie in its own groups instead of the GDT after each superblock.
    [[nodiscard]] bool isSpread(std::uint32_t metagroup) const {
        return fs.has("meta_bg") && metagroup >= fs.firstMetaBg;
    }
    /// The bytes of the descriptor of `group` in `copies`; nullopt if absent there. Precondition: perBlock is not 0.
    [[nodiscard]] std::optional<ByteInterval> bytesIn(const GroupCopies& copies, GroupNumber group) const {
        const auto metagroup = group.value / perBlock;
        const auto own = copies.group.value / perBlock;
        const bool spread = isSpread(metagroup);
        const bool holds = spread ? own == metagroup : !isSpread(own);
        const BlockCount into{spread ? 0 : metagroup};
        if (!holds || copies.descriptors.count <= into)
            return std::nullopt;
        const ByteCount within{std::uint64_t{group.value % perBlock} * fs.descriptorSize};
        return ByteInterval{byteOf(copies.descriptors.first + into, fs.blockSize) + within, {fs.descriptorSize}};
    }

    const Filesystem& fs;
    std::uint32_t perBlock = 0; ///< 0 if the descriptor size is unusable
};

} // namespace

std::vector<DescriptorCopy> descriptorCopies(const Layout& layout, GroupNumber group) {
    const Metagroups metagroups(layout.filesystem);
    std::vector<DescriptorCopy> out;
    if (metagroups.perBlock == 0)
        return out;
    for (const auto& copies : layout.copies)
        if (const auto bytes = metagroups.bytesIn(copies, group))
            out.push_back({copies.group, *bytes});
    return out;
}

std::optional<ByteInterval> descriptorBytes(const Layout& layout, GroupNumber group) {
    const Metagroups metagroups(layout.filesystem);
    if (metagroups.perBlock == 0)
        return std::nullopt;
    const auto metagroup = group.value / metagroups.perBlock;
    const auto* copies = layout.copiesIn({metagroups.isSpread(metagroup) ? metagroup * metagroups.perBlock : 0});
    return copies == nullptr ? std::nullopt : metagroups.bytesIn(*copies, group);
}

std::optional<GroupNumber> describedGroup(const Layout& layout, const GroupCopies& in, ByteOffset at) {
    const auto& fs = layout.filesystem;
    const Metagroups metagroups(fs);
    const ByteInterval bytes{byteOf(in.descriptors.first, fs.blockSize), bytesOf(in.descriptors.count, fs.blockSize)};
    if (metagroups.perBlock == 0 || !bytes.contains(at))
        return std::nullopt;
    const auto block = (blockOf(at, fs.blockSize) - in.descriptors.first).value;
    const auto inBlock = at.value % fs.blockSize.value / fs.descriptorSize;
    const auto own = in.group.value / metagroups.perBlock;
    const auto metagroup = metagroups.isSpread(own) ? own : block;
    const auto group = metagroup * metagroups.perBlock + inBlock;
    return group < layout.groups.size().value ? std::optional(GroupNumber{static_cast<std::uint32_t>(group)})
                                              : std::nullopt;
}

} // namespace atlas
