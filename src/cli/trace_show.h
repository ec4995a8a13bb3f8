// SPDX-License-Identifier: GPL-3.0-or-later
// `trace show`: what the requests of a trace touched.
#pragma once

#include "cli/console.h"
#include "reading/read_image.h"

#include <span>

namespace atlas::cli {

struct TraceShowOptions {
    std::string trace{};
    ImageOptions image{};
    std::string device{};
    std::optional<std::int64_t> offset{}; ///< the byte of the disk at which byte 0 of the trace lies
    std::vector<ByteCount> chunks{};
    std::optional<ByteCount> granularity{};
    std::optional<Quantity> start{};
    std::optional<std::uint64_t> from{}; ///< nanoseconds since the first request, like `to`
    std::optional<std::uint64_t> to{};
    std::optional<std::uint32_t> busiest{};
    bool json = false;
    bool csv = false;
};

/// Writes the requests to standard output, as trace/trace_records.h describes, for the window.
[[nodiscard]] Result<int> writeRequests(const std::string& trace, const std::string& device, Reporter& reporter);

/// Writes who owns the blocks, as report/json/trace_json.h describes, for the window.
[[nodiscard]] Result<int> writeBlockOwners(const ImageOptions& image, std::span<const std::string> numbers,
                                           Reporter& reporter);

[[nodiscard]] Result<int> showTrace(const TraceShowOptions& options, Reporter& reporter);

} // namespace atlas::cli
