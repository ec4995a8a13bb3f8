// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/synthetic.h"

namespace atlas::test {
namespace {

bool powerOf(std::uint32_t base, std::uint32_t number) {
    while (number % base == 0) {
        number /= base;
    }
    return number == 1;
}

bool keepsCopies(std::uint32_t group) {
    return group <= 1 || powerOf(3, group) || powerOf(5, group) || powerOf(7, group);
}

std::uint32_t ceilDiv(std::uint64_t a, std::uint64_t b) { return static_cast<std::uint32_t>((a + b - 1) / b); }

Filesystem filesystemOf(const Geometry& g) {
    Filesystem fs;
    fs.blockSize = fs.clusterSize = g.blockSize;
    fs.firstDataBlock = {g.blockSize.value == 1024 ? 1u : 0u};
    fs.blocksPerGroup = fs.clustersPerGroup = static_cast<std::uint32_t>(g.blockSize.value * 8);
    fs.groupCount = g.groups;
    const auto lastGroup = g.blocksInLastGroup.value == 0 ? fs.blocksPerGroup : g.blocksInLastGroup.value;
    fs.blockCount = {fs.firstDataBlock.value + std::uint64_t{g.groups.value - 1} * fs.blocksPerGroup + lastGroup};
    fs.inodesPerGroup = g.inodesPerGroup;
    fs.inodeSize = g.inodeSize;
    fs.inodeTableBlocks = ceilDiv(std::uint64_t{g.inodesPerGroup} * g.inodeSize, g.blockSize.value);
    fs.descriptorSize = g.descriptorSize;
    fs.descriptorBlocks = ceilDiv(std::uint64_t{g.groups.value} * g.descriptorSize, g.blockSize.value);
    fs.reservedGdtBlocks = g.reservedGdtBlocks;
    fs.inodeCount = std::uint64_t{g.groups.value} * g.inodesPerGroup;
    fs.freeInodes = fs.inodeCount - 11;
    fs.features = {"has_journal", "ext_attr", "resize_inode", "dir_index", "filetype", "extent", "64bit"};
    if (g.groupsPerFlex != 0) {
        fs.flexGroupSize = g.groupsPerFlex;
        fs.features.emplace_back("flex_bg");
    }
    fs.features.insert(fs.features.end(), {"sparse_super", "large_file", "huge_file", "metadata_csum"});
    fs.uuid = "5e1f0c2a-0000-4000-8000-000000000001";
    fs.label = "synthetic";
    fs.lastMounted = "/srv";
    fs.state = "clean";
    fs.creatorOs = "Linux";
    fs.revision = 1;
    fs.created = 1'500'000'000;
    fs.journalInode = g.journalBlocks == 0 ? 0 : 8;
    fs.superblockBlock = fs.firstDataBlock;
    return fs;
}

class Builder {
public:
    explicit Builder(const Geometry& geometry) : m_geometry(geometry) {
        m_claims.filesystem = filesystemOf(geometry);
        m_claims.groups.resize(geometry.groups);
        m_used.resize(geometry.groups.value);
    }

    LayoutClaims build() {
        placeCopies();
        const std::uint32_t step = std::max(1u, m_geometry.groupsPerFlex);
        for (std::uint32_t g = 0; g < m_geometry.groups.value; g += step) {
            placeFlexGroup(g, std::min(step, m_geometry.groups.value - g));
        }
        placeJournal();
        countFree();
        return std::move(m_claims);
    }

private:
    Filesystem& fs() { return m_claims.filesystem; }

    void placeCopies() {
        for (std::uint32_t g = 0; g < m_geometry.groups.value; ++g) {
            if (!keepsCopies(g)) {
                continue;
            }
            const auto super = fs().blocksOf({g}).first;
            const BlockInterval descriptors{super + BlockCount{1}, {fs().descriptorBlocks}};
            const BlockInterval reserved{descriptors.end(), {fs().reservedGdtBlocks}};
            m_claims.copies.push_back({{g}, super, descriptors, reserved});
            m_used[g] += 1 + fs().descriptorBlocks + fs().reservedGdtBlocks;
        }
    }

