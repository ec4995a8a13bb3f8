// SPDX-License-Identifier: GPL-3.0-or-later
// Uses of a file system, and a cost model for reads.
#pragma once

#include "base/parse_size.h"
#include "base/units.h"
#include "disk/drive.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class Medium : std::uint8_t { HardDisk, SolidState, SdCard, Emmc };
inline constexpr std::array allMedia{Medium::HardDisk, Medium::SolidState, Medium::SdCard, Medium::Emmc};

[[nodiscard]] std::string_view name(Medium medium); ///< on the command line, for example "hdd"
[[nodiscard]] std::optional<Medium> mediumNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> mediumNames();

/// Whether the medium rewrites whole erase blocks, behind a controller too simple to hide it.
[[nodiscard]] constexpr bool isFlashCard(Medium medium) { return medium == Medium::SdCard || medium == Medium::Emmc; }

/// From the kernel or the user; nullopt if the drive is not described.
[[nodiscard]] std::optional<Medium> mediumOf(const Drive& drive);
/// Assumes a rotating disk if the drive is not described.
[[nodiscard]] inline Medium assumedMediumOf(const Drive& drive) { return mediumOf(drive).value_or(Medium::HardDisk); }

inline constexpr NumberRange requestSizes{512, TiB}; ///< bytes per read
inline constexpr NumberRange readaheadSizes{4 * KiB, GiB}; ///< bytes

struct ReadModel {
    Medium medium = Medium::HardDisk;
    ByteCount largestRequest{MiB};
    double secondsPerRead = 0.005; ///< if it does not continue the preceding read
    double bytesPerSecond = 150e6;
    ByteCount readahead{128 * KiB}; ///< of the kernel, in sequential reads: read_ahead_kb of the device
    bool operator==(const ReadModel&) const = default;
};

/// Usual values for a 7,200 rpm disk, a SATA SSD, an SD card that just meets application class A1 (1,500 random reads a
/// second, SD Physical Layer 5.1) and speed class 10, or an eMMC module that fills the bus of HS200 (200 MB/s, JEDEC
/// JESD84-B51), with the 5,000 random reads a second that data sheets of eMMC 5.1 name.
[[nodiscard]] ReadModel modelOf(Medium medium);

/// Cost of a series of read requests.
struct Reads {
    std::uint64_t requests = 0;
    ByteCount bytes{};
    ByteCount distance{}; ///< sum of gaps from one request's end to the next one's start, in either direction
    double seconds = 0; ///< by the ReadModel, in which a jump costs the same over any distance
    bool operator==(const Reads&) const = default;
};

/// Adds up requests in the order of issue.
class RequestCounter {
public:
    /// Each request is appended to `list`, unless that is null.
    RequestCounter(ByteCount blockSize, const ReadModel& model, std::vector<BlockInterval>* list = nullptr);

    /// Neighbouring blocks requested together, split at the largest request. An empty interval is no request.
    void add(BlockInterval blocks);
    /// Blocks that the last request reads too.
    void lengthen(BlockInterval blocks);
    /// Blocks requested one by one.
    void addEach(BlockInterval blocks);
    [[nodiscard]] Reads total() const;

private:
    void move(BlockInterval blocks);
    void list(BlockInterval blocks, std::uint64_t each);

    ByteCount m_blockSize;
    const ReadModel& m_model;
    std::vector<BlockInterval>* m_list;
    std::uint64_t m_maxBlocks;
    std::uint64_t m_requests = 0;
    std::uint64_t m_blocks = 0;
    std::uint64_t m_jumps = 0;
    std::uint64_t m_distance = 0; ///< blocks
    BlockNumber m_end{};
};

// The purpose of a file system.

enum class Use : std::uint8_t { General, SmallFiles, Streaming, RaidMembers, SdCard, VmImage, Database };
inline constexpr std::array allUses{Use::General, Use::SmallFiles, Use::Streaming, Use::RaidMembers,
                                    Use::SdCard,  Use::VmImage,    Use::Database};

[[nodiscard]] std::string_view name(Use use); ///< on the command line, for example "small-files"
[[nodiscard]] std::optional<Use> useNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> useNames();
/// The medium that the use implies if nothing else is known.
[[nodiscard]] Medium usualMedium(Use use);
/// Whether a file system for this use, or on this medium, usually grows while it is mounted: images of cards and virtual
/// disks do when they are first started.
[[nodiscard]] bool growsWhileMounted(std::optional<Use> use, std::optional<Medium> medium);

} // namespace atlas
