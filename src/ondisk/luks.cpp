// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/luks.h"

#include "base/parse_json.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>

namespace atlas {
namespace {

constexpr std::uint64_t binaryHeaderBytes = 4096;
constexpr std::uint64_t maxHeaderBytes = 4 * MiB;

/// LUKS2 JSON stores 64-bit numbers as strings.
std::optional<std::uint64_t> number(const nlohmann::json& value) {
    if (!value.is_string())
        return std::nullopt;
    const auto& text = value.get_ref<const std::string&>();
    std::uint64_t result = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), result);
    return code == std::errc{} && end == text.data() + text.size() ? std::optional(result) : std::nullopt;
}

} // namespace

std::optional<int> luksVersion(std::span<const std::byte> header) {
    static constexpr std::array magic{std::byte{'L'}, std::byte{'U'},  std::byte{'K'},
                                      std::byte{'S'}, std::byte{0xBA}, std::byte{0xBE}};
    if (header.size() < luksHeaderBytes || !std::ranges::equal(header.first(magic.size()), magic))
        return std::nullopt;
    const auto version = big<std::uint16_t>(header, 6);
    return version == 1 || version == 2 ? std::optional<int>(version) : std::nullopt;
}

ByteCount luks1DataOffset(std::span<const std::byte> header) {
    return {std::uint64_t{big<std::uint32_t>(header, 104)} * 512};
}

std::optional<ByteCount> luks2JsonBytes(std::span<const std::byte> header) {
    const auto all = big<std::uint64_t>(header, 8);
    if (all <= binaryHeaderBytes || all > maxHeaderBytes)
        return std::nullopt;
    return ByteCount{all - binaryHeaderBytes};
}

std::optional<Luks2Data> luks2Data(std::string_view json) {
    const auto parsed = parseJson(json.substr(0, json.find('\0')));
    if (!parsed.is_object() || !parsed.contains("segments") || !parsed["segments"].is_object())
        return std::nullopt;
    std::optional<Luks2Data> data;
    bool isOpenEnded = false;
    std::uint64_t end = 0;
    for (const auto& segment : parsed["segments"]) {
        const auto offset =
            segment.is_object() && segment.contains("offset") ? number(segment["offset"]) : std::nullopt;
        if (!offset)
            continue;
        if (!data)
            data = Luks2Data{.offset = {*offset}};
        data->offset = std::min(data->offset, ByteCount{*offset});
        if (segment.contains("sector_size") && segment["sector_size"].is_number_unsigned())
            data->sector = std::max(data->sector, ByteCount{segment["sector_size"].get<std::uint64_t>()});
        const auto size = segment.contains("size") ? number(segment["size"]) : std::nullopt; // else "dynamic"
        isOpenEnded = isOpenEnded || !size || *size > std::numeric_limits<std::uint64_t>::max() - *offset;
        end = isOpenEnded ? 0 : std::max(end, *offset + *size);
    }
    if (data && !isOpenEnded)
        data->end = ByteCount{end};
    return data;
}

namespace {

using enum FieldKind;

constexpr NamedValue keySlotStates[] = {{0x00AC71F3, "in use"}, {0x0000DEAD, "free"}};

constexpr Field luks1Fields[] = {
    {"magic", 0, 6, Bytes},
    {"version", 6, 2},
    {"cipher-name", 8, 32, Text},
    {"cipher-mode", 40, 32, Text},
    {"hash-spec", 72, 32, Text},
    {"payload-offset", 104, 4},
    {"key-bytes", 108, 4},
    {"mk-digest", 112, 20, Bytes},
    {"mk-digest-salt", 132, 32, Bytes},
    {"mk-digest-iter", 164, 4},
    {"uuid", 168, 40, Text},
    {"active[0]", 208, 4, Choice, {}, {}, keySlotStates},
    {"iterations[0]", 212, 4},
    {"salt[0]", 216, 32, Bytes},
    {"key-material-offset[0]", 248, 4},
    {"stripes[0]", 252, 4},
    {"active[1]", 256, 4, Choice, {}, {}, keySlotStates},
    {"iterations[1]", 260, 4},
    {"salt[1]", 264, 32, Bytes},
    {"key-material-offset[1]", 296, 4},
    {"stripes[1]", 300, 4},
    {"active[2]", 304, 4, Choice, {}, {}, keySlotStates},
    {"iterations[2]", 308, 4},
    {"salt[2]", 312, 32, Bytes},
    {"key-material-offset[2]", 344, 4},
    {"stripes[2]", 348, 4},
    {"active[3]", 352, 4, Choice, {}, {}, keySlotStates},
    {"iterations[3]", 356, 4},
    {"salt[3]", 360, 32, Bytes},
    {"key-material-offset[3]", 392, 4},
    {"stripes[3]", 396, 4},
    {"active[4]", 400, 4, Choice, {}, {}, keySlotStates},
    {"iterations[4]", 404, 4},
    {"salt[4]", 408, 32, Bytes},
    {"key-material-offset[4]", 440, 4},
    {"stripes[4]", 444, 4},
    {"active[5]", 448, 4, Choice, {}, {}, keySlotStates},
    {"iterations[5]", 452, 4},
    {"salt[5]", 456, 32, Bytes},
    {"key-material-offset[5]", 488, 4},
    {"stripes[5]", 492, 4},
    {"active[6]", 496, 4, Choice, {}, {}, keySlotStates},
    {"iterations[6]", 500, 4},
    {"salt[6]", 504, 32, Bytes},
    {"key-material-offset[6]", 536, 4},
    {"stripes[6]", 540, 4},
    {"active[7]", 544, 4, Choice, {}, {}, keySlotStates},
    {"iterations[7]", 548, 4},
    {"salt[7]", 552, 32, Bytes},
    {"key-material-offset[7]", 584, 4},
    {"stripes[7]", 588, 4},
};
static_assert(isComplete(luks1Fields, 592));

constexpr Field luks2Fields[] = {
    {"magic", 0, 6, Bytes},
    {"version", 6, 2},
    {"hdr_size", 8, 8},
    {"seqid", 16, 8},
    {"label", 24, 48, Text},
    {"csum_alg", 72, 32, Text},
    {"salt", 104, 64, Bytes},
    {"uuid", 168, 40, Text},
    {"subsystem", 208, 48, Text},
    {"hdr_offset", 256, 8},
    {"_padding", 264, 184, Reserved},
    {"csum", 448, 64, Bytes},
};
static_assert(isComplete(luks2Fields, 512));

} // namespace

constinit const FieldTable luks1Table{.structure = "luks_phdr", .order = ByteOrder::Big, .fields = luks1Fields};
constinit const FieldTable luks2Table{.structure = "luks2_hdr_t", .order = ByteOrder::Big, .fields = luks2Fields};

} // namespace atlas
