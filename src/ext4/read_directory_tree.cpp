// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/directory_index.h"
#include "ext4/map_walk.h"
#include "ext4/read_file_tree.h"
#include "layout/structure_place.h"
#include "ondisk/block_contents.h"
#include "ondisk/directory.h"
#include "ondisk/endian.h"

#include "base/libext2fs.h"
#include <algorithm>
#include <array>
#include <unordered_map>

namespace atlas {
namespace {

constexpr std::size_t mostDirectoryBlocks = 1'000'000;
constexpr std::size_t mostDeleted = 100'000;
constexpr std::uint32_t lastHashOfAll = 0xFFFFFFFF;

struct NameHash {
    std::uint32_t hash = 0;
    std::uint32_t minor = 0;
};

/// The seed and the sign of letters, from the superblock.
struct HashSettings {
    std::array<std::uint32_t, 4> seed{};
    bool unsignedLetters = false;
    bool hashesNames = true; ///< false where it is not the bytes of the name that are hashed: encrypted, or folded
    DecodeContext context;
};

/// Deleted entries keep their bytes in the room of the entry before them.
class SlackSearch {
public:
    SlackSearch(std::span<const std::byte> block, std::uint64_t inodes) : m_block(block), m_inodes(inodes) {}

    /// Those between `from`, where the entry in use ends, and `end`.
    void collect(std::size_t from, std::size_t end, std::vector<DeletedEntry>& into) const {
        for (auto at = from; at + directoryEntryHeader < end && into.size() < mostDeleted;) {
            const auto length = std::to_integer<std::size_t>(m_block[at + 6]);
            const auto needed = (directoryEntryHeader + length + 3) & ~std::size_t{3};
            if (!isEntry(at, end)) {
                at += 4;
                continue;
            }
            into.push_back({.at = at, .inode = little<std::uint32_t>(m_block, at), .name = nameAt(at, length)});
            at += needed;
        }
    }

private:
    [[nodiscard]] std::string nameAt(std::size_t at, std::size_t length) const {
        return {reinterpret_cast<const char*>(m_block.data()) + at + directoryEntryHeader, length};
    }
    /// A possible inode, type and name. One whose inode was zeroed as well is not told from other bytes.
    [[nodiscard]] bool isEntry(std::size_t at, std::size_t end) const {
        constexpr unsigned lastType = 7; // EXT2_FT_SYMLINK
        const auto inode = little<std::uint32_t>(m_block, at);
        const auto record = recordLength(little<std::uint16_t>(m_block, at + 4), m_block.size());
        const auto length = std::to_integer<std::size_t>(m_block[at + 6]);
        const auto type = std::to_integer<unsigned>(m_block[at + 7]);
        if (inode == 0 || inode > m_inodes || length == 0 || type > lastType || record % 4 != 0 ||
            record < directoryEntryHeader + length || at + directoryEntryHeader + length > end) {
            return false;
        }
        const auto name = nameAt(at, length);
        return name.find('/') == std::string::npos && name.find('\0') == std::string::npos;
    }

    std::span<const std::byte> m_block;
    std::uint64_t m_inodes;
};

class DirectoryTreeReader {
public:
    DirectoryTreeReader(const RawBlocks& blocks, const Layout& layout, ChecksumOwner owner, HashSettings settings,
                        bool indexed)
        : m_blocks(blocks), m_layout(layout), m_owner(owner), m_settings(std::move(settings)) {
        m_tree.indexed = indexed;
    }

