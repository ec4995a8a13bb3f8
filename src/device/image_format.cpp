// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/image_format.h"

#include "base/shell_words.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>

namespace atlas {
namespace {

using namespace std::string_view_literals;

constexpr auto byQemu = "qemu-img convert -O raw {0} {1}"sv;

struct FormatMagic {
    std::size_t offset;
    std::string_view bytes;
    ImageFormat format;
};

constexpr std::array formatMagics{
    FormatMagic{0, "QFI\xFB"sv, {"a qcow2 image", byQemu}},
    FormatMagic{0, "QED\0"sv, {"a QED image", byQemu}},
    FormatMagic{0, "KDMV"sv, {"a VMDK image", byQemu}},
    FormatMagic{0, "COWD"sv, {"a VMDK image", byQemu}},
    FormatMagic{0, "# Disk DescriptorFile"sv, {"a VMDK descriptor", byQemu}},
    FormatMagic{64, "\x7F\x10\xDA\xBE"sv, {"a VDI image", byQemu}},
    // A fixed VHD has this magic only at its end; before it, it is a raw image.
    FormatMagic{0, "conectix"sv, {"a VHD image", byQemu}},
    FormatMagic{0, "vhdxfile"sv, {"a VHDX image", byQemu}},
    FormatMagic{0,
                "\xFD"
                "7zXZ\0"sv,
                {"compressed by xz", "xz -dc {0} > {1}"}},
    FormatMagic{0, "\x1F\x8B\x08"sv, {"compressed by gzip", "gzip -dc {0} > {1}"}},
    FormatMagic{0, "\x28\xB5\x2F\xFD"sv, {"compressed by zstd", "zstd -d {0} -o {1}"}},
    FormatMagic{0, "PK\x03\x04"sv, {"a ZIP archive", "unzip -p {0} > {1}"}},
    FormatMagic{0, "\x3A\xFF\x26\xED"sv, {"an Android sparse image", "simg2img {0} {1}"}},
};

constexpr ImageFormat bzip2{"compressed by bzip2", "bzip2 -dc {0} > {1}"};

bool hasAt(std::span<const std::byte> head, std::size_t offset, std::string_view bytes) {
    return head.size() >= offset + bytes.size() &&
           std::ranges::equal(head.subspan(offset, bytes.size()), std::as_bytes(std::span(bytes)));
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
    return isBzip2(head) ? std::optional(bzip2) : std::nullopt;
}

std::string conversionCommand(const ImageFormat& format, const std::string& path) {
    const std::filesystem::path from(path);
    auto raw = from;
    // "disk.img.xz" becomes "disk.img"; "disk.qcow2" and "disk" become "disk.img". "disk.img" must not overwrite
    // itself.
    raw.replace_extension();
    if (raw.extension() != ".img" && raw.extension() != ".raw")
        raw += ".img";
    if (raw == from)
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

std::optional<Trailer> trailerOf(const ByteSource& file) {
    const auto size = file.size().value;
    std::array<std::byte, trailerSize> tail{};
    if (size <= trailerSize || !file.read({size - trailerSize}, tail))
        return std::nullopt;
    if (isFixedVhdFooter(tail))
        return Trailer{Trailer::Kind::FixedVhd, {trailerSize}};
    const auto fork = udifDataFork(tail);
    return fork > 0 && fork <= size - trailerSize ? std::optional(Trailer{Trailer::Kind::Udif, {size - fork}})
                                                  : std::nullopt;
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

} // namespace atlas
