// SPDX-License-Identifier: GPL-3.0-or-later
// The reads follow fs/ext4/mballoc.c (ext4_mb_prefetch and its caller), ialloc.c (ext4_read_inode_bitmap), inode.c
// (__ext4_get_inode_loc), super.c (ext4_group_desc_init), orphan.c (ext4_init_orphan_info) of Linux 6.1;
// e2fsck/readahead.c, pass1.c and pass4.c of e2fsprogs 1.47.0.
#include "compare/metadata_reads.h"

#include "base/units.h"
#include "layout/layout.h"

#include <algorithm>
#include <utility>

namespace atlas {
namespace {

constexpr std::uint64_t inodeReadahead = 32; ///< blocks: mount option inode_readahead_blks
constexpr std::uint64_t scanBuffer = 8; ///< blocks: EXT2_INODE_SCAN_DEFAULT_BUFFER_BLOCKS
constexpr std::uint32_t largestBatch = 65536U * 512 / 4096; ///< BLK_MAX_SEGMENT_SIZE sectors, in bitmaps of 4 KiB

/// Joins successive neighbours and passes each run on.
template <class Each>
class Runs {
public:
    explicit Runs(Each each) : m_each(std::move(each)) {}

    void add(BlockInterval next) {
        if (!m_run.empty() && m_run.end() == next.first) {
            m_run.count += next.count;
        } else if (!next.empty()) {
            flush();
            m_run = next;
        }
    }
    void flush() {
        if (!m_run.empty())
            m_each(std::exchange(m_run, {}));
    }

private:
    Each m_each;
    BlockInterval m_run{};
};

/// The sequential reads of a file, in the pieces in which the kernel reads ahead (mm/readahead.c,
/// ondemand_readahead()): they start small and grow to the readahead of the device. All in blocks.
class SequentialReads {
public:
    SequentialReads(std::uint64_t readahead, std::uint64_t largestAdvised)
        : m_most(readahead), m_advised(std::max(readahead, largestAdvised)) {}

    /// Reads `run`, of which posix_fadvise() has asked for the first part: at most one request
    /// (force_page_cache_ra()). `buffer`: blocks of one read.
    void read(BlockInterval run, std::uint64_t buffer, RequestCounter& counter) {
        if (run.empty())
            return;
        const bool continues = run.first == m_end;
        const auto begun = continues ? std::min(m_begun, run.count.value) : 0;
        const auto ahead = continues ? std::min(m_ahead, run.count.value) : 0;
        const auto advised = std::min(run.count.value, m_advised);
        const auto piece = [&](std::uint64_t from, std::uint64_t to) {
            if (from < to)
                counter.add({run.first + BlockCount{from}, {to - from}});
        };
        counter.lengthen({run.first, {begun}});
        piece(begun, ahead);
        piece(ahead, advised);
        // Reading what was read ahead asks for the next piece. If that is at hand too, the pieces start small again.
        const bool goesOn = ahead != 0 && ahead + m_most > advised;
        auto at = std::max(ahead, advised);
        auto size = goesOn ? m_most : firstPiece(buffer);
        for (; at < run.count.value; at += std::exchange(size, nextPiece(size)))
            piece(at, std::min(at + size, run.count.value));
        m_end = run.end();
        const bool isPieced = run.count.value > advised;
        m_begun = isPieced ? at - run.count.value : 0;
        m_ahead = isPieced ? m_begun + size : 0; // one more piece is asked for before the end
    }

private:
    /// get_init_ra_size()
    [[nodiscard]] std::uint64_t firstPiece(std::uint64_t buffer) const {
        if (buffer <= m_most / 32)
            return 4 * buffer;
        return buffer <= m_most / 4 ? 2 * buffer : m_most;
    }
    /// get_next_ra_size()
    [[nodiscard]] std::uint64_t nextPiece(std::uint64_t size) const {
        return std::min(size < m_most / 16 ? 4 * size : 2 * size, m_most);
    }

    std::uint64_t m_most;
    std::uint64_t m_advised;
    BlockNumber m_end{}; ///< of the last run
    std::uint64_t m_begun = 0; ///< read behind it with its last piece
    std::uint64_t m_ahead = 0; ///< and with one more
};

class WorkReads {
public:
    WorkReads(const Layout& layout, const ReadModel& model, std::vector<BlockInterval>* list = nullptr)
        : m_layout(layout),
          m_fs(layout.filesystem),
          m_flags(layout),
          m_ahead(blocksIn(model.readahead), blocksIn(model.largestRequest)),
          m_counter(m_fs.blockSize, model, list) {}