    DirectoryTree read(const FileTree& map, std::uint64_t blocks, std::string_view name) {
        for (const auto& node : map.nodes)
            for (const auto& extent : node.extents)
                for (std::uint64_t n = 0; n < extent.blocks.count.value && extent.logical + n < blocks; ++n)
                    addBlock(extent.logical + n, extent.blocks.first + BlockCount{n});
        std::ranges::sort(m_tree.blocks, {}, &DirectoryTreeBlock::logical);
        for (std::size_t n = 0; n < m_tree.blocks.size(); ++n)
            m_byLogical.emplace(m_tree.blocks[n].logical, n);
        nameHash();
        if (m_tree.indexed && !m_tree.blocks.empty() && m_tree.blocks.front().kind == DirectoryTreeBlock::Kind::Root)
            place(0, 0, 0, lastHashOfAll);
        readNames(name);
        return std::move(m_tree);
    }

private:
    void addBlock(std::uint64_t logical, BlockNumber at) {
        if (m_tree.blocks.size() >= mostDirectoryBlocks) {
            m_tree.cut = true;
            return;
        }
        DirectoryTreeBlock block{.logical = logical, .block = at};
        const auto bytes = bytesOf(at);
        if (bytes.empty()) {
            block.damaged = true;
        } else {
            const auto content = m_tree.indexed ? directoryContent(bytes) : BlockContent::Directory;
            const bool isRoot = content == BlockContent::HtreeRoot && logical == 0;
            block.kind = isRoot                               ? DirectoryTreeBlock::Kind::Root
                         : content == BlockContent::HtreeNode ? DirectoryTreeBlock::Kind::Node
                                                              : DirectoryTreeBlock::Kind::Entries;
            if (block.kind == DirectoryTreeBlock::Kind::Entries)
                readEntries(bytes, block);
            else
                readIndex(bytes, isRoot, block);
        }
        m_tree.blocks.push_back(std::move(block));
    }

    [[nodiscard]] std::vector<std::byte> bytesOf(BlockNumber at) const {
        std::vector<std::byte> bytes(m_blocks.blockSize());
        if (!m_blocks.read(at, bytes))
            bytes.clear();
        return bytes;
    }

    void readEntries(std::span<const std::byte> bytes, DirectoryTreeBlock& block) const {
        constexpr unsigned tailType = 0xDE;
        const SlackSearch slack(bytes, m_layout.filesystem.inodeCount);
        block.damaged = !eachDirectoryEntry(bytes, bytes.size(), [&](const DirectoryEntry& entry) {
            if (entry.inode == 0 && entry.type == tailType)
                return true;
            const bool inUse = entry.inode != 0;
            const auto used = inUse ? (directoryEntryHeader + entry.name.size() + 3) & ~std::size_t{3} : std::size_t{0};
            block.entries += inUse ? 1 : 0;
            block.freeBytes += static_cast<std::uint32_t>(entry.length - std::min(used, entry.length));
            slack.collect(entry.at + std::max(used, directoryEntryHeader), entry.at + entry.length, block.deleted);
            return true;
        });
        note(directoryChecksum(bytes, m_owner, m_settings.context), block);
    }

    void readIndex(std::span<const std::byte> bytes, bool isRoot, DirectoryTreeBlock& block) {
        constexpr std::uint32_t numberBits = 0x0FFFFFFF;
        constexpr std::size_t entryBytes = 8;
        const auto limitAt = isRoot ? indexRootLimitAt : indexNodeLimitAt;
        const std::size_t limit = little<std::uint16_t>(bytes, limitAt);
        const std::size_t count = little<std::uint16_t>(bytes, limitAt + 2);
        block.damaged = count == 0 || count > limit || limitAt + limit * entryBytes > bytes.size();
        for (std::size_t n = 0; n < (block.damaged ? 0 : count); ++n) {
            const auto at = limitAt + n * entryBytes;
            block.index.push_back({.hash = n == 0 ? 0 : little<std::uint32_t>(bytes, at),
                                   .block = little<std::uint32_t>(bytes, at + 4) & numberBits});
        }
        if (isRoot) {
            m_version = indexHashVersion(bytes, m_settings.unsignedLetters);
            m_rawVersion = std::to_integer<unsigned>(bytes[28]);
            m_tree.levels = std::to_integer<unsigned>(bytes[30]);
        }
        note(htreeChecksum(bytes, limitAt, m_owner, m_settings.context), block);
    }

