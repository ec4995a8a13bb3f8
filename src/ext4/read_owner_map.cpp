// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_owner_map.h"

#include "allocation/bitmap_reader.h"
#include "allocation/group_claims.h"
#include "allocation/metadata_free.h"
#include "base/reread.h"
#include "base/utf8.h"
#include "ext4/checked_volume.h"
#include "ext4/directory_names.h"
#include "ext4/used_inodes.h"
#include "layout/owner_map.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <limits>
#include <set>
#include <unordered_set>
#include <utility>

namespace atlas {
namespace {

class OwnedSpans {
public:
    /// `mayShare`: files may have blocks in common (shared_blocks).
    OwnedSpans(std::size_t largest, std::size_t maxSpans, bool mayShare)
        : m_largest(largest), m_maxSpans(maxSpans), m_mayShare(mayShare) {}

    /// Adds blocks of an inode. File covers regular files and links, whether among the largest or not.
    void add(std::uint32_t inode, OwnerKind kind, BlockInterval blocks);
    /// Ends the inode whose blocks were added since the last call.
    void endInode(std::uint32_t inode, std::uint16_t links);
    /// Sets the owners, stretches, `further`, `shared`, `contested` and `cut` of `map`.
    void finish(OwnerMap& map);
    /// The blocks that finish() counted as contested.
    [[nodiscard]] const std::vector<BlockInterval>& contested() const { return m_contested; }

private:
    struct Span {
        std::uint64_t first = 0;
        std::uint32_t count = 0;
        std::uint32_t owner = 0; ///< an inode, or a kind: no file has an inode below 11

        [[nodiscard]] BlockInterval blocks() const { return {{first}, {count}}; }
    };
    struct Size {
        std::uint64_t blocks = 0;
        std::uint32_t inode = 0;
        std::uint16_t links = 0;
    };
    static constexpr std::size_t kinds = 7;
    /// With whom the blocks may be shared.
    enum class Sharers : std::uint8_t { Contents, Attributes, Nobody };

    [[nodiscard]] static Sharers sharersOf(const Span& span);
    [[nodiscard]] std::uint32_t ownerOf(std::uint32_t inode) const;
    void listOwners(OwnerMap& map);
    void countBlocks(OwnerMap& map);
    void compareWithEarlier(const Span& span, OwnerMap& map);
    void countShared(OwnerMap& map) const;

    std::size_t m_largest;
    std::size_t m_maxSpans;
    bool m_mayShare;
    std::vector<Span> m_spans;
    std::vector<Size> m_sizes; ///< heap of the largest files, the smallest on top
    std::array<std::uint64_t, kinds> m_files{}; ///< number of inodes by kind
    std::array<bool, kinds> m_seen{}; ///< kinds of the current inode
    std::uint64_t m_blocks = 0; ///< of the current file
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_owners; ///< inode or kind → index, sorted
    std::array<BlockNumber, 3> m_ends{}; ///< by Sharers: the end of the spans compared so far
    std::vector<BlockInterval> m_shared;
    std::vector<BlockInterval> m_contested;
    bool m_cut = false;
};

// Compares the owned blocks with the block bitmaps.

/// Visits the groups in ascending order. With bigalloc, whole clusters are compared: an owner of a block owns its
/// cluster.
class OwnedInBitmaps : public BitmapVisitor {
public:
    /// Both must outlive this object.
    OwnedInBitmaps(const Layout& layout, const std::vector<OwnedBlocks>& owned) : m_layout(layout), m_owned(owned) {}

    void bitmap(GroupNumber group, std::span<const std::byte> bits) override;
    void uninitialised(GroupNumber group) override;
    void unreadable(const Finding& /*why*/) override { ++m_unread; }

