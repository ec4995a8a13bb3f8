// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/allocation_chunk.h"

#include "allocation/allocation.h"
#include "allocation/bitmap_reader.h"
#include "allocation/metadata_free.h"
#include "allocation/reread_groups.h"
#include "layout/layout.h"

namespace atlas {
namespace {

std::uint16_t shareOf(std::uint32_t used, std::uint32_t of) {
    if (used == 0 || used == of)
        return used == 0 ? 0 : stretchInUse;
    return static_cast<std::uint16_t>(1 + std::uint64_t{used} * (stretchInUse - 2) / of);
}

void setBits(std::span<std::byte> bits, std::uint32_t from, std::uint32_t end) {
    end = static_cast<std::uint32_t>(std::min<std::uint64_t>(end, bits.size() * 8));
    for (auto at = from; at < end; ++at)
        bits[at / 8] |= std::byte(1U << (at % 8));
}

/// Sets the bits of clusters in use in a group whose bitmap was never written. Returns whether there are any.
/// Precondition: all `bits` are 0.
bool markUsed(const Layout& layout, GroupNumber group, std::span<std::byte> bits) {
    const auto region = layout.firstRegionEndingAfter(layout.filesystem.blocksOf(group).first);
    bool any = false;
    usedWithoutBitmap(layout, group, region, [&](std::uint32_t from, std::uint32_t end) {
        setBits(bits, from, end);
        any = true;
    });
    return any;
}

/// Recognises bitmaps missing from a truncated image, outside the volume or of groups without a current descriptor: the
/// layout has one finding for all of them.
class ToldByLayout {
public:
    explicit ToldByLayout(const Layout& layout)
        : m_groups(layout.groups), m_end(layout.filesystem.end()), m_missing(missingBlocks(layout)) {}
    [[nodiscard]] bool operator()(const Finding& why) const {
        return !m_groups.isCurrent(why.group) || (why.block && (*why.block >= m_end || m_missing.contains(*why.block)));
    }

private:
    const Groups& m_groups;
    BlockNumber m_end;
    BlockInterval m_missing;
};

void noteTail(const Layout& layout, BitmapKind kind, GroupNumber group, std::span<const std::byte> bits,
              AllocationChunk& out) {
    if (isTailSet(layout.filesystem, kind, bits))
        return;
    const auto& at = kind == BitmapKind::Blocks ? layout.groups.blockBitmap : layout.groups.inodeBitmap;
    out.faults.tails.at(static_cast<std::size_t>(kind)).add({group, 1, at[group.value]});
}

class InodeBitmapScan final : public BitmapVisitor {
public:
    /// Adds the groups that contradict themselves to `suspects`.
    InodeBitmapScan(const Layout& layout, AllocationChunk& out, std::vector<GroupNumber>& suspects)
        : m_layout(layout), m_isTold(layout), m_out(out), m_suspects(suspects) {}

    void bitmap(GroupNumber group, std::span<const std::byte> bits) override {
        const auto claims = claimsOf(m_layout, group);
        noteTail(m_layout, BitmapKind::Inodes, group, bits, m_out);
        if (checksumFault(m_layout, BitmapKind::Inodes, group, bits, claims) ||
            freeInodesFault(m_layout, group, bits, claims) || systemInodesFreeFault(m_layout, group, bits)) {
            m_suspects.push_back(group);
        }
    }
    void uninitialised(GroupNumber) override {}
    void unreadable(const Finding& why) override {
        m_out.unreadInodeBitmaps += GroupCount{1};
        if (!m_isTold(why))
            m_out.faults.unreadable.add(why);
    }

private:
    const Layout& m_layout;
    ToldByLayout m_isTold;
    AllocationChunk& m_out;
    std::vector<GroupNumber>& m_suspects;
};

class BlockBitmapScan final : public BitmapVisitor {
public:
    /// Adds the groups that contradict themselves to `suspects`.
    BlockBitmapScan(const Layout& layout, Interval<GroupNumber> groups, std::vector<GroupNumber>& suspects)
        : m_layout(layout),
          m_suspects(suspects),
          m_stretch(std::uint32_t{1} << stretchBits(layout.filesystem)),
          m_extents(layout.filesystem.blocksPerCluster()),
          m_missing(missingBlocks(layout)),
          m_isTold(layout) {
        m_out.first = groups.first;
        m_out.freeClusters.reserve(groups.count.value);
        m_out.sharesUntil.resize(std::size_t{groups.count.value} * stretchesPerGroup);
    }

    void bitmap(GroupNumber group, std::span<const std::byte> bits) override {
        const auto claims = claimsOf(m_layout, group);
        const bool isSound = !checksumFault(m_layout, BitmapKind::Blocks, group, bits, claims) &&
                             !metadataFreeFault(m_layout, group, bits);
        noteTail(m_layout, BitmapKind::Blocks, group, bits, m_out);
        const auto free = count(group, bits);
        if (!isSound || freeClustersFault(m_layout, group, free, claims))
            m_suspects.push_back(group);
    }

