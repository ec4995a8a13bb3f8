// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/inline_directory.h"

#include "ondisk/field_table.h"

namespace atlas {
namespace {

/// The value of the attribute "system.data", in which a directory goes on that is in its inode; empty without.
std::span<const std::byte> inlineRest(std::span<const std::byte> inode) {
    constexpr std::uint32_t magic = 0xEA020000;
    constexpr std::size_t header = 16;
    constexpr unsigned systemPrefix = 7;
    const auto begin = usedInodeBytes(inode);
    if (inode.size() < begin + 4 || inode.size() <= RawInode::mapAt + RawInode::mapBytes + 28 ||
        little<std::uint32_t>(inode, begin) != magic) {
        return {};
    }
    const auto area = inode.subspan(begin + 4);
    for (std::size_t at = 0; at + header <= area.size() && little<std::uint32_t>(area, at) != 0;) {
        const auto length = std::to_integer<std::size_t>(area[at]);
        const auto value = little<std::uint16_t>(area, at + 2);
        const auto size = little<std::uint32_t>(area, at + 8);
        const bool isData = length == 4 && std::to_integer<unsigned>(area[at + 1]) == systemPrefix &&
                            at + header + length <= area.size() && area[at + header] == std::byte{'d'};
        if (isData) {
            return value <= area.size() && size <= area.size() - value ? area.subspan(value, size)
                                                                       : std::span<const std::byte>();
        }
        at += (header + length + 3) & ~std::size_t{3};
    }
    return {};
}

} // namespace

InlineDirectory inlineDirectory(const RawInode& inode) {
    constexpr std::size_t parentBytes = 4;
    return {.parent = little<std::uint32_t>(inode.map(), 0),
            .head = inode.map().subspan(parentBytes),
            .rest = inlineRest(inode.bytes())};
}

} // namespace atlas
