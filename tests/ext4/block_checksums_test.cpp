// SPDX-License-Identifier: GPL-3.0-or-later
// The checksums of blocks that mke2fs and debugfs wrote: right as they are, wrong with any bit spoiled that they cover.
#include "ondisk/checksums.h"

#include "ondisk/group_descriptor.h"
#include "ondisk/inode.h"
#include "ondisk/superblock.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <sstream>

namespace atlas::test {
namespace {

using Bytes = std::vector<std::byte>;
using Check = std::function<std::optional<ChecksumVerdict>(std::span<const std::byte>)>;
constexpr std::size_t blockSize = 1024;

/// A file system of 32 MiB in blocks of 1 KiB with one group descriptor block: a large directory (htree), a file in many pieces
/// (extent tree) and one with attributes in a block.
class FilledVolume {
public:
    explicit FilledVolume(const std::string& options) : m_path(m_folder.file("fs.img")) {
        const auto root = m_folder.file("root");
        std::filesystem::create_directories(root + "/many");
        for (int n = 0; n < 300; ++n) {
            std::ofstream(fmt::format("{}/many/a name to fill the blocks of the directory {}", root, n)) << "";
        }
        comb(root + "/comb");
        std::ofstream(root + "/value") << std::string(300, 'v');
        expectRuns(fmt::format("mke2fs -q -F -b 1024 -I 128 {} -d {} {} 32M", options, root, m_path));
        EXPECT_LE(run(fmt::format("e2fsck -fyD {}", m_path)).exitCode, 1) << "makes the index, and says that it did";
        expectRuns(fmt::format("debugfs -w -R 'ea_set -f {}/value /comb user.name' {}", root, m_path));
    }
    [[nodiscard]] Bytes at(std::uint64_t offset, std::size_t count) const {
        std::ifstream in(m_path, std::ios::binary);
        in.seekg(static_cast<std::streamoff>(offset));
        Bytes bytes(count);
        in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(count));
        return bytes;
    }
    [[nodiscard]] Bytes block(std::uint64_t number) const { return at(number * blockSize, blockSize); }
    [[nodiscard]] std::string debugfs(const std::string& request) const {
        return run(fmt::format("debugfs -R '{}' {}", request, m_path)).out;
    }
    /// The first number behind `label`.
    [[nodiscard]] std::uint64_t told(const std::string& request, const std::string& label) const {
        const auto out = debugfs(request);
        const auto place = out.find(label);
        EXPECT_NE(place, std::string::npos) << out;
        return std::stoull(out.substr(out.find_first_of("0123456789", place + label.size())));
    }
    [[nodiscard]] ChecksumOwner owner(const std::string& path) const {
        return {static_cast<std::uint32_t>(told("stat " + path, "Inode:")),
                static_cast<std::uint32_t>(told("stat " + path, "Generation:"))};
    }
    [[nodiscard]] DecodeContext context() const { return contextOf(at(1024, 1024)); }
    [[nodiscard]] DecodedStructure superblock() const { return decode(superblockTable, at(1024, 1024), context()); }
    [[nodiscard]] Bytes descriptor() const {
        return at(2 * blockSize, context().hasAny("64bit") ? 64 : 32); // of group 0
    }

private:
    static void expectRuns(const std::string& command) {
        const auto done = run(command);
        EXPECT_EQ(done.exitCode, 0) << done.err;
    }
    /// Each other block is a hole.
    static void comb(const std::string& path) {
        std::ofstream out(path, std::ios::binary);
        for (int n = 0; n < 300; ++n) {
            out.seekp(static_cast<std::streamoff>(n) * 2 * static_cast<std::streamoff>(blockSize));
            out << std::string(blockSize, 'c');
        }
    }