    void uninitialised(GroupNumber group) override {
        m_out.uninitialised += GroupCount{1};
        m_computed.assign(m_layout.filesystem.blockSize.value, std::byte{0});
        auto free = m_layout.filesystem.clustersOf(group);
        if (markUsed(m_layout, group, m_computed) || isCut(group)) {
            free = count(group, m_computed);
        } else {
            m_extents.free(free);
            m_out.freeClusters.push_back(free);
        }
        if (freeClustersFault(m_layout, group, free, claimsOf(m_layout, group)))
            m_suspects.push_back(group);
    }

    void unreadable(const Finding& why) override {
        m_extents.used();
        m_out.freeClusters.push_back(unknownFree);
        if (!m_isTold(why))
            m_out.faults.unreadable.add(why);
    }

    [[nodiscard]] AllocationChunk finish() {
        m_out.extents = m_extents.open();
        sumUpGroups(m_out, m_layout.filesystem);
        return std::move(m_out);
    }

private:
    /// Returns the free clusters.
    std::uint32_t count(GroupNumber group, std::span<const std::byte> bits) {
        const auto clusters =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(m_layout.filesystem.clustersOf(group), bits.size() * 8));
        const auto free = isCut(group) ? countCut(group, bits, clusters) : m_extents.bitmap(bits, clusters);
        m_out.freeClusters.push_back(free);
        if (free != clusters)
            fillStretches(group, bits, clusters);
        return free;
    }

    /// Whether the image or partition lacks blocks of the group.
    [[nodiscard]] bool isCut(GroupNumber group) const {
        return !m_missing.empty() && m_layout.filesystem.blocksOf(group).end() > m_missing.first;
    }

    /// Blocks that are not there end a free extent, although the bitmap has them as free.
    std::uint32_t countCut(GroupNumber group, std::span<const std::byte> bits, std::uint32_t clusters) {
        const auto& fs = m_layout.filesystem;
        const auto there = blocksThere(fs.blocksOf(group), m_missing).count.value / fs.blocksPerCluster();
        m_there.assign(bits.begin(), bits.end());
        setBits(m_there, static_cast<std::uint32_t>(there), clusters);
        const auto free = clusters - bitsSet(bits, 0, clusters);
        m_out.missingFree +=
            BlockCount{std::uint64_t{free - m_extents.bitmap(m_there, clusters)} * fs.blocksPerCluster()};
        return free;
    }

    void fillStretches(GroupNumber group, std::span<const std::byte> bits, std::uint32_t clusters) {
        const auto until =
            std::span(m_out.sharesUntil)
                .subspan(std::size_t{(group - m_out.first).value} * stretchesPerGroup, stretchesPerGroup);
        std::uint16_t sum = 0;
        std::uint32_t from = 0;
        for (auto& share : until) {
            const auto end = std::min(from + m_stretch, clusters);
            sum += from < end ? shareOf(bitsSet(bits, from, end), end - from) : std::uint16_t{0};
            share = sum;
            from = end;
        }
    }

    const Layout& m_layout;
    std::vector<GroupNumber>& m_suspects;
    std::uint32_t m_stretch;
    FreeExtentScan m_extents;
    BlockInterval m_missing;
    ToldByLayout m_isTold;
    AllocationChunk m_out;
    std::vector<std::byte> m_computed;
    std::vector<std::byte> m_there;
};

class TileKeeper final : public BitmapVisitor {
public:
    TileKeeper(const Layout& layout, BitmapTile& tile) : m_layout(layout), m_tile(tile) {}

    void bitmap(GroupNumber group, std::span<const std::byte> bits) override {
        std::ranges::copy(bits, to(group).begin());
    }
    void uninitialised(GroupNumber group) override { markUsed(m_layout, group, to(group)); }
    void unreadable(const Finding& why) override { m_tile.known[(why.group - m_tile.first).value] = false; }

private:
    [[nodiscard]] std::span<std::byte> to(GroupNumber group) {
        return std::span(m_tile.bits)
            .subspan(std::size_t{(group - m_tile.first).value} * m_tile.bytesPerGroup, m_tile.bytesPerGroup);
    }

    const Layout& m_layout;
    BitmapTile& m_tile;
};

void readAll(BitmapReader reader, Interval<GroupNumber> groups, BitmapVisitor& visitor,
             const std::atomic<bool>& cancelled) {
    for (auto group = groups.first; group < groups.end() && !cancelled;)
        group += GroupCount{reader.step(group, (groups.end() - group).value, visitor)};
}

} // namespace

