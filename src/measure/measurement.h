// SPDX-License-Identifier: GPL-3.0-or-later
// What was measured on a drive, with its spread, the model's figures and the reasons to doubt it.
#pragma once

#include "disk/drive.h"
#include "disk/drive_state.h"
#include "measure/fio_command.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class MeasuredKind : std::uint8_t { ScratchFile, Device, Image, NetworkExport };

[[nodiscard]] std::string_view name(MeasuredKind kind); ///< in JSON: "scratch_file"

/// Where the target's byte 0 lies in the physical sectors of its disk.
struct TargetPlace {
    std::optional<ByteOffset> onDisk{}; ///< nullopt if unknown
    SectorGrid sectors{};
    Source sectorSource = Source::Assumption;
    bool operator==(const TargetPlace&) const = default;
};

/// The middle of several runs, and how far they lie apart.
struct Spread {
    double median = 0;
    double lowest = 0;
    double highest = 0;
    bool operator==(const Spread&) const = default;

    /// Distance of the lowest and the highest, as a share of the median.
    [[nodiscard]] double share() const { return median > 0 ? (highest - lowest) / median : 0; }
};

/// Precondition: `values` is not empty.
[[nodiscard]] Spread spreadOf(std::vector<double> values);

struct MeasuredPoint {
    Setting setting{};
    std::string command{}; ///< of the first run, for a shell
    std::vector<FioRun> runs{}; ///< in their order
    std::optional<ByteCount>
        pastBoundary{}; ///< of the physical sectors, at which each request begins; nullopt: unknown
    std::optional<double> modelled{}; ///< writes per second, or seconds for metadata reads; nullopt without a model

    [[nodiscard]] Spread perSecond() const;
    [[nodiscard]] Spread bytesPerSecond() const;
    [[nodiscard]] Spread seconds() const;
    /// The latencies of a request and its sync together: each percentile is the median over the runs, and the one of the sync is
    /// added to the one of the request.
    [[nodiscard]] Latencies latency() const;
    /// What this point is judged by: seconds for metadata reads, else requests per second.
    [[nodiscard]] Spread deciding() const { return setting.metadata ? seconds() : perSecond(); }
};

inline constexpr double steadySpread = 0.05; ///< up to which runs agree

enum class DoubtKind : std::uint8_t {
    PageCache, ///< the target cannot be read past the page cache
    FasterThanTurns, ///< synced writes come faster than a disk turns: figures[0] per second, [1] turns per second
    FasterThanFlash, ///< synced writes come faster than flash is programmed: [0] per second, [1] the limit
    SlowFirstRun, ///< the first run was ten times slower than the second, which read from a cache: [0], [1] per second
    AboveInterface, ///< [0] bytes per second, [1] what the attachment carries
    RepeatedArea, ///< a read run came over its area again: [0] bytes read, [1] bytes of the area
    OtherRequests, ///< others used the disk: [0] their requests, [1] those of the runs
    Unsteady, ///< runs do not agree: [0] spread as a share of the median
};

[[nodiscard]] std::string_view name(DoubtKind kind); ///< in JSON: "page_cache"

struct Doubt {
    DoubtKind kind{};
    std::optional<std::uint64_t> point{}; ///< index of the worst one; nullopt: about all of them
    std::uint64_t points = 0; ///< how many it concerns
    double measured = 0; ///< see DoubtKind
    double limit = 0;
    bool operator==(const Doubt&) const = default;
};

struct Measurement {
    std::string program{};
    std::string time{}; ///< of its end, ISO 8601 in UTC
    Experiment experiment{};
    std::string target{}; ///< as the user named it
    MeasuredKind kind{};
    ByteCount size{}; ///< of the target
    bool isDirect = false;
    bool isInMemory = false; ///< nothing of the target is on a disk
    double rpm = 0; ///< of the model
    DriveState drive{};
    TargetPlace place{};
    std::optional<DiskUse> others{}; ///< of the disk by others, during the runs; nullopt if unknown
    std::vector<MeasuredPoint> points{};
    std::vector<Doubt> doubts{};

    /// The point with the same access and request on a boundary of the physical sectors, by which others of the sweep
    /// are judged; null if it is not in a sweep, or none begins on a boundary.
    [[nodiscard]] const MeasuredPoint* alignedFor(const MeasuredPoint& point) const;
    /// Deciding figure of `point` in relation to alignedFor(); nullopt without it.
    [[nodiscard]] std::optional<double> ratioToAligned(const MeasuredPoint& point) const;
};

struct AlignedAndSlowest {
    const MeasuredPoint* aligned = nullptr;
    const MeasuredPoint* slowest = nullptr;
};

/// The point of synced writes on a boundary, and the slowest of the others; nullopt without both.
[[nodiscard]] std::optional<AlignedAndSlowest> alignedAndSlowest(const Measurement& measurement);

/// How fast the drive reads, for a model of reads; nullopt for what the measurement does not show.
struct MeasuredReads {
    std::optional<double> secondsPerRead{}; ///< of a read elsewhere than the one before
    std::optional<double> bytesPerSecond{};
};

/// The cost of a read from metadata reads of block bitmaps, which lie apart; the rate from sequential reads.
[[nodiscard]] MeasuredReads measuredReads(const Measurement& measurement);

/// Fills in what follows from the place of the target and the model: pastBoundary and modelled of synced writes. On an
/// unknown place the boundaries are counted from the target's byte 0, and pastBoundary stays empty.
void applyModel(Measurement& measurement);

/// The reasons to doubt the results, at most one of each kind.
[[nodiscard]] std::vector<Doubt> doubtsAbout(const Measurement& measurement);

} // namespace atlas
