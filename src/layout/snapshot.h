// SPDX-License-Identifier: GPL-3.0-or-later
// The complete result of reading an image: input of the window and content of a snapshot file.
#pragma once

#include "base/error.h"
#include "disk/disk.h"
#include "disk/drive_overrides.h"
#include "disk/image_request.h"
#include "disk/layer.h"
#include "layout/layout.h"
#include "layout/other_volume.h"

namespace atlas {

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

} // namespace atlas
