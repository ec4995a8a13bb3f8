// SPDX-License-Identifier: GPL-3.0-or-later
// Containers on a disk (LUKS, LVM, md) and the volumes in them.
#pragma once

#include "base/byte_map.h"
#include "disk/layer.h"
#include "disk/partition_table.h"

namespace atlas {

struct Container {
    std::optional<std::uint32_t> partition{}; ///< nullopt: the whole disk
    std::vector<Layer> layers{};              ///< outermost first; not empty
    ByteInterval inner{};                     ///< data of the innermost layer, as bytes of the disk
    std::string group{};                      ///< of an LVM physical volume; empty if its metadata cannot be read
    Content content{};                        ///< of the innermost layer, if readable
    bool operator==(const Container&) const = default;

    std::optional<std::uint32_t> mirrorOf{}; ///< partition with the same physical volume in the same RAID 1

    [[nodiscard]] const Layer& innermost() const { return layers.back(); }
    /// Whether the kernel and lvm2 would use all metadata around its data.
    [[nodiscard]] bool isCurrent() const;
};

/// Why a logical volume cannot be read.
enum class VolumeObstacle : std::uint8_t {
    None,
    SegmentType,     ///< `detail`: the type of its segments, "thin"
    Snapshot,        ///< it stores the exceptions of a snapshot; `detail`: the snapshot's origin
    MissingVolume,   ///< `detail`: the physical volume missing from the image, and its device
    PastEnd,         ///< a segment lies past the end of its physical volume; `detail`: which
    Gap,             ///< its segments leave a gap or overlap
    SharedExtents,   ///< `detail`: the volume that also claims some of its extents
    TooManySegments, ///< `detail`: their number
};

[[nodiscard]] std::string_view name(VolumeObstacle obstacle); ///< JSON name: "segment_type"

struct LogicalVolume {
    std::string name;                         ///< "vg/root"
    ByteCount size{};
    std::optional<std::uint32_t> partition{}; ///< holds its first extent; nullopt: none, or the whole disk
    std::vector<Layer> layers{};              ///< around its first extent; ends with the volume itself if contiguous
    ByteMap map{};                            ///< on the disk; empty if unreadable
    VolumeObstacle obstacle = VolumeObstacle::None;
    std::string detail{}; ///< of the obstacle
    Content content{};
    bool operator==(const LogicalVolume&) const = default;

    [[nodiscard]] bool isReadable() const { return obstacle == VolumeObstacle::None; }
    /// `layers` with the volume itself as the last; empty if it is not contiguous.
    [[nodiscard]] std::vector<Layer> layersWithOwn() const;
};

/// A layer whose size does not suit the partition, volume or disk that holds it.
struct LayerMisfit {
    LayerKind kind{};
    std::optional<std::uint32_t> partition{}; ///< nullopt outside partitions
    ByteCount has{}; ///< what holds the layer; for a remainder, its data
    ByteCount needs{}; ///< what the layer uses; 0 for a remainder
    ByteCount sector{}; ///< of the data, which must fill whole ones; 0 unless there is a remainder
    bool operator==(const LayerMisfit&) const = default;
};

/// The examined containers of a disk, and the logical volumes described in them.
struct ContainerList {
    std::vector<Container> containers{}; ///< outer before inner
    std::vector<LogicalVolume> logicalVolumes{};
    std::uint64_t more = 0; ///< containers and volumes left out
    std::vector<LayerMisfit> misfits{}; ///< snapshots store the findings instead
    bool operator==(const ContainerList&) const = default;

    /// The first container in `partition`, or on the whole disk for nullopt; null if there is none.
    [[nodiscard]] const Container* containerIn(std::optional<std::uint32_t> partition) const;
    [[nodiscard]] const LogicalVolume* find(std::string_view name) const;
};

} // namespace atlas