    [[nodiscard]] Reads total() const { return m_counter.total(); }

    /// s_mb_prefetch: one flex group at a time. Its neighbours become one request, because they are submitted under one
    /// plug.
    void blockBitmaps(Fill fill) {
        const auto batch = std::min(m_fs.groupsPerFlex(), largestBatch);
        const auto& places = m_layout.groups.blockBitmap;
        Runs runs([&](BlockInterval run) { m_counter.add(run); });
        for (std::uint32_t g = 0; g < places.size(); ++g) {
            if (g % batch == 0)
                runs.flush();
            if (m_layout.isPlaceStated(places[g], {g}) && (fill == Fill::Full || !m_flags.blocksUninitialised({g})))
                runs.add({places[g], {1}});
        }
        runs.flush();
    }

    /// e2fsck marks the blocks in a bitmap and reads its runs.
    void bitmapsByBlock(bool ofBlocks, Fill fill) {
        std::vector<BlockNumber> all;
        const auto& groups = m_layout.groups;
        for (std::uint32_t g = 0; g < groups.size().value; ++g) {
            if (ofBlocks && (fill == Fill::Full || !m_flags.blocksUninitialised({g})))
                all.push_back(groups.blockBitmap[g]);
            if (fill == Fill::Full || !m_flags.inodesUninitialised({g}))
                all.push_back(groups.inodeBitmap[g]);
        }
        std::ranges::sort(all);
        Runs runs([&](BlockInterval run) { readAhead(run, 1); });
        const auto end = m_layout.filesystem.end();
        for (const auto place : all)
            if (place != end || !isOfText(m_layout))
                runs.add({place, {1}});
        runs.flush();
    }

    /// pass1_readahead(): adds groups until their blocks exceed e2fsck_guess_readahead(), which is two tables.
    void inodeTables(Fill fill) {
        Runs runs([&](BlockInterval run) { readAhead(run, scanBuffer); });
        std::uint64_t window = 0;
        for (std::uint32_t g = 0; g < m_layout.groups.size().value; ++g) {
            const auto used = usedTable(g, fill);
            runs.add(used);
            window += used.count.value;
            if (window > 2 * std::uint64_t{m_fs.inodeTableBlocks}) {
                runs.flush();
                window = 0;
            }
        }
        runs.flush();
    }

    void find() {
        for (std::uint32_t g = 0; g < m_layout.groups.size().value; ++g) {
            m_counter.addEach({m_fs.blocksOf({g}).first, {1}});
            readInodes(g);
        }
    }

    void deleteTree() {
        const auto& groups = m_layout.groups;
        for (std::uint32_t g = 0; g < groups.size().value; ++g) {
            readInodes(g);
            for (const auto bitmap : {groups.blockBitmap[g], groups.inodeBitmap[g]})
                if (m_layout.isPlaceStated(bitmap, {g}))
                    m_counter.addEach({bitmap, {1}});
        }
    }

    /// The descriptors and the orphan file are read block by block.
    void mount() {
        m_counter.addEach({m_fs.superblockBlock, {1}});
        eachDescriptorRun([&](BlockInterval run) { m_counter.addEach(run); });
        if (!m_layout.groups.inodeTable.empty()) {
            const auto table = m_layout.inodeTableOf({0});
            readInode(table, table, true);
        }
        for (const auto& file : m_layout.files) {
            if (file.kind == RegionKind::Journal && !file.extents.empty())
                m_counter.addEach({file.extents.front().first, {1}});
            else if (file.kind == RegionKind::OrphanFile)
                for (const auto& extent : file.extents)
                    m_counter.addEach(extent);
        }
    }

private:
    [[nodiscard]] BlockInterval usedTable(std::uint32_t group, Fill fill) const {
        const auto table = m_layout.inodeTableOf({group});
        if (fill == Fill::Full)
            return table;
        if (m_flags.inodesUninitialised({group}))
            return {table.first, {}};
        const auto bytes = std::uint64_t{m_flags.initialisedInodes({group})} * m_fs.inodeSize;
        return {table.first, {std::min<std::uint64_t>(table.count.value, ceilDiv(bytes, m_fs.blockSize.value))}};
    }

