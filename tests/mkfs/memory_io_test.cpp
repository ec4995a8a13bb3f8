// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/make_filesystem.h"

#include <array>
#include <cstdint>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>
#include <vector>

namespace atlas {
namespace {

std::int64_t residentBytes() {
    std::ifstream file("/proc/self/statm");
    std::int64_t size = 0;
    std::int64_t resident = 0;
    file >> size >> resident;
    return resident * sysconf(_SC_PAGESIZE);
}

class MemoryIo : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_EQ(memoryIoManager()->open("test", IO_FLAG_RW, &m_io), 0);
        io_channel_set_blksize(m_io, 1024);
    }
    void TearDown() override { io_channel_close(m_io); }

    char at(unsigned long long block, std::size_t byte) const {
        std::array<char, 1024> buffer{};
        EXPECT_EQ(io_channel_read_blk64(m_io, block, 1, buffer.data()), 0);
        return buffer.at(byte);
    }

    io_channel m_io = nullptr;
};

TEST_F(MemoryIo, ReadsBackWhatWasWrittenAndZerosElsewhere) {
    std::array<char, 2048> data{};
    data[5] = 'a';
    data[1024 + 1023] = 'b';
    ASSERT_EQ(io_channel_write_blk64(m_io, 1ULL << 40, 2, data.data()), 0);
    EXPECT_EQ(at(1ULL << 40, 5), 'a');
    EXPECT_EQ(at((1ULL << 40) + 1, 1023), 'b');
    EXPECT_EQ(at(7, 5), 0);
}

TEST_F(MemoryIo, KeepsTheRestOfABlockThatIsWrittenInPart) {
    std::array<char, 1024> data{};
    data.fill('x');
    ASSERT_EQ(io_channel_write_blk64(m_io, 3, 1, data.data()), 0);
    data.fill('y');
    ASSERT_EQ(io_channel_write_blk64(m_io, 3, -100, data.data()), 0);
    EXPECT_EQ(at(3, 99), 'y');
    EXPECT_EQ(at(3, 100), 'x');
}

TEST_F(MemoryIo, SpendsNothingOnZeros) {
    constexpr int mebibytes = 256;
    const std::vector<char> zeros(1 << 20);
    const auto before = residentBytes();
    for (int n = 0; n < mebibytes; ++n) {
        ASSERT_EQ(io_channel_write_blk64(m_io, 1024ULL * static_cast<unsigned>(n), 1024, zeros.data()), 0);
    }
    EXPECT_LT(residentBytes() - before, std::int64_t{mebibytes / 2} << 20);
    EXPECT_EQ(at(3, 0), 0);
}

TEST_F(MemoryIo, ForgetsWhatIsZeroed) {
    std::array<char, 1024> data{};
    data.fill('x');
    ASSERT_EQ(io_channel_write_blk64(m_io, 3, 1, data.data()), 0);
    ASSERT_EQ(io_channel_zeroout(m_io, 0, 10), 0);
    EXPECT_EQ(at(3, 0), 0);
}

TEST_F(MemoryIo, GivesEveryChannelADiskOfItsOwn) {
    std::array<char, 1024> data{};
    data.fill('x');
    ASSERT_EQ(io_channel_write_blk64(m_io, 0, 1, data.data()), 0);
    io_channel other = nullptr;
    ASSERT_EQ(memoryIoManager()->open("test", IO_FLAG_RW, &other), 0);
    std::array<char, 1024> read{};
    ASSERT_EQ(io_channel_read_blk64(other, 0, 1, read.data()), 0);
    EXPECT_EQ(read[0], 0);
    io_channel_close(other);
}

} // namespace
} // namespace atlas
