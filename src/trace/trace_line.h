// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a trace in each of the formats that are read.
#pragma once

#include "trace/request.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

enum class TraceFormat : std::uint8_t {
    Blkparse,
    BlockEvents, ///< block_rq_issue and block_rq_complete, as perf script, trace-cmd report and ftrace print them
    Biosnoop,    ///< of bcc, with the sector and the size of each request
    FioLog2,
    FioLog3,
    NbdkitLog,
};

inline constexpr std::array allTraceFormats{TraceFormat::Blkparse, TraceFormat::BlockEvents, TraceFormat::Biosnoop,
                                            TraceFormat::FioLog2,  TraceFormat::FioLog3,     TraceFormat::NbdkitLog};

[[nodiscard]] std::string_view name(TraceFormat format); ///< JSON name: "block_events"

/// What happened to a request. A trace holds several of them for each request, of which one kind is counted.
enum class TraceEvent : std::uint8_t { Issued, Completed, Queued };

[[nodiscard]] std::string_view name(TraceEvent event); ///< JSON name: "issued"

struct TraceLine {
    enum class Kind : std::uint8_t {
        Request,
        Other,   ///< of the format, but no request: a header, a summary, another event
        Damaged, ///< neither
    };
    Kind kind = Kind::Damaged;
    TraceEvent event{};
    TraceRequest request{}; ///< its time counts from any moment
};

/// Reads lines of one format in the order in which they stand, as the time of some is relative to the line before.
class TraceLineReader {
public:
    explicit TraceLineReader(TraceFormat format) : m_format(format) {}

    /// `line` without its line break. The request refers to its text.
    [[nodiscard]] TraceLine read(std::string_view line);
    [[nodiscard]] TraceFormat format() const { return m_format; }

private:
    [[nodiscard]] TraceLine biosnoop(std::string_view line);
    [[nodiscard]] TraceLine fio(std::string_view line);
    [[nodiscard]] TraceLine nbdkit(std::string_view line);

    TraceFormat m_format;
    std::uint64_t m_fioNanoseconds = 0; ///< that the log of version 2 has waited
    /// Where the columns of biosnoop are, counted from the left in front of the process and from the right behind it.
    struct Columns {
        std::size_t beforeProcess = 1;
        std::size_t behindProcess = 6;
        std::size_t device = 5; ///< counted from the right, 0 being the last
        std::size_t operation = 4;
        std::size_t sector = 3;
        std::size_t bytes = 2;
    };
    std::optional<Columns> m_columns{};
    std::string m_day{}; ///< "2026-11-30" of the line before
    std::uint64_t m_dayNanoseconds = 0; ///< since 1970
};

/// The format that the line belongs to without doubt; nullopt for other lines.
[[nodiscard]] std::optional<TraceFormat> formatOf(std::string_view line);

} // namespace atlas
