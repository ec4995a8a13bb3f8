// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/image_format.h"

#include "base/shell_words.h"
#include "ondisk/endian.h"
#include "ondisk/mbr_and_gpt.h"

#include <algorithm>
#include <array>
#include <bit>
#include <filesystem>
#include <fmt/format.h>
#include <vector>

namespace atlas {
namespace {

using namespace std::string_view_literals;

constexpr auto byQemu = "qemu-img convert -O raw {0} {1}"sv;
constexpr auto byEwf = "ewfexport -u -f raw -t {1} {0}"sv; // appends .raw

struct FormatMagic {
    std::size_t offset;
    std::string_view bytes;
    ImageFormat format;
};

constexpr std::array formatMagics{
    FormatMagic{0, "QFI\xFB"sv, {"qcow2", "a qcow2 image", byQemu}},
    FormatMagic{0, "QED\0"sv, {"qed", "a QED image", byQemu}},
    FormatMagic{0, "KDMV"sv, {"vmdk", "a VMDK image", byQemu}},
    FormatMagic{0, "COWD"sv, {"vmdk", "a VMDK image", byQemu}},
    FormatMagic{0, "# Disk DescriptorFile"sv, {"vmdk", "a VMDK descriptor", byQemu}},
    FormatMagic{64, "\x7F\x10\xDA\xBE"sv, {"vdi", "a VDI image", byQemu}},
    // A fixed VHD has this magic only at its end; before it, it is a raw image.
    FormatMagic{0, "conectix"sv, {"vhd", "a VHD image", byQemu}},
    FormatMagic{0, "vhdxfile"sv, {"vhdx", "a VHDX image", byQemu}},
    FormatMagic{0,
                "\xFD"
                "7zXZ\0"sv,
                {"xz", "compressed by xz", "xz -dc {0} > {1}"}},
    FormatMagic{0, "\x1F\x8B\x08"sv, {"gzip", "compressed by gzip", "gzip -dc {0} > {1}"}},
    FormatMagic{0, "\x28\xB5\x2F\xFD"sv, {"zstd", "compressed by zstd", "zstd -d {0} -o {1}"}},
    FormatMagic{0, "PK\x03\x04"sv, {"zip", "a ZIP archive", "unzip -p {0} > {1}"}},
    FormatMagic{0, "\x3A\xFF\x26\xED"sv, {"android_sparse", "an Android sparse image", "simg2img {0} {1}"}},
    // LP_METADATA_GEOMETRY_MAGIC of liblp, behind a reserved block
    FormatMagic{4096,
                "gDla"sv,
                {"android_super", "an Android image of dynamic partitions", "mkdir {1}.d && lpunpack {0} {1}.d"}},
    FormatMagic{0, "WithoutFreeSpace"sv, {"parallels", "a Parallels image", byQemu}},
    FormatMagic{0, "WithouFreSpacExt"sv, {"parallels", "a Parallels image", byQemu}},
    // EXT2_ET_MAGIC_E2IMAGE, little-endian. Its blocks of data are not in the file, and those of the journal neither.
    FormatMagic{0,
                "\x10\xB7\x2B\x7F"sv,
                {"e2image", "a metadata image of e2image",
                 "e2image -r DEVICE {1} writes one that opens, from the file system itself; dumpe2fs -i {0} lists it"}},
    FormatMagic{0, "partclone-image"sv, {"partclone", "a partclone image", "partclone.restore -W -s {0} -o {1}"}},
    FormatMagic{0, "EVF\x09\x0D\x0A\xFF\0"sv, {"ewf", "an EWF evidence file (E01)", byEwf}},
    FormatMagic{0, "EVF2\x0D\x0A\x81\0"sv, {"ewf2", "an EWF evidence file (Ex01)", byEwf}},
    FormatMagic{0, "AFF10\r\n\0"sv, {"aff", "an AFF evidence file", "affcat {0} > {1}"}},
    FormatMagic{0, "\x04\x22\x4D\x18"sv, {"lz4", "compressed by lz4", "lz4 -dc {0} > {1}"}},
    FormatMagic{0, "\x02\x21\x4C\x18"sv, {"lz4", "compressed by lz4", "lz4 -dc {0} > {1}"}},
    FormatMagic{0, "\x89LZO\0\x0D\x0A\x1A\x0A"sv, {"lzop", "compressed by lzop", "lzop -dc {0} > {1}"}},
    FormatMagic{0, "LZIP\x01"sv, {"lzip", "compressed by lzip", "lzip -dc {0} > {1}"}},
    FormatMagic{0, "7z\xBC\xAF\x27\x1C"sv, {"7z", "a 7z archive", "7z e -so {0} > {1}"}},
    FormatMagic{0, "Rar!\x1A\x07"sv, {"rar", "a RAR archive", "unrar p -inul {0} > {1}"}},
    FormatMagic{257, "ustar"sv, {"tar", "a tar archive, such as an OVA", "tar --keep-old-files -xf {0}"}},
};

constexpr ImageFormat bzip2{"bzip2", "compressed by bzip2", "bzip2 -dc {0} > {1}"};

bool hasAt(std::span<const std::byte> head, std::size_t offset, std::string_view bytes) {
    return head.size() >= offset + bytes.size() &&
           std::ranges::equal(head.subspan(offset, bytes.size()), std::as_bytes(std::span(bytes)));
}

/// The header of lzma-alone has no magic number: the usual lc, lp and pb, a dictionary of 2^n or 3 × 2^n bytes, and a
/// size that is unknown or below 1 TiB (file-5.44, magic/Magdir/compress).
bool isLzma(std::span<const std::byte> head) {
    constexpr std::uint64_t unknown = ~std::uint64_t{0};
    if (head.size() < 13 || head[0] != std::byte{0x5D})
        return false;
    const auto dictionary = little<std::uint32_t>(head, 1);
    const auto size = little<std::uint64_t>(head, 5);
    const bool isUsual =
        std::has_single_bit(dictionary) || (dictionary % 3 == 0 && std::has_single_bit(dictionary / 3));
    return isUsual && dictionary >= 4 * KiB && (size == unknown || (size > 0 && size < TiB));
}

/// Checks for "BZh", the block size as a digit, and the magic number of the first block, or of the stream's end in an
/// empty file.
bool isBzip2(std::span<const std::byte> head) {
    return hasAt(head, 0, "BZh"sv) &&
           (hasAt(head, 4, "\x31\x41\x59\x26\x53\x59"sv) || hasAt(head, 4, "\x17\x72\x45\x38\x50\x90"sv));
}

} // namespace

std::optional<ImageFormat> imageFormat(std::span<const std::byte> head) {
    const auto found =
        std::ranges::find_if(formatMagics, [&](const FormatMagic& m) { return hasAt(head, m.offset, m.bytes); });
    if (found != formatMagics.end())
        return found->format;
    if (isLzma(head))
        return ImageFormat{"lzma", "compressed by lzma", "lzma -dc {0} > {1}"};
    return isBzip2(head) ? std::optional(bzip2) : std::nullopt;
}

std::string conversionCommand(const ImageFormat& format, const std::string& path) {
    const std::filesystem::path from(path);
    auto raw = from;
    // "disk.img.xz" becomes "disk.img"; "disk.qcow2" and "disk" become "disk.img".
    raw.replace_extension();
    if (raw.extension() != ".img" && raw.extension() != ".raw")
        raw += ".img";
    // Neither the file itself nor another one may be overwritten.
    std::error_code unknown;
    const auto isTaken = [&](const std::filesystem::path& path) {
        return path == from || std::filesystem::exists(std::filesystem::symlink_status(path, unknown));
    };
    while (isTaken(raw))
        raw += ".raw";
    return fmt::format(fmt::runtime(format.command), pathWord(path), pathWord(raw.native()));
}

namespace {

using namespace std::string_view_literals;

struct FileMagic {
    std::size_t offset;
    std::string_view bytes;
    std::string_view name;
};

constexpr std::array fileMagics{
    FileMagic{0, "\x89PNG\r\n"sv, "a PNG picture"},
    FileMagic{0, "\xFF\xD8\xFF"sv, "a JPEG picture"},
    FileMagic{0, "GIF8"sv, "a GIF picture"},
    FileMagic{0, "%PDF-"sv, "a PDF document"},
    FileMagic{0,
              "\x7F"
              "ELF"sv,
              "an ELF program"},
    FileMagic{0, "SQLite format 3\0"sv, "an SQLite database"},
    FileMagic{257, "ustar"sv, "a tar archive"},
    FileMagic{0, "E2UNDO02"sv, "an undo file of e2fsprogs"},
    FileMagic{0, "!<arch>\n"sv, "an ar archive"},
};

/// Bytes from 0x80 on may be UTF-8 or letters in an older encoding.
bool isOfText(std::byte byte) {
    const auto c = std::to_integer<unsigned char>(byte);
    return c >= 0x20 ? c != 0x7F : (c >= '\t' && c <= '\r') || c == 0x1B;
}

bool isText(std::span<const std::byte> head) {
    const auto letters =
        std::ranges::count_if(head, [](std::byte b) { return std::to_integer<unsigned char>(b) < 0x80; });
    return !head.empty() && std::ranges::all_of(head, isOfText) && 2 * letters > std::ssize(head);
}

} // namespace

namespace {

constexpr std::size_t trailerSize = 512;

std::uint64_t bigEndianAt(std::span<const std::byte> bytes, std::size_t offset, std::size_t count) {
    std::uint64_t value = 0;
    for (const auto byte : bytes.subspan(offset, count))
        value = value << 8U | std::to_integer<std::uint64_t>(byte);
    return value;
}

/// Disk type 2 is fixed. The checksum is the complement of the sum of all bytes but its own four.
bool isFixedVhdFooter(std::span<const std::byte> footer) {
    constexpr std::size_t diskType = 60;
    constexpr std::size_t checksum = 64;
    std::uint32_t sum = 0;
    for (std::size_t n = 0; n < footer.size(); ++n)
        sum += n / 4 == checksum / 4 ? 0U : std::to_integer<std::uint32_t>(footer[n]);
    return hasAt(footer, 0, "conectix"sv) && bigEndianAt(footer, diskType, 4) == 2 &&
           bigEndianAt(footer, checksum, 4) == static_cast<std::uint32_t>(~sum);
}

/// Length of the data fork, which holds the disk if it begins at byte 0; 0 otherwise.
std::uint64_t udifDataFork(std::span<const std::byte> block) {
    constexpr std::size_t headerSize = 8;
    constexpr std::size_t dataForkOffset = 24;
    constexpr std::size_t dataForkLength = 32;
    const bool isUdif = hasAt(block, 0, "koly"sv) && bigEndianAt(block, headerSize, 4) == trailerSize &&
                        bigEndianAt(block, dataForkOffset, 8) == 0;
    return isUdif ? bigEndianAt(block, dataForkLength, 8) : 0;
}

} // namespace

namespace {

std::optional<GptHeader> gptHeaderAt(const ByteSource& file, Lba at, ByteCount sector) {
    std::vector<std::byte> bytes(sector.value);
    if (at.value >= file.size().value / sector.value || !file.read(byteOf(at, sector), bytes))
        return std::nullopt;
    return parseGptHeader(bytes);
}

/// Up to 64 KiB behind the backup GPT, if it lies exactly where the primary one states. Zeros are the end of a disk
/// that was enlarged.
std::optional<Trailer> behindBackupGpt(const ByteSource& file, ByteCount sector) {
    constexpr std::uint64_t longest = 64 * KiB;
    const auto primary = gptHeaderAt(file, Lba{1}, sector);
    if (!primary || primary->other.value < 2)
        return std::nullopt;
    const auto backup = gptHeaderAt(file, primary->other, sector);
    const auto end = byteOf(primary->other, sector) + sector;
    if (!backup || backup->self != primary->other || end.value >= file.size().value ||
        file.size().value - end.value > longest) {
        return std::nullopt;
    }
    std::vector<std::byte> rest(file.size().value - end.value);
    const bool isWritten =
        file.read(end, rest) && std::ranges::any_of(rest, [](std::byte each) { return each != std::byte{}; });
    return isWritten ? std::optional(Trailer{Trailer::Kind::Unknown, {rest.size()}}) : std::nullopt;
}

} // namespace

std::optional<Trailer> trailerOf(const ByteSource& file) {
    const auto size = file.size().value;
    std::array<std::byte, trailerSize> tail{};
    if (size <= trailerSize || !file.read({size - trailerSize}, tail))
        return std::nullopt;
    if (isFixedVhdFooter(tail))
        return Trailer{Trailer::Kind::FixedVhd, {trailerSize}};
    const auto fork = udifDataFork(tail);
    if (fork > 0 && fork <= size - trailerSize)
        return Trailer{Trailer::Kind::Udif, {size - fork}};
    for (const std::uint64_t sector : {512U, 4096U})
        if (auto trailer = behindBackupGpt(file, {sector}))
            return trailer;
    return std::nullopt;
}

std::optional<std::string_view> kindOfFile(std::span<const std::byte> head) {
    for (const auto& magic : fileMagics) {
        const auto end = magic.offset + magic.bytes.size();
        if (head.size() >= end &&
            std::ranges::equal(head.subspan(magic.offset, magic.bytes.size()), std::as_bytes(std::span(magic.bytes)))) {
            return magic.name;
        }
    }
    return isText(head) ? std::optional("a text file"sv) : std::nullopt;
}

namespace {

/// Sources: include/image.h and doc/uImage.FIT of U-Boot; Documentation/arch/x86/boot.rst, arch/arm64/booting.rst and
/// arch/arm/boot/compressed/head.S of Linux; system/tools/mkbootimg of Android; vboot_reference/firmware of ChromiumOS.
constexpr std::array bootMagics{
    FileMagic{0, "\x27\x05\x19\x56"sv, "a U-Boot image"},
    FileMagic{0, "\xD0\x0D\xFE\xED"sv, "a device tree or FIT image"},
    FileMagic{0, "ANDROID!"sv, "an Android boot image"},
    FileMagic{0, "VNDRBOOT"sv, "an Android vendor boot image"},
    FileMagic{0, "AVB0"sv, "Android Verified Boot metadata"},
    FileMagic{0, "CHROMEOS"sv, "a ChromeOS kernel"},
    FileMagic{0x202, "HdrS"sv, "a Linux kernel"},
    FileMagic{0x38, "ARM\x64"sv, "a Linux kernel"},
    FileMagic{0x24, "\x18\x28\x6F\x01"sv, "a Linux kernel"},
    FileMagic{0,
              "\x7F"
              "ELF"sv,
              "an ELF program"},
};

} // namespace

std::optional<std::string_view> kindOfBootData(std::span<const std::byte> head) {
    const auto found = std::ranges::find_if(
        bootMagics, [&](const FileMagic& magic) { return hasAt(head, magic.offset, magic.bytes); });
    return found == bootMagics.end() ? std::nullopt : std::optional(found->name);
}

} // namespace atlas
