// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_inode_fields.h"

#include "ondisk/endian.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::size_t smallInodeBytes = 128;
constexpr std::uint16_t magicOfExtents = 0xF30A;

enum : unsigned { fifo = 1, characters = 2, directory = 4, blockDevice = 6, regular = 8, symbolicLink = 10, sock = 12 };

unsigned typeOf(const RawInode& inode) { return inode.mode() >> 12U; }

std::uint64_t sectorsOf(const RawInode& inode, bool hugeFile) {
    const auto low = little<std::uint32_t>(inode.bytes(), 0x1C);
    return hugeFile ? std::uint64_t{little<std::uint16_t>(inode.bytes(), 0x74)} << 32 | low : low;
}

/// Distinct clusters of the content.
std::uint64_t clustersOf(const CheckedMap& map, std::uint64_t ratio) {
    auto extents = map.extents;
    std::ranges::sort(extents, {}, [](const FileExtent& extent) { return extent.blocks.first; });
    std::uint64_t clusters = 0;
    std::uint64_t counted = 0;
    for (const auto& extent : extents) {
        const auto first = std::max(extent.blocks.first.value / ratio, counted);
        const auto end = ceilDiv(extent.blocks.end().value, ratio);
        clusters += end > first ? end - first : 0;
        counted = std::max(counted, end);
    }
    return clusters;
}

/// e2fsck/pass1.c, ext2_max_sizes: of a file without extents.
std::uint64_t largestSize(std::uint64_t blockSize) {
    const auto perBlock = blockSize / 4;
    return (12 + perBlock + perBlock * perBlock + perBlock * perBlock * perBlock) * blockSize;
}

} // namespace

std::uint32_t flagsOf(const RawInode& inode) { return little<std::uint32_t>(inode.bytes(), 0x20); }

void InodeFieldCheck::checkChecksum(const RawInode& inode) {
    if (!m_volume.checksums || inode.bytes().size() < m_volume.fs().inodeSize)
        return;
    const auto verdict = inodeChecksum(inode.bytes(), inode.number(), m_volume.context);
    if (verdict && !verdict->right())
        m_faults.add(FileFault::InodeChecksum, inode.number());
}

void InodeFieldCheck::check(const RawInode& inode, const CheckedMap* map, const CheckedAttributes& attributes) {
    m_inode = inode.number();
    if (inode.deleted() != 0)
        fault("i_dtime");
    checkUpperHalves(inode);
    checkFlags(inode, attributes);
    if (inode.isInline())
        checkInline(inode, attributes);
    switch (typeOf(inode)) {
    case directory:
    case regular:
        if (map != nullptr)
            checkSize(inode, *map);
        break;
    case symbolicLink: checkLink(inode, map); break;
    case fifo:
    case characters:
    case blockDevice:
    case sock: checkSpecial(inode); break;
    default: fault("i_mode");
    }
    const CheckedMap none;
    if (!inode.isInline())
        checkBlocks(inode, map != nullptr ? *map : none, attributes);
}

void InodeFieldCheck::checkUpperHalves(const RawInode& inode) {
    if (little<std::uint32_t>(inode.bytes(), 0x70) != 0)
        fault("i_faddr");
    if (!m_volume.ofHurd && !m_volume.hugeFile && little<std::uint16_t>(inode.bytes(), 0x74) != 0)
        fault("i_blocks_hi");
    if (!m_volume.ofHurd && !m_volume.wide && little<std::uint16_t>(inode.bytes(), 0x76) != 0)
        fault("i_file_acl_high");
    if (inode.bytes().size() <= smallInodeBytes)
        return;
    const std::size_t extra = little<std::uint16_t>(inode.bytes(), smallInodeBytes);
    constexpr std::size_t smallest = 4; // i_extra_isize and i_checksum_hi
    if (extra != 0 && (extra < smallest || extra > inode.bytes().size() - smallInodeBytes || extra % 4 != 0))
        fault("i_extra_isize");
}

