// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/find_block_owners.h"

#include "allocation/bitmap_reader.h"
#include "base/bits.h"
#include "ext4/all_inodes.h"
#include "ext4/checked_volume.h"
#include "ext4/directory_names.h"
#include "ext4/used_inodes.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace atlas {
namespace {

constexpr std::size_t maxOwners = 4096; ///< a block of attributes has at most 1,024 (fs/ext4/xattr.h)

using Targets = std::span<const BlockNumber>; ///< sorted, each once

/// Looks for the targets in maps. A map block is followed once, and again only if a target lies below it.
class TargetVisitor : public MapVisitor {
public:
    struct Found {
        std::size_t target = 0; ///< index
        BlockOwner owner{};
    };

    explicit TargetVisitor(Targets targets) : m_targets(targets), m_lastInode(targets.size()) {}

    void begin() {
        m_found.clear();
        m_hits = 0;
        ++m_inode;
    }
    /// Each target once, at its first place in the map.
    [[nodiscard]] const std::vector<Found>& found() const { return m_found; }

    bool enter(BlockNumber block, unsigned level) override {
        if (isEnded())
            return false;
        if (const auto target = targetAt(block)) {
            hit(*target, {.use = BlockUse::Map, .level = level});
            if (isEnded())
                return false;
        }
        const auto [known, isNew] = m_leads.try_emplace(key(block, level), false);
        m_before.at(level) = m_hits;
        return isNew || known->second;
    }
    void leave(BlockNumber block, unsigned level) override {
        m_leads[key(block, level)] = m_hits != m_before.at(level);
    }
    bool extent(const FileExtent& extent) override {
        const auto& blocks = extent.blocks;
        for (auto at = std::ranges::lower_bound(m_targets, blocks.first);
             at != m_targets.end() && *at < blocks.end() && !isEnded(); ++at) {
            hit(static_cast<std::size_t>(at - m_targets.begin()),
                {.use = BlockUse::Content,
                 .logical = extent.logical + (*at - blocks.first).value,
                 .unwritten = extent.unwritten});
        }
        return !isEnded();
    }
    /// Whether a damaged map names the targets so often that the walk ended without all of them.
    [[nodiscard]] bool isOverfull() const { return m_found.size() < m_targets.size() && isEnded(); }
    [[nodiscard]] std::optional<std::size_t> targetAt(BlockNumber block) const {
        const auto at = std::ranges::lower_bound(m_targets, block);
        return at != m_targets.end() && *at == block ? std::optional(static_cast<std::size_t>(at - m_targets.begin()))
                                                     : std::nullopt;
    }

private:
    static std::uint64_t key(BlockNumber block, unsigned level) { return block.value << 3 | level; }

    [[nodiscard]] bool isEnded() const {
        constexpr std::size_t mostHits = 16; // of each target on average
        return m_found.size() == m_targets.size() || m_hits > m_targets.size() * mostHits;
    }
    void hit(std::size_t target, BlockOwner owner) {
        ++m_hits;
        if (m_lastInode[target] == m_inode)
            return;
        m_lastInode[target] = m_inode;
        m_found.push_back({target, std::move(owner)});
    }

    Targets m_targets;
    std::vector<std::uint64_t> m_lastInode; ///< in which each target was found last, counted from 1
    std::uint64_t m_inode = 0;
    std::vector<Found> m_found;
    std::size_t m_hits = 0; ///< with repeated ones
    std::unordered_map<std::uint64_t, bool> m_leads; ///< whether a target is below
    std::array<std::size_t, 8> m_before{}; ///< hits before the block of each level was entered; see key()
};

/// False if the list is full.
bool keep(const RawInode& inode, BlockOwner owner, std::vector<BlockOwner>& list) {
    if (list.size() == maxOwners)
        return false;
    owner.inode = inode.number();
    owner.byExtents = inode.byExtents();
    owner.isDirectory = inode.isDirectory();
    owner.holdsAttribute = inode.holdsAttribute();
    owner.links = inode.links();
    owner.size = inode.size();
    list.push_back(std::move(owner));
    return true;
}

class OwnerSearch {
public:
    OwnerSearch(const RawBlocks& blocks, const Layout& layout, Targets targets, const OwnerSearchOptions& options)
        : m_blocks(blocks),
          m_layout(layout),
          m_options(options),
          m_walk(blocks),
          m_visitor(targets),
          m_directories(blocks, layout),
          m_out(targets.size()) {}