    /// Blocks in use without an inode or a structure; sorted and joined.
    [[nodiscard]] std::vector<BlockInterval>& unowned() { return m_unowned; }
    /// Owned blocks that the bitmaps read so far mark as free; sorted.
    [[nodiscard]] const std::vector<BlockInterval>& freeButOwned() const { return m_freeButOwned; }
    [[nodiscard]] std::uint64_t unread() const { return m_unread; }

private:
    void used(BlockInterval blocks);
    void free(BlockInterval blocks);
    /// The end of the structure or owned stretch that covers `block`; `block` if none does.
    [[nodiscard]] BlockNumber coveredUntil(BlockNumber block) const;
    [[nodiscard]] BlockNumber nextCovered(BlockNumber block) const;
    [[nodiscard]] std::vector<OwnedBlocks>::const_iterator ownedFrom(BlockNumber block) const;
    [[nodiscard]] std::vector<Region>::const_iterator regionFrom(BlockNumber block) const;
    [[nodiscard]] BlockNumber endOfCluster(BlockNumber block) const;
    [[nodiscard]] BlockNumber startOfCluster(BlockNumber block) const;

    const Layout& m_layout;
    const std::vector<OwnedBlocks>& m_owned;
    std::vector<BlockInterval> m_unowned;
    std::vector<BlockInterval> m_freeButOwned;
    std::uint64_t m_unread = 0;
};

constexpr bool isLarger(auto one, auto other) {
    return one.blocks != other.blocks ? one.blocks > other.blocks : one.inode < other.inode;
}

constexpr std::uint32_t indexOf(OwnerKind kind) { return static_cast<std::uint32_t>(kind); }

void OwnedSpans::add(std::uint32_t inode, OwnerKind kind, BlockInterval blocks) {
    m_seen[indexOf(kind)] = true;
    m_blocks += kind == OwnerKind::File ? blocks.count.value : 0;
    const auto owner = kind == OwnerKind::File ? inode : indexOf(kind);
    while (!blocks.empty()) {
        if (m_spans.size() == m_maxSpans) {
            m_cut = true;
            return;
        }
        constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
        const auto count = std::min(blocks.count.value, most);
        m_spans.push_back({blocks.first.value, static_cast<std::uint32_t>(count), owner});
        blocks = between(blocks.first + BlockCount{count}, blocks.end());
    }
}

void OwnedSpans::endInode(std::uint32_t inode, std::uint16_t links) {
    for (std::size_t kind = 0; kind < kinds; ++kind)
        m_files[kind] += m_seen[kind] ? 1 : 0;
    m_seen = {};
    const Size size{std::exchange(m_blocks, 0), inode, links};
    if (size.blocks == 0 || m_largest == 0)
        return;
    if (m_sizes.size() == m_largest) {
        if (!isLarger(size, m_sizes.front()))
            return;
        std::ranges::pop_heap(m_sizes, isLarger<Size, Size>);
        m_sizes.pop_back();
    }
    m_sizes.push_back(size);
    std::ranges::push_heap(m_sizes, isLarger<Size, Size>);
}

void OwnedSpans::listOwners(OwnerMap& map) {
    std::ranges::sort(m_sizes, isLarger<Size, Size>);
    for (const auto& size : m_sizes) {
        m_owners.emplace_back(size.inode, static_cast<std::uint32_t>(map.owners.size()));
        map.owners.push_back({.kind = OwnerKind::File, .inode = size.inode, .links = size.links, .files = 1});
    }
    m_files[indexOf(OwnerKind::OtherFiles)] = m_files[indexOf(OwnerKind::File)] - m_sizes.size();
    for (auto kind = indexOf(OwnerKind::OtherFiles); kind < kinds; ++kind) {
        if (m_files[kind] != 0) {
            m_owners.emplace_back(kind, static_cast<std::uint32_t>(map.owners.size()));
            map.owners.push_back({.kind = static_cast<OwnerKind>(kind), .files = m_files[kind]});
        }
    }
    std::ranges::sort(m_owners);
}

std::uint32_t OwnedSpans::ownerOf(std::uint32_t inode) const {
    const auto find = [this](std::uint32_t key) {
        return std::ranges::lower_bound(m_owners, key, {}, &std::pair<std::uint32_t, std::uint32_t>::first);
    };
    const auto own = find(inode);
    return own != m_owners.end() && own->first == inode ? own->second : find(indexOf(OwnerKind::OtherFiles))->second;
}

OwnedSpans::Sharers OwnedSpans::sharersOf(const Span& span) {
    if (span.owner >= kinds)
        return Sharers::Contents;
    return span.owner == indexOf(OwnerKind::Attributes) ? Sharers::Attributes : Sharers::Nobody;
}

/// Precondition: `blocks` begins where the last of `all` does, or later.
void join(std::vector<BlockInterval>& all, BlockInterval blocks) {
    if (!all.empty() && blocks.first <= all.back().end())
        all.back() = between(all.back().first, std::max(all.back().end(), blocks.end()));
    else
        all.push_back(blocks);
}

/// Joins with the last stretch if that has the same owner.
void addStretch(std::vector<OwnedBlocks>& stretches, BlockInterval blocks, std::uint32_t owner) {
    if (!stretches.empty() && stretches.back().owner == owner && blocks.first <= stretches.back().blocks.end()) {
        auto& last = stretches.back().blocks;
        last = between(last.first, std::max(last.end(), blocks.end()));
    } else {
        stretches.push_back({blocks, owner});
    }
}

std::uint64_t countOf(const std::vector<BlockInterval>& all) {
    std::uint64_t sum = 0;
    for (const auto& blocks : all)
        sum += blocks.count.value;
    return sum;
}

/// A block counts once for each owner, even if the inodes of a kind share it.
void OwnedSpans::countBlocks(OwnerMap& map) {
    std::vector<BlockNumber> ends(map.owners.size());
    for (const auto& span : m_spans) {
        const auto blocks = span.blocks();
        const auto n = ownerOf(span.owner);
        auto& owner = map.owners[n];
        owner.pieces += owner.pieces == 0 || blocks.first > ends[n] ? 1 : 0;
        if (blocks.end() > ends[n])
            owner.blocks += (blocks.end() - std::max(blocks.first, ends[n])).value;
        ends[n] = std::max(ends[n], blocks.end());
    }
}

void OwnedSpans::compareWithEarlier(const Span& span, OwnerMap& map) {
    const auto blocks = span.blocks();
    const auto own = sharersOf(span);
    for (const auto other : {Sharers::Contents, Sharers::Attributes, Sharers::Nobody}) {
        const auto end = std::min(m_ends[static_cast<std::size_t>(other)], blocks.end());
        if (end <= blocks.first || (own == other && own == Sharers::Attributes))
            continue;
        const auto both = between(blocks.first, end);
        join(m_mayShare && own == other && own == Sharers::Contents ? m_shared : m_contested, both);
        addStretch(map.further, both, ownerOf(span.owner));
    }
    auto& end = m_ends[static_cast<std::size_t>(own)];
    end = std::max(end, blocks.end());
}

void OwnedSpans::countShared(OwnerMap& map) const {
    std::vector<BlockNumber> ends(map.owners.size());
    for (const auto& span : m_spans) {
        if (sharersOf(span) != Sharers::Contents)
            continue;
        const auto n = ownerOf(span.owner);
        const auto blocks = span.blocks();
        const auto rest =
            blocks.end() > ends[n] ? between(std::max(blocks.first, ends[n]), blocks.end()) : BlockInterval{};
        auto shared =
            std::ranges::partition_point(m_shared, [&](const BlockInterval& each) { return each.end() <= rest.first; });
        for (; shared != m_shared.end() && shared->first < rest.end(); ++shared)
            map.owners[n].shared += intersection(*shared, rest).count.value;
        ends[n] = std::max(ends[n], blocks.end());
    }
}

void OwnedSpans::finish(OwnerMap& map) {
    listOwners(map);
    std::ranges::sort(m_spans, [](const Span& one, const Span& other) {
        return one.first != other.first ? one.first < other.first : one.owner < other.owner;
    });
    countBlocks(map);
    BlockNumber end{0}; // of the blocks assigned so far
    for (const auto& span : m_spans) {
        const auto blocks = span.blocks();
        compareWithEarlier(span, map);
        if (blocks.end() > end) {
            const auto rest = between(std::max(blocks.first, end), blocks.end());
            addStretch(map.stretches, rest, ownerOf(span.owner));
            end = rest.end();
        }
    }
    countShared(map);
    map.shared = countOf(m_shared);
    map.contested = countOf(m_contested);
    map.cut = map.cut || m_cut;
    m_spans = {};
}

/// Calls `run(from, end, inUse)` for each run of equal bits among the first `count`.
template <class Run>
void eachRun(std::span<const std::byte> bits, std::uint32_t count, Run run) {
    std::uint32_t from = 0;
    bool inUse = false;
    for (std::uint32_t at = 0; at < count;) {
        const auto rest = wordAt(bits, at / 64 * 8, 0) >> (at % 64);
        const auto left = std::min(64 - at % 64, count - at);
        const auto alike =
            std::min(static_cast<std::uint32_t>(inUse ? std::countr_one(rest) : std::countr_zero(rest)), left);
        at += alike;
        if (alike < left) {
            if (at > from)
                run(from, at, inUse);
            from = at;
            inUse = !inUse;
        }
    }
    if (count > from)
        run(from, count, inUse);
}

std::vector<OwnedBlocks>::const_iterator OwnedInBitmaps::ownedFrom(BlockNumber block) const {
    return std::ranges::partition_point(
        m_owned, [&](const OwnedBlocks& each) { return endOfCluster(each.blocks.end()) <= block; });
}

std::vector<Region>::const_iterator OwnedInBitmaps::regionFrom(BlockNumber block) const {
    return std::ranges::partition_point(m_layout.regions,
                                        [&](const Region& each) { return endOfCluster(each.blocks().end()) <= block; });
}

BlockNumber OwnedInBitmaps::endOfCluster(BlockNumber block) const {
    const auto& fs = m_layout.filesystem;
    const auto ratio = std::max(fs.blocksPerCluster(), 1U);
    const auto past = (block - fs.firstDataBlock).value % ratio;
    return past == 0 ? block : std::min(block + BlockCount{ratio - past}, fs.end());
}

BlockNumber OwnedInBitmaps::startOfCluster(BlockNumber block) const {
    const auto& fs = m_layout.filesystem;
    const auto ratio = std::max(fs.blocksPerCluster(), 1U);
    return {block.value - (block - fs.firstDataBlock).value % ratio};
}

BlockNumber OwnedInBitmaps::coveredUntil(BlockNumber block) const {
    auto end = block;
    if (const auto region = regionFrom(block);
        region != m_layout.regions.end() && startOfCluster(region->first) <= block) {
        end = std::max(end, endOfCluster(region->blocks().end()));
    }
    if (const auto owned = ownedFrom(block); owned != m_owned.end() && startOfCluster(owned->blocks.first) <= block)
        end = std::max(end, endOfCluster(owned->blocks.end()));
    return end;
}

BlockNumber OwnedInBitmaps::nextCovered(BlockNumber block) const {
    auto next = m_layout.filesystem.end();
    if (const auto region = regionFrom(block); region != m_layout.regions.end())
        next = std::min(next, startOfCluster(region->first));
    if (const auto owned = ownedFrom(block); owned != m_owned.end())
        next = std::min(next, startOfCluster(owned->blocks.first));
    return next;
}

void OwnedInBitmaps::used(BlockInterval blocks) {
    for (auto at = blocks.first; at < blocks.end();) {
        if (const auto covered = coveredUntil(at); covered > at) {
            at = covered;
            continue;
        }
        const auto end = std::min(nextCovered(at), blocks.end());
        if (!m_unowned.empty() && m_unowned.back().end() == at)
            m_unowned.back() = between(m_unowned.back().first, end);
        else
            m_unowned.push_back(between(at, end));
        at = end;
    }
}

void OwnedInBitmaps::free(BlockInterval blocks) {
    for (auto owned = ownedFrom(blocks.first); owned != m_owned.end() && owned->blocks.first < blocks.end(); ++owned)
        if (const auto both = intersection(owned->blocks, blocks); !both.empty())
            join(m_freeButOwned, both);
}

void OwnedInBitmaps::bitmap(GroupNumber group, std::span<const std::byte> bits) {
    // While it is mounted, what the bitmap contradicts is read again instead.
    if (!m_layout.filesystem.mounted && isDoubtful(m_layout, BitmapKind::Blocks, group, bits)) {
        ++m_unread;
        return;
    }
    const auto blocks = m_layout.filesystem.blocksOf(group);
    const auto ratio = m_layout.filesystem.blocksPerCluster();
    const auto clusters = std::min<std::uint64_t>(m_layout.filesystem.clustersOf(group), 8 * bits.size());
    eachRun(bits, static_cast<std::uint32_t>(clusters), [&](std::uint32_t from, std::uint32_t end, bool inUse) {
        const auto run = between(blocks.first + BlockCount{std::uint64_t{from} * ratio},
                                 std::min(blocks.first + BlockCount{std::uint64_t{end} * ratio}, blocks.end()));
        inUse ? used(run) : free(run);
    });
}

/// Only metadata is in use in such a group, including blocks of the resize inode.
void OwnedInBitmaps::uninitialised(GroupNumber group) {
    const auto blocks = m_layout.filesystem.blocksOf(group);
    const auto ratio = m_layout.filesystem.blocksPerCluster();
    const auto region = static_cast<std::size_t>(regionFrom(blocks.first) - m_layout.regions.begin());
    auto from = blocks.first;
    usedWithoutBitmap(m_layout, group, region, [&](std::uint32_t first, std::uint32_t end) {
        free(between(from, blocks.first + BlockCount{std::uint64_t{first} * ratio}));
        from = std::max(from, blocks.first + BlockCount{std::uint64_t{end} * ratio});
    });
    free(between(from, blocks.end()));
}

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
    SpanCollector(OwnedSpans& spans, BlockInterval missing) : m_spans(spans), m_missing(missing) {}

