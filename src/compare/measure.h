// SPDX-License-Identifier: GPL-3.0-or-later
// Measures a layout in its frame: drive, start, medium, use.
#pragma once

#include "alignment/judged_structures.h"
#include "base/parse_size.h"
#include "base/units.h"
#include "compare/layout_metrics.h"
#include "compare/raid_load.h"
#include "compare/read_model.h"
#include "disk/drive_overrides.h"
#include "disk/raid_geometry.h"
#include "layout/snapshot.h"
#include "mkfs/flex_group_sizes.h"

#include <optional>
#include <string_view>

namespace atlas {

/// Bytes; the end of a volume must stay below 2^63.
inline constexpr NumberRange volumeStarts{0, std::uint64_t{1} << 60};

/// What partitioning tools leave before the first partition.
inline constexpr ByteOffset usualPartitionStart{MiB};

/// Where a volume starts unless something else is known: on an md array at its first byte, else at usualPartitionStart.
[[nodiscard]] ByteOffset usualStart(const std::optional<RaidGeometry>& raid);

/// Whether it is in volumeStarts and at a whole sector of 512 bytes, the smallest: partition tables count in sectors.
[[nodiscard]] bool isVolumeStart(ByteOffset start);

/// "63s", "1M" or bytes. Fails with ErrorKind::Usage for what is no isVolumeStart().
[[nodiscard]] Result<ByteOffset> parseVolumeStart(std::string_view text);

// Where and on what layouts are measured: from what an image says, what the user chose, and the use. The command line and the
// window both ask frameWith().

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

// Measures a layout for comparison: its metrics, its alignment on a drive, and its load on the members of a RAID array.

struct Measured {
    LayoutMetrics metrics;
    FitCounts structures; ///< fits at the start and on the frame's physical sector
    std::uint64_t bitmapEraseBlocks = 0; ///< of the frame's that hold a bitmap
    std::optional<MemberLoad> load{}; ///< set when the frame has a RAID geometry
    ByteCount blockSize{}; ///< of the layout
    ByteOffset start{}; ///< first byte of the volume on its disk, or on its array
};

[[nodiscard]] Measured measuredIn(const MeasureFrame& frame, const Layout& layout, const LayoutPlace& place = {});

/// A layout among others, of a sweep of -G or side by side.
struct MeasuredLayout : FlexGroupSetting {
    Measured measured{};
    PlanFacts facts{}; ///< empty of an image or snapshot

    /// Whether it is measured as resize2fs left it.
    [[nodiscard]] bool afterGrowth() const { return facts.growth.has_value(); }
};

} // namespace atlas
