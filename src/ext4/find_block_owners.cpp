// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/find_block_owners.h"

#include "allocation/bitmap_reader.h"
#include "base/bits.h"
#include "ext4/all_inodes.h"
#include "ext4/checked_volume.h"
#include "ext4/directory_names.h"
#include "ext4/used_inodes.h"

#include <unordered_map>

namespace atlas {
namespace {

constexpr std::size_t maxOwners = 4096; ///< a block of attributes has at most 1,024 (fs/ext4/xattr.h)

/// Looks for the target in maps. A map block is followed once, and again only if the target lies below it.
class TargetVisitor : public MapVisitor {
public:
    explicit TargetVisitor(BlockNumber target) : m_target(target) {}

    void begin() { m_found.reset(); }
    [[nodiscard]] const std::optional<BlockOwner>& found() const { return m_found; }

    bool enter(BlockNumber block, unsigned level) override {
        if (m_found)
            return false;
        if (block == m_target) {
            m_found = BlockOwner{.use = BlockUse::Map, .level = level};
            return false;
        }
        const auto [known, isNew] = m_leads.try_emplace(key(block, level), false);
        return isNew || known->second;
    }
    void leave(BlockNumber block, unsigned level) override { m_leads[key(block, level)] = m_found.has_value(); }
    bool extent(const FileExtent& extent) override {
        if (extent.blocks.contains(m_target)) {
            m_found = BlockOwner{.use = BlockUse::Content,
                                 .logical = extent.logical + (m_target - extent.blocks.first).value,
                                 .unwritten = extent.unwritten};
        }
        return !m_found;
    }

private:
    static std::uint64_t key(BlockNumber block, unsigned level) { return block.value << 3 | level; }

    BlockNumber m_target;
    std::optional<BlockOwner> m_found;
    std::unordered_map<std::uint64_t, bool> m_leads; ///< whether the target is below
};

BlockOwner described(const RawInode& inode, BlockOwner owner) {
    owner.inode = inode.number();
    owner.byExtents = inode.byExtents();
    owner.isDirectory = inode.isDirectory();
    owner.holdsAttribute = inode.holdsAttribute();
    owner.links = inode.links();
    owner.size = inode.size();
    return owner;
}

class OwnerSearch {
public:
    OwnerSearch(const RawBlocks& blocks, const Layout& layout, BlockNumber target, const OwnerSearchOptions& options)
        : m_blocks(blocks),
          m_layout(layout),
          m_target(target),
          m_options(options),
          m_walk(blocks),
          m_visitor(target),
          m_directories(blocks, layout) {}

    BlockOwners run() {
        UsedInodes inodes(m_blocks, m_layout);
        const auto groups = m_layout.groups.size();
        for (std::uint32_t group = 0; group < groups.value; ++group) {
            m_out.unreadTables += inodes.visit({group}, [this](const RawInode& inode) { look(inode); }) ? 0 : 1;
            report(OwnerSearchPhase::Inodes, group + 1, groups.value);
        }
        if (!m_out.owners.empty())
            addPaths();
        return std::move(m_out);
    }

private:
    void report(OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of) const {
        if (m_options.progress)
            m_options.progress(phase, done, of);
    }

    void look(const RawInode& inode) {
        const bool hasMap = inode.hasMap(m_layout.filesystem);
        bool sound = true;
        if (inode.attributes() == m_target)
            keep(inode, {.use = BlockUse::Attributes});
        if (hasMap) {
            m_visitor.begin();
            sound = m_walk.walk(inode, m_visitor);
            if (m_visitor.found())
                keep(inode, *m_visitor.found());
        }
        if (inode.isDirectory() && inode.links() != 0)
            sound = m_directories.add(inode) && sound;
        m_out.brokenMaps += sound && !inode.isLost() ? 0 : 1;
    }

    void keep(const RawInode& inode, const BlockOwner& owner) {
        if (m_out.owners.size() == maxOwners) {
            m_out.cut = true;
            return;
        }
        m_out.owners.push_back(described(inode, owner));
    }

