// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a trace piece by piece, in constant memory.
#pragma once

#include "base/error.h"
#include "trace/trace_line.h"

#include <functional>
#include <map>

namespace atlas {

/// What a trace turned out to be, apart from its requests.
struct TraceFacts {
    std::optional<TraceFormat> format{};
    TraceEvent event{}; ///< of which requests are counted, where the trace holds several for each
    std::string device{}; ///< whose requests are counted; empty if the trace names none
    std::uint64_t lines = 0;
    std::uint64_t requests = 0;    ///< that were counted
    std::uint64_t otherDevices = 0; ///< requests of other devices, which were left out
    std::map<std::string, std::uint64_t> devices{}; ///< in the head of the trace: requests of each
    std::uint64_t damaged = 0;     ///< lines that were left out because they cannot be read
    std::uint64_t firstDamaged = 0; ///< the number of the first of them, from 1
    std::string damagedText{};     ///< its beginning
    bool isEarlier = false;        ///< a request has an earlier time than the one before it
};

class TraceParser {
public:
    using Visit = std::function<void(const TraceRequest&)>;

    /// `device`: "8,16" or "sda", as the trace names it; empty for the one with the most requests in the head.
    TraceParser(std::string device, Visit visit) : m_device(std::move(device)), m_visit(std::move(visit)) {}

    /// Reads more of the text, cut anywhere. Unsupported if its head holds no line of a known format; Usage if it holds
    /// no request of the asked device.
    [[nodiscard]] Status read(std::string_view text);
    /// The end of the text. Fails as read().
    [[nodiscard]] Status finish();
    [[nodiscard]] const TraceFacts& facts() const { return m_facts; }

private:
    [[nodiscard]] Status decide();
    void readLines(std::string_view text);
    void readLine(std::string_view line);
    void addDamaged(std::string_view line);

    std::string m_device;
    Visit m_visit;
    TraceFacts m_facts;
    std::string m_head{}; ///< until the format is known
    std::string m_pending{}; ///< an incomplete line
    bool m_isTooLong = false; ///< the incomplete line is longer than any line of a trace; its rest is skipped
    bool m_isDecided = false;
    std::optional<TraceLineReader> m_reader{};
    std::optional<std::uint64_t> m_start{}; ///< time of the first request
    std::uint64_t m_last = 0;
};

} // namespace atlas
