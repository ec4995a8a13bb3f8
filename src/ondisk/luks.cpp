// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/luks.h"

#include "base/parse_json.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

namespace atlas {
namespace {

constexpr std::uint64_t binaryHeaderBytes = 4096;
constexpr std::uint64_t maxHeaderBytes = 4 * MiB;

/// LUKS2 JSON stores 64-bit numbers as strings.
std::optional<std::uint64_t> number(const nlohmann::json& value) {
    if (!value.is_string()) {
        return std::nullopt;
    }
    const auto& text = value.get_ref<const std::string&>();
    std::uint64_t result = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), result);
    return code == std::errc{} && end == text.data() + text.size() ? std::optional(result) : std::nullopt;
}

} // namespace

std::optional<int> luksVersion(std::span<const std::byte> header) {
    static constexpr std::array magic{std::byte{'L'}, std::byte{'U'},  std::byte{'K'},
                                      std::byte{'S'}, std::byte{0xBA}, std::byte{0xBE}};
    if (header.size() < luksHeaderBytes || !std::ranges::equal(header.first(magic.size()), magic)) {
        return std::nullopt;
    }
    const auto version = big<std::uint16_t>(header, 6);
    return version == 1 || version == 2 ? std::optional<int>(version) : std::nullopt;
}

ByteCount luks1DataOffset(std::span<const std::byte> header) {
    return {std::uint64_t{big<std::uint32_t>(header, 104)} * 512};
}

std::optional<ByteCount> luks2JsonBytes(std::span<const std::byte> header) {
    const auto all = big<std::uint64_t>(header, 8);
    if (all <= binaryHeaderBytes || all > maxHeaderBytes) {
        return std::nullopt;
    }
    return ByteCount{all - binaryHeaderBytes};
}

std::optional<ByteCount> luks2DataOffset(std::string_view json) {
    const auto parsed = parseJson(json.substr(0, json.find('\0')));
    if (!parsed.is_object() || !parsed.contains("segments") || !parsed["segments"].is_object()) {
        return std::nullopt;
    }
    std::optional<ByteCount> lowest;
    for (const auto& segment : parsed["segments"]) {
        const auto offset =
            segment.is_object() && segment.contains("offset") ? number(segment["offset"]) : std::nullopt;
        if (offset && (!lowest || *offset < lowest->value)) {
            lowest = ByteCount{*offset};
        }
    }
    return lowest;
}

} // namespace atlas
