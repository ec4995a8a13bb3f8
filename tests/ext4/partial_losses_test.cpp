// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes that lost a part of their superblocks, descriptors or bitmaps: no answer differs from that of the whole
// volume, except that something is not known.
#include "ext4/find_block_owners.h"
#include "ext4/read_layout.h"
#include "ext4/read_owner_map.h"
#include "layout/claims.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <set>

namespace atlas::test {
namespace {

class Volume {
public:
    explicit Volume(std::string path) : m_path(std::move(path)), m_source(openFile(m_path).value()) {
        m_volume.bytes = {{0}, m_source->size()};
        m_layout = resolve(readLayout(*m_source, m_volume).value());
    }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] const Layout& layout() const { return m_layout; }
    [[nodiscard]] BlockOwners ownersOf(BlockNumber block) const {
        return findBlockOwners(*m_source, m_volume.bytes, m_layout, block);
    }
    [[nodiscard]] OwnerMap owners() const { return readOwnerMap(*m_source, m_volume.bytes, m_layout, {}); }
    [[nodiscard]] bool has(FindingKind kind) const {
        return std::ranges::find(m_layout.findings, kind, &Finding::kind) != m_layout.findings.end();
    }

private:
    std::string m_path;
    std::unique_ptr<ByteSource> m_source;
    Placement m_volume;
    Layout m_layout;
};

/// Overwrites parts of an image.
class Damage {
public:
    Damage(const Layout& whole, std::string path) : m_whole(whole), m_path(std::move(path)) {}