    static void note(const std::optional<ChecksumVerdict>& verdict, DirectoryTreeBlock& block) {
        if (verdict)
            block.checksumRight = verdict->right();
    }

    void nameHash() {
        constexpr std::array<std::string_view, 3> names{"legacy", "half_md4", "tea"};
        constexpr unsigned siphash = 6;
        if (!m_tree.indexed)
            return;
        m_tree.hash = m_rawVersion < names.size()
                          ? std::string(names[m_rawVersion]) + (m_settings.unsignedLetters ? "_unsigned" : "")
                      : m_rawVersion == siphash ? "siphash"
                                                : "";
    }

    /// Gives the block its range of hashes, and those that it names theirs.
    void place(std::uint64_t logical, unsigned level, std::uint32_t first, std::uint32_t last) {
        constexpr unsigned deepest = 3; // EXT4_HTREE_LEVEL with large_dir
        const auto found = m_byLogical.find(logical);
        if (found == m_byLogical.end())
            return;
        auto& block = m_tree.blocks[found->second];
        if (block.level) {
            block.damaged = true; // named twice
            return;
        }
        block.level = level;
        block.firstHash = first;
        block.lastHash = last;
        if (level >= deepest)
            return;
        const auto entries = block.index;
        for (std::size_t n = 0; n < entries.size(); ++n) {
            const auto from = n == 0 ? first : entries[n].hash & ~1U;
            // A collision goes on in the next block, whose hash then has the lowest bit set.
            const auto next = n + 1 < entries.size() ? entries[n + 1].hash : 0;
            const auto to = n + 1 == entries.size() ? last : (next & 1U) != 0 ? next & ~1U : next - 1;
            place(entries[n].block, level + 1, from, to);
        }
    }

    [[nodiscard]] std::optional<NameHash> hashOf(std::string_view name) const {
        NameHash hash;
        if (!m_settings.hashesNames || m_version < 0 ||
            ext2fs_dirhash(m_version, name.data(), static_cast<int>(name.size()), m_settings.seed.data(), &hash.hash,
                           &hash.minor) != 0) {
            return std::nullopt;
        }
        hash.hash &= ~1U;
        return hash;
    }

    /// Counts names and collisions, and follows the way of `wanted`.
    void readNames(std::string_view wanted) {
        std::unordered_map<std::uint32_t, std::uint32_t> byHash;
        const bool follows = !wanted.empty();
        if (follows)
            m_tree.way = NameWay{.name = std::string(wanted)};
        for (const auto& block : m_tree.blocks) {
            if (block.kind != DirectoryTreeBlock::Kind::Entries)
                continue;
            const auto bytes = bytesOf(block.block);
            (void)eachDirectoryEntry(bytes, std::max<std::size_t>(bytes.size(), 1), [&](const DirectoryEntry& entry) {
                if (entry.inode == 0)
                    return true;
                ++m_tree.names;
                if (const auto hash = m_tree.indexed ? hashOf(entry.name) : std::nullopt)
                    ++byHash[hash->hash];
                if (follows && entry.name == wanted && !m_tree.way->inode) {
                    m_tree.way->inode = entry.inode;
                    m_tree.way->block = block.block;
                    m_tree.way->at = entry.at;
                    m_found = block.logical;
                }
                return true;
            });
        }
        for (const auto& [hash, names] : byHash)
            m_tree.collisions += names > 1 ? names : 0;
        if (follows)
            follow();
    }

    void follow() {
        auto& way = *m_tree.way;
        const auto hash = m_tree.indexed ? hashOf(way.name) : std::nullopt;
        if (!hash) {
            for (const auto& block : m_tree.blocks) {
                way.blocks.push_back(block.logical);
                if (way.inode && block.logical == m_found)
                    break;
            }
            return;
        }
        way.hash = hash->hash;
        way.minor = hash->minor;
        for (std::uint64_t at = 0; way.blocks.size() <= m_tree.levels;) {
            const auto found = m_byLogical.find(at);
            if (found == m_byLogical.end())
                return;
            const auto& entries = m_tree.blocks[found->second].index;
            if (entries.empty())
                return;
            way.blocks.push_back(at);
            auto next = std::ranges::find_if(entries.begin() + 1, entries.end(), [&](const HashEntry& entry) {
                return entry.hash > hash->hash; // also where the lowest bit marks a collision
            });
            at = std::prev(next)->block;
        }
        addLeaves(*hash);
    }