    void readInodes(std::uint32_t group) {
        const auto table = m_layout.inodeTableOf({group});
        const bool adjoins = group > 0 && m_layout.inodeTableOf({group - 1}).end() == table.first;
        for (auto left = table; !left.empty();)
            left = between(readInode(table, left, adjoins).end(), left.end());
    }

    /// __ext4_get_inode_loc(): the first inode requested brings the blocks around it, from a multiple of
    /// inode_readahead_blks or the start of the table on, and one more. Its own block is not joined with the others.
    /// Directories name inodes in any order, so the middle block is taken; but a group's directory is its first inode,
    /// whose block came with the preceding table if that adjoins. Returns what was read.
    BlockInterval readInode(BlockInterval table, BlockInterval left, bool adjoins) {
        const BlockNumber aligned{left.first.value / inodeReadahead * inodeReadahead};
        const auto end = std::min(std::max(aligned, table.first) + BlockCount{inodeReadahead + 1}, left.end());
        const auto part = between(left.first, end);
        const bool first = left.first == table.first && !adjoins;
        const BlockInterval wanted{part.first + BlockCount{first ? 0 : part.count.value / 2}, {1}};
        m_counter.add(between(part.first, wanted.first));
        m_counter.add(wanted);
        m_counter.add(between(wanted.end(), part.end()));
        return part;
    }

    [[nodiscard]] std::uint64_t blocksIn(ByteCount bytes) const {
        return std::max<std::uint64_t>(1, bytes.value / m_fs.blockSize.value);
    }

    void readAhead(BlockInterval run, std::uint64_t buffer) { m_ahead.read(run, buffer, m_counter); }

    /// With meta_bg, each meta group from s_first_meta_bg on holds its own block of descriptors.
    template <class Each>
    void eachDescriptorRun(const Each& each) const {
        if (const auto* copies = m_layout.copiesIn({0}))
            each(copies->descriptors);
        const auto perBlock = m_fs.descriptorsPerBlock();
        if (!m_fs.has("meta_bg") || perBlock == 0)
            return;
        for (std::uint64_t at = std::uint64_t{std::max(m_fs.firstMetaBg, 1U)} * perBlock; at < m_fs.groupCount.value;
             at += perBlock) {
            if (const auto* copies = m_layout.copiesIn({static_cast<std::uint32_t>(at)}))
                each(copies->descriptors);
        }
    }

    const Layout& m_layout;
    const Filesystem& m_fs;
    HeededFlags m_flags;
    SequentialReads m_ahead;
    RequestCounter m_counter;
};

} // namespace

Reads readsOf(Work work, const Layout& layout, const ReadModel& model) {
    WorkReads reads(layout, model);
    switch (work) {
    case Work::FirstWrite: return blockBitmapReads(layout, model, Fill::Full);
    case Work::Fsck:
        reads.inodeTables(Fill::Full);
        reads.bitmapsByBlock(true, Fill::Full);
        break;
    case Work::Find: reads.find(); break;
    case Work::DeleteTree: reads.deleteTree(); break;
    case Work::Mount: reads.mount(); break;
    }
    return reads.total();
}

Reads blockBitmapReads(const Layout& layout, const ReadModel& model, Fill fill) {
    WorkReads reads(layout, model);
    reads.blockBitmaps(fill);
    return reads.total();
}

Reads inodeBitmapReads(const Layout& layout, const ReadModel& model, Fill fill) {
    WorkReads reads(layout, model);
    reads.bitmapsByBlock(false, fill);
    return reads.total();
}

Reads inodeTableReads(const Layout& layout, const ReadModel& model, Fill fill) {
    WorkReads reads(layout, model);
    reads.inodeTables(fill);
    return reads.total();
}

std::vector<BlockInterval> blockBitmapRequests(const Layout& layout, const ReadModel& model, Fill fill) {
    std::vector<BlockInterval> list;
    WorkReads(layout, model, &list).blockBitmaps(fill);
    return list;
}

std::vector<BlockInterval> inodeTableRequests(const Layout& layout, const ReadModel& model, Fill fill) {
    std::vector<BlockInterval> list;
    WorkReads(layout, model, &list).inodeTables(fill);
    return list;
}

} // namespace atlas