    std::vector<BlockOwners> run() {
        UsedInodes inodes(m_blocks, m_layout);
        const auto groups = m_layout.groups.size();
        for (std::uint32_t group = 0; group < groups.value; ++group) {
            m_unreadTables += inodes.visit({group}, [this](const RawInode& inode) { look(inode); }) ? 0 : 1;
            report(OwnerSearchPhase::Inodes, group + 1, groups.value);
        }
        addPaths();
        for (auto& out : m_out) {
            out.unreadTables = m_unreadTables;
            out.brokenMaps = m_brokenMaps;
            out.brokenDirectories = m_brokenDirectories;
        }
        return std::move(m_out);
    }

private:
    void report(OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of) const {
        if (m_options.progress)
            m_options.progress(phase, done, of);
    }

    void look(const RawInode& inode) {
        bool sound = true;
        if (const auto target = m_visitor.targetAt(inode.attributes()))
            add(inode, *target, {.use = BlockUse::Attributes});
        if (inode.hasMap(m_layout.filesystem)) {
            m_visitor.begin();
            sound = m_walk.walk(inode, m_visitor) && !m_visitor.isOverfull();
            for (const auto& [target, owner] : m_visitor.found())
                add(inode, target, owner);
        }
        if (inode.isDirectory() && inode.links() != 0)
            sound = m_directories.add(inode) && sound;
        m_brokenMaps += sound && !inode.isLost() ? 0 : 1;
    }

    void add(const RawInode& inode, std::size_t target, const BlockOwner& owner) {
        auto& out = m_out[target];
        out.cut = !keep(inode, owner, out.owners) || out.cut;
    }

    void addPaths() {
        std::map<std::uint32_t, DirectoryNames::Wanted> wanted;
        for (const auto& out : m_out)
            for (const auto& owner : out.owners)
                wanted[owner.inode] = {.inode = owner.inode, .links = owner.links, .isDirectory = owner.isDirectory};
        if (wanted.empty())
            return;
        std::vector<DirectoryNames::Wanted> list;
        for (const auto& [inode, each] : wanted)
            list.push_back(each);
        DirectoryNames names(m_directories);
        m_brokenDirectories = names.read(
            list, [this](std::uint64_t done, std::uint64_t of) { report(OwnerSearchPhase::Directories, done, of); });
        std::size_t bytes = 0;
        constexpr std::size_t maxBytes = 128 * MiB;
        for (auto& out : m_out) {
            for (auto& owner : out.owners) {
                auto paths = bytes < maxBytes ? names.pathsOf(owner.inode) : std::nullopt;
                out.cut = out.cut || !paths;
                owner.paths = std::move(paths).value_or(std::vector<std::string>{});
                for (const auto& path : owner.paths)
                    bytes += path.size();
            }
        }
    }

    const RawBlocks& m_blocks;
    const Layout& m_layout;
    const OwnerSearchOptions& m_options;
    MapWalk m_walk;
    TargetVisitor m_visitor;
    DirectoryBlocks m_directories;
    std::vector<BlockOwners> m_out;
    std::uint64_t m_unreadTables = 0;
    std::uint64_t m_brokenMaps = 0;
    std::uint64_t m_brokenDirectories = 0;
};

/// Targets in maps whose blocks may hold other content by now, so that the blocks followed are limited.
class FormerVisitor : public TargetVisitor {
public:
    using TargetVisitor::TargetVisitor;
    [[nodiscard]] bool isExhausted() const { return m_entered > maxEntered; }
    bool enter(BlockNumber block, unsigned level) override {
        return ++m_entered <= maxEntered && TargetVisitor::enter(block, level);
    }

private:
    static constexpr std::uint64_t maxEntered = 16'384;
    std::uint64_t m_entered = 0;
};

/// Looks for free inodes that still name the targets, from the group of the first target on.
class FormerSearch {
public:
    FormerSearch(const RawBlocks& blocks, const Layout& layout, Targets targets)
        : m_volume(blocks, layout), m_first(targets.front()), m_walk(blocks), m_visitor(targets) {}

    /// `out`: for each target.
    void run(std::span<BlockOwners* const> out) {
        const bool all = readTables(out);
        for (auto* const each : out)
            each->isFormerCut = each->isFormerCut || !all;
    }

private:
    static constexpr std::uint64_t maxTables = 64 * MiB;

