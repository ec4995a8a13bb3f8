// SPDX-License-Identifier: GPL-3.0-or-later
// The complete result of reading an image: input of the window and content of a snapshot file.
#pragma once

#include "base/error.h"
#include "base/units.h"
#include "disk/disk.h"
#include "disk/drive_overrides.h"
#include "disk/image_request.h"
#include "disk/layer.h"
#include "layout/examination.h"
#include "layout/layout.h"

#include <memory>
#include <vector>

namespace atlas {

struct OtherVolume {
    VolumeName name{};
    std::vector<ByteOffset> starts{}; ///< starts of its pieces on the opened disk; one unless it is a logical volume
    ByteCount blockSize{};
    bool operator==(const OtherVolume&) const = default;
};

/// The user's note on a place, in the window's form: "block 12", "group 3", "partition 2", "mbr", "gpt", "byte 512".
struct PlaceNote {
    std::string place{};
    std::string words{};
    bool operator==(const PlaceNote&) const = default;
};

/// A measurement of a drive; it is only declared here, because src/measure defines it and uses layouts.
struct Measurement;
using MeasurementPtr = std::shared_ptr<const Measurement>;

struct Snapshot {
    Disk disk; ///< positions refer to it: the image or device, or a logical volume spread over several places of it
    std::optional<Placement> placement; ///< place of the volume; nullopt if `layout` is null
    std::vector<Layer> layers; ///< between partition and volume, outermost first
    LayoutPtr layout; ///< null without an ext file system
    std::vector<Finding> findings; ///< about disk and partition table; those about the volume are in `layout`
    std::string program; ///< "ext4atlas 0.1.0 (e2fsprogs 1.47.0)"
    std::optional<Disk> image{}; ///< the image or device, if `disk` is a logical volume on it
    std::optional<std::uint32_t>
        askedPartition{}; ///< the requested partition, or that of a requested device; judged alone if it holds no ext
    bool isVolumeNamed = false; ///< by partition, logical volume or offset; the rest of the disk was not examined
    std::vector<OtherVolume> otherVolumes{}; ///< their layouts were read, too
    std::vector<PlaceNote> notes{}; ///< only in snapshots that the window saved
    std::vector<MeasurementPtr> measurements{}; ///< only in snapshot files, where they were added; none is null
    std::optional<Examination> examination{}; ///< not in snapshot files, which are an answer themselves
    std::optional<Error> noVolume{}; ///< the reader's error if `layout` is null; for whyNoVolume() alone

    /// Whether the disk contains an ext file system: `layout` and `placement` are both set, or neither.
    [[nodiscard]] bool hasVolume() const { return layout != nullptr; }
    /// Null without a volume.
    [[nodiscard]] const Filesystem* filesystem() const { return layout ? &layout->filesystem : nullptr; }
    /// Whether the whole disk holds anything recognised besides a partition table: a volume, a layer, other content.
    [[nodiscard]] bool hasContent() const { return layout || !layers.empty() || !disk.content.type.empty(); }

    /// The opened image or device, with its partition table and containers.
    [[nodiscard]] const Disk& opened() const { return image ? *image : disk; }
    /// "vg/root" if the volume is a logical volume, else empty.
    [[nodiscard]] std::string logicalVolume() const;
    /// The partition that holds the first byte of the volume, if any, and logicalVolume(). Without a volume, the
    /// requested partition.
    [[nodiscard]] VolumeName volumeName() const;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// Applies `overrides` to the drive of both disks, or returns an error and leaves `snapshot` unchanged.
[[nodiscard]] Status applyTo(Snapshot& snapshot, const DriveOverrides& overrides);

/// The partition that contains the volume, or the outermost layer if no volume can be read; nullopt without one.
[[nodiscard]] std::optional<std::uint32_t> partitionUnder(const Snapshot& snapshot);

/// The first byte of the content of partition `number`, or of the disk outside partitions for nullopt: the volume, else
/// the data of the innermost layer, else the start of the partition or disk.
[[nodiscard]] ByteOffset payloadOf(const Snapshot& snapshot, std::optional<std::uint32_t> number);

/// The layers in partition `number`, or on the disk outside partitions for nullopt, outermost first: those around the
/// chosen volume if it lies there, else those of the deepest container. Empty without any.
[[nodiscard]] const std::vector<Layer>& layersIn(const Snapshot& snapshot, std::optional<std::uint32_t> number);

/// The first byte of the content of `layer` in partition `number`: the data of the innermost layer inside, or its own.
[[nodiscard]] ByteOffset payloadIn(const Snapshot& snapshot, std::optional<std::uint32_t> number, const Layer& layer);

/// Nested layers, outermost first.
struct LayerPath {
    std::optional<std::uint32_t> partition{}; ///< partition that holds them; nullopt outside partitions
    std::vector<Layer> layers{};
};

/// All paths on `snapshot.disk`: around the chosen volume, then to each container (outer before inner), then to each
/// contiguous logical volume. Some are empty.
[[nodiscard]] std::vector<LayerPath> layerPaths(const Snapshot& snapshot);

} // namespace atlas
