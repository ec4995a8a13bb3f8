// SPDX-License-Identifier: GPL-3.0-or-later
// Recognising the contents of partitions and whole disks.
#include "base/file_descriptor.h"
#include "device/content_probe.h"
#include "device/images.h"
#include "disk/choose_volume.h"

#include <fcntl.h>
#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::SizeIs;

struct ContentCase {
    std::string name, command, type, label, tool;
};

class Contents : public testing::TestWithParam<ContentCase> {};

TEST_P(Contents, AreNamedInAPartition) {
    const auto& [name, command, type, label, tool] = GetParam();
    if (!test::hasTool(tool)) {
        GTEST_SKIP() << tool << " is not installed";
    }
    const test::TempDir folder;
    const auto image = test::partitioned(folder, "label: gpt\nsize=40M\n");
    test::fill(folder, image, MiB, 40 * MiB, command);
    const auto disk = test::readDisk(image, {});
    ASSERT_TRUE(disk);
    ASSERT_THAT(disk->table.partitions, SizeIs(1));
    const auto& content = disk->table.partitions[0].content;
    EXPECT_EQ(content.type, type);
    EXPECT_EQ(content.label, label);
    EXPECT_EQ(content, recognise(*openFile(image).value(), {{MiB}, {40 * MiB}}, {512}).content);
    EXPECT_EQ(disk->content, Content{}) << "of the whole disk";
    EXPECT_EQ(likelyVolumes(*disk).empty(), !type.starts_with("ext"));
}

TEST_P(Contents, AreNamedOnABareDisk) {
    const auto& [name, command, type, label, tool] = GetParam();
    if (!test::hasTool(tool)) {
        GTEST_SKIP() << tool << " is not installed";
    }
    const test::TempDir folder;
    const auto image = folder.file("bare.img");
    test::makeSparse(image, 40 * MiB);
    test::mustRun(command + " " + test::shellQuoted(image));
    const auto before = test::fingerprint(image);
    const auto disk = test::readDisk(image, {});
    EXPECT_EQ(test::fingerprint(image), before);
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->table, PartitionTable{});
    EXPECT_EQ(disk->content.type, type);
    EXPECT_EQ(disk->content.label, label);
    EXPECT_EQ(disk->drive.logicalSector, (Known<ByteCount>{{512}, Source::Assumption}));
}

INSTANTIATE_TEST_SUITE_P(
    Tools, Contents,
    testing::Values(ContentCase{"ext2", "mke2fs -q -F -t ext2 -L two", "ext2", "two", "mke2fs"},
                    ContentCase{"ext3", "mke2fs -q -F -t ext3 -L three", "ext3", "three", "mke2fs"},
                    ContentCase{"ext4", "mke2fs -q -F -t ext4 -L four", "ext4", "four", "mke2fs"},
                    ContentCase{"ext4OfOneFeature", "mke2fs -q -F -t ext2 -O extent", "ext4", "", "mke2fs"},
                    ContentCase{"journal", "mke2fs -q -F -O journal_dev -b 4096 -L far", "jbd", "far", "mke2fs"},
                    ContentCase{"swap", "mkswap -q -L away", "swap", "away", "mkswap"},
                    ContentCase{"vfat", "mkfs.vfat -n FLOPPY", "vfat", "FLOPPY", "mkfs.vfat"},
                    ContentCase{"fat32", "mkfs.vfat -F 32 -s 1 -n STICK", "vfat", "STICK", "mkfs.vfat"},
                    ContentCase{"ntfs", "mkntfs -q -F -Q -L win", "ntfs", "win", "mkntfs"},
                    ContentCase{"btrfs", "mkfs.btrfs -q --mixed -L tree", "btrfs", "tree", "mkfs.btrfs"},
                    ContentCase{"luks2",
                                "printf secret | cryptsetup luksFormat -q --type luks2 --label vault --pbkdf pbkdf2 "
                                "--pbkdf-force-iterations 1000",
                                "crypto_LUKS", "vault", "cryptsetup"}),
    [](const auto& test) { return test.param.name; });

