// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/file_kind.h"

#include <algorithm>
#include <array>

namespace atlas {
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

/// Bytes from 0x80 on may be UTF-8 or an older encoding of letters.
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
