// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/inode_attributes.h"

#include "ondisk/block_contents.h"
#include "ondisk/endian.h"
#include "ondisk/inode.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

constexpr std::uint32_t attributesMagic = 0xEA020000;
constexpr std::uint32_t inlineFlag = 0x10000000;

/// By e_name_index (fs/ext4/xattr.h).
std::string_view prefixOf(unsigned index) {
    constexpr std::array<std::string_view, 9> prefixes{
        "",          "user.",   "system.posix_acl_access", "system.posix_acl_default", "trusted.", "",
        "security.", "system.", "system.richacl"};
    constexpr unsigned encryption = 9;
    return index < prefixes.size() ? prefixes[index] : index == encryption ? "encryption." : "";
}

/// Entries from `first` on, whose values are counted from `origin`. Returns false if the list is damaged.
bool addEntries(std::span<const std::byte> bytes, std::size_t first, std::size_t origin,
                std::optional<BlockNumber> block, std::vector<InodeAttribute>& into) {
    const auto head = xattrEntryTable.size();
    for (auto at = first; at + 4 <= bytes.size();) {
        if (little<std::uint32_t>(bytes, at) == 0)
            return true;
        const auto length = std::to_integer<std::size_t>(bytes[at]);
        if (at + head + length > bytes.size())
            return false;
        InodeAttribute attribute{.name = std::string(prefixOf(std::to_integer<unsigned>(bytes[at + 1]))) +
                                         std::string(reinterpret_cast<const char*>(bytes.data()) + at + head, length),
                                 .block = block,
                                 .at = at,
                                 .size = little<std::uint32_t>(bytes, at + 8),
                                 .valueInode = little<std::uint32_t>(bytes, at + 4)};
        const auto value = origin + little<std::uint16_t>(bytes, at + 2);
        if (attribute.valueInode == 0) {
            if (value > bytes.size() || attribute.size > bytes.size() - value)
                return false;
            const auto shown = bytes.subspan(value, std::min<std::size_t>(attribute.size, mostValueBytes));
            attribute.value.assign(shown.begin(), shown.end());
        }
        into.push_back(std::move(attribute));
        at += (head + length + 3) & ~std::size_t{3};
    }
    return true;
}

std::uint64_t numberIn(const InspectedStructure& inode, std::string_view name) {
    const auto* const field = inode.decoded.find(name);
    return field == nullptr || !field->valid ? 0 : field->number;
}

void addBlock(const ByteSource& source, ByteOffset start, const Layout& layout, const DecodeContext& context,
              InodeExtras& extras) {
    const auto size = layout.filesystem.blockSize;
    const bool isInside = layout.filesystem.blocksOfGroups().contains(*extras.block);
    const auto bytes = isInside ? bytesAt(source, {byteOf(*extras.block, size, start), size})
                                : Result<std::vector<std::byte>>(std::unexpected(Error{}));
    if (!bytes || little<std::uint32_t>(*bytes, 0) != attributesMagic) {
        extras.damaged = true;
        return;
    }
    extras.references = little<std::uint32_t>(*bytes, 4);
    const auto verdict = xattrChecksum(*bytes, extras.block->value, context);
    extras.checksumRight = verdict ? std::optional(verdict->right()) : std::nullopt;
    // Values of a block are counted from its start, those of an inode from its first entry.
    extras.damaged = !addEntries(*bytes, xattrHeaderTable.size(), 0, extras.block, extras.attributes) || extras.damaged;
}

} // namespace

InodeExtras readInodeExtras(const ByteSource& source, ByteOffset start, const Layout& layout,
                            const InspectedStructure& inode, const DecodeContext& context) {
    InodeExtras extras;
    const std::span<const std::byte> bytes = inode.bytes;
    const auto head = usedInodeBytes(bytes);
    if (head >= smallInodeBytes && head + 4 <= bytes.size() && little<std::uint32_t>(bytes, head) == attributesMagic)
        extras.damaged = !addEntries(bytes, head + 4, head + 4, std::nullopt, extras.attributes);
    const auto block = numberIn(inode, "i_file_acl_lo") | numberIn(inode, "l_i_file_acl_high") << 32;
    if (block != 0) {
        extras.block = BlockNumber{block};
        addBlock(source, start, layout, context, extras);
    }
    if ((numberIn(inode, "i_flags") & inlineFlag) != 0)
        extras.inlineBytes = numberIn(inode, "i_size_lo");
    return extras;
}

} // namespace atlas
