// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of a file on a web server, by libcurl. Only for a process that parses nothing: see serveInChild().
#pragma once

#include "base/byte_source.h"
#include "envelope/aws_settings.h"
#include "envelope/remote_place.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// Whether this build has libcurl.
[[nodiscard]] bool hasHttp();

/// Counted where the process that reads the image sees it.
struct SharedTraffic {
    std::atomic<std::uint64_t> bytes{0};
    std::atomic<std::uint64_t> requests{0};
};

struct HttpAddress {
    std::string name{}; ///< as the user gave it, for messages
    std::string url{};  ///< http or https
    std::optional<AwsSettings> aws{}; ///< requests are signed for S3 if there is a key
};

struct HttpFile {
    std::unique_ptr<ByteSource> bytes{};
    std::string etag{};
};

/// Asks the server for the first bytes. Fails if it does not give parts of the file, because then all of it would have to
/// be downloaded. Redirects are followed within http and https, and not to a private address other than that of the
/// first server.
[[nodiscard]] Result<HttpFile> openHttp(const HttpAddress& address, SharedTraffic& traffic);

/// The names of the objects in a bucket that begin with a prefix, up to a thousand of them from the token on.
struct ObjectPage {
    std::vector<std::string> keys{};
    std::string nextToken{}; ///< empty at the end
};
[[nodiscard]] Result<ObjectPage> listObjects(const HttpAddress& address, const std::string& prefix,
                                             const std::string& token);

} // namespace atlas
