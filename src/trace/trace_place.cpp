// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_place.h"

#include "base/kernel_log.h"

#include <algorithm>
#include <charconv>

namespace atlas {
namespace {

constexpr ByteCount superblockAt{1024}; ///< in every ext file system

/// The number of the partition in "8,1": SCSI disks have 16 minor numbers each (Documentation/admin-guide/devices.txt).
std::optional<std::uint32_t> partitionInNumbers(std::string_view device) {
    constexpr std::string_view disks = "8,";
    constexpr std::uint32_t minorsPerDisk = 16;
    std::uint32_t minor = 0;
    if (!device.starts_with(disks))
        return std::nullopt;
    const auto* const end = device.data() + device.size();
    const auto [at, failed] = std::from_chars(device.data() + disks.size(), end, minor);
    if (failed != std::errc() || at != end || minor % minorsPerDisk == 0)
        return std::nullopt;
    return minor % minorsPerDisk;
}

std::optional<std::uint32_t> partitionOf(std::string_view device) {
    if (const auto number = partitionInNumbers(device))
        return number;
    const auto slash = device.rfind('/');
    const auto base = slash == std::string_view::npos ? device : device.substr(slash + 1);
    constexpr std::array drives{std::string_view("sd"),     std::string_view("vd"),   std::string_view("nvme"),
                                std::string_view("mmcblk"), std::string_view("loop"), std::string_view("xvd")};
    const auto isDrive = std::ranges::any_of(drives, [&](std::string_view drive) { return base.starts_with(drive); });
    return isDrive ? partitionInName(base) : std::nullopt; // others are names of files
}

} // namespace

std::string_view name(TracedDevice device) { return device == TracedDevice::Disk ? "disk" : "volume"; }

std::string_view name(TracedBy reason) {
    switch (reason) {
    case TracedBy::Given: return "given";
    case TracedBy::SameBytes: return "same_bytes";
    case TracedBy::Name: return "name";
    case TracedBy::PastVolume: return "past_volume";
    case TracedBy::InFront: return "in_front";
    case TracedBy::Structures: return "structures";
    case TracedBy::Assumed: return "assumed";
    }
    return {};
}

TracePlaceFinder::TracePlaceFinder(const Snapshot& snapshot) : m_places(snapshot) {
    if (!snapshot.placement || !snapshot.layout)
        return;
    m_block = snapshot.layout->filesystem.blockSize;
    m_partition = partitionUnder(snapshot);
    const auto* const partition = m_partition ? snapshot.disk.table.find(*m_partition) : nullptr;
    const auto bytes = partition != nullptr ? bytesOf(snapshot.disk, *partition) : snapshot.placement->bytes;
    m_start = bytes.first;
    m_size = bytes.count;
}

void TracePlaceFinder::add(const TraceRequest& request) {
    if (!m_named)
        m_named = partitionOf(request.device);
    if (request.bytes.empty() || m_start.value == 0)
        return;
    ++m_requests;
    m_end = std::max(m_end, request.bytes.end());
    const auto ground = m_places.at(request.bytes.first).kind.ground;
    m_inGap += ground == Ground::Gap || ground == Ground::Outside ? 1 : 0;
    const bool isWrite = request.operation == TraceOperation::Write;
    // The kernel reads it at its own byte; tools that look for a partition table read byte 0 of the disk.
    const auto isSuperblock = [&](ByteOffset at) {
        return request.bytes.first == at + superblockAt || (isWrite && request.bytes.first == at);
    };
    m_isSuperblockOfDisk |= isSuperblock(m_start);
    m_isSuperblockOfVolume |= isSuperblock(ByteOffset{0});
    if (!isWrite)
        return;
    // Structures are written block by block, so that a shift by a wrong start seldom hits one at its boundaries.
    const auto fits = [&](ByteOffset at) {
        const auto first = m_places.at(at).kind;
        const bool isBlock = at >= m_start && (at - m_start).value % m_block.value == 0;
        return isBlock && first.ground == Ground::Structure;
    };
    m_asDisk += fits(request.bytes.first) ? 1 : 0;
    m_asVolume += fits(m_start + (request.bytes.first - ByteOffset{0})) ? 1 : 0;
}

TracePlace TracePlaceFinder::find() const {
    const auto start = static_cast<std::int64_t>(m_start.value);
    if (start == 0)
        return {TracedDevice::Disk, TracedBy::SameBytes, 0};
    if (m_named && m_named == m_partition)
        return {TracedDevice::Volume, TracedBy::Name, start};
    if (m_end.value > m_size.value)
        return {TracedDevice::Disk, TracedBy::PastVolume, 0};
    constexpr std::uint64_t rare = 20; // one in so many requests: tools that look for signatures read in gaps, too
    if (m_inGap * rare > m_requests)
        return {TracedDevice::Volume, TracedBy::InFront, start};
    const bool isClear = m_isSuperblockOfDisk != m_isSuperblockOfVolume;
    if (isClear ? m_isSuperblockOfDisk : m_asDisk > 2 * m_asVolume)
        return {TracedDevice::Disk, TracedBy::Structures, 0};
    if (isClear || m_asVolume > 2 * m_asDisk)
        return {TracedDevice::Volume, TracedBy::Structures, start};
    return {TracedDevice::Disk, TracedBy::Assumed, 0};
}

} // namespace atlas