    void addPaths() {
        std::vector<DirectoryNames::Wanted> wanted;
        for (const auto& owner : m_out.owners)
            wanted.push_back({.inode = owner.inode, .links = owner.links, .isDirectory = owner.isDirectory});
        DirectoryNames names(m_directories);
        m_out.brokenDirectories = names.read(
            wanted, [this](std::uint64_t done, std::uint64_t of) { report(OwnerSearchPhase::Directories, done, of); });
        std::size_t bytes = 0;
        constexpr std::size_t maxBytes = 128 * MiB;
        for (auto& owner : m_out.owners) {
            auto paths = bytes < maxBytes ? names.pathsOf(owner.inode) : std::nullopt;
            m_out.cut = m_out.cut || !paths;
            owner.paths = std::move(paths).value_or(std::vector<std::string>{});
            for (const auto& path : owner.paths)
                bytes += path.size();
        }
    }

    const RawBlocks& m_blocks;
    const Layout& m_layout;
    BlockNumber m_target;
    const OwnerSearchOptions& m_options;
    MapWalk m_walk;
    TargetVisitor m_visitor;
    DirectoryBlocks m_directories;
    BlockOwners m_out;
};

/// A target in maps whose blocks may hold other content by now, so that the blocks followed are limited.
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

/// Looks for free inodes that still name the target, from the group of the target on.
class FormerSearch {
public:
    FormerSearch(const RawBlocks& blocks, const Layout& layout, BlockNumber target)
        : m_volume(blocks, layout), m_target(target), m_walk(blocks), m_visitor(target) {}

    void run(BlockOwners& out) {
        const auto& fs = m_volume.fs();
        const HeededFlags flags(m_volume.layout);
        AllInodes inodes(m_volume);
        auto left = fs.inodeSize == 0 ? 0 : maxTables / fs.inodeSize;
        const std::uint64_t groups = m_volume.layout.groups.size().value;
        for (std::uint64_t n = 0; n < groups; ++n) {
            const GroupNumber group{static_cast<std::uint32_t>((fs.groupOf(m_target).value + n) % groups)};
            const std::uint64_t count = flags.inodesUninitialised(group) ? 0 : flags.initialisedInodes(group);
            if (count == 0)
                continue;
            out.isFormerCut = out.isFormerCut || count > left;
            if (count > left)
                return;
            left -= count;
            const bool isRead = inodes.visit(group, [&](const RawInode& inode, bool marked) {
                if (!marked && !inode.isBlank())
                    look(inode, out);
            });
            out.isFormerCut = out.isFormerCut || !isRead || m_visitor.isExhausted();
        }
    }

private:
    static constexpr std::uint64_t maxTables = 64 * MiB;

    void look(const RawInode& inode, BlockOwners& out) {
        if (inode.attributes() == m_target)
            keep(inode, {.use = BlockUse::Attributes}, out);
        if (!inode.hasMap(m_volume.fs()))
            return;
        m_visitor.begin();
        m_walk.walk(inode, m_visitor);
        if (m_visitor.found())
            keep(inode, *m_visitor.found(), out);
    }

    static void keep(const RawInode& inode, const BlockOwner& owner, BlockOwners& out) {
        if (out.former.size() == maxOwners) {
            out.isFormerCut = true;
            return;
        }
        out.former.push_back(described(inode, owner));
        out.former.back().deleted = inode.deleted();
    }

    CheckedVolume m_volume;
    BlockNumber m_target;
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

BlockOwners findBlockOwners(const ByteSource& source, ByteInterval volume, const Layout& layout, BlockNumber block,
                            const OwnerSearchOptions& options) {
    const auto& fs = layout.filesystem;
    const RawBlocks blocks(source, volume, fs);
    auto out = OwnerSearch(blocks, layout, block, options).run();
    BitOfBlock bit(layout, block);
    BitmapReader(source, volume, layout).step(fs.groupOf(block), 1, bit);
    out.allocated = bit.isSet();
    out.isBitmapDoubtful = bit.isDoubtfulBitmap();
    out.isFromCopies = layout.isFromCopies();
    if (out.allocated == false && out.owners.empty())
        FormerSearch(blocks, layout, block).run(out);
    return out;
}

} // namespace atlas
