// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_quota_usage.h"

#include "ext4/check_inode_fields.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <bitset>

namespace atlas {
namespace {

constexpr std::array<const char*, 3> quotaTypeNames{"user", "group", "project"};
constexpr std::size_t quotaBlockBytes = 1024; // whatever the block size of the file system

std::uint64_t bytesUsed(const RawInode& inode, const CheckedVolume& volume) {
    const auto low = little<std::uint32_t>(inode.bytes(), 0x1C);
    const std::uint64_t high = volume.hugeFile ? little<std::uint16_t>(inode.bytes(), 0x74) : 0;
    const bool inBlocks = volume.hugeFile && (flagsOf(inode) & flagHugeFile) != 0;
    return (high << 32 | low) * (inBlocks ? volume.blockSize() : 512);
}

std::uint32_t idOf(const RawInode& inode, std::size_t low, std::size_t high) {
    return std::uint32_t{little<std::uint16_t>(inode.bytes(), high)} << 16 | little<std::uint16_t>(inode.bytes(), low);
}

std::uint32_t projectOf(const RawInode& inode) {
    constexpr std::size_t at = 0x9C;
    return usedInodeBytes(inode.bytes()) >= at + 4 && inode.bytes().size() >= at + 4
               ? little<std::uint32_t>(inode.bytes(), at)
               : 0;
}

} // namespace

/// The tree of a quota file, version 2 (lib/support/quotaio_tree.h, quotaio_v2.h).
class QuotaUsage::File {
public:
    File(const CheckedVolume& volume, const std::vector<FileExtent>& extents) : m_volume(volume), m_extents(extents) {}

    /// The usage by identifier; false if part of the tree cannot be read.
    [[nodiscard]] bool read(Usages& into) {
        constexpr unsigned depth = 4; // QT_TREEDEPTH
        return node(1, depth, into);
    }

private:
    [[nodiscard]] bool readBlock(std::uint32_t number, std::span<std::byte> into) const {
        const auto at = std::uint64_t{number} * quotaBlockBytes;
        const auto logical = at / m_volume.blockSize();
        const auto extent = std::ranges::find_if(
            m_extents, [&](const FileExtent& each) { return each.logical <= logical && logical < each.end(); });
        if (extent == m_extents.end())
            return false;
        const auto block = extent->blocks.first + BlockCount{logical - extent->logical};
        return m_volume.blocks.readBytes(ByteOffset{block.value * m_volume.blockSize() + at % m_volume.blockSize()},
                                         into);
    }

    [[nodiscard]] bool node(std::uint32_t number, unsigned depth, Usages& into) {
        std::array<std::byte, quotaBlockBytes> bytes{};
        if (!readBlock(number, bytes))
            return false;
        if (depth == 0) {
            leaf(bytes, into);
            return true;
        }
        bool whole = true;
        for (std::size_t at = 0; at < bytes.size(); at += 4) {
            const auto below = little<std::uint32_t>(bytes, at);
            // Several identifiers share a block of entries, which need not be read twice.
            if (below == 0 || below >= m_seen.size() || m_seen[below])
                continue;
            m_seen[below] = true;
            whole = node(below, depth - 1, into) && whole;
        }
        return whole;
    }

    static void leaf(std::span<const std::byte> bytes, Usages& into) {
        constexpr std::size_t header = 16;
        constexpr std::size_t entry = 72;
        for (auto at = header; at + entry <= bytes.size(); at += entry) {
            const Usage usage{little<std::uint64_t>(bytes, at + 48), little<std::uint64_t>(bytes, at + 24)};
            const bool isEmpty =
                std::ranges::all_of(bytes.subspan(at, entry), [](std::byte b) { return b == std::byte{0}; });
            if (!isEmpty && into.size() < maxIds)
                into[little<std::uint32_t>(bytes, at)] = usage;
        }
    }

    const CheckedVolume& m_volume;
    const std::vector<FileExtent>& m_extents;
    std::vector<bool> m_seen = std::vector<bool>(std::size_t{1} << 21); ///< blocks of 1 KiB: 2 GiB, the largest file
};

void QuotaUsage::count(std::size_t type, std::uint32_t id, std::uint64_t bytes) {
    if (m_volume.quotas.at(type) == 0)
        return;
    auto& used = m_used.at(type);
    if (used.size() == maxIds && !used.contains(id)) {
        m_incomplete = true;
        return;
    }
    used[id].bytes += bytes;
    ++used[id].inodes;
}

void QuotaUsage::add(const RawInode& inode, const std::vector<FileExtent>* extents) {
    for (std::size_t type = 0; type < m_files.size(); ++type) {
        if (extents != nullptr && inode.number() == m_volume.quotas.at(type)) {
            m_files.at(type) = *extents;
            m_isThere.at(type) = true;
            return;
        }
    }
    if (!m_volume.isOrdinary(inode.number()))
        return;
    const auto bytes = bytesUsed(inode, m_volume);
    count(0, idOf(inode, 0x02, 0x78), bytes);
    count(1, idOf(inode, 0x18, 0x7A), bytes);
    count(2, projectOf(inode), bytes);
}

void QuotaUsage::compare() {
    for (std::size_t type = 0; type < m_files.size(); ++type) {
        if (!m_isThere.at(type))
            continue; // a missing file is a finding of its own
        Usages stored;
        if (!File(m_volume, m_files.at(type)).read(stored)) {
            m_faults.add(FileFault::QuotaDamaged, 0, 1, quotaTypeNames.at(type));
            continue;
        }
        std::uint64_t wrong = 0;
        std::uint32_t first = 0;
        const auto differs = [&](std::uint32_t id) {
            first = wrong == 0 ? id : std::min(first, id);
            ++wrong;
        };
        const auto& used = m_used.at(type);
        for (const auto& [id, usage] : used)
            if (const auto at = stored.find(id); at == stored.end() || at->second != usage)
                differs(id);
        for (const auto& [id, usage] : stored)
            if (!used.contains(id) && usage != Usage{})
                differs(id);
        if (wrong > 0)
            m_faults.add(FileFault::Quota, first, wrong, quotaTypeNames.at(type));
    }
}

} // namespace atlas
