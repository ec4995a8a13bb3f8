// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/lvm_label.h"

#include "ondisk/crc32.h"
#include "ondisk/endian.h"
#include "ondisk/sector_unit.h"

#include <algorithm>
#include <cstring>

namespace atlas {
namespace {

constexpr std::string_view areaMagic = " LVM2 x[5A%r0N*>";
constexpr std::uint32_t ignoredText = 1; // RAW_LOCN_IGNORED: the group keeps its text on other physical volumes

std::uint32_t lvmChecksum(std::span<const std::byte> bytes) {
    constexpr std::uint32_t initial = 0xF597A6CF; // INITIAL_CRC
    Crc32 crc(initial);
    crc.add(bytes);
    return crc.state();
}

/// lib/label/label.c: the checksum covers what follows it, and the label names its sector.
bool isLabelIntact(std::span<const std::byte> sector, std::uint64_t number) {
    return little<std::uint64_t>(sector, 8) == number && lvmLabelChecksum(sector).right();
}

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

ChecksumVerdict lvmLabelChecksum(std::span<const std::byte> sector) {
    return {"crc_xl", little<std::uint32_t>(sector, 16), lvmChecksum(sector.subspan(20))};
}

ChecksumVerdict lvmHeaderChecksum(std::span<const std::byte> header) {
    return {"checksum_xl", little<std::uint32_t>(header, 0),
            lvmChecksum(header.subspan(4, lvmMetadataHeaderBytes - 4))};
}

std::optional<LvmLabel> parseLvmLabel(std::span<const std::byte> head) {
    std::optional<LvmLabel> first;
    for (std::size_t at = 0; at + unitSector <= head.size(); at += unitSector) {
        if (!hasText(head, at, "LABELONE") || !hasText(head, at + 24, "LVM2 001")) {
            continue;
        }
        const auto header = at + little<std::uint32_t>(head, at + 20);
        if (header + 40 > head.size()) {
            continue;
        }
        LvmLabel label{.id = std::string(reinterpret_cast<const char*>(head.data()) + header, 32),
                       .at = {at},
                       .header = {header},
                       .intact = isLabelIntact(head.subspan(at, unitSector), at / unitSector)};
        readAreas(head, header + 40, label);
        if (label.intact) {
            return label;
        }
        first = first ? std::move(first) : std::move(label);
    }
    return first;
}

bool isLvmHeaderIntact(std::span<const std::byte> header, ByteInterval area) {
    return header.size() >= lvmMetadataHeaderBytes && hasText(header, 4, areaMagic) &&
           little<std::uint32_t>(header, 20) == 1 && little<std::uint64_t>(header, 24) == area.first.value &&
           lvmHeaderChecksum(header).right();
}

bool namesLvmText(std::span<const std::byte> header) {
    return header.size() >= lvmMetadataHeaderBytes && little<std::uint64_t>(header, 40) != 0 &&
           little<std::uint64_t>(header, 48) != 0 && (little<std::uint32_t>(header, 60) & ignoredText) == 0;
}

std::optional<LvmTextPlace> lvmTextPlace(std::span<const std::byte> header, ByteInterval area) {
    if (header.size() < lvmMetadataHeaderBytes || !hasText(header, 4, areaMagic)) {
        return std::nullopt;
    }
    const auto first = little<std::uint64_t>(header, 40);
    const auto size = little<std::uint64_t>(header, 48);
    const auto room = area.count.value;
    if (!namesLvmText(header) || first < unitSector || first >= room || size > room - unitSector) {
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
    return lvmChecksum(text) == place.checksum;
}

} // namespace atlas
