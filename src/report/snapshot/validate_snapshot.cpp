// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/snapshot/validate_snapshot.h"

#include "base/number_text.h"
#include "report/json/snapshot_fields.h"

#include <bit>

namespace atlas {
namespace {

constexpr std::uint64_t largestBlock = std::uint64_t{1} << 16;
constexpr std::uint64_t largestCluster = std::uint64_t{1} << 32;
constexpr std::uint64_t maxBlocks = std::uint64_t{1} << 48; // times the largest block size still fits in 64 bits

std::unexpected<Error> invalidSnapshot(std::string what) {
    return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = "the snapshot is damaged: " + std::move(what)});
}

Status checkSector(ByteCount size, ByteCount maximum) {
    return isSectorSize(size, maximum) ? Status{} : invalidSnapshot("a sector of " + grouped(size.value) + " bytes");
}

Status checkDevices(const std::vector<BlockDevice>& devices) {
    for (const auto& device : devices)
        if (auto status = checkSector(device.grid.size, maxPhysicalSector); !status)
            return status;
    constexpr std::size_t maxDevices = 1024; // traversals go as deep
    if (devices.size() > maxDevices)
        return invalidSnapshot("a stack of " + grouped(devices.size()) + " devices");
    if (!devices.empty() && devices.front().depth != 0)
        return invalidSnapshot("a stack of devices without its top");
    for (std::size_t n = 1; n < devices.size(); ++n)
        if (devices[n].depth == 0 || devices[n].depth > devices[n - 1].depth + 1)
            return invalidSnapshot("a stack of devices out of order");
    return {};
}

Status checkDrive(const Drive& drive) {
    auto status = checkSector(drive.logicalSector.value, maxLogicalSector);
    return status ? checkSector(drive.physicalSector.value, maxPhysicalSector) : status;
}

/// The window lists the containers, and reads a volume's bytes in pieces through its map.
Status checkContents(const Disk& disk) {
    for (const auto& container : disk.inside.containers)
        if (container.layers.empty())
            return invalidSnapshot("a container without a layer");
    for (const auto& volume : disk.inside.logicalVolumes) {
        const bool sound = volume.map.empty() || isSound(volume.map, volume.size, disk.size);
        if (!sound || volume.map.empty() == volume.isReadable())
            return invalidSnapshot("a logical volume outside the disk");
    }
    return {};
}

Status checkImage(const Snapshot& snapshot) {
    if (auto status = checkContents(snapshot.opened()); !status)
        return status;
    if (snapshot.image.has_value() == snapshot.disk.map.empty())
        return invalidSnapshot("a logical volume without the image that holds it");
    if (snapshot.image && !isSound(snapshot.disk.map, snapshot.disk.size, snapshot.image->size))
        return invalidSnapshot("a logical volume outside the disk");
    return snapshot.image ? checkDrive(snapshot.image->drive) : Status{};
}

Status checkGeometry(const Filesystem& fs) {
    if (!isPowerOfTwo(fs.blockSize.value, 1024, largestBlock))
        return invalidSnapshot("blocks of " + grouped(fs.blockSize.value) + " bytes");
    if (!isPowerOfTwo(fs.clusterSize.value, fs.blockSize.value, largestCluster))
        return invalidSnapshot("clusters of " + grouped(fs.clusterSize.value) + " bytes");
    if (fs.flexGroupSize && !std::has_single_bit(*fs.flexGroupSize))
        return invalidSnapshot("flex groups of " + grouped(*fs.flexGroupSize) + " groups");
    if (fs.blocksPerGroup == 0 || fs.groupCount.value == 0 || fs.blockCount.value > maxBlocks ||
        fs.firstDataBlock.value >= fs.blockCount.value || fs.superblockGroup.value >= fs.groupCount.value) {
        return invalidSnapshot("a geometry without groups or of too many blocks");
    }
    const auto before = fs.firstDataBlock.value + std::uint64_t{fs.groupCount.value - 1} * fs.blocksPerGroup;
    if (before >= fs.blockCount.value || before + fs.blocksPerGroup < fs.blockCount.value) {
        return invalidSnapshot(grouped(fs.groupCount.value) + " groups do not make " + grouped(fs.blockCount.value) +
                               " blocks");
    }
    return {};
}

