// SPDX-License-Identifier: GPL-3.0-or-later
// What a scan keeps of one image or device: one line of JSON, schema "ext4atlas-scan/1".
#pragma once

#include "base/error.h"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

inline constexpr std::string_view scanSchema = "ext4atlas-scan/1";
inline constexpr std::size_t longestScanLine = std::size_t{1} << 20U; ///< bytes, with the newline

/// Columns of ScanRecord::map.
inline constexpr std::size_t scanMapColumns = 96;

/// Where the volume keeps its metadata: a letter for each of scanMapColumns equal parts, by the structure of highest
/// priority in it; scanMapLetters has one for each RegionKind, and '.' is a part without metadata.
inline constexpr std::string_view scanMapLetters = "pbgBITmjqoxr";

/// What stays the same until the content of a place is replaced: with it, a later scan skips what is known.
struct ScanStamp {
    std::optional<std::uint64_t> size{}; ///< bytes of the file or device
    std::optional<std::int64_t> modified{}; ///< nanoseconds since 1970; nullopt for a device and a remote place
    std::string etag{}; ///< as the server gave it; empty for a local place
    bool operator==(const ScanStamp&) const = default;
};

/// The figures of the volume that decides the verdict.
struct ScanVolume {
    std::string content{}; ///< "ext4"
    std::string label{};
    std::string uuid{};
    std::uint64_t start = 0; ///< byte of the disk
    std::uint64_t blockSize = 0;
    std::uint64_t blocks = 0;
    std::uint64_t inodes = 0;
    std::uint64_t groups = 0;
    std::optional<std::uint64_t> flexGroupSize{}; ///< as in -G; nullopt without flex_bg
    std::vector<std::string> features{}; ///< as e2fsprogs names them
    std::uint64_t metadataBytes = 0;
    double metadataShare = 0; ///< of the volume, 0 to 1
    std::optional<std::uint64_t> usedBytes{}; ///< nullopt where the superblock is a copy
    std::string map{};
};

struct ScanRecord {
    std::string place{}; ///< as it is given to `check`; invalid UTF-8 as U+FFFD, see `placeHex`
    std::optional<std::string> placeHex{}; ///< all bytes of the place, where it is not UTF-8
    ScanStamp stamp{};
    std::string program{};
    std::optional<bool> good{}; ///< as the exit status of `check`; nullopt if it could not be read
    std::string errorKind{}; ///< why it could not be read; empty if it was
    std::string error{};
    std::string envelope{}; ///< format of the file; empty for a raw image or a device
    std::optional<std::uint32_t> partition{}; ///< of the volume that decides the verdict
    std::string logicalVolume{};
    std::uint64_t volumes = 0; ///< ext file systems that were judged
    std::string verdict{}; ///< as in "ext4atlas-check/1"
    std::string state{};
    std::string text{}; ///< the verdict on alignment as a sentence
    std::string cause{}; ///< the first cause of a misalignment; empty without one
    std::string cure{}; ///< the commands of its cure, joined with &&; empty if none can work here
    std::string health{};
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::string finding{}; ///< the kind of the worst finding on health; empty without one
    std::string findingText{};
    std::uint64_t physicalSector = 0;
    std::optional<ScanVolume> volume{}; ///< nullopt without an ext file system
    std::uint64_t bytesRead = 0;
    std::uint64_t requests = 0; ///< reads of the image, or requests to the server
    double seconds = 0; ///< from the start of its reader to the end

    [[nodiscard]] bool isRead() const { return errorKind.empty(); }
    /// What is wrong, in one word for counting: the cause of the misalignment, the worst finding, else the state or the
    /// kind of error. Empty where it is good.
    [[nodiscard]] std::string reason() const;
    /// The bytes of the place.
    [[nodiscard]] std::string placeBytes() const;
};

/// A record of `place`, which may hold any bytes.
[[nodiscard]] ScanRecord recordOfPlace(std::string_view place);
/// Puts the reason into a record that could not be read.
void setError(ScanRecord& record, const Error& error);

/// Writes the record as one line.
void writeScanLine(const ScanRecord& record, std::ostream& out);

/// Reads one line, without its newline. Corrupt if it is none, or not of this schema.
[[nodiscard]] Result<ScanRecord> readScanLine(std::string_view line);

} // namespace atlas