    /// The leaf, and those after it in which names of the same hash go on.
    void addLeaves(const NameHash& hash) {
        auto& way = *m_tree.way;
        std::vector<const DirectoryTreeBlock*> leaves;
        for (const auto& block : m_tree.blocks)
            if (block.kind == DirectoryTreeBlock::Kind::Entries && block.level && block.firstHash <= hash.hash &&
                hash.hash <= block.lastHash)
                leaves.push_back(&block);
        std::ranges::sort(leaves, {}, [](const auto* each) { return std::pair(each->firstHash, each->logical); });
        for (const auto* leaf : leaves) {
            way.blocks.push_back(leaf->logical);
            if (way.inode && leaf->logical == m_found)
                break;
        }
    }

    const RawBlocks& m_blocks;
    const Layout& m_layout;
    ChecksumOwner m_owner;
    HashSettings m_settings;
    DirectoryTree m_tree;
    std::unordered_map<std::uint64_t, std::size_t> m_byLogical; ///< index in m_tree.blocks
    int m_version = -1; ///< as ext2fs_dirhash() takes it
    unsigned m_rawVersion = ~0U; ///< as stored
    std::uint64_t m_found = 0; ///< logical block of the wanted name
};

HashSettings settingsIn(std::span<const std::byte> superblock) {
    constexpr std::size_t seedAt = 0xEC;
    constexpr std::size_t flagsAt = 0x160;
    constexpr std::uint32_t unsignedHash = 2; // EXT2_FLAGS_UNSIGNED_HASH
    HashSettings settings{.context = contextOf(superblock)};
    for (std::size_t n = 0; n < settings.seed.size(); ++n)
        settings.seed[n] = little<std::uint32_t>(superblock, seedAt + n * 4);
    settings.unsignedLetters = (little<std::uint32_t>(superblock, flagsAt) & unsignedHash) != 0;
    return settings;
}

} // namespace

std::optional<DirectoryTree> readDirectoryTree(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                               std::uint32_t inode, std::string_view name) {
    constexpr std::uint32_t indexFlag = 0x1000;
    constexpr std::uint32_t encryptedFlag = 0x800;
    constexpr std::uint32_t foldedFlag = 0x40000000;
    const RawBlocks blocks(source, volume, layout.filesystem);
    const auto map = readFileTree(source, volume, layout, inode);
    const auto place = inodePlace(layout, inode);
    std::vector<std::byte> bytes(layout.filesystem.inodeSize);
    std::vector<std::byte> superblock(1024);
    const auto places = superblockPlaces(layout);
    const auto used = std::ranges::find(places, layout.filesystem.superblockGroup, &StructurePlace::group);
    const auto at = used == places.end() ? ByteOffset{1024} : used->bytes.first;
    if (!map || !place || !blocks.readBytes(place->bytes.first, bytes) || !blocks.readBytes(at, superblock))
        return std::nullopt;
    const RawInode raw(inode, bytes);
    if (!raw.isDirectory())
        return std::nullopt;
    const ChecksumOwner owner{inode, little<std::uint32_t>(bytes, 0x64)};
    const auto flags = little<std::uint32_t>(bytes, 0x20);
    auto settings = settingsIn(superblock);
    settings.hashesNames = (flags & (encryptedFlag | foldedFlag)) == 0;
    const auto length = (raw.size() + blocks.blockSize() - 1) / blocks.blockSize();
    return DirectoryTreeReader(blocks, layout, owner, std::move(settings), (flags & indexFlag) != 0)
        .read(*map, length, name);
}

} // namespace atlas
