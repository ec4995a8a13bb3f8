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
    // A fixed VHD has this magic only at its end; it is a raw image up to there.
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
    if (found != formatMagics.end()) {
        return found->format;
    }
    return isBzip2(head) ? std::optional(bzip2) : std::nullopt;
}

std::string conversionCommand(const ImageFormat& format, const std::string& path) {
    const std::filesystem::path from(path);
    auto raw = from;
    // "disk.img.xz" becomes "disk.img"; "disk.qcow2" and "disk" become "disk.img". "disk.img" must not overwrite
    // itself.
    raw.replace_extension();
    if (raw.extension() != ".img" && raw.extension() != ".raw") {
        raw += ".img";
    }
    if (raw == from) {
        raw += ".raw";
    }
    return fmt::format(fmt::runtime(format.command), pathWord(path), pathWord(raw.native()));
}

} // namespace atlas