void sumUpGroups(AllocationChunk& chunk, const Filesystem& fs) {
    chunk.sharesBefore.clear();
    if (std::ranges::find(chunk.freeClusters, unknownFree) != chunk.freeClusters.end())
        return;
    const auto bits = stretchBits(fs);
    std::uint32_t sum = 0;
    chunk.sharesBefore.reserve(chunk.freeClusters.size() + 1);
    chunk.sharesBefore.push_back(sum);
    const auto* until = chunk.sharesUntil.data();
    for (auto group = chunk.first; group < chunk.groups().end(); group += GroupCount{1}, until += stretchesPerGroup) {
        sum += sharesBeforeCluster(until, fs.clustersOf(group), bits);
        chunk.sharesBefore.push_back(sum);
    }
}

AllocationChunk readChunk(const ByteSource& source, ByteInterval volume, const Layout& layout,
                          Interval<GroupNumber> groups, const std::atomic<bool>& cancelled, BitmapScope which) {
    std::vector<GroupNumber> suspects;
    BlockBitmapScan blocks(layout, groups, suspects);
    readAll({source, volume, layout, BitmapKind::Blocks}, groups, blocks, cancelled);
    auto chunk = blocks.finish();
    if (which == BitmapScope::Blocks) {
        chunk.unreadInodeBitmaps = groups.count;
    } else {
        InodeBitmapScan inodes(layout, chunk, suspects);
        readAll({source, volume, layout, BitmapKind::Inodes}, groups, inodes, cancelled);
    }
    std::ranges::sort(suspects);
    suspects.erase(std::unique(suspects.begin(), suspects.end()), suspects.end());
    rereadGroups(source, volume, layout, suspects, which, cancelled, chunk);
    return chunk;
}

BitmapTile readTile(const ByteSource& source, ByteInterval volume, const Layout& layout, Interval<GroupNumber> groups) {
    const auto bytes = static_cast<std::uint32_t>(layout.filesystem.blockSize.value);
    BitmapTile tile{.first = groups.first, .bytesPerGroup = bytes, .bits = {}, .known = {}};
    tile.bits.resize(std::size_t{groups.count.value} * bytes);
    tile.known.resize(groups.count.value, true);
    TileKeeper keeper(layout, tile);
    const std::atomic<bool> never = false;
    readAll({source, volume, layout, BitmapKind::Blocks}, groups, keeper, never);
    return tile;
}

Allocation allocationOf(Interval<GroupNumber> groups, std::span<const std::shared_ptr<const AllocationChunk>> chunks) {
    Allocation out;
    out.first = groups.first;
    out.freeClusters.resize(groups.count.value, unknownFree);
    OpenFreeExtents extents;
    BitmapFaults faults;
    std::vector<GroupNumber> changing;
    auto next = groups.first;
    for (const auto& chunk : chunks) {
        if (chunk->first != next)
            extents.append(notFree);
        std::ranges::copy(chunk->freeClusters,
                          out.freeClusters.begin() + static_cast<std::ptrdiff_t>((chunk->first - groups.first).value));
        extents.append(chunk->extents);
        out.missingFree += chunk->missingFree;
        out.uninitialised += chunk->uninitialised;
        out.unreadInodeBitmaps += chunk->unreadInodeBitmaps;
        faults.add(chunk->faults);
        changing.insert(changing.end(), chunk->changing.begin(), chunk->changing.end());
        next = chunk->groups().end();
    }
    out.extents = extents.closed();
    faults.unreadable.appendTo(out.findings);
    faults.checksums.appendTo(out.findings);
    faults.freeBlocks.appendTo(out.findings);
    faults.freeInodes.appendTo(out.findings);
    faults.metadataFree.appendTo(out.findings);
    addTailFindings(faults, out.findings);
    addChangingFindings(changing, out.findings);
    return out;
}

Allocation readBitmaps(const ByteSource& source, ByteInterval volume, const Layout& layout,
                       Interval<GroupNumber> groups, BitmapScope which,
                       const std::function<void(std::uint32_t done)>& progress) {
    constexpr std::uint32_t atOnce = 4096;
    const std::atomic<bool> cancelled = false;
    std::vector<std::shared_ptr<const AllocationChunk>> chunks;
    for (std::uint32_t done = 0; done < groups.count.value; done += atOnce) {
        if (progress)
            progress(done);
        const Interval<GroupNumber> some{groups.first + GroupCount{done},
                                         {std::min(atOnce, groups.count.value - done)}};
        auto chunk = readChunk(source, volume, layout, some, cancelled, which);
        chunk.sharesUntil = {}; // needed only for drawing
        chunks.push_back(std::make_shared<const AllocationChunk>(std::move(chunk)));
    }
    return allocationOf(groups, chunks);
}

} // namespace atlas
