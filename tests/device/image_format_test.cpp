// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/image_format.h"

#include "device/images.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gmock/gmock.h>
#include <string>

namespace atlas {
namespace {

using namespace std::string_literals;
using testing::HasSubstr;

struct FormatCase {
    std::string head, file, name, command;
};

class ImageFormats : public testing::TestWithParam<FormatCase> {};

TEST_P(ImageFormats, AreRefusedWithTheCommandThatConvertsThem) {
    const test::TempDir folder;
    const auto path = folder.write(GetParam().file, GetParam().head + std::string(512, '\0'));
    const auto disk = test::readDisk(path, {});
    ASSERT_FALSE(disk);
    EXPECT_EQ(disk.error().kind, ErrorKind::Unsupported);
    EXPECT_EQ(disk.error().where, path);
    EXPECT_THAT(disk.error().what, HasSubstr(GetParam().name));
    auto command = disk.error().hint;
    for (std::size_t at = 0; (at = command.find(folder.path().string() + "/", at)) != std::string::npos;) {
        command.erase(at, folder.path().string().size() + 1);
    }
    EXPECT_EQ(command, GetParam().command);
}

INSTANTIATE_TEST_SUITE_P(
    Formats, ImageFormats,
    testing::Values(
        FormatCase{"QFI\xFB\0\0\0\3"s, "a.qcow2", "a qcow2 image", "qemu-img convert -O raw a.qcow2 a.img"},
        FormatCase{"KDMV\1\0\0\0"s, "a.vmdk", "a VMDK image", "qemu-img convert -O raw a.vmdk a.img"},
        FormatCase{"# Disk DescriptorFile\nversion=1\n", "a.vmdk", "a VMDK descriptor",
                   "qemu-img convert -O raw a.vmdk a.img"},
        FormatCase{std::string(64, '-') + "\x7F\x10\xDA\xBE", "a.vdi", "a VDI image",
                   "qemu-img convert -O raw a.vdi a.img"},
        FormatCase{"conectix", "a.vhd", "a VHD image", "qemu-img convert -O raw a.vhd a.img"},
        FormatCase{"vhdxfile", "a.vhdx", "a VHDX image", "qemu-img convert -O raw a.vhdx a.img"},
        FormatCase{"\xFD"
                   "7zXZ\0"s,
                   "a.img.xz", "compressed by xz", "xz -dc a.img.xz > a.img"},
        FormatCase{"\x1F\x8B\x08\x08", "a.raw.gz", "compressed by gzip", "gzip -dc a.raw.gz > a.raw"},
        FormatCase{"\x28\xB5\x2F\xFD", "a.zst", "compressed by zstd", "zstd -d a.zst -o a.img"},
        FormatCase{"BZh9\x31\x41\x59\x26\x53\x59", "a.bz2", "compressed by bzip2", "bzip2 -dc a.bz2 > a.img"},
        FormatCase{"PK\3\4", "a.zip", "a ZIP archive", "unzip -p a.zip > a.img"},
        FormatCase{"\x3A\xFF\x26\xED", "system.simg", "an Android sparse image", "simg2img system.simg system.img"},
        FormatCase{"\x1F\x8B\x08", "a.img", "compressed by gzip", "gzip -dc a.img > a.img.raw"},
        FormatCase{
            "\x10\xB7\x2B\x7F", "a.e2i", "a metadata image of e2image",
            "e2image -r DEVICE a.img writes one that opens, from the file system itself; dumpe2fs -i a.e2i lists "
            "it"},
        FormatCase{"partclone-image", "a.pcl", "a partclone image", "partclone.restore -W -s a.pcl -o a.img"},
        FormatCase{"WithouFreSpacExt", "a.hds", "a Parallels image", "qemu-img convert -O raw a.hds a.img"},
        FormatCase{"EVF\x09\x0D\x0A\xFF\0"s, "a.E01", "an EWF evidence file", "ewfexport -u -f raw -t a.img a.E01"},
        FormatCase{"\x04\x22\x4D\x18", "a.img.lz4", "compressed by lz4", "lz4 -dc a.img.lz4 > a.img"},
        FormatCase{"\x89LZO\0\x0D\x0A\x1A\x0A"s, "a.img.lzo", "compressed by lzop", "lzop -dc a.img.lzo > a.img"},
        FormatCase{"\x5D\0\0\x80\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"s, "a.img.lzma", "compressed by lzma",
                   "lzma -dc a.img.lzma > a.img"},
        FormatCase{"7z\xBC\xAF\x27\x1C", "a.7z", "a 7z archive", "7z e -so a.7z > a.img"},
        FormatCase{std::string(257, 'x') + "ustar", "a.ova", "a tar archive", "tar --keep-old-files -xf a.ova"},
        FormatCase{std::string(4096, '\0') + "gDla", "super.img", "an Android image of dynamic partitions",
                   "mkdir super.img.raw.d && lpunpack super.img super.img.raw.d"}));

TEST(ImageFormatOf, LeaveOtherBytesAlone) {
    for (const auto* head : {"", "Q", "BZh9 is text", "KDM", "conectiv", "]is no dictionary"}) {
        EXPECT_FALSE(imageFormat(std::as_bytes(std::span(std::string_view(head))))) << head;
    }
}

TEST(ImageFormatOf, SuggestNoCommandThatOverwritesAFile) {
    const test::TempDir folder;
    const auto path = folder.write("a.qcow2", "QFI\xFB");
    const auto taken = folder.write("a.img", "precious");
    const auto also = folder.write("a.img.raw", "precious");
    const auto command = conversionCommand({"qcow2", "a qcow2 image", "qemu-img convert -O raw {0} {1}"}, path);
    EXPECT_THAT(command, testing::EndsWith(also + ".raw"));
    EXPECT_THAT(command, testing::Not(testing::EndsWith(taken)));
}

TEST(ImageFormatOf, QuoteNamesForTheShell) {
    const ImageFormat xz{"xz", "compressed by xz", "xz -dc {0} > {1}"};
    EXPECT_EQ(conversionCommand(xz, "my disk's.img.xz"), R"(xz -dc 'my disk'\''s.img.xz' > 'my disk'\''s.img')");
}

class Compressors : public testing::TestWithParam<const char*> {};

TEST_P(Compressors, AreRecognisedByWhatTheyWrite) {
    const auto tool = std::string(GetParam());
    if (!test::hasTool(tool)) {
        GTEST_SKIP() << tool << " is not installed";
    }
    const test::TempDir folder;
    const auto raw = folder.write("a.img", std::string(100'000, 'x'));
    const auto packed = folder.file("b.img.packed");
    test::mustRun(tool + " -c " + test::shellQuoted(raw) + " > " + test::shellQuoted(packed));
    const auto disk = test::readDisk(packed, {});
    ASSERT_FALSE(disk);
    EXPECT_THAT(disk.error().what, HasSubstr("compressed by " + tool));
    test::mustRun(disk.error().hint);
    EXPECT_EQ(test::run("cmp " + test::shellQuoted(raw) + " " + test::shellQuoted(folder.file("b.img"))).exitCode, 0)
        << disk.error().hint;
}

INSTANTIATE_TEST_SUITE_P(Tools, Compressors, testing::Values("xz", "gzip", "zstd", "bzip2"));

} // namespace
} // namespace atlas
