// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/directory_index.h"

#include "ondisk/endian.h"

#include "base/libext2fs.h"
#include <algorithm>

namespace atlas {
namespace {

constexpr std::size_t rootInfoAt = 24; // after "." and ".."
constexpr std::size_t indexEntryBytes = 8;
constexpr std::uint32_t endOfHashes = 0xFFFFFFFE;

class IndexCheck {
public:
    IndexCheck(std::vector<IndexedBlock>& blocks, std::size_t blockSize, bool checksums, bool compareHashes,
               const std::function<bool(const IndexedBlock&, std::span<std::byte>)>& read)
        : m_blocks(blocks),
          m_blockSize(blockSize),
          m_checksums(checksums),
          m_compareHashes(compareHashes),
          m_read(read) {}

    bool run() {
        std::vector<std::byte> root(m_blockSize);
        if (m_blocks.empty() || !m_read(m_blocks.front(), root))
            return false;
        constexpr std::size_t infoBytes = 8;
        constexpr unsigned mostLevels = 3; // EXT4_HTREE_LEVEL with large_dir
        const auto levels = std::to_integer<unsigned>(root[rootInfoAt + 6]);
        const auto version = std::to_integer<int>(root[rootInfoAt + 4]);
        if (version > EXT2_HASH_TEA && version != EXT2_HASH_SIPHASH)
            return false;
        if (little<std::uint32_t>(root, rootInfoAt) != 0 || root[rootInfoAt + 5] != std::byte{infoBytes} ||
            levels >= mostLevels || (std::to_integer<unsigned>(root[rootInfoAt + 7]) & 1U) != 0) {
            return false;
        }
        m_blocks.front().isNamed = true;
        return node(root, indexRootLimitAt, levels, {0, endOfHashes}) &&
               std::ranges::all_of(m_blocks, &IndexedBlock::isNamed);
    }

private:
    struct Hashes {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
    };

    [[nodiscard]] bool node(std::span<const std::byte> bytes, std::size_t limitAt, unsigned levels, Hashes within) {
        const std::size_t limit = little<std::uint16_t>(bytes, limitAt);
        const std::size_t count = little<std::uint16_t>(bytes, limitAt + 2);
        if (limit != indexLimit(m_blockSize, limitAt, m_checksums) || count == 0 || count > limit)
            return false;
        auto hash = within.first; // the first entry has none of its own
        for (std::size_t n = 0; n < count; ++n) {
            const auto at = limitAt + n * indexEntryBytes;
            constexpr std::uint32_t numberBits = 0x0FFFFFFF;
            const auto block = little<std::uint32_t>(bytes, at + 4) & numberBits;
            const auto next = n + 1 < count ? little<std::uint32_t>(bytes, at + indexEntryBytes) & ~1U : within.last;
            if (next < hash || block >= m_blocks.size() || m_blocks[block].isNamed)
                return false;
            m_blocks[block].isNamed = true;
            if (!child(m_blocks[block], levels, {hash, next}))
                return false;
            hash = next;
        }
        return true;
    }

    [[nodiscard]] bool child(const IndexedBlock& block, unsigned levels, Hashes within) {
        if (levels == 0) {
            const bool hasNames = block.lowest <= block.highest;
            return block.kind == IndexedBlock::Kind::Leaf &&
                   (!m_compareHashes || !hasNames || (block.lowest >= within.first && block.highest <= within.last));
        }
        std::vector<std::byte> bytes(m_blockSize);
        return block.kind == IndexedBlock::Kind::Node && m_read(block, bytes) &&
               node(bytes, indexNodeLimitAt, levels - 1, within);
    }

    std::vector<IndexedBlock>& m_blocks;
    std::size_t m_blockSize;
    bool m_checksums;
    bool m_compareHashes;
    const std::function<bool(const IndexedBlock&, std::span<std::byte>)>& m_read;
};

} // namespace

int indexHashVersion(std::span<const std::byte> root, bool unsignedHash) {
    const int version = std::to_integer<int>(root[rootInfoAt + 4]);
    return version > EXT2_HASH_TEA ? -1 : version + (unsignedHash ? 3 : 0); // EXT2_HASH_LEGACY_UNSIGNED …
}

std::uint32_t directoryHash(int version, std::string_view name, const std::array<std::uint32_t, 4>& seed) {
    ext2_dirhash_t hash = 0;
    ext2_dirhash_t minor = 0;
    const bool failed =
        ext2fs_dirhash(version, name.data(), static_cast<int>(name.size()), seed.data(), &hash, &minor) != 0;
    return failed ? 0 : hash & ~1U;
}

bool isSoundIndex(std::vector<IndexedBlock>& blocks, std::size_t blockSize, bool checksums, bool compareHashes,
                  const std::function<bool(const IndexedBlock&, std::span<std::byte>)>& read) {
    return IndexCheck(blocks, blockSize, checksums, compareHashes, read).run();
}

} // namespace atlas