    void begin(const RawInode& inode) {
        m_inode = inode.number();
        m_kind = kindOf(inode);
        m_lost = 0;
    }
    /// Blocks of the inode that the image or partition lacks.
    [[nodiscard]] std::uint64_t lost() const { return m_lost; }
    bool enter(BlockNumber block, unsigned /*level*/) override {
        m_spans.add(m_inode, m_kind == OwnerKind::SystemFiles ? m_kind : OwnerKind::Maps, {block, {1}});
        countLost({block, {1}});
        return m_entered.insert(block.value).second;
    }
    bool extent(const FileExtent& extent) override {
        m_spans.add(m_inode, m_kind, extent.blocks);
        countLost(extent.blocks);
        return true;
    }

private:
    void countLost(BlockInterval blocks) {
        m_lost += m_missing.empty() ? 0 : (blocks.count - blocksThere(blocks, m_missing).count).value;
    }

    OwnedSpans& m_spans;
    BlockInterval m_missing;
    std::uint64_t m_lost = 0;
    std::uint32_t m_inode = 0;
    OwnerKind m_kind{};
    std::unordered_set<std::uint64_t> m_entered;
};

using BlockList = std::vector<BlockInterval>; ///< sorted, disjoint

BlockList united(BlockList all) {
    std::ranges::sort(all, {}, &BlockInterval::first);
    BlockList out;
    for (const auto& blocks : all)
        join(out, blocks);
    return out;
}

/// The blocks that are in both lists.
BlockList inBoth(const BlockList& one, const BlockList& other) {
    BlockList out;
    auto at = other.begin();
    for (const auto& blocks : one) {
        while (at != other.end() && at->end() <= blocks.first)
            ++at;
        for (auto next = at; next != other.end() && next->first < blocks.end(); ++next)
            join(out, intersection(blocks, *next));
    }
    return out;
}

/// Blocks whose owners and bitmaps contradict each other.
struct Contradictions {
    BlockList free; ///< an inode owns them, the bitmap marks them as free
    BlockList contested; ///< owned twice
    bool operator==(const Contradictions&) const = default;

