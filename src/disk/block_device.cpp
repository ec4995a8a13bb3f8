// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/block_device.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace atlas {

std::string_view name(BlockDeviceKind kind) {
    switch (kind) {
    case BlockDeviceKind::Disk: return "disk";
    case BlockDeviceKind::Partition: return "partition";
    case BlockDeviceKind::Loop: return "loop";
    case BlockDeviceKind::Md: return "md";
    case BlockDeviceKind::Crypt: return "crypt";
    case BlockDeviceKind::LogicalVolume: return "logical_volume";
    case BlockDeviceKind::Mapper: return "mapper";
    case BlockDeviceKind::File: return "file";
    }
    return "";
}

std::optional<ByteCount> BlockDevice::abovePastBoundary() const {
    const auto above = aboveOnDisk();
    return above ? std::optional(pastBoundary(*above, grid)) : std::nullopt;
}

std::optional<ByteOffset> BlockDevice::aboveOnDisk() const {
    return carries && onDisk ? std::optional(ByteOffset{onDisk->value + carries->value}) : std::nullopt;
}

bool hasSeveralMembers(const std::vector<BlockDevice>& devices) {
    std::vector<bool> seen; // by depth: whether the current device there already has one below it
    for (const auto& device : devices) {
        seen.resize(device.depth + 1);
        if (device.depth > 0 && seen[device.depth])
            return true;
        seen[device.depth] = true;
        seen.push_back(false);
    }
    return false;
}

namespace {

constexpr std::size_t maxSteps = 10000; // bounds the work on a damaged snapshot
constexpr std::uint64_t everything = std::numeric_limits<std::uint64_t>::max() / 2;

std::vector<Piece> piecesOf(const BlockDevice& device) {
    if (device.pieces.empty() && device.carries)  // from a snapshot without pieces
        return {{{{0}, {everything}}, *device.carries}};
    return device.pieces;
}

std::size_t next(const std::vector<BlockDevice>& devices, std::size_t row) {
    auto end = row + 1;
    while (end < devices.size() && devices[end].depth > devices[row].depth)
        ++end;
    return end;
}

std::vector<std::size_t> belowOf(const std::vector<BlockDevice>& devices, std::size_t row) {
    std::vector<std::size_t> below;
    const auto end = next(devices, row);
    for (auto child = row + 1; child < end; child = next(devices, child))
        below.push_back(child);
    return below;
}

/// Bytes of the top device, and their place on the current device.
struct Place {
    ByteInterval bytes;
    ByteOffset at;
    ByteCount chunk{};
    bool known = true;
};

/// `place` continued to the device of one of its pieces; nullopt if none of its bytes lie there. Inside a stripe the
/// bytes that do are unknown, so all are taken; their distance from the physical sectors is the same in each chunk.
std::optional<Place> through(const Place& place, const Piece& piece) {
    if (!place.known || place.chunk.value > 0) {
        const auto chunk = piece.chunk.value > 0 ? std::gcd(piece.chunk.value, place.chunk.value) : place.chunk.value;
        // May wrap around below 0; only the remainder by the sector size, a power of two, matters.
        const auto at = piece.at.value + place.at.value - piece.above.first.value;
        return Place{place.bytes, {at}, {chunk}, place.known};
    }
    const auto here = intersection(ByteInterval{place.at, place.bytes.count}, piece.above);
    if (here.empty())
        return std::nullopt;
    const auto skipped = here.first - place.at;
    const auto inside = piece.chunk.value == 0 ? here.first - piece.above.first : ByteCount{0};
    return Place{{place.bytes.first + skipped, here.count}, piece.at + inside, piece.chunk};
}

class Walk {
public:
    explicit Walk(const std::vector<BlockDevice>& devices) : m_devices(devices) {}

    std::vector<Member> members() {
        visit(0, 0, {{{0}, {everything}}, {0}});
        if (m_steps > maxSteps)
            m_members.push_back({.bytes = {{0}, {everything}}, .known = false});
        return std::move(m_members);
    }

private:
    void visit(std::size_t row, std::size_t name, const Place& place) {
        if (++m_steps > maxSteps)
            return;
        const auto below = belowOf(m_devices, row);
        if (below.empty())
            add(row, name, place);
        for (const auto child : below) {
            // Members are named after the lowest device that is not a whole disk.
            const auto named =
                belowOf(m_devices, child).empty() && m_devices[row].kind == BlockDeviceKind::Partition ? row : child;
            const auto pieces = piecesOf(m_devices[child]);
            if (pieces.empty())
                visit(child, named, {place.bytes, {0}, {}, false});
            for (const auto& piece : pieces)
                if (const auto inside = through(place, piece))
                    visit(child, named, *inside);
        }
    }

    void add(std::size_t row, std::size_t name, const Place& place) {
        const auto& disk = m_devices[row];
        m_members.push_back({.name = m_devices[name].name,
                             .bytes = place.bytes,
                             .at = place.at,
                             .chunk = place.chunk,
                             .sectors = disk.grid,
                             .sectorSource = disk.sectorSource,
                             .reportedSector = disk.reportedSector,
                             .known = place.known});
    }

    const std::vector<BlockDevice>& m_devices;
    std::vector<Member> m_members;
    std::size_t m_steps = 0;
};

/// The place of the device above if a single piece carries it, unstriped and from its first byte; else nullopt.
std::optional<ByteOffset> wholeAt(const BlockDevice& device) {
    const auto pieces = piecesOf(device);
    const bool one = pieces.size() == 1 && pieces.front().chunk.value == 0 && pieces.front().above.first.value == 0;
    return one ? std::optional(pieces.front().at) : std::nullopt;
}

/// The devices from the top to the base, each with the byte at which the top device begins.
std::vector<Base> wayDown(const std::vector<BlockDevice>& devices) {
    std::vector<Base> way;
    if (devices.empty())
        return way;
    std::size_t row = 0;
    way.push_back({&devices[0], {0}});
    for (auto below = belowOf(devices, 0); below.size() == 1; below = belowOf(devices, row)) {
        row = below.front();
        const auto at = wholeAt(devices[row]);
        if (!at) {
            const bool spanning = !devices[row].pieces.empty();
            return spanning ? way : std::vector<Base>{};
        }
        way.push_back({&devices[row], way.back().at + ByteCount{at->value}});
    }
    return way;
}

} // namespace

SectorGrid Member::grid() const {
    const auto size = sectors.size.value;
    const auto phase = sectors.phase.value % size + bytes.first.value % size + size - at.value % size;
    return {sectors.size, {phase % size}};
}

ByteOffset Member::onDisk(ByteOffset top) const {
    return chunk.value > 0 ? at : at + ByteCount{top.value - bytes.first.value};
}

std::vector<Member> membersOf(const std::vector<BlockDevice>& devices) {
    return devices.size() < 2 ? std::vector<Member>{} : Walk(devices).members();
}

Base baseOf(const std::vector<BlockDevice>& devices) {
    const auto way = wayDown(devices);
    return way.empty() ? Base{} : way.back();
}

Base ownerOfOptimalIo(const std::vector<BlockDevice>& devices) {
    Base owner{};
    for (const auto& step : wayDown(devices))
        if (step.device->optimalIo == devices.front().optimalIo)
            owner = step;
    return owner;
}

} // namespace atlas
