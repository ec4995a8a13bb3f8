// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_attributes.h"

#include "ondisk/endian.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::uint32_t attributeMagic = 0xEA020000;
constexpr std::size_t attributeEntryBytes = 16;
constexpr std::size_t attributeHeaderBytes = 32;

constexpr std::size_t padded(std::size_t size) { return (size + 3) & ~std::size_t{3}; }

/// lib/ext2fs/ext_attr.c, ext2fs_ext_attr_hash_entry; `isSigned`: as old kernels with signed characters computed it.
std::uint32_t hashOf(std::span<const std::byte> name, std::span<const std::byte> value, bool isSigned) {
    std::uint32_t hash = 0;
    for (const auto byte : name) {
        const auto wide = isSigned
                              ? static_cast<std::uint32_t>(static_cast<std::int32_t>(static_cast<signed char>(byte)))
                              : std::to_integer<std::uint32_t>(byte);
        hash = (hash << 5) ^ (hash >> 27) ^ wide;
    }
    for (std::size_t at = 0; at + 4 <= padded(value.size()); at += 4) {
        std::uint32_t word = 0;
        for (std::size_t n = std::min<std::size_t>(4, value.size() - at); n-- > 0;)
            word = word << 8 | std::to_integer<std::uint32_t>(value[at + n]);
        hash = (hash << 16) ^ (hash >> 16) ^ word;
    }
    return hash;
}

/// The bytes after the last value are zero up to the next word, so a short last word is hashed as it lies there.
bool hasHash(std::uint32_t stored, std::span<const std::byte> name, std::span<const std::byte> value) {
    return stored == hashOf(name, value, false) || stored == hashOf(name, value, true);
}

std::uint64_t blocksOfValue(const Filesystem& fs, std::uint64_t bytes) {
    return ceilDiv(bytes, fs.clusterSize.value) * fs.blocksPerCluster();
}

} // namespace

/// Whether `value` holds a value of `owner` as Lustre made them: it names its only owner in its modification time, and
/// its blocks do not count in the owner's i_blocks (e2fsck/pass1.c, check_large_ea_inode).
bool AttributeCheck::isOfLustre(std::uint32_t value, const RawInode& owner) const {
    constexpr std::size_t leastBytes = 128;
    const auto& fs = m_volume.fs();
    if (value > fs.inodeCount || fs.inodesPerGroup == 0)
        return false;
    const auto group = (value - 1) / fs.inodesPerGroup;
    const auto byte = std::uint64_t{(value - 1) % fs.inodesPerGroup} * fs.inodeSize;
    std::vector<std::byte> block(m_volume.blockSize());
    const auto within = byte % block.size();
    if (group >= m_volume.layout.groups.size().value || within + leastBytes > block.size())
        return false;
    const auto at = m_volume.layout.groups.inodeTable[group] + BlockCount{byte / block.size()};
    if (!m_volume.blocks.isInside({at, {1}}) || !m_volume.blocks.read(at, block))
        return false;
    const auto inode = std::span(block).subspan(within, leastBytes);
    constexpr std::size_t modified = 0x10;
    constexpr std::size_t generation = 0x64;
    return little<std::uint32_t>(inode, modified) == owner.number() &&
           little<std::uint32_t>(inode, generation) == little<std::uint32_t>(owner.bytes(), generation);
}

BlockNumber attributeBlock(const CheckedVolume& volume, const RawInode& inode) {
    const auto block = inode.attributes();
    return volume.wide ? block : BlockNumber{block.value & 0xFFFFFFFF};
}

void AttributeCheck::addValue(std::uint32_t value, std::uint64_t bytes, const RawInode& owner,
                              CheckedAttributes& found) {
    if (!isOfLustre(value, owner))
        found.blocks += blocksOfValue(m_volume.fs(), bytes);
    m_incomplete = m_incomplete || m_values.size() == maxValues;
    if (m_values.size() < maxValues)
        m_values.push_back(value);
}

