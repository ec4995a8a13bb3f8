// SPDX-License-Identifier: GPL-3.0-or-later
// Where and on what layouts are measured: from what an image says, what the user chose, and the use. The command line and the
// window both ask frameWith().
#pragma once

#include "compare/use.h"
#include "compare/volume_start.h"
#include "disk/drive_overrides.h"
#include "layout/snapshot.h"

namespace atlas {

struct Judgement;

/// The erase blocks that are counted.
struct EraseBlocks {
    SectorGrid grid{usualEraseBlock, {}};
    bool assumed = true; ///< the drive does not tell its own
    bool operator==(const EraseBlocks&) const = default;
};

/// What is known of where a layout lies.
struct LayoutPlace {
    std::optional<ByteOffset> found{}; ///< first byte of the volume of an image or snapshot; nullopt of what is planned
    ByteCount offset{}; ///< of what is planned on its device, by -E offset=
};

/// The parameters of a measurement besides the layout. All layouts are measured on one drive.
struct MeasureFrame {
    ByteOffset start = usualPartitionStart; ///< first byte of the device on its disk, or on its array
    bool startIsChosen = false; ///< by the user: what was read is measured there too, and not where it lies
    ByteCount physicalSector = assumedPhysicalSector; ///< of the drive, in bytes
    ByteOffset phase{}; ///< of the physical sectors: their first boundary
    EraseBlocks eraseBlocks{};
    ReadModel model{};
    std::optional<RaidGeometry> raid{}; ///< whose members are measured; precondition: valid when set
    bool operator==(const MeasureFrame&) const = default;

    [[nodiscard]] Drive drive() const;
    /// The first byte of a volume that is measured.
    [[nodiscard]] ByteOffset startOf(const LayoutPlace& place) const;
};

/// What an image says of the measurement of layouts beside it.
struct ImageFrame {
    ByteOffset start{}; ///< of its volume; without a volume, of the disk
    SectorGrid sectors{};
    EraseBlocks eraseBlocks{};
    std::optional<Medium> medium{}; ///< nullopt: nobody described the drive
    bool operator==(const ImageFrame&) const = default;
};
[[nodiscard]] ImageFrame imageFrameOf(const Judgement& image);
/// ImageFrame::start of a snapshot that is judged as it was read.
[[nodiscard]] ByteOffset startIn(const Snapshot& snapshot);

/// Of a volume from its first byte on.
[[nodiscard]] Placement placementFrom(ByteOffset start, const Filesystem& fs);

/// The model of reads as far as the user chose it.
struct ModelChoices {
    std::optional<Medium> medium{};
    std::optional<ByteCount> largestRequest{};
    std::optional<double> secondsPerRead{};
    std::optional<double> bytesPerSecond{};
    bool operator==(const ModelChoices&) const = default;
};

/// What the user chose. What is not set is that of the image, else follows the other choices and the use.
struct MeasureChoices {
    std::optional<ByteOffset> start{};
    std::optional<ByteCount> physicalSector{};
    std::optional<RaidGeometry> raid{}; ///< also gives what is planned its stride and stripe width; nullopt: none
    ModelChoices model{};
    bool operator==(const MeasureChoices&) const = default;
};

/// The start of what is planned is the chosen one, else the image's, else the usual one with or without an array; the medium
/// the chosen one, else that of the image's drive where somebody described it, else the one that the use implies.
[[nodiscard]] MeasureFrame frameWith(const std::optional<ImageFrame>& image, const MeasureChoices& chosen, Use use);

} // namespace atlas
