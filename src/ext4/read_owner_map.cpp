// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_owner_map.h"

#include "base/utf8.h"
#include "ext4/directory_names.h"
#include "ext4/owned_spans.h"
#include "ext4/used_inodes.h"

#include <algorithm>
#include <unordered_set>

namespace atlas {
namespace {

constexpr std::uint32_t firstOrdinaryInode = 11; // EXT2_GOOD_OLD_FIRST_INO

OwnerKind kindOf(const RawInode& inode) {
    if (inode.number() < firstOrdinaryInode && inode.number() != rootInode)
        return OwnerKind::SystemFiles;
    return inode.isDirectory() ? OwnerKind::Directories : OwnerKind::File;
}

/// Collects the blocks of one inode. Each map block is followed once per volume: a second inode that names it is
/// damaged.
class SpanCollector : public MapVisitor {
public:
    explicit SpanCollector(OwnedSpans& spans) : m_spans(spans) {}

    void begin(const RawInode& inode) {
        m_inode = inode.number();
        m_kind = kindOf(inode);
    }
    bool enter(BlockNumber block, unsigned /*level*/) override {
        m_spans.add(m_inode, m_kind == OwnerKind::SystemFiles ? m_kind : OwnerKind::Maps, {block, {1}});
        return m_entered.insert(block.value).second;
    }
    bool extent(const FileExtent& extent) override {
        m_spans.add(m_inode, m_kind, extent.blocks);
        return true;
    }

private:
    OwnedSpans& m_spans;
    std::uint32_t m_inode = 0;
    OwnerKind m_kind{};
    std::unordered_set<std::uint64_t> m_entered;
};

class OwnerMapReading {
public:
    OwnerMapReading(const ByteSource& source, ByteInterval volume, const Layout& layout, const OwnerMapOptions& options)
        : m_source(source),
          m_volume(volume),
          m_layout(layout),
          m_options(options),
          m_blocks(source, volume, layout.filesystem),
          m_walk(m_blocks),
          m_directories(m_blocks, layout),
          m_spans(options.largest, options.maxStretches),
          m_collector(m_spans) {}

    OwnerMap run() {
        readInodes();
        m_spans.finish(m_out);
        countClaimsOnMetadata();
        readBitmaps();
        nameFiles();
        return std::move(m_out);
    }

private:
    void report(OwnerMapPhase phase, std::uint64_t done, std::uint64_t of) const {
        if (m_options.progress)
            m_options.progress(phase, done, of);
    }

    void readInodes() {
        UsedInodes inodes(m_blocks, m_layout);
        const auto groups = m_layout.groups.size().value;
        for (std::uint32_t group = 0; group < groups; ++group) {
            m_out.unreadTables += inodes.visit({group}, [this](const RawInode& inode) { look(inode); }) ? 0 : 1;
            report(OwnerMapPhase::Inodes, group + 1, groups);
        }
    }

    void look(const RawInode& inode) {
        const auto attributes = inode.attributes();
        if (attributes.value != 0 && m_blocks.isInside({attributes, {1}}))
            m_spans.add(inode.number(), OwnerKind::Attributes, {attributes, {1}});
        bool sound = true;
        if (inode.hasMap(m_layout.filesystem)) {
            m_collector.begin(inode);
            sound = m_walk.walk(inode, m_collector);
        }
        m_spans.endInode(inode.number(), inode.links());
        if (inode.isDirectory() && inode.links() != 0)
            sound = m_directories.add(inode) && sound;
        m_out.brokenMaps += sound ? 0 : 1;
    }

    void readBitmaps() {
        OwnedInBitmaps comparison(m_layout, m_out.stretches);
        BitmapReader reader(m_source, m_volume, m_layout);
        const auto groups = m_layout.groups.size().value;
        for (std::uint32_t group = 0; group < groups;) {
            group += reader.step({group}, groups - group, comparison);
            report(OwnerMapPhase::Bitmaps, group, groups);
        }
        m_out.unreadBitmaps = comparison.unread();
        m_out.freeButOwned = comparison.freeButOwned();
        if (!m_out.cut)  // otherwise blocks of dropped stretches would seem unowned
            addUnowned(comparison.unowned());
    }

    /// Counts blocks claimed both by a file and by metadata of a group.
    void countClaimsOnMetadata() {
        const auto& regions = m_layout.regions;
        for (const auto& [blocks, owner] : m_out.stretches) {
            if (m_out.owners[owner].kind == OwnerKind::SystemFiles)
                continue;
            auto region = std::ranges::partition_point(
                regions, [first = blocks.first](const Region& each) { return each.blocks().end() <= first; });
            for (; region != regions.end() && region->first < blocks.end(); ++region) {
                m_out.contested +=
                    belongsToGroup(region->kind) ? intersection(region->blocks(), blocks).count.value : 0;
            }
        }
    }

    void addUnowned(const std::vector<BlockInterval>& unowned) {
        if (unowned.empty())
            return;
        const auto owner = static_cast<std::uint32_t>(m_out.owners.size());
        Owner nobody{.kind = OwnerKind::NoFile, .pieces = unowned.size()};
        const auto before = static_cast<std::ptrdiff_t>(m_out.stretches.size());
        for (const auto& blocks : unowned) {
            nobody.blocks += blocks.count.value;
            m_out.stretches.push_back({blocks, owner});
        }
        m_out.owners.push_back(std::move(nobody));
        const auto first = [](const OwnedBlocks& each) { return each.blocks.first; };
        std::ranges::inplace_merge(m_out.stretches, m_out.stretches.begin() + before, {}, first);
    }

    void nameFiles() {
        std::vector<DirectoryNames::Wanted> wanted;
        for (const auto& owner : m_out.owners)
            if (owner.kind == OwnerKind::File)
                wanted.push_back({.inode = owner.inode, .links = owner.links});
        if (wanted.empty())
            return;
        DirectoryNames names(m_directories);
        m_out.brokenDirectories = names.read(
            wanted, [this](std::uint64_t done, std::uint64_t of) { report(OwnerMapPhase::Directories, done, of); });
        for (auto& owner : m_out.owners) {
            if (owner.kind == OwnerKind::File)
                for (const auto& path : names.pathsOf(owner.inode).value_or(std::vector<std::string>{}))
                    owner.paths.push_back(escapedBytes(path));
        }
    }

    const ByteSource& m_source;
    ByteInterval m_volume;
    const Layout& m_layout;
    const OwnerMapOptions& m_options;
    RawBlocks m_blocks;
    MapWalk m_walk;
    DirectoryBlocks m_directories;
    OwnedSpans m_spans;
    SpanCollector m_collector;
    OwnerMap m_out;
};

} // namespace

OwnerMap readOwnerMap(const ByteSource& source, ByteInterval volume, const Layout& layout,
                      const OwnerMapOptions& options) {
    return OwnerMapReading(source, volume, layout, options).run();
}

} // namespace atlas
