// SPDX-License-Identifier: GPL-3.0-or-later
// What the partitions of a disk hold besides file systems: containers (LUKS, LVM, md) and the volumes in them.
#pragma once

#include "base/byte_map.h"
#include "disk/layer.h"
#include "disk/partition_table.h"

namespace atlas {

struct Container {
    std::optional<std::uint32_t> partition{}; ///< nullopt: the whole disk
    std::vector<Layer> layers{};              ///< outermost first; not empty
    ByteInterval inner{};                     ///< data of the innermost layer, on the disk
    std::string group{};                      ///< of an LVM physical volume; empty when its metadata cannot be read
    Content content{};                        ///< of a readable innermost layer
    bool operator==(const Container&) const = default;

    std::optional<std::uint32_t> mirrorOf{}; ///< partition with the same physical volume in the same RAID 1

    [[nodiscard]] const Layer& innermost() const { return layers.back(); }
    /// Whether all metadata around its data are what the kernel and lvm2 would use.
    [[nodiscard]] bool isCurrent() const;
};

/// Why a logical volume cannot be read.
enum class VolumeObstacle : std::uint8_t {
    None,
    SegmentType,     ///< `detail`: the type of its segments, "thin"
    Snapshot,        ///< it stores the exceptions of a snapshot; `detail`: of which volume
    MissingVolume,   ///< `detail`: the physical volume that is not in the image, and its device
    PastEnd,         ///< a segment lies past the end of its physical volume; `detail`: which
    Gap,             ///< its segments leave a gap or overlap in it
    SharedExtents,   ///< `detail`: the volume that claims some of its extents as well
    TooManySegments, ///< `detail`: how many
};

[[nodiscard]] std::string_view name(VolumeObstacle obstacle); ///< as in JSON: "segment_type"

struct LogicalVolume {
    std::string name;                         ///< "vg/root"
    ByteCount size{};
    std::optional<std::uint32_t> partition{}; ///< that holds its first extent; nullopt: none, or the whole disk
    std::vector<Layer> layers{};              ///< around its first extent, ending with itself when it is contiguous
    ByteMap map{};                            ///< on the disk; empty when it cannot be read
    VolumeObstacle obstacle = VolumeObstacle::None;
    std::string detail{}; ///< of the obstacle
    Content content{};
    bool operator==(const LogicalVolume&) const = default;

    [[nodiscard]] bool isReadable() const { return obstacle == VolumeObstacle::None; }
    /// `layers` with itself as the last; empty unless it is contiguous.
    [[nodiscard]] std::vector<Layer> layersWithOwn() const;
};

/// All containers on a disk that were looked into, and the logical volumes that they describe.
struct ContainerList {
    std::vector<Container> containers{}; ///< an outer one before those in it
    std::vector<LogicalVolume> logicalVolumes{};
    std::uint64_t more = 0; ///< containers and volumes left out
    bool operator==(const ContainerList&) const = default;

    /// The first container in `partition`, without one on the whole disk; null if none was found.
    [[nodiscard]] const Container* containerIn(std::optional<std::uint32_t> partition) const;
    [[nodiscard]] const LogicalVolume* find(std::string_view name) const;
};

} // namespace atlas
