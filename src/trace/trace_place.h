// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a trace is one of the disk or of the partition that holds the volume.
#pragma once

#include "base/error.h"
#include "trace/trace_tally.h"

namespace atlas {

enum class TracedDevice : std::uint8_t { Disk, Volume };

/// How that was found out.
enum class TracedBy : std::uint8_t {
    Given,     ///< the user gave the offset
    SameBytes, ///< the volume is the whole disk
    Name,      ///< the trace names the device as a partition
    PastVolume, ///< requests end past the end of the volume, as only the disk has room for
    InFront,   ///< many requests lie in front of the partition, where a disk holds nothing
    Structures, ///< under one of them more writes fit the structures of the volume
    Assumed,   ///< nothing decides; taken for one of the disk
};

[[nodiscard]] std::string_view name(TracedDevice device); ///< "disk", "volume"
[[nodiscard]] std::string_view name(TracedBy reason);     ///< JSON name: "past_volume"

struct TracePlace {
    TracedDevice device{};
    TracedBy by = TracedBy::Assumed;
    std::int64_t offset = 0; ///< the byte of the disk at which byte 0 of the trace lies
    bool operator==(const TracePlace&) const = default;
};

/// Gathers what distinguishes the two.
class TracePlaceFinder {
public:
    explicit TracePlaceFinder(const Snapshot& snapshot);

    void add(const TraceRequest& request);
    [[nodiscard]] TracePlace find() const;

private:
    ByteOffset m_start{};    ///< of what a trace of the partition counts from: partition or volume
    ByteCount m_size{};      ///< of that
    std::optional<std::uint32_t> m_partition{};
    ByteCount m_block{};
    TouchedPlaces m_places;
    ByteOffset m_end{};      ///< of the request that ends last
    std::uint64_t m_requests = 0;
    std::uint64_t m_inGap = 0; ///< requests that lie in no partition and not in the table, if the trace is of the disk
    std::uint64_t m_asDisk = 0; ///< writes that cover whole structures' blocks, if the trace is of the disk
    std::uint64_t m_asVolume = 0;
    bool m_isSuperblockOfDisk = false; ///< a request fits the primary superblock, if the trace is of the disk
    bool m_isSuperblockOfVolume = false;
    std::optional<std::uint32_t> m_named{}; ///< the partition that the trace names
};

} // namespace atlas
