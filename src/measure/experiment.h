// SPDX-License-Identifier: GPL-3.0-or-later
// What can be measured on a drive, and the settings that it consists of.
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class Experiment : std::uint8_t {
    SyncedWrites,  ///< one request size, each write synced, on a boundary and shifted by sectors
    SizeSweep,     ///< requests of 512 bytes to 4 MiB
    OffsetSweep,   ///< one request size, shifted by sectors over a period
    MetadataReads, ///< the reads that loading the bitmaps and inode tables of a layout takes
    Sequential,    ///< long reads at places from the start to the end of the drive
};
inline constexpr std::array allExperiments{Experiment::SyncedWrites, Experiment::SizeSweep, Experiment::OffsetSweep,
                                           Experiment::MetadataReads, Experiment::Sequential};

[[nodiscard]] std::string_view name(Experiment experiment); ///< on the command line: "synced-writes"
[[nodiscard]] std::optional<Experiment> experimentNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> experimentNames();

enum class Access : std::uint8_t { Read, Write };

[[nodiscard]] std::string_view name(Access access); ///< "read", "write"

/// The structures that MetadataReads loads.
enum class LoadedMetadata : std::uint8_t { BlockBitmaps, InodeTables };
inline constexpr std::array allLoadedMetadata{LoadedMetadata::BlockBitmaps, LoadedMetadata::InodeTables};

[[nodiscard]] std::string_view name(LoadedMetadata metadata); ///< in JSON: "block_bitmaps"

/// One point of a chart: what fio does in a run.
struct Setting {
    Access access{};
    ByteCount request{};   ///< size of each request; 0 with `metadata`, whose requests differ
    ByteCount period{};    ///< each request begins `shift` bytes past a multiple of it; 0: requests follow each other
    ByteCount shift{};
    ByteInterval area{};   ///< of the target, in which all requests lie
    bool isSynced = false; ///< fsync after each write
    bool isOnce = false;   ///< a run covers the area once, unless its time is over; others repeat a part of it
    std::optional<LoadedMetadata> metadata{};
    bool operator==(const Setting&) const = default;

    /// Bytes left out behind each request.
    [[nodiscard]] ByteCount gap() const {
        return {period.value == 0 ? 0 : (period.value - request.value % period.value) % period.value};
    }
};

inline constexpr ByteCount smallestRequest{512};
inline constexpr ByteCount largestRequest{4 * MiB};
inline constexpr ByteCount smallestTarget{4 * largestRequest.value}; ///< room for the largest requests at every shift
inline constexpr std::uint64_t sequentialPlaces = 16;
inline constexpr std::uint64_t mostShifts = 64;

struct MeasureRequest {
    Experiment experiment{};
    bool mayWrite = false;      ///< whether the bytes of the target may be overwritten
    ByteCount target{};         ///< its size
    ByteCount sector{512};      ///< its logical sector, of which requests and shifts are multiples
    ByteCount request{4 * KiB}; ///< for SyncedWrites and OffsetSweep
    ByteCount period{4 * KiB};  ///< over which they shift
    std::optional<ByteCount> step{}; ///< by which they shift; by default the logical sector
};

/// The settings in the order of a chart. Fails with Usage for sizes that do not fit the target or each other, and for
/// SyncedWrites on a target that must not be written. Precondition: not MetadataReads, whose requests are those of a
/// layout.
[[nodiscard]] Result<std::vector<Setting>> settingsOf(const MeasureRequest& request);

/// Reads `requests`, which are not empty.
[[nodiscard]] Setting metadataSetting(LoadedMetadata metadata, const std::vector<ByteInterval>& requests);

/// The part of the area that run `run` uses, so that runs do not find in a cache what the one before left there. It
/// begins on a multiple of the period. Parts come again if the area has room for fewer of them than runs.
[[nodiscard]] ByteInterval windowOf(const Setting& setting, std::uint32_t run);

} // namespace atlas
