// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the io_manager through the calls of libext2fs.
#include "ext4/byte_source_io.h"

#include "support/failing_source.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::Each;
using testing::HasSubstr;

constexpr std::uint64_t offset = 1 << 20;
constexpr std::uint64_t groups = 16;

/// A volume of 1 KiB blocks inside an image that ends within a block.
class ByteSourceIo : public testing::Test {
protected:
    ByteSourceIo() {
        const auto image = m_folder.file("image");
        test::mustRun("mke2fs -q -F -t ext4 -b 1024 -g 1024 -E offset=" + std::to_string(offset) + " " +
                      test::shellQuoted(image) + " 16M");
        test::makeSparse(image, offset + 16 * offset + 100);
        m_file = openFile(image).value();
        m_source = std::make_unique<test::FailingSource>(*m_file);
    }

    FilesystemHandle open() {
        auto fs = openFilesystem(*m_source, {.volume = {offset}, .flags = EXT2_FLAG_64BITS});
        return fs ? std::move(*fs) : throw std::runtime_error(fs.error());
    }
    /// Reads into a buffer filled with a marker; returns the bytes and the error code.
    std::pair<std::vector<char>, errcode_t> read(ext2_filsys fs, std::uint64_t block, int count, std::size_t bytes) {
        std::vector<char> buffer(bytes, 'x');
        const auto code = io_channel_read_blk64(fs->io, block, count, buffer.data());
        return {buffer, code};
    }

    test::TempDir m_folder;
    std::unique_ptr<ByteSource> m_file;
    std::unique_ptr<test::FailingSource> m_source;
};

TEST_F(ByteSourceIo, ReadsBlocksAndBytesOfTheVolume) {
    const auto fs = open();
    const auto [superblock, code] = read(fs.get(), 1, -1024, 1024);
    EXPECT_EQ(code, 0);
    EXPECT_EQ(std::memcmp(superblock.data() + 56, "\x53\xEF", 2), 0);
    const auto [blocks, again] = read(fs.get(), 0, 2, 2048);
    EXPECT_EQ(again, 0);
    EXPECT_TRUE(std::equal(superblock.begin(), superblock.end(), blocks.begin() + 1024));
    EXPECT_EQ(m_source->reads().back(), (ByteInterval{{offset}, {2048}}));
}

TEST_F(ByteSourceIo, ReadsADescriptorTableAtOnce) {
    const auto fs = open();
    const auto& reads = m_source->reads();
    ASSERT_EQ(reads.size(), 2U) << "superblock and descriptors";
    EXPECT_EQ(reads[1].count.value, std::uint64_t{fs->desc_blocks} * 1024);
    EXPECT_GE(fs->group_desc_count, groups);
}

TEST_F(ByteSourceIo, GivesZerosPastTheEnd) {
    const auto fs = open();
    const auto [cut, code] = read(fs.get(), 16 * 1024, 1, 1024);
    EXPECT_EQ(code, EXT2_ET_SHORT_READ);
    EXPECT_THAT(cut, Each('\0'));
    const auto [gone, far] = read(fs.get(), ~std::uint64_t{0}, 1, 1024);
    EXPECT_EQ(far, EXT2_ET_SHORT_READ);
    EXPECT_THAT(gone, Each('\0'));
}

TEST_F(ByteSourceIo, NamesTheByteOfAReadError) {
    const auto fs = open();
    m_source->failBytes({{offset + 5 * 1024}, {1}});
    const auto [bytes, code] = read(fs.get(), 5, 1, 1024);
    EXPECT_EQ(code, EIO);
    EXPECT_THAT(bytes, Each('\0'));
    EXPECT_EQ(messageOf(fs.get(), code), "cannot read byte 1053696: Input/output error");
    EXPECT_EQ(messageOf(fs.get(), EXT2_ET_BAD_MAGIC), libraryMessage(EXT2_ET_BAD_MAGIC));
    m_source->failBytes({{offset + 1024}, {1}});
    EXPECT_THAT(openFilesystem(*m_source, {.volume = {offset}}).error(), HasSubstr("byte 1049600: Input/output"));
}

TEST_F(ByteSourceIo, RefusesToWrite) {
    EXPECT_FALSE(openFilesystem(*m_source, {.volume = {offset}, .flags = EXT2_FLAG_RW}));
    const auto fs = open();
    const std::vector<char> block(1024, 'x');
    EXPECT_EQ(io_channel_write_blk64(fs->io, 5, 1, block.data()), EROFS);
    EXPECT_EQ(io_channel_write_blk(fs->io, 5, 1, block.data()), EROFS);
    EXPECT_EQ(io_channel_write_byte(fs->io, 5, 1, block.data()), EROFS);
    EXPECT_EQ(io_channel_discard(fs->io, 5, 1), EROFS);
    EXPECT_EQ(io_channel_zeroout(fs->io, 5, 1), EROFS);
    EXPECT_EQ(io_channel_flush(fs->io), EROFS);
}

TEST_F(ByteSourceIo, SharesAChannelByItsCount) {
    auto fs = open();
    auto* const channel = fs->io;
    io_channel_bumpcount(channel);
    fs.reset();
    std::array<char, 1024> block{};
    EXPECT_EQ(io_channel_read_blk64(channel, 1, 1, block.data()), 0);
    EXPECT_EQ(io_channel_close(channel), 0);
}

} // namespace
} // namespace atlas
