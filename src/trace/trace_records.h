// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of a trace in a form of fixed size, which the window's reader writes and the window reads again and again.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "trace/trace_parser.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace atlas {

inline constexpr std::size_t traceRecordBytes = 24;

/// Without device and process. Longer requests than 2^56 bytes are cut.
[[nodiscard]] std::array<std::byte, traceRecordBytes> recordOf(const TraceRequest& request);

/// What follows the last record.
[[nodiscard]] std::vector<std::byte> trailerOf(const TraceFacts& facts);

class TraceRecords {
public:
    /// Reads all of `file` once. Corrupt if it is not what recordOf() and trailerOf() make.
    [[nodiscard]] static Result<TraceRecords> open(std::shared_ptr<const ByteSource> file);

    [[nodiscard]] const TraceFacts& facts() const { return m_facts; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] std::uint64_t lastNanoseconds() const { return m_last; }
    /// Visits the requests from `from` to before `to`, in the order of the trace, until `visit` returns false.
    [[nodiscard]] Status visit(std::uint64_t from, std::uint64_t to,
                               const std::function<bool(const TraceRequest&)>& visit) const;

private:
    struct Piece {
        std::uint64_t first = ~std::uint64_t{0}; ///< earliest and latest time of its records
        std::uint64_t last = 0;
    };

    [[nodiscard]] Status read(std::uint64_t piece, std::vector<std::byte>& into) const;

    std::shared_ptr<const ByteSource> m_file;
    TraceFacts m_facts{};
    std::uint64_t m_size = 0;
    std::uint64_t m_last = 0;
    std::vector<Piece> m_pieces{};
};

} // namespace atlas
