// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of an image on another machine.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "base/file_descriptor.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace atlas {

/// What was read over the network so far.
struct Traffic {
    std::uint64_t bytes = 0;
    std::uint64_t requests = 0;
};

struct RemotePlace {
    std::shared_ptr<const ByteSource> bytes{};
    std::string etag{}; ///< by which the server names this state of the file; empty if it does not
    std::function<Traffic()> traffic{};
    /// Serves the same bytes by NBD on the socket that is returned, for one more program; empty for those that were
    /// fetched whole. Nothing is served if the file is another one by now.
    std::function<Result<FileDescriptor>()> serveByNbd{};
};

/// Opens http, https, s3, nbd, nbd+unix and sftp addresses, and by ssh what a program on the other machine says of a
/// device there. Another process has the network; what it reads comes through
/// a socket, also after enterSandbox(). `endpoint`: of S3, in place of that in the user's settings; may be empty.
[[nodiscard]] Result<RemotePlace> openRemote(const std::string& url, const std::string& endpoint);

/// The objects of a bucket that begin alike, one after the other; another process asks the server for them.
class BucketListing {
public:
    /// `url`: "s3://bucket/prefix/".
    [[nodiscard]] static Result<BucketListing> open(const std::string& url, const std::string& endpoint);

    /// The address of the next one; nullopt at the end.
    [[nodiscard]] Result<std::optional<std::string>> next();

private:
    BucketListing(std::string url, std::string bucket, FileDescriptor socket)
        : m_url(std::move(url)), m_bucket(std::move(bucket)), m_socket(std::move(socket)) {}

    std::string m_url;
    std::string m_bucket; ///< "s3://bucket/"
    FileDescriptor m_socket;
    std::string m_waiting{}; ///< received, not yet returned
};

} // namespace atlas
