// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/behind_volume.h"

#include "device/content_probe.h"
#include "layout/finding.h"
#include "layout/resize_limits.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {
namespace {

using namespace std::string_view_literals;

struct Recognition {
    Behind kind = Behind::Unrecognised;
    std::string type{}; ///< of Behind::Other, as libblkid names it
};

/// Whether `magic` lies `fromEnd` bytes before the end of `behind`.
bool endsWith(const ByteSource& source, ByteInterval behind, std::uint64_t fromEnd, std::string_view magic) {
    if (behind.count.value < fromEnd)
        return false;
    std::vector<std::byte> bytes(magic.size());
    return source.read(behind.end() - ByteCount{fromEnd}, bytes) &&
           std::ranges::equal(bytes, std::as_bytes(std::span(magic)));
}

Recognition recognition(const ByteSource& source, ByteInterval behind, ByteCount logicalSector) {
    constexpr std::uint64_t vhdFooter = 512;
    constexpr std::uint64_t avbFooter = 64;
    constexpr std::uint64_t androidCryptoFooter = 16 * KiB;
    if (endsWith(source, behind, avbFooter, "AVBf"sv))
        return {Behind::AvbFooter};
    if (endsWith(source, behind, vhdFooter, "conectix"sv))
        return {Behind::VhdFooter};
    if (endsWith(source, behind, androidCryptoFooter, "\xC4\xB1\xB5\xD0"sv))
        return {Behind::AndroidCryptoFooter};
    auto content = recognise(source, behind, logicalSector).content;
    if (content.type == "DM_verity_hash")
        return {Behind::Verity};
    return content.type.empty() ? Recognition{} : Recognition{Behind::Other, std::move(content.type)};
}

/// Size of the volume after resize2fs has extended it in `room`.
ByteCount extended(const Filesystem& fs, ByteCount room) {
    const auto groups = grownGroupCount(fs, room).value;
    const auto end = fs.firstDataBlock.value + std::uint64_t{groups} * fs.blocksPerGroup;
    return bytesOf(BlockCount{std::min(end, room.value / fs.blockSize.value)}, fs.blockSize);
}

} // namespace

void noteBehind(const ByteSource& source, ByteInterval room, ByteCount logicalSector, LayoutClaims& claims) {
    const auto& fs = claims.filesystem;
    const auto there = intersection(room, ByteInterval{{0}, source.size()});
    if (fs.size() >= there.count)
        return;
    const ByteInterval behind{there.first + fs.size(), there.count - fs.size()};
    const auto found = recognition(source, behind, logicalSector);
    if (found.kind != Behind::Unrecognised) {
        claims.findings.push_back({.kind = FindingKind::SomethingBehind,
                                   .numbers = {behind.count.value, static_cast<std::uint64_t>(found.kind)},
                                   .detail = found.type});
    } else if (behind.count >= fs.blockSize) {
        // resize2fs 1.47.0 refuses to resize bigalloc without -f, and was observed to ruin the free counts with it.
        const auto size = fs.has("bigalloc") ? ByteCount{} : std::max(extended(fs, there.count), fs.size());
        claims.findings.push_back(
            {.kind = FindingKind::RoomBehind, .numbers = {behind.count.value, fs.size().value, size.value}});
    }
}

} // namespace atlas