    [[nodiscard]] bool empty() const { return free.empty() && contested.empty(); }
    [[nodiscard]] Contradictions alsoIn(const Contradictions& other) const {
        return {inBoth(free, other.free), inBoth(contested, other.contested)};
    }
};

class OwnerMapReading {
public:
    OwnerMapReading(const ByteSource& source, ByteInterval volume, const Layout& layout, const OwnerMapOptions& options)
        : m_source(source),
          m_volume(volume),
          m_layout(layout),
          m_options(options),
          m_blocks(source, volume, layout.filesystem),
          m_checked(m_blocks, layout),
          m_walk(m_blocks),
          m_directories(m_blocks, layout),
          m_spans(options.largest, options.maxStretches, layout.filesystem.has("shared_blocks")),
          m_collector(m_spans, missingBlocks(layout)) {}

    OwnerMap run() {
        readInodes();
        m_spans.finish(m_out);
        m_contradictions.contested = m_spans.contested();
        countClaimsOnMetadata();
        m_contradictions.contested = united(std::move(m_contradictions.contested));
        readBitmaps();
        nameFiles();
        return std::move(m_out);
    }

    /// The contradictions in the map that run() returned.
    [[nodiscard]] const Contradictions& contradictions() const { return m_contradictions; }

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
            noteLost(inode);
        }
        m_spans.endInode(inode.number(), inode.links());
        if (inode.isDirectory() && inode.links() != 0)
            sound = m_directories.add(inode) && sound;
        m_out.brokenMaps += sound && !inode.isLost() && !hasWrongChecksum(inode) ? 0 : 1;
    }

    /// Then the map may be whatever the bytes say.
    [[nodiscard]] bool hasWrongChecksum(const RawInode& inode) const {
        if (!m_checked.checksums || inode.bytes().size() < m_layout.filesystem.inodeSize)
            return false;
        const auto verdict = inodeChecksum(inode.bytes(), inode.number(), m_checked.context);
        return verdict && !verdict->right();
    }

    void noteLost(const RawInode& inode) {
        if (m_collector.lost() == 0)
            return;
        ++m_out.losingFiles;
        if (m_out.losing.size() < OwnerMap::mostLosing) {
            m_out.losing.push_back({.inode = inode.number(),
                                    .links = inode.links(),
                                    .isDirectory = inode.isDirectory(),
                                    .blocks = m_collector.lost()});
        }
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
        m_out.isFromCopies = m_layout.isFromCopies();
        m_contradictions.free = comparison.freeButOwned();
        m_out.freeButOwned = countOf(m_contradictions.free);
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
                const auto both = intersection(region->blocks(), blocks);
                if (!belongsToGroup(region->kind) || both.empty())
                    continue;
                m_out.contested += both.count.value;
                m_contradictions.contested.push_back(both);
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
        for (const auto& file : m_out.losing)
            wanted.push_back({.inode = file.inode, .links = file.links, .isDirectory = file.isDirectory});
        if (wanted.empty())
            return;
        DirectoryNames names(m_directories);
        m_out.brokenDirectories = names.read(
            wanted, [this](std::uint64_t done, std::uint64_t of) { report(OwnerMapPhase::Directories, done, of); });
        const auto pathsOf = [&](std::uint32_t inode) {
            auto paths = names.pathsOf(inode).value_or(std::vector<std::string>{});
            for (auto& path : paths)
                path = escapedBytes(path);
            return paths;
        };
        for (auto& owner : m_out.owners)
            if (owner.kind == OwnerKind::File)
                owner.paths = pathsOf(owner.inode);
        for (auto& file : m_out.losing)
            file.paths = pathsOf(file.inode);
    }

    const ByteSource& m_source;
    ByteInterval m_volume;
    const Layout& m_layout;
    const OwnerMapOptions& m_options;
    RawBlocks m_blocks;
    CheckedVolume m_checked;
    MapWalk m_walk;
    DirectoryBlocks m_directories;
    OwnedSpans m_spans;
    SpanCollector m_collector;
    Contradictions m_contradictions;
    OwnerMap m_out;
};

