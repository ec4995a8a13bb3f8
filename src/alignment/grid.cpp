// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/grid.h"

#include "disk/block_device.h"
#include "disk/drive.h"
#include "disk/drive_overrides.h"

#include <algorithm>
#include <bit>

namespace atlas {

Fit fit(ByteInterval bytes, SectorGrid grid) {
    if (bytes.empty())
        return Fit::Whole;
    const auto head = pastBoundary(bytes.first, grid).value;
    const auto tail = pastBoundary(bytes.end(), grid).value;
    if (head == 0 && tail == 0)
        return Fit::Whole;
    const bool oneSector = head + bytes.count.value <= grid.size.value;
    return oneSector ? Fit::Partial : Fit::Straddling;
}

Fit startFit(ByteOffset start, SectorGrid grid) {
    return pastBoundary(start, grid).value == 0 ? Fit::Whole : Fit::Straddling;
}

namespace {

/// The first boundary of a granularity of `size` counted on the disks at the bottom of `devices`, as a byte of the
/// topmost device; nullopt if it differs between them.
std::optional<ByteOffset> phaseOnDisks(const std::vector<BlockDevice>& devices, ByteCount size) {
    std::optional<ByteOffset> common;
    for (auto member : membersOf(devices)) {
        member.sectors.size = size;
        const auto phase = member.grid().phase;
        if (!member.known || member.chunk.value % size.value != 0 || phase != common.value_or(phase))
            return std::nullopt;
        common = phase;
    }
    return common;
}

/// Whether `granularity` is counted on the devices below `owner`. A logical volume in several pieces has no boundaries
/// of its own, except for stripes that it alone reports.
bool isCountedBelow(const Disk& disk, const Base& owner, const Granularity& granularity) {
    const auto* const end = disk.devices.data() + disk.devices.size();
    const bool isReportedBelow = std::any_of(
        owner.device + 1, end, [&](const BlockDevice& device) { return device.optimalIo == owner.device->optimalIo; });
    const bool isOwn = granularity.kind == GranularityKind::Stripe && granularity.source == Source::Device;
    return owner.device->kind == BlockDeviceKind::LogicalVolume && owner.device + 1 != end &&
           (isReportedBelow || !isOwn);
}

/// The first boundary of `granularity` in bytes of `disk`, counted from byte 0 of `owner`, or from its first physical
/// boundary if it is a disk. nullopt if the device's place on its owner is unknown.
std::optional<ByteOffset> phaseOn(const Disk& disk, const Base& owner, const Granularity& granularity) {
    const auto size = granularity.size;
    if (disk.devices.size() < 2 || disk.drive.phase.source == Source::User)
        return disk.drive.phase.value;
    if (owner.device == nullptr || size.value == 0)
        return std::nullopt;
    if (isCountedBelow(disk, owner, granularity))
        return phaseOnDisks(disk.devices, size);
    const auto first = owner.device->kind == BlockDeviceKind::Disk ? owner.device->grid.phase.value : 0;
    return ByteOffset{(first % size.value + size.value - owner.at.value % size.value) % size.value};
}

Granularity placedOn(const Disk& disk, const Base& owner, Granularity granularity) {
    const auto phase = phaseOn(disk, owner, granularity);
    granularity.phase = phase.value_or(ByteOffset{0});
    granularity.placed = phase.has_value();
    return granularity;
}

/// Stripes exist only across several members; a single disk's optimal I/O size is a hint.
Granularity optimalIoOf(const Disk& disk) {
    const auto& [size, source] = disk.drive.optimalIo;
    const auto owner = source == Source::Device ? ownerOfOptimalIo(disk.devices) : baseOf(disk.devices);
    return placedOn(disk, owner,
                    {.kind = GranularityKind::Stripe,
                     .size = size,
                     .source = source,
                     .ofOneDisk = source == Source::Device && !hasSeveralMembers(disk.devices)});
}

Granularity ownEraseBlocksOf(const Disk& disk) {
    const auto& [size, source] = disk.drive.eraseBlock;
    return placedOn(disk, baseOf(disk.devices), {.kind = GranularityKind::EraseBlock, .size = size, .source = source});
}

Granularity stripeGranularity(const Disk& disk, const Filesystem* fs) {
    if (disk.drive.optimalIo.value.value > 0 && !isBogusOptimalIo(disk.drive))
        return optimalIoOf(disk);
    if (const auto array = fs != nullptr ? stripeIn(*fs) : std::nullopt) {
        const ByteCount size{(array->width > 0 ? array->width : array->stride) * fs->blockSize.value};
        return placedOn(disk, baseOf(disk.devices),
                        {.kind = GranularityKind::Stripe, .size = size, .source = Source::Superblock});
    }
    return {GranularityKind::Stripe, {0}, {0}, Source::Assumption};
}

} // namespace

std::string_view name(GranularityKind kind) {
    switch (kind) {
    case GranularityKind::PhysicalSector: return "physical_sector";
    case GranularityKind::Partitioning: return "partitioning";
    case GranularityKind::Stripe: return "stripe";
    case GranularityKind::EraseBlock: return "erase_block";
    }
    return "";
}

PerGranularity<Granularity> granularitiesOf(const Disk& disk, const Filesystem* fs) {
    // 1 MiB is a convention of the partitioning tools (libfdisk, parted), counted from the first physical boundary
    // (libfdisk/src/alignment.c).
    constexpr ByteCount partitioning{MiB};
    const auto& drive = disk.drive;
    const auto base = baseOf(disk.devices);
    return {{Granularity{GranularityKind::PhysicalSector, drive.physicalSector.value, drive.phase.value,
                         drive.physicalSector.source},
             placedOn(disk, base, {.kind = GranularityKind::Partitioning, .size = partitioning}),
             stripeGranularity(disk, fs), ownEraseBlocksOf(disk)}};
}

PerGranularity<Granularity> granularitiesOf(const Snapshot& snapshot) {
    return granularitiesOf(snapshot.disk, snapshot.filesystem());
}

Granularity eraseBlocksOf(const Disk& disk) {
    constexpr Granularity usual{.kind = GranularityKind::EraseBlock, .size = usualEraseBlock};
    const auto own = ownEraseBlocksOf(disk);
    const auto counted = own.known() ? own : placedOn(disk, baseOf(disk.devices), usual);
    return counted.known() ? counted : usual;
}

int readModifyWrites(ByteInterval bytes, SectorGrid grid) {
    const auto verdict = fit(bytes, grid);
    const bool oneEnd = pastBoundary(bytes.first, grid).value == 0 || pastBoundary(bytes.end(), grid).value == 0;
    return verdict == Fit::Straddling && oneEnd ? 1 : readModifyWrites(verdict);
}

namespace {

/// mke2fs derives it from the optimal I/O size, rounded down to whole blocks or counted in sectors.
bool isMadeUp(std::uint32_t blocks, ByteCount blockSize) {
    const auto bytes = blocks * blockSize.value;
    const bool roundedDown = bytes <= bogusOptimalIo.value && bogusOptimalIo.value - bytes < blockSize.value;
    return roundedDown || blocks == bogusOptimalIo.value / 512;
}

} // namespace

StripeWidth stripeWidthOf(const Filesystem& fs) {
    const auto blocks = fs.raidStripeWidth;
    if (blocks == 0)
        return StripeWidth::None;
    if (isMadeUp(blocks, fs.blockSize))
        return StripeWidth::MadeUp;
    if (fs.raidStride != 0 && blocks % fs.raidStride != 0)
        return StripeWidth::NotOfStride;
    // Chunks are powers of two, so an array has at least as many data disks as the odd factor of the width.
    return blocks >> std::countr_zero(blocks) > raidMembers.maximum ? StripeWidth::TooManyDisks
                                                                    : StripeWidth::Plausible;
}

bool isBogusStripeWidth(const Filesystem& fs) {
    const auto width = stripeWidthOf(fs);
    return width != StripeWidth::None && width != StripeWidth::Plausible;
}

std::optional<Stripe> stripeIn(const Filesystem& fs) {
    const bool describesArray = (fs.raidStride != 0 || fs.raidStripeWidth != 0) && !isBogusStripeWidth(fs);
    return describesArray ? std::optional(Stripe{fs.raidStride, fs.raidStripeWidth}) : std::nullopt;
}

} // namespace atlas
