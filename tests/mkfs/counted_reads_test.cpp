// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the model of reads to those that were counted under a kernel (tests/kernel/README.md).
#include "compare/measure.h"
#include "compare/metadata_reads.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"
#include "support/paths.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace atlas::test {
namespace {

struct Counted {
    std::map<std::string, std::string> options; ///< by setting
    std::map<std::string, Reads> rows;          ///< by "setting,state,work,kind"

    /// What was not read has no row.
    [[nodiscard]] Reads of(const std::string& setting, const std::string& place) const {
        const auto found = rows.find(setting + "," + place);
        return found == rows.end() ? Reads{} : found->second;
    }
};

void takeRow(const std::string& line, Counted& out) {
    std::istringstream cells(line);
    std::vector<std::string> cell(7);
    for (auto& each : cell) {
        std::getline(cells, each, ',');
    }
    out.rows[cell[0] + "," + cell[1] + "," + cell[2] + "," + cell[3]] = {
        .requests = std::stoull(cell[4]), .bytes = {std::stoull(cell[5])}, .distance = {std::stoull(cell[6])}};
}

/// Lines "# SETTING: OPTIONS", a header, then "setting,state,work,kind,requests,bytes,distance".
Counted readCounted(const std::string& table) {
    std::ifstream in(inSources("tests/kernel/" + table));
    Counted out;
    for (std::string line; std::getline(in, line);) {
        const auto colon = line.find(": ");
        if (line.starts_with("# ") && colon != std::string::npos) {
            out.options[line.substr(2, colon - 2)] = line.substr(colon + 2);
        } else if (!line.starts_with("#") && !line.starts_with("setting,")) {
            takeRow(line, out);
        }
    }
    return out;
}

/// The reads were counted on volumes of e2fsprogs 1.47.0, which leaves the block bitmap of a group unwritten where the group holds
/// a backup superblock and nothing else of its own; later versions write it.
Layout withUnwrittenBackupGroups(Layout layout) {
    const auto& fs = layout.filesystem;
    for (const auto& copy : layout.copies) {
        const auto group = copy.group;
        const std::uint64_t copies = 1 + fs.descriptorBlocks + fs.reservedGdtBlocks;
        const auto used = fs.blocksPerGroup - layout.groups.freeBlocks[group.value];
        const bool holdsItsOwn = used == copies || used == copies + 2 + fs.inodeTableBlocks; // with flex_bg, without
        if (group.value > 0 && group.value + 1 < fs.groupCount.value && holdsItsOwn) {
            layout.groups.flags[group.value] |= static_cast<std::uint16_t>(GroupFlag::BlockUninit);
        }
    }
    return layout;
}

class CountedTable : public testing::Test {
protected:
    CountedTable(const std::string& table, ByteCount size, std::size_t settings)
        : m_counted(readCounted(table)), m_size(size), m_settings(settings) {}

    /// Calls `check(setting, layout)` for each setting of the table.
    template <class Check>
    void eachSetting(const Check& check) const {
        ASSERT_EQ(m_counted.options.size(), m_settings);
        for (const auto& [setting, options] : m_counted.options) {
            SCOPED_TRACE(setting);
            const auto parsed = parseOptions(std::string_view(options));
            ASSERT_TRUE(parsed) << sentence(parsed.error());
            const auto made = plan({{m_size}, *parsed, upstreamProfile()});
            ASSERT_TRUE(made) << sentence(made.error());
            check(setting, withUnwrittenBackupGroups(*made->layout));
        }
    }

