// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes that an NBD server on a connected socket has.
#pragma once

#include "base/byte_source.h"
#include "base/file_descriptor.h"

#include <memory>
#include <string>

namespace atlas {

/// Whether this build has libnbd.
[[nodiscard]] bool hasNbd();

/// Takes over `socket`, whose server must speak the newstyle protocol. Fails with what the server says, or with nothing
/// in Error::what if it hangs up.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> openNbd(FileDescriptor socket, std::string name);

/// Connects to "nbd://HOST/EXPORT" or "nbd+unix:///EXPORT?socket=PATH".
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> connectNbd(const std::string& url);

} // namespace atlas
