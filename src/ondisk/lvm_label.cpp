// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/crc32.h"
#include "ondisk/endian.h"
#include "ondisk/lvm.h"
#include "ondisk/sector_unit.h"

#include <algorithm>
#include <cstring>

namespace atlas {
namespace {

bool hasText(std::span<const std::byte> bytes, std::size_t at, std::string_view text) {
    return at + text.size() <= bytes.size() && std::memcmp(bytes.data() + at, text.data(), text.size()) == 0;
}

/// Reads the data areas, then the metadata areas: two lists of (offset, size), each terminated by zeros.
void readAreas(std::span<const std::byte> head, std::size_t at, LvmLabel& label) {
    int list = 0;
    for (bool first = true; list < 2 && at + 16 <= head.size(); at += 16) {
        const auto offset = little<std::uint64_t>(head, at);
        const auto size = little<std::uint64_t>(head, at + 8);
        if (offset == 0) {
            ++list;
            first = true;
            continue;
        }
        if (first && list == 0) {
            label.data = {offset};
        } else if (list == 1) {
            label.metadata.push_back({{offset}, {size}});
        }
        first = false;
    }
}

} // namespace

std::optional<LvmLabel> parseLvmLabel(std::span<const std::byte> head) {
    for (std::size_t at = 0; at + unitSector <= head.size(); at += unitSector) {
        if (!hasText(head, at, "LABELONE") || !hasText(head, at + 24, "LVM2 001")) {
            continue;
        }
        const auto header = at + little<std::uint32_t>(head, at + 20);
        if (header + 40 > head.size()) {
            return std::nullopt;
        }
        LvmLabel label{.id = std::string(reinterpret_cast<const char*>(head.data()) + header, 32)};
        readAreas(head, header + 40, label);
        return label;
    }
    return std::nullopt;
}

std::optional<LvmTextPlace> lvmTextPlace(std::span<const std::byte> header, ByteInterval area) {
    if (header.size() < lvmMetadataHeaderBytes || !hasText(header, 4, " LVM2 x[5A%r0N*>")) {
        return std::nullopt;
    }
    constexpr std::uint32_t ignored = 1; // RAW_LOCN_IGNORED: the group keeps its text on other physical volumes
    const auto first = little<std::uint64_t>(header, 40);
    const auto size = little<std::uint64_t>(header, 48);
    const auto flags = little<std::uint32_t>(header, 60);
    const auto room = area.count.value;
    if ((flags & ignored) != 0 || size == 0 || first < unitSector || first >= room || size > room - unitSector) {
        return std::nullopt;
    }
    LvmTextPlace place{.parts = {{area.first + ByteCount{first}, {std::min(size, room - first)}}},
                       .checksum = little<std::uint32_t>(header, 56)};
    if (const auto rest = size - place.parts[0].count.value; rest > 0) {
        place.parts.push_back({area.first + ByteCount{unitSector}, {rest}});
    }
    return place;
}

bool isIntact(std::span<const std::byte> text, const LvmTextPlace& place) {
    constexpr std::uint32_t initial = 0xF597A6CF; // INITIAL_CRC
    Crc32 crc(initial);
    crc.add(text);
    return crc.state() == place.checksum;
}

} // namespace atlas
