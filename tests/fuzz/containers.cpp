// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the parsers of md, LUKS and LVM headers and of LVM's text. The first byte chooses the parser.
#include "ondisk/luks.h"
#include "ondisk/lvm.h"
#include "ondisk/md.h"

#include <algorithm>
#include <vector>

namespace {

using namespace atlas;
using Bytes = std::vector<std::byte>;

/// The parsers expect complete headers.
Bytes padded(std::span<const std::byte> bytes, std::size_t size) {
    Bytes copy(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(std::min(bytes.size(), size)));
    copy.resize(size);
    return copy;
}

void parseMd(std::span<const std::byte> bytes) {
    const auto whole = padded(bytes, mdSuperblockBytes);
    for (const auto& place : mdSuperblockPlaces({std::uint64_t{1} << 30})) {
        [[maybe_unused]] const auto superblock = parseMdSuperblock(whole, place);
    }
}

void parseLuks(std::span<const std::byte> bytes) {
    const auto header = padded(bytes, luksHeaderBytes);
    if (luksVersion(header) == 1) {
        [[maybe_unused]] const auto offset = luks1DataOffset(header);
    } else {
        [[maybe_unused]] const auto length = luks2JsonBytes(header);
    }
    const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size()); // NOLINT: bytes as text
    [[maybe_unused]] const auto data = luks2Data(text);
}

void parseLvm(std::span<const std::byte> bytes) {
    const auto label = parseLvmLabel(padded(bytes, lvmLabelBytes));
    const auto header = padded(bytes, lvmMetadataHeaderBytes);
    const ByteInterval area{{4096}, {1 << 20}};
    [[maybe_unused]] const bool intact = isLvmHeaderIntact(header, area) && namesLvmText(header);
    if (const auto place = lvmTextPlace(header, area)) {
        [[maybe_unused]] const bool whole = isIntact(bytes, *place);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const auto bytes = std::as_bytes(std::span(data, size)).subspan(1);
    switch (data[0] % 4) {
    case 0: parseMd(bytes); break;
    case 1: parseLuks(bytes); break;
    case 2: parseLvm(bytes); break;
    default: {
        const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size()); // NOLINT: bytes as text
        [[maybe_unused]] const auto group = parseLvmGroup(text);
    }
    }
    return 0;
}