    bool readTables(std::span<BlockOwners* const> out) {
        const auto& fs = m_volume.fs();
        const HeededFlags flags(m_volume.layout);
        AllInodes inodes(m_volume);
        auto left = fs.inodeSize == 0 ? 0 : maxTables / fs.inodeSize;
        const std::uint64_t groups = m_volume.layout.groups.size().value;
        bool all = true;
        for (std::uint64_t n = 0; n < groups; ++n) {
            const GroupNumber group{static_cast<std::uint32_t>((fs.groupOf(m_first).value + n) % groups)};
            const std::uint64_t count = flags.inodesUninitialised(group) ? 0 : flags.initialisedInodes(group);
            if (count == 0)
                continue;
            if (count > left)
                return false;
            left -= count;
            const bool isRead = inodes.visit(group, [&](const RawInode& inode, bool marked) {
                if (!marked && !inode.isBlank())
                    look(inode, out);
            });
            all = all && isRead && !m_visitor.isExhausted();
        }
        return all;
    }

    void look(const RawInode& inode, std::span<BlockOwners* const> out) {
        if (const auto target = m_visitor.targetAt(inode.attributes()))
            add(inode, {.use = BlockUse::Attributes}, *out[*target]);
        if (!inode.hasMap(m_volume.fs()))
            return;
        m_visitor.begin();
        m_walk.walk(inode, m_visitor);
        for (const auto& [target, owner] : m_visitor.found())
            add(inode, owner, *out[target]);
    }

    static void add(const RawInode& inode, BlockOwner owner, BlockOwners& out) {
        owner.deleted = inode.deleted();
        out.isFormerCut = !keep(inode, owner, out.former) || out.isFormerCut;
    }

    CheckedVolume m_volume;
    BlockNumber m_first;
    MapWalk m_walk;
    FormerVisitor m_visitor;
};

/// Looks up the bit of a block in its bitmap.
class BitOfBlock : public BitmapVisitor {
public:
    BitOfBlock(const Layout& layout, BlockNumber block) : m_layout(layout), m_bit(layout.filesystem.bitOf(block)) {}

    void bitmap(GroupNumber group, std::span<const std::byte> bits) override {
        m_isDoubtful = isDoubtful(m_layout, BitmapKind::Blocks, group, bits);
        if (m_bit / 8 < bits.size() && !m_isDoubtful)
            m_set = isBitSet(bits, m_bit);
    }
    void uninitialised(GroupNumber /*group*/) override { m_set = false; }
    void unreadable(const Finding& why) override { m_isDoubtful = !m_layout.groups.isCurrent(why.group); }
    [[nodiscard]] std::optional<bool> isSet() const { return m_set; }
    [[nodiscard]] bool isDoubtfulBitmap() const { return m_isDoubtful; }

private:
    const Layout& m_layout;
    std::uint64_t m_bit;
    std::optional<bool> m_set;
    bool m_isDoubtful = false;
};

} // namespace

std::vector<BlockOwners> findOwnersOfBlocks(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                            std::span<const BlockNumber> targets, const OwnerSearchOptions& options) {
    const auto& fs = layout.filesystem;
    const RawBlocks blocks(source, volume, fs);
    auto found = OwnerSearch(blocks, layout, targets, options).run();
    std::vector<BlockNumber> free;
    std::vector<BlockOwners*> ofFree;
    for (std::size_t n = 0; n < targets.size(); ++n) {
        auto& out = found[n];
        BitOfBlock bit(layout, targets[n]);
        BitmapReader(source, volume, layout).step(fs.groupOf(targets[n]), 1, bit);
        out.allocated = bit.isSet();
        out.isBitmapDoubtful = bit.isDoubtfulBitmap();
        out.isFromCopies = layout.isFromCopies();
        if (out.allocated == false && out.owners.empty()) {
            free.push_back(targets[n]);
            ofFree.push_back(&out);
        }
    }
    if (!free.empty())
        FormerSearch(blocks, layout, free).run(ofFree);
    return found;
}

BlockOwners findBlockOwners(const ByteSource& source, ByteInterval volume, const Layout& layout, BlockNumber block,
                            const OwnerSearchOptions& options) {
    return std::move(findOwnersOfBlocks(source, volume, layout, {&block, 1}, options).front());
}

} // namespace atlas