/// libext2fs opens no file system with other values, whichever errors it is told to ignore.
Status checkInodes(const Filesystem& fs) {
    constexpr std::uint64_t smallestInode = 128;
    if (!isPowerOfTwo(fs.inodeSize, smallestInode, fs.blockSize.value))
        return invalidSnapshot("inodes of " + grouped(fs.inodeSize) + " bytes");
    if (fs.inodesPerGroup == 0 || fs.inodeCount > maxInodeCount)
        return invalidSnapshot(grouped(fs.inodeCount) + " inodes, " + grouped(fs.inodesPerGroup) + " in each group");
    return {};
}

struct EqualLengths {
    std::size_t length = 0;
    bool equal = true;

    void operator()(std::string_view, const auto& array) { equal = equal && array.size() == length; }
    void later(std::string_view, const auto& array) { equal = equal && (array.empty() || array.size() == length); }
};

Status checkColumns(const Groups& groups, GroupCount count) {
    EqualLengths arrays{.length = count.value};
    describe(arrays, groups);
    return arrays.equal ? Status{} : invalidSnapshot("arrays of the groups that differ in length");
}

bool inside(BlockInterval blocks, BlockCount volume) {
    return blocks.first.value <= volume.value && blocks.count.value <= volume.value - blocks.first.value;
}

Status checkCopies(const Layout& layout) {
    std::optional<GroupNumber> last;
    for (const auto& copies : layout.copies) {
        if ((last && copies.group <= *last) || copies.group.value >= layout.filesystem.groupCount.value)
            return invalidSnapshot("copies of the superblock out of order");
        last = copies.group;
    }
    return {};
}

bool sound(const Region& region, const Filesystem& fs) {
    const bool divides =
        region.groups.value > 0 && region.count.value > 0 && region.count.value % region.groups.value == 0;
    const bool owners = !region.owned() || (region.group.value < fs.groupCount.value &&
                                            region.groups.value <= fs.groupCount.value - region.group.value);
    return divides && owners && inside(region.blocks(), fs.blockCount);
}

Status checkRegions(const Layout& layout) {
    BlockNumber end{0};
    for (const auto& region : layout.regions) {
        if (!sound(region, layout.filesystem) || region.first < end) {
            return invalidSnapshot("a region at block " + grouped(region.first.value) +
                                   " that overlaps, is empty or passes the end");
        }
        end = region.end();
    }
    return {};
}

Status checkFindings(const std::vector<Finding>& findings, GroupCount groups) {
    for (const auto& finding : findings) {
        if (finding.group != noGroup &&
            (finding.group.value >= groups.value || finding.groups.value > groups.value - finding.group.value)) {
            return invalidSnapshot("a finding of group " + grouped(finding.group.value) + ", which is not there");
        }
        if (finding.worst.size() > 1)
            return invalidSnapshot("a finding with " + grouped(finding.worst.size()) + " worst ones");
    }
    return {};
}

Status checkLayout(const Layout& layout) {
    const auto groups = layout.filesystem.groupCount;
    if (auto status = checkGeometry(layout.filesystem); !status)
        return status;
    if (auto status = checkInodes(layout.filesystem); !status)
        return status;
    if (auto status = checkColumns(layout.groups, groups); !status)
        return status;
    if (auto status = checkCopies(layout); !status)
        return status;
    if (auto status = checkRegions(layout); !status)
        return status;
    return checkFindings(layout.findings, groups);
}

} // namespace

Status validateSnapshot(const Snapshot& snapshot) {
    if (auto status = checkDrive(snapshot.disk.drive); !status)
        return status;
    if (auto status = checkDevices(snapshot.disk.devices); !status)
        return status;
    if (auto status = checkImage(snapshot); !status)
        return status;
    if (auto status = checkFindings(snapshot.findings, GroupCount{0}); !status)
        return status;
    for (const auto& volume : snapshot.otherVolumes)
        if (!isPowerOfTwo(volume.blockSize.value, 1024, largestBlock))
            return invalidSnapshot("another volume with blocks of " + grouped(volume.blockSize.value) + " bytes");
    if (snapshot.hasVolume() != snapshot.placement.has_value()) {
        return invalidSnapshot(snapshot.hasVolume() ? "a file system without a place on the disk"
                                                    : "a place on the disk without a file system");
    }
    return snapshot.hasVolume() ? checkLayout(*snapshot.layout) : Status();
}

} // namespace atlas