    [[nodiscard]] const Layout& whole() const { return m_whole; }
    void superblock() const { overwrite(m_path, 1024, std::string(1024, '\0')); }
    void magic() const { overwrite(m_path, 1024 + 0x38, std::string(2, '\0')); }
    void blocks(BlockInterval blocks, bool isRandom = false) const {
        const auto size = m_whole.filesystem.blockSize;
        std::string bytes(blocks.count.value * size.value, '\0');
        std::mt19937 random(7);
        if (isRandom) {
            std::ranges::generate(bytes, [&] { return static_cast<char>(random()); });
        }
        overwrite(m_path, byteOf(blocks.first, size).value, bytes);
    }
    void descriptors(std::uint32_t copyIn = 0, bool isRandom = false) const {
        blocks(m_whole.copiesIn({copyIn})->descriptors, isRandom);
    }
    void allDescriptors() const {
        for (const auto& copies : m_whole.copies) {
            blocks(copies.descriptors);
        }
    }
    void descriptorsOf(std::initializer_list<std::uint32_t> groups) const {
        const auto& fs = m_whole.filesystem;
        const auto first = byteOf(m_whole.copiesIn({0})->descriptors.first, fs.blockSize).value;
        for (const auto group : groups) {
            overwrite(m_path, first + std::uint64_t{group} * fs.descriptorSize, std::string(fs.descriptorSize, '\xA5'));
        }
    }
    void bitmapsOfBlocks() const {
        for (const auto at : m_whole.groups.blockBitmap) {
            blocks({at, {1}});
        }
    }
    void bitmapsOfInodes() const {
        for (const auto at : m_whole.groups.inodeBitmap) {
            blocks({at, {1}});
        }
    }

private:
    const Layout& m_whole;
    std::string m_path;
};

struct Loss {
    std::string name;
    std::string mkfs; ///< options and size
    std::function<void(const Damage&)> damage;
    bool isAllKnown = false; ///< every owner is found
};

constexpr auto* checked = "-O metadata_csum";
constexpr auto* flagged = "-O ^metadata_csum,uninit_bg";
constexpr auto* plain = "-O ^metadata_csum,^uninit_bg";

std::vector<Loss> losses() {
    const std::string big = "-b 4096 -g 8192 ";
    const std::string middle = "-b 2048 -g 8192 ";
    const std::string small = "-b 1024 ";
    const auto sized = [](const std::string& shape, const std::string& features, const std::string& size) {
        return fmt::format("{} {} SIZE {}", shape, features, size);
    };
    return {
        {"Superblock", sized(big, checked, "256M"), [](const Damage& d) { d.superblock(); }, true},
        {"Magic", sized(small, checked, "64M"), [](const Damage& d) { d.magic(); }, true},
        {"SuperblockWithFlags", sized(small, flagged, "64M"), [](const Damage& d) { d.superblock(); }, true},
        {"Descriptors", sized(big, checked, "256M"), [](const Damage& d) { d.descriptors(); }, true},
        {"DescriptorsOverwritten", sized(small, checked, "64M"), [](const Damage& d) { d.descriptors(0, true); }, true},
        {"DescriptorsWithoutChecksums", sized(middle, plain, "128M"), [](const Damage& d) { d.descriptors(); }, true},
        {"Both", sized(big, checked, "256M"),
         [](const Damage& d) {
             d.superblock();
             d.descriptors();
         },
         true},
        {"BothWithFlags", sized(small, flagged, "64M"),
         [](const Damage& d) {
             d.superblock();
             d.descriptors();
         },
         true},
        {"SomeDescriptors", sized(big, checked, "256M"), [](const Damage& d) { d.descriptorsOf({0, 2, 5}); }, true},
        {"SomeDescriptorsWithoutChecksums", sized(middle, plain, "128M"),
         [](const Damage& d) { d.descriptorsOf({1, 3}); }, true},
        {"BlockBitmaps", sized(big, checked, "256M"), [](const Damage& d) { d.bitmapsOfBlocks(); }, true},
        {"BlockBitmapsWithoutChecksums", sized(middle, plain, "128M"), [](const Damage& d) { d.bitmapsOfBlocks(); },
         true},
        {"InodeBitmaps", sized(small, checked, "64M"), [](const Damage& d) { d.bitmapsOfInodes(); }, true},
        {"InodeBitmapsWithFlags", sized(small, flagged, "64M"), [](const Damage& d) { d.bitmapsOfInodes(); }, true},
        {"DescriptorsAndBitmaps", sized(big, checked, "256M"),
         [](const Damage& d) {
             d.descriptors();
             d.bitmapsOfBlocks();
             d.bitmapsOfInodes();
         },
         true},
        {"MetaGroups", sized(small, "-O meta_bg,^resize_inode", "160M"),
         [](const Damage& d) {
             d.superblock();
             d.descriptors();
         },
         true},
        {"TwoBackups", sized(big, "-O sparse_super2", "256M"),
         [](const Damage& d) {
             d.superblock();
             d.descriptors();
         },
         true},
        {"AllDescriptors", sized(big, checked, "256M"), [](const Damage& d) { d.allDescriptors(); }},
        {"AllDescriptorsWithoutChecksums", sized(middle, plain, "128M"), [](const Damage& d) { d.allDescriptors(); }},
    };
}

class PartialLoss : public testing::TestWithParam<Loss> {
protected:
    /// With files older than the copies, which mke2fs writes last, and with newer ones: debugfs changes only the
    /// primary superblock and descriptors.
    PartialLoss() {
        const auto root = m_folder.file("root");
        std::filesystem::create_directories(root + "/old");
        for (int n = 0; n < 6; ++n) {
            std::ofstream(fmt::format("{}/old/f{}", root, n)) << std::string(300'000, 'o');
        }
        auto mkfs = GetParam().mkfs;
        mkfs.replace(mkfs.find("SIZE"), 4, m_image);
        mustRun(fmt::format("mke2fs -q -F -t ext4 -d {} {}", root, mkfs));
        const auto host = m_folder.file("new");
        std::ofstream(host) << std::string(1'500'000, 'n');
        std::string script = "mkdir new\nrm old/f2\n";
        for (int n = 0; n < 18; ++n) {
            script += fmt::format("write {} new/f{}\n", host, n);
        }
        mustRun(fmt::format("debugfs -w -f - {}", m_image), script);
        m_whole = std::make_unique<Volume>(m_image);
        const auto damaged = m_folder.file("damaged.img");
        mustRun(fmt::format("cp --sparse=always {} {}", m_image, damaged));
        GetParam().damage(Damage(m_whole->layout(), damaged));
        m_damaged = std::make_unique<Volume>(damaged);
    }

    /// Blocks of old files, new ones and the deleted one, blocks of directories, and random ones.
    [[nodiscard]] std::set<BlockNumber> sample() const {
        std::mt19937_64 random(20261129);
        std::set<BlockNumber> blocks;
        const auto map = m_whole->owners();
        for (const auto& stretch : map.stretches) {
            blocks.insert({stretch.blocks.first, stretch.blocks.last()});
        }
        const auto all = m_whole->layout().filesystem.blockCount.value;
        while (blocks.size() > 60) {
            blocks.erase(std::next(blocks.begin(), static_cast<std::ptrdiff_t>(random() % blocks.size())));
        }
        const auto wanted = blocks.size() + 40;
        while (blocks.size() < wanted) {
            blocks.insert({1 + random() % (all - 1)});
        }
        return blocks;
    }

    [[nodiscard]] const Volume& whole() const { return *m_whole; }
    [[nodiscard]] const Volume& damaged() const { return *m_damaged; }

private:
    TempDir m_folder;
    std::string m_image = m_folder.file("fs.img");
    std::unique_ptr<Volume> m_whole;
    std::unique_ptr<Volume> m_damaged;
};

std::vector<std::uint32_t> inodesOf(const BlockOwners& owners) {
    std::vector<std::uint32_t> inodes;
    for (const auto& owner : owners.owners) {
        inodes.push_back(owner.inode);
    }
    return inodes;
}

TEST_P(PartialLoss, GivesNoWrongAnswerAboutABlock) {
    std::size_t owned = 0;
    for (const auto block : sample()) {
        if (whole().layout().regionAt(block) != nullptr) {
            continue;
        }
        const auto right = whole().ownersOf(block);
        const auto found = damaged().ownersOf(block);
        const bool isSame = inodesOf(found) == inodesOf(right);
        EXPECT_TRUE(isSame || (found.owners.empty() && !found.isComplete())) << "block " << block.value;
        EXPECT_TRUE(isSame || !GetParam().isAllKnown) << "block " << block.value;
        EXPECT_TRUE(!found.allocated || found.allocated == right.allocated) << "block " << block.value;
        owned += isSame && !right.owners.empty() ? 1 : 0;
    }
    EXPECT_EQ(owned > 0, GetParam().isAllKnown);
}

TEST_P(PartialLoss, IsTold) {
    EXPECT_TRUE(whole().owners().isComplete());
    const auto map = damaged().owners();
    EXPECT_FALSE(map.isComplete());
    EXPECT_EQ(map.contested, 0U);
    EXPECT_EQ(map.freeButOwned, 0U);
    const bool isOfBitmaps = GetParam().name.starts_with("BlockBitmaps") || GetParam().name.starts_with("InodeBitmaps");
    EXPECT_NE(damaged().layout().isFromCopies(), isOfBitmaps);
    EXPECT_FALSE(damaged().has(FindingKind::CountImpossible)) << "of old counts";
    EXPECT_FALSE(damaged().has(FindingKind::FreeTotalWrong)) << "of old counts";
}

TEST_P(PartialLoss, LeavesTheStructuresWhereTheyAre) {
    if (!GetParam().isAllKnown) {
        GTEST_SKIP() << "no descriptor is left";
    }
    EXPECT_EQ(damaged().layout().groups.blockBitmap, whole().layout().groups.blockBitmap);
    EXPECT_EQ(damaged().layout().groups.inodeBitmap, whole().layout().groups.inodeBitmap);
    EXPECT_EQ(damaged().layout().groups.inodeTable, whole().layout().groups.inodeTable);
}

INSTANTIATE_TEST_SUITE_P(Volumes, PartialLoss, testing::ValuesIn(losses()),
                         [](const testing::TestParamInfo<Loss>& info) { return info.param.name; });

} // namespace
} // namespace atlas::test