void InodeFieldCheck::checkFlags(const RawInode& inode, const CheckedAttributes& attributes) {
    const auto flags = flagsOf(inode);
    const bool isDirectory = inode.isDirectory();
    const bool both = (flags & flagExtents) != 0 && (flags & flagInline) != 0;
    const bool extents = (flags & flagExtents) != 0 && !m_volume.extents;
    const bool inside = (flags & flagInline) != 0 && !m_volume.inlineData;
    const bool indexed = (flags & flagIndexed) != 0 && !(isDirectory && m_volume.dirIndex);
    const bool folded = (flags & flagCasefold) != 0 && !(isDirectory && m_volume.casefold);
    const bool imagic = (flags & flagImagic) != 0 && !m_volume.imagic;
    const bool unset = m_volume.extents && (flags & (flagExtents | flagInline)) == 0 &&
                       (isDirectory || typeOf(inode) == regular) &&
                       little<std::uint16_t>(inode.map(), 0) == magicOfExtents &&
                       little<std::uint16_t>(inode.map(), 4) == 4 && little<std::uint16_t>(inode.map(), 2) <= 4;
    const bool keyless = (flags & flagEncrypted) != 0 && !attributes.encryption;
    if (both || keyless || extents || inside || indexed || folded || imagic || unset)
        fault("i_flags");
}

/// Devices, pipes and sockets: e2fsck_pass1_check_device_inode(), check_size().
void InodeFieldCheck::checkSpecial(const RawInode& inode) {
    if (inode.size() != 0)
        fault("i_size");
    if ((flagsOf(inode) & (flagIndexed | flagExtents)) != 0)
        fault("i_flags");
}

/// e2fsck_pass1_check_symlink().
void InodeFieldCheck::checkLink(const RawInode& inode, const CheckedMap* map) {
    const auto flags = flagsOf(inode);
    const auto size = inode.size();
    if ((flags & flagIndexed) != 0 || (map == nullptr && (flags & flagExtents) != 0))
        fault("i_flags");
    if (size == 0 || size > m_volume.blockSize()) {
        fault("i_size");
        return;
    }
    if (inode.isInline() || (flags & flagEncrypted) != 0)
        return;
    std::vector<std::byte> target(inode.map().begin(), inode.map().end());
    if (map != nullptr) {
        if (map->extents.size() != 1 || map->content != 1) {
            m_faults.add(FileFault::MapDamaged, m_inode);
            return;
        }
        target.resize(m_volume.blockSize());
        if (!m_volume.blocks.read(map->extents.front().blocks.first, target))
            return;
    }
    const auto length = static_cast<std::uint64_t>(std::ranges::find(target, std::byte{0}) - target.begin());
    if (length != size || length == target.size())
        fault("i_size");
}

void InodeFieldCheck::checkSize(const RawInode& inode, const CheckedMap& map) {
    const auto blockSize = m_volume.blockSize();
    const auto size = inode.size();
    if (inode.isDirectory()) {
        const auto blocks = size / blockSize;
        const auto mapped = map.last ? *map.last + 1 : 0;
        const auto spare = m_volume.fs().has("dir_prealloc") ? m_volume.preallocated : 0;
        if (size % blockSize != 0 || blocks == 0 || blocks > mapped || mapped - blocks > spare)
            fault("i_size");
        return;
    }
    const bool isVerity = (flagsOf(inode) & flagVerity) != 0;
    const auto most = inode.byExtents() ? blockSize << 32 : largestSize(blockSize);
    if (size > most || (map.lastWritten && size < *map.lastWritten * blockSize && !isVerity))
        fault("i_size");
}

void InodeFieldCheck::checkInline(const RawInode& inode, const CheckedAttributes& attributes) {
    if (!attributes.inlineBytes || inode.size() > RawInode::mapBytes + *attributes.inlineBytes)
        fault("i_size");
}

/// The Hurd counts other blocks in i_blocks. With bigalloc it counts clusters, and a block of the map may lie in a
/// cluster of the content.
void InodeFieldCheck::checkBlocks(const RawInode& inode, const CheckedMap& map, const CheckedAttributes& attributes) {
    const std::uint64_t ratio = m_volume.fs().blocksPerCluster();
    if (m_volume.ofHurd || map.damaged || map.outside || map.incomplete || (ratio > 1 && map.mapping != 0))
        return;
    const auto content = ratio > 1 ? clustersOf(map, ratio) * ratio : map.content + map.mapping;
    const bool inBlocks = m_volume.hugeFile && (flagsOf(inode) & flagHugeFile) != 0;
    const auto unit = inBlocks ? 1 : m_volume.blockSize() / 512;
    if ((content + attributes.blocks) * unit != sectorsOf(inode, m_volume.hugeFile))
        fault("i_blocks");
}

} // namespace atlas
