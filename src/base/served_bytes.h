// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes that another process reads, over a connected socket: so that a process that parses a format can be confined.
#pragma once

#include "base/byte_source.h"
#include "base/file_descriptor.h"

#include <memory>
#include <string>

namespace atlas {

/// Answers requests on `socket` for the bytes of `source` until the other side closes it. `about` is told first.
void serveBytes(const ByteSource& source, const std::string& about, int socket);

/// Tells the other side why there are no bytes.
void serveFailure(const Error& error, int socket);

struct ServedBytes {
    std::shared_ptr<const ByteSource> bytes{};
    std::string about{};
};

/// The bytes that the process behind `socket` serves, as `name`. Waits for it to open them. May be read by several
/// threads. `isDistant`: that process reads them from another machine, so that announcements of reads help.
[[nodiscard]] Result<ServedBytes> openServed(FileDescriptor socket, std::string name, bool isDistant = false);

} // namespace atlas