/// Groups with blocks that contradict each other in `last`, but did not do so in every reading.
std::vector<std::uint32_t> changingGroups(const Contradictions& last, const Contradictions& lasting,
                                          const Filesystem& fs) {
    std::set<std::uint32_t> groups;
    const auto add = [&](const BlockList& all, const BlockList& known) {
        for (const auto& blocks : all) {
            const auto there = inBoth({blocks}, known);
            if (countOf(there) != blocks.count.value)
                for (auto g = fs.groupOf(blocks.first); g <= fs.groupOf(blocks.last()); ++g)
                    groups.insert(g.value);
        }
    };
    add(last.free, lasting.free);
    add(last.contested, lasting.contested);
    return {groups.begin(), groups.end()};
}

/// Reads everything again, as long as it is not clear which contradictions last. `first`: those of the first reading.
OwnerMap readAgain(const ByteSource& source, ByteInterval volume, const Layout& layout, const OwnerMapOptions& options,
                   const Contradictions& first) {
    Reread reread(layout.filesystem.mounted);
    Contradictions lasting = first;
    Contradictions last;
    OwnerMap map;
    std::uint64_t brokenMaps = std::numeric_limits<std::uint64_t>::max();
    auto brokenDirectories = brokenMaps;
    std::uint32_t steady = 0;
    do {
        const auto fresh = withClaimsReadAgain(source, volume, layout);
        OwnerMapReading reading(source, volume, fresh, options);
        map = reading.run();
        last = reading.contradictions();
        auto both = lasting.alsoIn(last);
        steady = both == lasting ? steady + 1 : 0;
        if (both != last || fresh.groups != layout.groups)
            reread.noteChange();
        lasting = std::move(both);
        brokenMaps = std::min(brokenMaps, map.brokenMaps);
        brokenDirectories = std::min(brokenDirectories, map.brokenDirectories);
    } while ((!lasting.empty() || brokenMaps + brokenDirectories != 0) && reread.again(steady));
    if (lasting != last) {
        map.freeButOwned = countOf(lasting.free);
        map.contested = countOf(lasting.contested);
        map.changingGroups = changingGroups(last, lasting, layout.filesystem);
    }
    map.brokenMaps = brokenMaps;
    map.brokenDirectories = brokenDirectories;
    return map;
}

} // namespace

OwnerMap readOwnerMap(const ByteSource& source, ByteInterval volume, const Layout& layout,
                      const OwnerMapOptions& options) {
    OwnerMapReading reading(source, volume, layout, options);
    auto map = reading.run();
    const bool isInUse = layout.filesystem.mounted || layout.filesystem.needsRecovery;
    const bool mayBeTorn = isInUse && map.brokenMaps + map.brokenDirectories != 0;
    return reading.contradictions().empty() && !mayBeTorn
               ? map
               : readAgain(source, volume, layout, options, reading.contradictions());
}

} // namespace atlas
