// SPDX-License-Identifier: GPL-3.0-or-later
// Uses of a file system, and the model of what their reads cost.
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

enum class Medium : std::uint8_t { HardDisk, SolidState, SdCard };
inline constexpr std::array allMedia{Medium::HardDisk, Medium::SolidState, Medium::SdCard};

[[nodiscard]] std::string_view name(Medium medium); ///< as on the command line: "hdd"
[[nodiscard]] std::optional<Medium> mediumNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> mediumNames();

/// As the kernel says of a device, or the user of a drive; nullopt of one that nobody described.
[[nodiscard]] std::optional<Medium> mediumOf(const Drive& drive);
/// The same; a drive that nobody described counts as one that spins.
[[nodiscard]] inline Medium assumedMediumOf(const Drive& drive) { return mediumOf(drive).value_or(Medium::HardDisk); }

inline constexpr NumberRange requestSizes{512, TiB}; ///< bytes of a read

struct ReadModel {
    Medium medium = Medium::HardDisk;
    ByteCount largestRequest{MiB};
    double secondsPerRead = 0.005; ///< of a read that does not begin where the one before ended
    double bytesPerSecond = 150e6;
    bool operator==(const ReadModel&) const = default;
};

/// Usual values: a disk of 7,200 rpm; an SSD on SATA; an SD card that just meets application class A1 (1,500 random reads
/// a second, SD Physical Layer 5.1) and speed class 10.
[[nodiscard]] ReadModel modelOf(Medium medium);

/// What a series of read requests costs.
struct Reads {
    std::uint64_t requests = 0;
    ByteCount bytes{};
    ByteCount distance{}; ///< from the end of each request to the start of the next, either way
    double seconds = 0; ///< by the ReadModel; the cost of a jump does not grow with its distance
    bool operator==(const Reads&) const = default;
};

/// Adds up requests in the order in which they are issued.
class RequestCounter {
public:
    RequestCounter(ByteCount blockSize, const ReadModel& model);

    /// Neighbouring blocks that are asked for together, cut at the largest request. An empty interval is no request.
    void add(BlockInterval blocks);
    /// The same blocks asked for one by one.
    void addEach(BlockInterval blocks);
    [[nodiscard]] Reads total() const;

private:
    void move(BlockInterval blocks);

    ByteCount m_blockSize;
    const ReadModel& m_model;
    std::uint64_t m_maxBlocks;
    std::uint64_t m_requests = 0;
    std::uint64_t m_blocks = 0;
    std::uint64_t m_jumps = 0;
    std::uint64_t m_distance = 0; ///< blocks
    BlockNumber m_end{};
};

// What a file system is for.

enum class Use : std::uint8_t { General, SmallFiles, Streaming, RaidMembers, SdCard, VmImage, Database };
inline constexpr std::array allUses{Use::General, Use::SmallFiles, Use::Streaming, Use::RaidMembers,
                                    Use::SdCard,  Use::VmImage,    Use::Database};

[[nodiscard]] std::string_view name(Use use); ///< as on the command line: "small-files"
[[nodiscard]] std::optional<Use> useNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> useNames();
/// What the use implies about the medium where nobody says otherwise.
[[nodiscard]] Medium usualMedium(Use use);

} // namespace atlas
