// SPDX-License-Identifier: GPL-3.0-or-later
// The checksums of structures that mke2fs wrote: right as they are, wrong with any bit spoiled.
#include "ondisk/checksums.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/inode.h"
#include "ondisk/journal.h"
#include "ondisk/superblock.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using Bytes = std::vector<std::byte>;
using Check = std::function<std::optional<ChecksumVerdict>(std::span<const std::byte>)>;

/// A file system of 64 MiB in 4 KiB blocks, made with `options`.
class MadeVolume {
public:
    explicit MadeVolume(const std::string& options) : m_path(m_folder.file("fs.img")) {
        const auto made = run(fmt::format("mke2fs -q -F -b 4096 {} {} 64M", options, m_path));
        EXPECT_EQ(made.exitCode, 0) << made.err;
    }
    [[nodiscard]] Bytes at(std::uint64_t offset, std::size_t count) const {
        std::ifstream in(m_path, std::ios::binary);
        in.seekg(static_cast<std::streamoff>(offset));
        Bytes bytes(count);
        in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(count));
        return bytes;
    }
    [[nodiscard]] Bytes superblock() const { return at(1024, 1024); }
    [[nodiscard]] DecodeContext context() const { return contextOf(superblock()); }
    /// The first number behind `label` in the output of debugfs.
    [[nodiscard]] std::uint64_t told(const std::string& request, const std::string& label) const {
        const auto out = run(fmt::format("debugfs -R '{}' {}", request, m_path)).out;
        const auto place = out.find(label);
        EXPECT_NE(place, std::string::npos) << out;
        return std::stoull(out.substr(out.find_first_of("0123456789", place + label.size())));
    }
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    TempDir m_folder;
    std::string m_path;
};

void expectGuards(const Bytes& good, const Check& check) {
    const auto verdict = check(good);
    ASSERT_TRUE(verdict);
    EXPECT_TRUE(verdict->right()) << std::hex << verdict->stored << " computed " << verdict->computed;
    for (std::size_t byte = 0; byte < good.size(); byte += 7) {
        auto spoiled = good;
        spoiled[byte] ^= std::byte{0x10};
        EXPECT_FALSE(check(spoiled)->right()) << "byte " << byte;
    }
}

constexpr const char* descriptorKinds[] = {
    "-t ext4 -O metadata_csum,64bit", "-t ext4 -O metadata_csum,^64bit", "-t ext4 -O ^metadata_csum,uninit_bg,^64bit",
    "-t ext4 -O ^metadata_csum,uninit_bg,64bit", "-t ext4 -O metadata_csum,metadata_csum_seed"};

TEST(Checksums, GuardDescriptors) {
    for (const auto* const options : descriptorKinds) {
        SCOPED_TRACE(options);
        const MadeVolume volume(options);
        const auto context = volume.context();
        const auto size = context.hasAny("64bit") ? 64U : 32U;
        expectGuards(volume.at(4096, size),
                     [&](std::span<const std::byte> bytes) { return descriptorChecksum(bytes, 0, context); });
        EXPECT_FALSE(descriptorChecksum(volume.at(4096, size), 1, context)->right()) << "it covers the group's number";
    }
    const MadeVolume none("-t ext2");
    EXPECT_FALSE(descriptorChecksum(none.at(4096, 32), 0, none.context()));
}

TEST(Checksums, GuardTheSuperblock) {
    const MadeVolume volume("-t ext4 -O metadata_csum");
    const auto context = volume.context();
    expectGuards(volume.superblock(),
                 [&](std::span<const std::byte> bytes) { return superblockChecksum(bytes, context); });
}

TEST(Checksums, GuardInodesOfBothSizes) {
    for (const std::size_t size : {128U, 256U}) {
        const MadeVolume volume(fmt::format("-t ext4 -O metadata_csum -I {}", size));
        const auto context = volume.context();
        const auto at = volume.told("imap <2>", "located at block ") * 4096 + size;
        const auto inode = volume.at(at, size);
        ASSERT_TRUE(inodeChecksum(inode, 2, context));
        EXPECT_TRUE(inodeChecksum(inode, 2, context)->right());
        EXPECT_FALSE(inodeChecksum(inode, 3, context)->right()) << "it covers the inode's number";
        auto spoiled = inode;
        spoiled[4] ^= std::byte{1};
        EXPECT_FALSE(inodeChecksum(spoiled, 2, context)->right());
        const Bytes neverWritten(inode.size());
        EXPECT_FALSE(inodeChecksum(neverWritten, 2, context)) << "as ext2fs_inode_csum_verify";
    }
}

TEST(Checksums, OfAJournalNeedItsFeature) {
    const MadeVolume volume("-t ext4 -O metadata_csum");
    const auto block = volume.told("bmap <8> 0", "");
    const auto journal = volume.at(block * 4096, 1024);
    EXPECT_FALSE(journalChecksum(journal, journalContextOf(journal))) << "mke2fs makes a journal without checksums";
    const auto decoded = decode(journalSuperblockTable, journal, journalContextOf(journal));
    EXPECT_EQ(decoded.find("h_magic")->value, "0xc03b3998");
    EXPECT_EQ(decoded.find("s_blocksize")->value, "4096");
    EXPECT_FALSE(decoded.find("s_checksum")->valid);
}

TEST(Checksums, GuardTheMmpBlock) {
    const MadeVolume volume("-t ext4 -O metadata_csum,mmp");
    const auto context = volume.context();
    const auto sb = decode(superblockTable, volume.superblock(), context);
    const auto block = sb.find("s_mmp_block")->number;
    expectGuards(volume.at(block * 4096, 1024),
                 [&](std::span<const std::byte> bytes) { return mmpChecksum(bytes, context); });
}

} // namespace
} // namespace atlas::test
