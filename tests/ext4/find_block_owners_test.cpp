// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a block where reads fail or directories are damaged: found all the same, or said to be incomplete.
#include "ext4/find_block_owners.h"

#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "support/failing_source.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

class FindBlockOwners : public testing::Test {
protected:
    FindBlockOwners() {
        const auto root = m_folder.file("root");
        for (int n = 0; n < 40; ++n) {
            std::filesystem::create_directories(fmt::format("{}/d{}/e", root, n));
            std::ofstream(fmt::format("{}/d{}/e/file", root, n)) << std::string(3000, 'x');
        }
        std::filesystem::create_hard_link(root + "/d7/e/file", root + "/d30/other");
        mustRun(fmt::format("mke2fs -q -F -t ext4 -b 1024 -O ^resize_inode -d {} {} 32M", root, m_image));
        m_source = openFile(m_image).value();
        m_volume.bytes = {{0}, m_source->size()};
        m_layout = resolve(readLayout(*m_source, m_volume).value());
    }
    [[nodiscard]] BlockNumber blockOf(const std::string& path) const {
        return {std::stoull(run(fmt::format("debugfs -R 'bmap {} 1' {}", path, m_image)).out)};
    }
    [[nodiscard]] BlockOwners find(const ByteSource& source, const std::string& path) const {
        return findBlockOwners(source, m_volume.bytes, m_layout, blockOf(path));
    }
    [[nodiscard]] BlockOwners findAt(BlockNumber block) const {
        return findBlockOwners(*m_source, m_volume.bytes, m_layout, block);
    }
    [[nodiscard]] const ByteSource& source() const { return *m_source; }

    static std::vector<std::string> pathsOf(const BlockOwners& owners) {
        return owners.owners.empty() ? std::vector<std::string>{} : owners.owners.front().paths;
    }

private:
    TempDir m_folder;
    std::string m_image = m_folder.file("fs.img");
    std::unique_ptr<ByteSource> m_source;
    Placement m_volume;
    Layout m_layout;
};

TEST_F(FindBlockOwners, NamesAllLinks) {
    const auto owners = find(source(), "/d7/e/file");
    EXPECT_TRUE(owners.isComplete());
    EXPECT_EQ(pathsOf(owners), (std::vector<std::string>{"/d30/other", "/d7/e/file"}));
}

TEST_F(FindBlockOwners, ReadErrorsAreToldOrMadeGood) {
    const std::string path = "/d7/e/file";
    const auto block = blockOf(path);
    FailingSource counting(source());
    const auto good = find(counting, path);
    const auto reads = counting.reads();
    ASSERT_GT(reads.size(), 4U);
    std::size_t told = 0;
    for (std::size_t n = 0; n < reads.size(); ++n) {
        FailingSource failing(source());
        failing.failBytes(reads[n]);
        const auto owners = find(failing, path);
        const bool isSame = pathsOf(owners) == pathsOf(good);
        EXPECT_TRUE(isSame || !owners.isComplete()) << "read " << n << " of block " << block.value;
        told += owners.isComplete() ? 0 : 1;
        FailingSource once(source());
        once.failRead(n);
        const auto after = find(once, path);
        EXPECT_TRUE(pathsOf(after) == pathsOf(good) || !after.isComplete()) << "read " << n;
    }
    EXPECT_GT(told, 0U) << "some of what was read cannot be done without";
}

TEST_F(FindBlockOwners, AWayUpThatIsBrokenIsFoundFromAbove) {
    const auto block = blockOf("/d9/e/file");
    const auto image = source().name();
    const auto entries = std::stoull(run(fmt::format("debugfs -R 'bmap /d9/e 0' {}", image)).out);
    std::fstream file(image, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(entries * 1024 + 12)); // the inode of "..": now /, which does not name it
    file.write("\x02\0\0\0", 4);
    file.close();
    const auto owners = findAt(block); // debugfs no longer reads the directory: its checksum is wrong
    EXPECT_EQ(pathsOf(owners), std::vector<std::string>{"/d9/e/file"});
}

TEST_F(FindBlockOwners, ReadsOnlyTheDirectoriesOnTheWay) {
    FailingSource counting(source());
    const auto owners = find(counting, "/d0/e/file");
    EXPECT_EQ(pathsOf(owners), std::vector<std::string>{"/d0/e/file"});
    const auto far = std::stoull(run(fmt::format("debugfs -R 'bmap <2> 0' {}", source().name())).out);
    EXPECT_TRUE(std::ranges::any_of(counting.reads(), [&](ByteInterval read) {
        return read.contains(ByteOffset{far * 1024});
    })) << "the root is on the way";
    EXPECT_LT(counting.reads().size(), 40U) << "fewer than there are directories";
}

} // namespace
} // namespace atlas::test
