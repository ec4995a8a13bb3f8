// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/endian.h"
#include "ondisk/lvm.h"

#include <cstring>

namespace atlas {
namespace {

constexpr std::size_t sector = 512;

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
        } else if (first) {
            label.metadata = ByteInterval{{offset}, {size}};
        }
        first = false;
    }
}

} // namespace

std::optional<LvmLabel> parseLvmLabel(std::span<const std::byte> head) {
    for (std::size_t at = 0; at + sector <= head.size(); at += sector) {
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

std::optional<ByteInterval> lvmTextPlace(std::span<const std::byte> header, ByteInterval area) {
    if (header.size() < lvmMetadataHeaderBytes || !hasText(header, 4, " LVM2 x[5A%r0N*>")) {
        return std::nullopt;
    }
    const ByteInterval text{{little<std::uint64_t>(header, 40)}, {little<std::uint64_t>(header, 48)}};
    const auto areaSize = area.count.value;
    if (text.empty() || text.first.value > areaSize || text.count.value > areaSize - text.first.value) {
        return std::nullopt;
    }
    return ByteInterval{area.first + ByteCount{text.first.value}, text.count};
}

} // namespace atlas