/// Whether the entries from byte `from` of `area` and their values fit without overlap. Values in inodes are counted
/// even without the feature for them, whose lack is one fault.
bool AttributeCheck::isSoundList(std::span<const std::byte> area, std::size_t from, const RawInode& owner, bool inInode,
                                 CheckedAttributes& found) {
    bool isSound = true;
    std::vector<std::pair<std::size_t, std::size_t>> values;
    auto at = from;
    for (; at + 4 <= area.size() && little<std::uint32_t>(area, at) != 0;) {
        const auto length = at + attributeEntryBytes <= area.size() ? std::to_integer<std::size_t>(area[at]) : 0;
        const auto end = at + padded(attributeEntryBytes + length);
        if (at + attributeEntryBytes > area.size() || end > area.size())
            return false;
        const auto name = area.subspan(at + attributeEntryBytes, length);
        const std::size_t offset = little<std::uint16_t>(area, at + 2);
        const auto inode = little<std::uint32_t>(area, at + 4);
        const std::size_t size = little<std::uint32_t>(area, at + 8);
        const auto hash = little<std::uint32_t>(area, at + 12);
        if (inode != 0) {
            isSound = isSound && m_volume.eaInode;
            addValue(inode, size, owner, found);
        } else {
            constexpr unsigned encryptionPrefix = 9; // EXT4_XATTR_INDEX_ENCRYPTION
            found.encryption = found.encryption || std::to_integer<unsigned>(area[at + 1]) == encryptionPrefix;
            if (size > area.size() || offset > area.size() || size > area.size() - offset)
                return false;
            if ((!inInode || hash != 0) && !hasHash(hash, name, area.subspan(offset, size)))
                return false;
            if (size != 0)
                values.emplace_back(offset, offset + (inInode ? size : padded(size)));
            constexpr unsigned systemPrefix = 7;
            if (inInode && std::to_integer<unsigned>(area[at + 1]) == systemPrefix && length == 4 &&
                name[0] == std::byte{'d'}) {
                found.inlineBytes = size;
            }
        }
        at = end;
    }
    std::ranges::sort(values);
    auto free = at + 4; // behind the end mark
    for (const auto& [begin, end] : values) {
        if (begin < free || end > area.size())
            return false;
        free = end;
    }
    return isSound;
}

AttributeCheck::Shared AttributeCheck::readBlock(BlockNumber block, const RawInode& owner) {
    std::vector<std::byte> bytes(m_volume.blockSize());
    if (!m_volume.blocks.read(block, bytes)) {
        m_incomplete = true;
        return {};
    }
    CheckedAttributes found;
    if (little<std::uint32_t>(bytes, 0) != attributeMagic || little<std::uint32_t>(bytes, 8) != 1 ||
        !isSoundList(bytes, attributeHeaderBytes, owner, false, found)) {
        m_faults.add(FileFault::AttributesDamaged, owner.number());
        return {};
    }
    if (m_volume.checksums)
        if (const auto verdict = xattrChecksum(bytes, block.value, m_volume.context); verdict && !verdict->right())
            m_faults.add(FileFault::AttributesChecksum, owner.number());
    return {.counted = little<std::uint32_t>(bytes, 4),
            .valueBlocks = found.blocks,
            .encryption = found.encryption,
            .readable = true};
}

CheckedAttributes AttributeCheck::check(const RawInode& inode) {
    CheckedAttributes found;
    const auto bytes = inode.bytes();
    const auto begin = usedInodeBytes(bytes);
    if (begin > RawInode::mapAt + RawInode::mapBytes + 28 && begin + 8 <= bytes.size() &&
        little<std::uint32_t>(bytes, begin) == attributeMagic) {
        if (!isSoundList(bytes.subspan(begin + 4), 0, inode, true, found))
            m_faults.add(FileFault::AttributesDamaged, inode.number());
    }
    const auto block = attributeBlock(m_volume, inode);
    if (block.value == 0)
        return found;
    if (!m_volume.attributes || !m_volume.blocks.isInside({block, {1}})) {
        m_faults.add(FileFault::Field, inode.number(), 1, "i_file_acl");
        return found;
    }
    auto at = m_blocks.find(block.value);
    if (at == m_blocks.end()) {
        if (m_blocks.size() == maxBlocks) {
            m_incomplete = true;
            return found;
        }
        at = m_blocks.emplace(block.value, readBlock(block, inode)).first;
    }
    ++at->second.found;
    found.encryption = found.encryption || at->second.encryption;
    found.blocks += m_volume.fs().blocksPerCluster() + at->second.valueBlocks;
    return found;
}

void AttributeCheck::finish() {
    std::uint64_t wrong = 0;
    std::uint64_t first = 0;
    for (const auto& [block, shared] : m_blocks) {
        if (shared.readable && shared.counted != shared.found) {
            first = wrong == 0 ? block : std::min(first, block);
            ++wrong;
        }
    }
    if (wrong > 0)
        m_faults.add(FileFault::AttributesCount, first, wrong);
}

} // namespace atlas
