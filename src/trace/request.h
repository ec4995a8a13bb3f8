// SPDX-License-Identifier: GPL-3.0-or-later
// One request of a trace: what was asked of a block device, where and when.
#pragma once

#include "base/units.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace atlas {

enum class TraceOperation : std::uint8_t { Read, Write, Flush, Discard, WriteZeroes };

inline constexpr std::array allTraceOperations{TraceOperation::Read, TraceOperation::Write, TraceOperation::Flush,
                                               TraceOperation::Discard, TraceOperation::WriteZeroes};

[[nodiscard]] std::string_view name(TraceOperation operation); ///< JSON name: "write_zeroes"

/// Whether the device stores bytes for it: a write, or zeros that are written. A discard stores none.
[[nodiscard]] constexpr bool isStoring(TraceOperation operation) {
    return operation == TraceOperation::Write || operation == TraceOperation::WriteZeroes;
}

struct TraceRequest {
    std::uint64_t nanoseconds = 0; ///< since the first request of the trace
    ByteInterval bytes{};          ///< of the traced device; empty for a flush
    TraceOperation operation{};
    bool isPreceded = false; ///< by a flush of the drive's cache (REQ_PREFLUSH)
    bool isForced = false;   ///< it bypasses the drive's cache (FUA)
    bool isSynced = false;   ///< somebody waits for it (REQ_SYNC)
    /// Both are valid while the request is visited, and empty if the trace does not name them.
    std::string_view process{};
    std::string_view device{};

    [[nodiscard]] bool isFlush() const { return operation == TraceOperation::Flush || isPreceded; }
};

} // namespace atlas