    TempDir m_folder;
    std::string m_path;
};

/// Right as it is; wrong with one bit of any byte spoiled that `covers` holds for.
void expectGuards(const Bytes& good, const Check& check, const std::function<bool(std::size_t)>& covers) {
    const auto verdict = check(good);
    ASSERT_TRUE(verdict);
    EXPECT_TRUE(verdict->right()) << std::hex << verdict->stored << " computed " << verdict->computed;
    for (std::size_t byte = 0; byte < good.size(); byte += 5) {
        if (!covers(byte)) {
            continue;
        }
        auto spoiled = good;
        spoiled[byte] ^= std::byte{0x04};
        const auto other = check(spoiled);
        EXPECT_FALSE(other && other->right()) << "byte " << byte;
    }
}

bool everyByte(std::size_t /*byte*/) { return true; }

class BlockChecksums : public testing::TestWithParam<const char*> {};

TEST_P(BlockChecksums, GuardBitmaps) {
    const FilledVolume volume(GetParam());
    const auto context = volume.context();
    const auto descriptor = volume.descriptor();
    const auto decoded = decode(groupDescriptorTable, descriptor, context);
    const auto sb = volume.superblock();
    const auto blocks =
        volume.at(decoded.find("bg_block_bitmap_lo")->number * blockSize, sb.find("s_clusters_per_group")->number / 8);
    const auto inodes =
        volume.at(decoded.find("bg_inode_bitmap_lo")->number * blockSize, sb.find("s_inodes_per_group")->number / 8);
    expectGuards(blocks, [&](auto bits) { return blockBitmapChecksum(bits, descriptor, context); }, everyByte);
    expectGuards(inodes, [&](auto bits) { return inodeBitmapChecksum(bits, descriptor, context); }, everyByte);
    auto uninitialised = descriptor;
    uninitialised[0x12] |= std::byte{3};
    EXPECT_FALSE(blockBitmapChecksum(blocks, uninitialised, context));
    EXPECT_FALSE(inodeBitmapChecksum(inodes, uninitialised, context));
}

TEST_P(BlockChecksums, GuardDirectoriesAndTheirIndex) {
    const FilledVolume volume(GetParam());
    const auto context = volume.context();
    const auto owner = volume.owner("/many");
    const auto root = volume.block(volume.told("bmap /many 0", ""));
    const auto leaf = volume.block(volume.told("bmap /many 1", ""));
    ASSERT_NE(volume.debugfs("htree_dump /many").find("Number of entries (count)"), std::string::npos);
    expectGuards(leaf, [&](auto block) { return directoryChecksum(block, owner, context); }, everyByte);
    EXPECT_FALSE(directoryChecksum(leaf, {owner.inode + 1, owner.generation}, context)->right());
    const std::size_t used = 32 + std::to_integer<std::size_t>(root[34]) * 8;
    expectGuards(
        root, [&](auto block) { return htreeChecksum(block, 32, owner, context); },
        [&](std::size_t byte) { return byte < used || byte >= blockSize - 8; });
}

TEST_P(BlockChecksums, GuardExtentBlocks) {
    const FilledVolume volume(GetParam());
    const auto context = volume.context();
    const auto owner = volume.owner("/comb");
    const auto block = volume.block(volume.told("stat /comb", "(ETB0):"));
    const auto tail = 12 + std::to_integer<std::size_t>(block[4]) * 12;
    expectGuards(
        block, [&](auto bytes) { return extentChecksum(bytes, owner, context); },
        [&](std::size_t byte) { return byte < tail + 4; });
}

TEST_P(BlockChecksums, GuardAttributes) {
    const FilledVolume volume(GetParam());
    const auto context = volume.context();
    const auto number = volume.told("stat /comb", "File ACL:");
    ASSERT_NE(number, 0U);
    expectGuards(volume.block(number), [&](auto bytes) { return xattrChecksum(bytes, number, context); }, everyByte);
    EXPECT_FALSE(xattrChecksum(volume.block(number), number + 1, context)->right()) << "it covers the block's number";
}

INSTANTIATE_TEST_SUITE_P(Kinds, BlockChecksums,
                         testing::Values("-t ext4 -O metadata_csum,64bit", "-t ext4 -O metadata_csum,^64bit",
                                         "-t ext4 -O metadata_csum,metadata_csum_seed,64bit"));

TEST(BlockChecksumsOf, TheOrphanFile) {
    const FilledVolume volume("-t ext4 -O metadata_csum,orphan_file");
    const auto context = volume.context();
    const auto inode = volume.superblock().find("s_orphan_file_inum")->number;
    const auto owner = volume.owner(fmt::format("<{}>", inode));
    const auto number = volume.told(fmt::format("bmap <{}> 0", inode), "");
    expectGuards(
        volume.block(number), [&](auto bytes) { return orphanChecksum(bytes, number, owner, context); }, everyByte);
}

TEST(BlockChecksumsOf, AVolumeWithoutThemAreNone) {
    const FilledVolume volume("-t ext4 -O ^metadata_csum,uninit_bg");
    const auto context = volume.context();
    const auto block = volume.block(volume.told("stat /comb", "(ETB0):"));
    EXPECT_FALSE(extentChecksum(block, volume.owner("/comb"), context));
    EXPECT_FALSE(blockBitmapChecksum(block, volume.descriptor(), context));
    EXPECT_FALSE(directoryChecksum(volume.block(volume.told("bmap /many 1", "")), volume.owner("/many"), context));
}

} // namespace
} // namespace atlas::test
