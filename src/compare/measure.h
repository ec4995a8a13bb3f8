// SPDX-License-Identifier: GPL-3.0-or-later
// Measures a layout for a drive, start, medium and use.
#pragma once

#include "alignment/judged_structures.h"
#include "base/parse_size.h"
#include "base/units.h"
#include "compare/capacity.h"
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

/// The space that partitioning tools leave before the first partition.
inline constexpr ByteOffset usualPartitionStart{MiB};

/// Default start of a volume: 0 on an md array, else usualPartitionStart.
[[nodiscard]] ByteOffset usualStart(const std::optional<RaidGeometry>& raid);

/// Whether `start` is in volumeStarts and a multiple of 512 bytes, the smallest sector: partition tables count in
/// sectors.
[[nodiscard]] bool isVolumeStart(ByteOffset start);

/// Reads "63s", "1M" or bytes. Fails with ErrorKind::Usage unless isVolumeStart().
[[nodiscard]] Result<ByteOffset> parseVolumeStart(std::string_view text);

// The frame of a measurement, from an image, the user's choices and the use.

struct Judgement;

/// The erase blocks to count.
struct EraseBlocks {
    SectorGrid grid{usualEraseBlock, {}};
    bool assumed = true; ///< neither reported by the drive nor given by the user
    bool matter = false; ///< known, or rewritten by a card, which the medium or the use names
    bool operator==(const EraseBlocks&) const = default;
};

/// Where a layout lies, as far as known.
struct LayoutPlace {
    std::optional<ByteOffset> found{}; ///< first byte of the volume of an image or snapshot; nullopt for a plan
    ByteCount offset{}; ///< of a plan on its device, by -E offset=
    bool writesInodeTables = false; ///< of a plan: mke2fs does, before it ends
};

/// The parameters of a measurement. All layouts are measured on one drive.
struct MeasureFrame {
    ByteOffset start = usualPartitionStart; ///< first byte of the device on its disk or array
    bool startIsChosen = false; ///< by the user: even an existing volume is measured there
    ByteCount physicalSector = assumedPhysicalSector; ///< bytes
    ByteOffset phase{}; ///< first boundary of the physical sectors
    EraseBlocks eraseBlocks{};
    ReadModel model{};
    std::optional<RaidGeometry> raid{}; ///< array whose members are measured; precondition: valid if set
    bool operator==(const MeasureFrame&) const = default;

    [[nodiscard]] Drive drive() const;
    /// First byte of the measured volume.
    [[nodiscard]] ByteOffset startOf(const LayoutPlace& place) const;
};

/// What an image contributes to the frame.
struct ImageFrame {
    ByteOffset start{}; ///< of its volume, else of the disk
    SectorGrid sectors{};
    EraseBlocks eraseBlocks{};
    std::optional<Medium> medium{}; ///< nullopt: the drive is not described
    std::optional<ByteCount> readahead{}; ///< of its device; nullopt: not known
    bool operator==(const ImageFrame&) const = default;
};
[[nodiscard]] ImageFrame imageFrameOf(const Judgement& image);
/// ImageFrame::start of a snapshot without overrides.
[[nodiscard]] ByteOffset startIn(const Snapshot& snapshot);

/// The placement of a volume that starts at `start`.
[[nodiscard]] Placement placementFrom(ByteOffset start, const Filesystem& fs);

/// The parts of the read model that the user chose.
struct ModelChoices {
    std::optional<Medium> medium{};
    std::optional<ByteCount> largestRequest{};
    std::optional<double> secondsPerRead{};
    std::optional<double> bytesPerSecond{};
    std::optional<ByteCount> readahead{};
    bool operator==(const ModelChoices&) const = default;
};

/// The user's choices. Unset members come from the image, else from the other choices and the use.
struct MeasureChoices {
    std::optional<ByteOffset> start{};
    std::optional<ByteCount> physicalSector{};
    std::optional<ByteCount> eraseBlock{};
    std::optional<RaidGeometry> raid{}; ///< also gives plans their stride and stripe width; nullopt: no array
    ModelChoices model{};
    bool operator==(const MeasureChoices&) const = default;
};

/// Plans start at the chosen start, else the image's, else the usual one with or without an array. The medium is the
/// chosen one, else that of the image's drive if described, else that implied by the use. Erase blocks of a chosen size
/// begin where the medium does.
[[nodiscard]] MeasureFrame frameWith(const std::optional<ImageFrame>& image, const MeasureChoices& chosen, Use use);

// Measures metrics, alignment and load on the members of a RAID array.

/// For each Work whether no reads were counted on file systems like this one (tests/kernel/README.md): its figures are
/// those of a model that nobody has compared.
using UncountedWorks = std::array<bool, allWorks.size()>;

/// Counted were blocks of 4 KiB without bigalloc, with checksums of the descriptors and requests of at most 1 MiB;
/// e2fsck with inode tables of up to 512 blocks and a readahead of 128 KiB to 1 MiB, find and the deletion of trees with
/// tables of up to 64 blocks.
[[nodiscard]] UncountedWorks uncountedWorks(const Filesystem& fs, const ReadModel& model);

struct Measured {
    LayoutMetrics metrics;
    FitCounts structures; ///< for the frame's start and physical sector
    std::uint64_t bitmapEraseBlocks = 0; ///< erase blocks that hold a bitmap
    std::optional<MemberLoad> load{}; ///< set if the frame has a RAID geometry
    ByteCount blockSize{};
    ByteOffset start{}; ///< first byte of the volume on its disk or array
    ByteCount size{}; ///< of the volume
    Capacity capacity{};
    UncountedWorks uncounted{};
    GroupCount unstated{}; ///< groups of which a text leaves out places: the metrics lack their structures
};

[[nodiscard]] Measured measuredIn(const MeasureFrame& frame, const Layout& layout, const LayoutPlace& place = {});

/// A layout of a sweep of -G or of a comparison.
struct MeasuredLayout : FlexGroupSetting {
    Measured measured{};
    PlanFacts facts{}; ///< empty for an image or snapshot
    std::optional<Examination> examination{}; ///< of an image or snapshot, on the command line

    /// Whether mke2fs packs its metadata: as one of the settings of a sweep, or by the options of the line.
    [[nodiscard]] bool isPacked() const { return packed || facts.isPacked; }
    /// Whether it was measured after resize2fs grew it.
    [[nodiscard]] bool afterGrowth() const { return facts.growth.has_value(); }
};

} // namespace atlas
