// SPDX-License-Identifier: GPL-3.0-or-later
// The requests to a disk with the bytes that they wrote, kept in two files without names. The disk starts as an image,
// which is only read; what is written goes to the recording, so that the disk after any request can be read later.
#pragma once

#include "base/byte_source.h"
#include "base/file_descriptor.h"
#include "base/units.h"
#include "trace/request.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace atlas {

struct RecordedRequest {
    std::int64_t received = 0; ///< nanoseconds since 1970
    std::int64_t answered = 0; ///< likewise
    ByteInterval bytes{}; ///< of the disk; empty for a flush
    std::uint64_t at = 0; ///< of a write: where the file with the data has its bytes
    TraceOperation operation{};
    bool isDurable = false; ///< force unit access
    bool failed = false;

    [[nodiscard]] bool changes() const {
        return !failed && operation != TraceOperation::Read && operation != TraceOperation::Flush;
    }
};

class Recording {
public:
    /// In `folder`, where the data of all writes must fit; empty: the user's cache.
    [[nodiscard]] static Result<Recording> make(const std::string& folder);

    /// Serves `image` by NBD on the connected `socket`, as a disk that can be written to, until the client leaves. One
    /// process may do so at a time. A request is recorded before it is answered.
    void serve(const ByteSource& image, int socket) const;

    /// How many requests were recorded so far, also while another process serves.
    [[nodiscard]] std::uint64_t count() const;
    /// In the order in which they arrived.
    [[nodiscard]] Result<std::vector<RecordedRequest>> requests() const;
    /// The disk that began as `image` after the first `count` of `requests`.
    [[nodiscard]] std::shared_ptr<const ByteSource> imageAfter(std::shared_ptr<const ByteSource> image,
                                                               const std::vector<RecordedRequest>& requests,
                                                               std::size_t count) const;

private:
    Recording(FileDescriptor list, FileDescriptor data) : m_list(std::move(list)), m_data(std::move(data)) {}

    FileDescriptor m_list; ///< of RecordedRequest, as in memory: no other program reads it
    FileDescriptor m_data;
};

} // namespace atlas