    /// Returns the first `count` contiguous blocks at or after `cursor` that overlap no superblock copy, and advances `cursor`.
    /// The blocks are charged to the groups that contain them.
    BlockNumber take(BlockNumber& cursor, std::uint64_t count) {
        for (const auto& copy : m_claims.copies) {
            const auto end = std::max(copy.descriptors.end(), copy.reservedGdt.end());
            if (cursor < end && cursor + BlockCount{count} > *copy.superblock) {
                cursor = end;
            }
        }
        const auto first = cursor;
        cursor += BlockCount{count};
        use({first, {count}});
        return first;
    }

    void use(BlockInterval blocks) {
        while (!blocks.empty()) {
            const auto group = fs().groupOf(blocks.first);
            const auto here = intersection(blocks, fs().blocksOf(group));
            m_used.at(group.value) += here.count.value;
            blocks = between(here.end(), blocks.end());
        }
    }

    void placeFlexGroup(std::uint32_t first, std::uint32_t count) {
        auto cursor = fs().blocksOf({first}).first;
        auto& groups = m_claims.groups;
        for (std::uint32_t g = first; g < first + count; ++g) {
            groups.blockBitmap[g] = take(cursor, 1);
        }
        for (std::uint32_t g = first; g < first + count; ++g) {
            groups.inodeBitmap[g] = take(cursor, 1);
        }
        for (std::uint32_t g = first; g < first + count; ++g) {
            groups.inodeTable[g] = take(cursor, fs().inodeTableBlocks);
        }
    }

    void placeJournal() {
        if (m_geometry.journalBlocks == 0) {
            return;
        }
        const GroupNumber middle{m_geometry.groups.value / 2};
        const auto end = fs().blocksOf(middle).end();
        const BlockInterval blocks{{end.value - m_geometry.journalBlocks}, {m_geometry.journalBlocks}};
        use(blocks);
        m_claims.files.push_back({RegionKind::Journal, 8, {blocks}});
    }

    void countFree() {
        auto& groups = m_claims.groups;
        for (std::uint32_t g = 0; g < m_geometry.groups.value; ++g) {
            groups.freeBlocks[g] = static_cast<std::uint32_t>(fs().blocksOf({g}).count.value - m_used[g]);
            groups.freeInodes[g] = g == 0 ? fs().inodesPerGroup - 11 : fs().inodesPerGroup;
            groups.unusedInodes[g] = groups.freeInodes[g];
            groups.usedDirectories[g] = g == 0 ? 2 : 0;
            groups.flags[g] = static_cast<std::uint16_t>(g == 0 ? GroupFlag::ItableZeroed : GroupFlag::InodeUninit);
            groups.checksum[g] = groups.computedChecksum[g] = static_cast<std::uint16_t>(0x1234 + g);
            *fs().freeBlocks += groups.freeBlocks[g];
        }
    }

    Geometry m_geometry;
    LayoutClaims m_claims;
    std::vector<std::uint64_t> m_used; ///< per group: the number of metadata blocks in it
};

} // namespace

LayoutClaims syntheticClaims(const Geometry& geometry) { return Builder(geometry).build(); }

Snapshot syntheticSnapshot(const Geometry& geometry, Lba start) {
    auto layout = std::make_shared<const Layout>(resolve(syntheticClaims(geometry)));
    const auto& fs = layout->filesystem;
    const ByteCount sector{512};
    const ByteInterval volume{byteOf(start, sector), fs.size()};
    Snapshot snapshot;
    snapshot.disk.path = "synthetic.img";
    snapshot.disk.size = ByteCount{volume.end().value};
    snapshot.disk.table.kind = TableKind::Gpt;
    snapshot.disk.table.id = "5E1F0C2A-0000-4000-8000-0000000000AA";
    snapshot.disk.table.partitions.push_back({.number = 1,
                                              .sectors = {start, SectorCount{volume.count.value / sector.value}},
                                              .typeCode = "0FC63DAF-8483-4772-8E79-3D69D8477DE4",
                                              .typeName = "Linux filesystem",
                                              .name = "system",
                                              .uuid = "5E1F0C2A-0000-4000-8000-0000000000BB",
                                              .content = {"ext4", fs.label, fs.uuid, "1.0"}});
    snapshot.placement = Placement{.bytes = volume, .partition = 1};
    snapshot.layout = std::move(layout);
    snapshot.program = "ext4atlas 0.1.0 (e2fsprogs 1.47.0)";
    return snapshot;
}

} // namespace atlas::test
