// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of fio(1) for a run, and what fio reports about it.
#pragma once

#include "base/error.h"
#include "measure/experiment.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

inline constexpr std::string_view fioProgram = "fio";

struct FioTarget {
    std::string name{};    ///< path of a file or device, or address of an NBD export
    bool isNbd = false;
    bool isDirect = false; ///< with O_DIRECT, past the page cache
};

/// The program and its arguments for a run of `setting` in `window`, which ends after `longest` at the latest. `requests`
/// names the list that metadata reads replay; see replayList().
[[nodiscard]] std::vector<std::string> fioWords(const Setting& setting, ByteInterval window, const FioTarget& target,
                                                std::chrono::milliseconds longest, const std::string& requests = {});

/// The reads in the format of fio's --read_iolog, version 2.
[[nodiscard]] std::string replayList(const std::vector<ByteInterval>& requests, const FioTarget& target);

struct Latencies {
    double median = 0; ///< all in seconds
    double p95 = 0;
    double p99 = 0;
    double longest = 0;
    bool operator==(const Latencies&) const = default;
};

/// What fio reports about one run.
struct FioRun {
    std::uint64_t requests = 0;
    ByteCount bytes{};
    double seconds = 0;
    double perSecond = 0; ///< requests per second, each with its sync
    double bytesPerSecond = 0;
    Latencies latency{}; ///< of the requests alone
    std::optional<Latencies> sync{}; ///< of the syncs after them
    bool operator==(const FioRun&) const = default;
};

/// Reads what fio wrote to standard output with --output-format=json; engines may write lines before it. Fails with the
/// reason if a request failed or none was made.
[[nodiscard]] Result<FioRun> fioRun(std::string_view output, Access access);

/// Why fio failed: the first line of its messages that names an error.
[[nodiscard]] std::string fioReason(std::string_view messages);

} // namespace atlas
