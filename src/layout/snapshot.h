// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of an ext file system that was read besides the chosen one: enough to judge its alignment.
#pragma once

#include "base/error.h"
#include "base/units.h"
#include "disk/disk.h"
#include "disk/drive_overrides.h"
#include "disk/image_request.h"
#include "disk/layer.h"
#include "layout/layout.h"

#include <vector>

namespace atlas {

struct OtherVolume {
    VolumeName name{};
    std::vector<ByteOffset> starts{}; ///< of its pieces on the disk that was opened; one unless it is a logical volume
    ByteCount blockSize{};
    bool operator==(const OtherVolume&) const = default;
};

// The complete result of reading an image: input of the window and content of a snapshot file.

struct Snapshot {
    Disk
        disk; ///< in which positions are counted: the image or device, or a logical volume that lies in several places of it
    std::optional<Placement> placement; ///< of `layout`; nullopt where that is null
    std::vector<Layer> layers; ///< between the partition and the volume, outermost first
    LayoutPtr layout; ///< null when the disk contains no ext file system
    std::vector<Finding> findings; ///< about the disk and partition table; those about the volume are in `layout`
    std::string program; ///< "ext4atlas 0.1.0 (e2fsprogs 1.47.0)"
    std::optional<Disk> image{}; ///< the image or device, when `disk` is a logical volume of it
    std::optional<std::uint32_t>
        askedPartition{}; ///< that was named, if only by its own device; judged alone where it holds no ext
    bool isVolumeNamed =
        false; ///< by partition, logical volume or offset, so that the rest of the disk was not looked at
    std::vector<OtherVolume> otherVolumes{}; ///< whose layout was read, too
    std::optional<Error> noVolume{}; ///< of the reader, where `layout` is null; for whyNoVolume() alone

    /// Whether the disk contains an ext file system: `layout` and `placement` are both set, else neither.
    [[nodiscard]] bool hasVolume() const { return layout != nullptr; }
    /// Null where hasVolume() is false.
    [[nodiscard]] const Filesystem* filesystem() const { return layout ? &layout->filesystem : nullptr; }
    /// Whether anything but a partition table was recognised on the whole disk: a volume, a layer, other content.
    [[nodiscard]] bool hasContent() const { return layout || !layers.empty() || !disk.content.type.empty(); }

    /// The image or device that was opened, with its partition table and containers.
    [[nodiscard]] const Disk& opened() const { return image ? *image : disk; }
    /// "vg/root", when the volume is a logical volume; else empty.
    [[nodiscard]] std::string logicalVolume() const;
    /// The volume's partition, if one holds its first byte, and its logicalVolume(). Without a volume, the partition that was
    /// asked for.
    [[nodiscard]] VolumeName volumeName() const;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// As applyTo() of a disk: the drive below both disks of `snapshot`. Leaves it as it is on an error.
[[nodiscard]] Status applyTo(Snapshot& snapshot, const DriveOverrides& overrides);

// What lies in a partition: the layers, and where what is written in the innermost of them begins.

/// The partition that contains the volume, or the outermost layer when no volume can be read; nullopt when there is
/// none.
[[nodiscard]] std::optional<std::uint32_t> partitionUnder(const Snapshot& snapshot);

/// The first byte of what is written in partition `number`, or with nullopt on the disk in no partition: the volume, else
/// the innermost layer's data, else the first byte of the partition or disk itself.
[[nodiscard]] ByteOffset payloadOf(const Snapshot& snapshot, std::optional<std::uint32_t> number);

/// The layers in partition `number`, or with nullopt on the disk in no partition, outermost first: those around what was chosen
/// where it lies there, else those of the container with the most. Empty when there are none.
[[nodiscard]] const std::vector<Layer>& layersIn(const Snapshot& snapshot, std::optional<std::uint32_t> number);

/// The same of what lies in `layer`, which lies in partition `number`: the data of the innermost layer in it, its own when it
/// holds none.
[[nodiscard]] ByteOffset payloadIn(const Snapshot& snapshot, std::optional<std::uint32_t> number, const Layer& layer);

/// Layers in each other, outermost first.
struct LayerPath {
    std::optional<std::uint32_t> partition{}; ///< that holds them; nullopt: none
    std::vector<Layer> layers{};
};

/// On `snapshot.disk`: the layers around what was chosen, then of each container, an outer one before those in it, then of each
/// contiguous logical volume, whatever it holds. Some are empty.
[[nodiscard]] std::vector<LayerPath> layerPaths(const Snapshot& snapshot);

} // namespace atlas