class BareExt : public testing::Test {
protected:
    const test::TempDir m_folder;
    const std::string m_image = [this] {
        auto path = m_folder.file("bare.img");
        test::makeSparse(path, 20 * MiB);
        test::mustRun(std::string(test::mke2fs) + " " + test::shellQuoted(path));
        return path;
    }();
};

TEST_F(BareExt, IsNotAnMbrForItsBootCode) {
    test::overwrite(m_image, 0, std::string(510, 'b') + "\x55\xAA");
    const auto disk = test::readDisk(m_image, {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->table.kind, TableKind::None);
    EXPECT_EQ(disk->content.type, "ext4");
}

TEST_F(BareExt, IsNotAnMbrForASignatureAlone) {
    test::overwrite(m_image, 510, "\x55\xAA");
    EXPECT_EQ(test::readDisk(m_image, {})->table.kind, TableKind::None);
    // An entry that begins past the end of the disk makes it no MBR either.
    test::overwrite(m_image, 446 + 4, "\x83\0\0\0\xFF\xFF\xFF\x0F\1\0\0\0");
    EXPECT_EQ(test::readDisk(m_image, {})->table.kind, TableKind::None);
}

TEST_F(BareExt, IsKeptBesideATableThatIsThereToo) {
    test::mustRun("sfdisk -q --wipe never --no-tell-kernel " + test::shellQuoted(m_image),
                  "label: dos\nstart=2048,size=2048\n");
    const auto disk = test::readDisk(m_image, {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->table.kind, TableKind::Mbr);
    EXPECT_THAT(disk->table.partitions, SizeIs(1));
    EXPECT_EQ(disk->content.type, "ext4");
}

TEST_F(BareExt, IsNamedThoughItsChecksumIsWrong) {
    test::overwrite(m_image, 1024 + 0x3FC, "\1\2\3\4");
    EXPECT_EQ(test::readDisk(m_image, {})->content.type, "ext4");
}

TEST_F(BareExt, IsUnrecognisedWithoutSuperblockAndStillTried) {
    test::overwrite(m_image, 1024, std::string(1024, '\0'));
    const auto disk = test::readDisk(m_image, {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->content, Content{});
    ASSERT_FALSE(likelyVolumes(*disk).empty());
    EXPECT_EQ(likelyVolumes(*disk).front().placement.bytes, (ByteInterval{{0}, {20 * MiB}}));
}

TEST(Content, IsOneFileSystemThoughItsSuperblockIsThatOfTwoTypes) {
    const test::TempDir folder;
    const auto image = folder.file("test.img");
    test::mustRun("mke2fs -q -F -t ext3 " + test::shellQuoted(image) + " 17M");
    test::mustRun("tune2fs -E test_fs " + test::shellQuoted(image));
    const auto disk = test::readDisk(image, {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->content.type, "ext3");
    EXPECT_EQ(disk->content.alsoBears, "") << "no format of earlier uses";
}

TEST(Content, WithoutSuperblockInALinuxPartitionIsStillTried) {
    const test::TempDir folder;
    const auto image = test::partitioned(folder, "label: gpt\nsize=16M,type=S\nsize=16M\n");
    test::fill(folder, image, 17 * MiB, 16 * MiB, test::mke2fs);
    test::overwrite(image, 17 * MiB + 1024, std::string(1024, '\0'));
    const auto disk = test::readDisk(image, {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->table.find(2)->content, Content{});
    ASSERT_FALSE(likelyVolumes(*disk).empty());
    EXPECT_EQ(likelyVolumes(*disk).front().placement.partition, 2u);
}

TEST(Content, IsEmptyWhereNothingCanBeRead) {
    const test::TempDir folder;
    const auto image = openFile(folder.write("small", "abc")).value();
    constexpr auto maximum = ~std::uint64_t{0};
    for (const auto& [first, count] :
         {std::pair<std::uint64_t, std::uint64_t>{0, 0}, {maximum, 1}, {1, maximum}, {100, 4096}}) {
        EXPECT_EQ(recognise(*image, {{first}, {count}}, {512}).content, Content{});
    }
}

/// A disk whose file descriptor is write-only, so that reads from it fail.
class WriteOnlyDisk final : public ByteSource {
public:
    explicit WriteOnlyDisk(const std::string& image)
        : m_file(openFile(image).value()), m_fd(::open(image.c_str(), O_WRONLY | O_CLOEXEC)) {}

    Status read(ByteOffset offset, std::span<std::byte> into) const override { return m_file->read(offset, into); }
    [[nodiscard]] ByteCount size() const override { return m_file->size(); }
    [[nodiscard]] std::optional<int> descriptor() const override { return m_fd.get(); }
    void noteFailure(const Error& error) const override { m_told.push_back(error.what); }
    [[nodiscard]] const std::vector<std::string>& told() const { return m_told; }

private:
    std::unique_ptr<ByteSource> m_file;
    FileDescriptor m_fd;
    mutable std::vector<std::string> m_told;
};

TEST(Content, IsNamedInSpiteOfAReadErrorThatLibblkidMeets) {
    const test::TempDir folder;
    const auto image = folder.file("ext4.img");
    test::makeSparse(image, 16 * MiB);
    test::mustRun(std::string(test::mke2fs) + " -L far " + test::shellQuoted(image));
    const WriteOnlyDisk disk(image);
    EXPECT_EQ(recognise(disk, {{0}, disk.size()}, {512}).content.label, "far");
    ASSERT_THAT(disk.told(), SizeIs(1));
    EXPECT_THAT(disk.told()[0], testing::MatchesRegex("libblkid cannot read .* from byte 0: Bad file descriptor"));
}

TEST(TinyImages, AreReadWithoutATable) {
    const test::TempDir folder;
    for (const std::size_t size : {1, 2, 511, 512, 513, 1000, 1024, 1080, 1536, 2048, 4095, 4096, 4097, 8191}) {
        for (const char fill : {'\0', '\xFF', 'x'}) {
            const auto disk = test::readDisk(folder.write("tiny.img", std::string(size, fill)), {});
            ASSERT_TRUE(disk) << size << ": " << sentence(disk.error());
            EXPECT_EQ(disk->size.value, size);
            EXPECT_EQ(disk->table, PartitionTable{}) << size;
        }
    }
}

TEST(TinyImages, MayEndInsideTheirTable) {
    const test::TempDir folder;
    const auto gpt = test::partitioned(folder, "label: gpt\nsize=16M\n");
    const auto mbr = test::partitioned(folder, "label: dos\ntype=5\nsize=16M\n");
    for (const auto& image : {gpt, mbr}) {
        const auto cut = folder.file("cut.img");
        for (const auto* size : {"1", "511", "512", "1023", "1024", "1025", "4096", "17408", "1048576", "1049000"}) {
            test::mustRun("head -c " + std::string(size) + " " + test::shellQuoted(image) + " > " +
                          test::shellQuoted(cut));
            EXPECT_TRUE(test::readDisk(cut, {})) << size;
        }
    }
}

TEST(Refused, AreEmptyMissingAndForeignFiles) {
    const test::TempDir folder;
    EXPECT_EQ(sentence(test::readDisk(folder.write("empty.img", ""), {}).error()),
              folder.file("empty.img") + ": is empty");
    EXPECT_EQ(openFile(folder.file("none")).error().kind, ErrorKind::Io);
    EXPECT_EQ(openFile(folder.path().string()).error().kind, ErrorKind::Io);
    test::mustRun("mkfifo " + test::shellQuoted(folder.file("pipe")));
    EXPECT_EQ(openFile(folder.file("pipe")).error().kind, ErrorKind::Io);
}

} // namespace
} // namespace atlas