    [[nodiscard]] Reads counted(const std::string& setting, const std::string& place) const {
        return m_counted.of(setting, place);
    }

private:
    Counted m_counted;
    ByteCount m_size;
    std::size_t m_settings;
};

class CountedReads : public CountedTable {
protected:
    CountedReads() : CountedTable("counted.csv", {64 * GiB}, 7) {}
};

/// With inode tables as long as mke2fs makes them by default, longer than a request.
class CountedReadsOfLongTables : public CountedTable {
protected:
    CountedReadsOfLongTables() : CountedTable("counted_tables.csv", {8 * GiB}, 4) {}
};

void expectNear(std::uint64_t model, std::uint64_t counted, double share, std::uint64_t atLeast) {
    const auto allowed = std::max(static_cast<double>(atLeast), share * static_cast<double>(counted));
    EXPECT_NEAR(static_cast<double>(model), static_cast<double>(counted), allowed);
}

/// Within a tenth, or what a few requests of programs and journal change where there are few.
void expectNear(const Reads& model, const Reads& counted, double share = 0.1) {
    expectNear(model.requests, counted.requests, share, 3);
    expectNear(model.bytes.value, counted.bytes.value, 0.1, 3 * 4096);
}

/// With packed_meta_blocks one request fewer of 9 or 10 for each group was counted; the others are within 1 %.
constexpr double inodeShare = 0.12;

TEST_F(CountedReads, OfAMount) {
    eachSetting([&](const std::string& setting, const Layout& layout) {
        const auto model = readsOf(Work::Mount, layout, {});
        expectNear(model, counted(setting, "filled,mount,all"));
        expectNear(model.distance.value, counted(setting, "filled,mount,all").distance.value, 0.1, 0);
    });
}

TEST_F(CountedReads, OfAFirstWrite) {
    eachSetting([&](const std::string& setting, const Layout& layout) {
        const auto model = readsOf(Work::FirstWrite, layout, {});
        const auto real = counted(setting, "filled,first_write,block_bitmap");
        expectNear(model, real);
        expectNear(model.distance.value, real.distance.value, 0.1, std::uint64_t{1} << 20);
        EXPECT_LE(counted(setting, "pieces,first_write,block_bitmap").requests, real.requests)
            << "the kernel stops after 200 free extents";
    });
}

TEST_F(CountedReads, OfBlockBitmapsLoadedInTheBackground) {
    eachSetting([&](const std::string& setting, const Layout& layout) {
        const auto fresh = blockBitmapReads(layout, {}, Fill::ByFlags);
        expectNear(fresh, counted(setting, "fresh,load_bitmaps,block_bitmap"));
        const auto full = blockBitmapReads(layout, {}, Fill::Full);
        expectNear(full.bytes.value, counted(setting, "filled,load_bitmaps,block_bitmap").bytes.value, 0.1, 0);
    });
}

TEST_F(CountedReads, OfAFileSystemCheck) {
    eachSetting([&](const std::string& setting, const Layout& layout) {
        expectNear(readsOf(Work::Fsck, layout, {}), counted(setting, "filled,fsck,metadata"));
        const auto tables = inodeTableReads(layout, {}, Fill::Full);
        const auto real = counted(setting, "filled,fsck,inode_table");
        expectNear(tables, real);
        expectNear(tables.distance.value, real.distance.value, 0.1, 0);
    });
}

TEST_F(CountedReadsOfLongTables, OfAFileSystemCheck) {
    eachSetting([&](const std::string& setting, const Layout& layout) {
        expectNear(readsOf(Work::Fsck, layout, {}), counted(setting, "filled,fsck,metadata"));
        expectNear(inodeTableReads(layout, {}, Fill::Full), counted(setting, "filled,fsck,inode_table"));
    });
}

/// A readahead of 1 MiB instead of 128 KiB: a sixth of the reads, but for -G 1.
TEST_F(CountedReadsOfLongTables, OfAFileSystemCheckWithMoreReadahead) {
    eachSetting([&](const std::string& setting, const Layout& layout) {
        const ReadModel model{.readahead = {MiB}};
        expectNear(readsOf(Work::Fsck, layout, model), counted(setting, "filled,fsck_1m,metadata"));
    });
}

TEST_F(CountedReadsOfLongTables, OfAMountAndAFirstWrite) {
    eachSetting([&](const std::string& setting, const Layout& layout) {
        expectNear(readsOf(Work::Mount, layout, {}), counted(setting, "filled,mount,all"));
        expectNear(readsOf(Work::FirstWrite, layout, {}), counted(setting, "filled,first_write,block_bitmap"));
    });
}

/// What the model was not compared with has no star: find and rm of long tables, whose files it takes in any order, and
/// file systems of another kind.
TEST_F(CountedReadsOfLongTables, AreAllThatIsSaidToBeCounted) {
    const auto works = [](const Filesystem& fs, const ReadModel& model = {}) {
        const auto uncounted = uncountedWorks(fs, model);
        return std::vector<bool>(uncounted.begin(), uncounted.end());
    };
    using testing::ElementsAre;
    eachSetting([&](const std::string&, const Layout& layout) {
        auto fs = layout.filesystem;
        EXPECT_THAT(works(fs), ElementsAre(false, false, true, true, false));
        EXPECT_THAT(works(fs, {.readahead = {2 * MiB}}), ElementsAre(false, true, true, true, false));
        EXPECT_THAT(works(fs, {.largestRequest = {512 * KiB}}), testing::Each(true));
        fs.inodeTableBlocks = 64;
        EXPECT_THAT(works(fs), testing::Each(false));
        fs.blockSize = fs.clusterSize = {1024};
        EXPECT_THAT(works(fs), testing::Each(true));
    });
}

/// The distances are not compared: where a directory's own block lies is the allocator's choice.
TEST_F(CountedReads, OfEveryInode) {
    eachSetting([&](const std::string& setting, const Layout& layout) {
        expectNear(readsOf(Work::Find, layout, {}), counted(setting, "filled,find,all"), inodeShare);
    });
}

/// The distances are not compared: the model frees the inodes of a group at a time, rm one after the other.
TEST_F(CountedReads, OfADeletedTree) {
    eachSetting([&](const std::string& setting, const Layout& layout) {
        expectNear(readsOf(Work::DeleteTree, layout, {}), counted(setting, "filled,delete_tree,metadata"), inodeShare);
    });
}

} // namespace
} // namespace atlas::test
