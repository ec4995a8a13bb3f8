// SPDX-License-Identifier: GPL-3.0-or-later
// A recording as a trace: the text of nbdkit's log filter, which every reader of such a log takes. Lines of the program
// itself, which are no requests, hold the layouts before and after, so that one file is enough to see what was touched.
#pragma once

#include "base/byte_source.h"
#include "record/recording.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

struct TraceFile {
    std::string image{}; ///< its path; invalid UTF-8 and line breaks are replaced
    std::string command{};
    ByteCount size{}; ///< of the disk
    std::string before{}; ///< a snapshot file
    std::string after{};
};

/// `requests` are not empty.
void writeTrace(const TraceFile& trace, const std::vector<RecordedRequest>& requests, std::ostream& out);

struct TraceLayouts {
    std::string before{}; ///< a snapshot file; empty if the trace has none
    std::string after{};
};

/// The layouts at the beginning of a trace. A trace of another program has none.
[[nodiscard]] TraceLayouts layoutsIn(const ByteSource& trace);

} // namespace atlas
