// SPDX-License-Identifier: GPL-3.0-or-later
// Files without a name for images that are unpacked or arrive in a pipe.
#pragma once

#include "base/error.h"
#include "base/file_descriptor.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace atlas {

/// A file without a name, which is gone when the last process that has it open ends, however that is. `folder`: where its
/// bytes lie; empty: the user's cache, where a file may be as large as a disk; /tmp is often in memory. `purpose`: what
/// fails without the file, for the error.
[[nodiscard]] Result<FileDescriptor> openTemporary(const std::string& folder,
                                                   std::string_view purpose = "cannot keep the image");

/// The bytes that the file may take: all that is free on its file system but 64 MiB, which stay free. 0 if that is unknown.
[[nodiscard]] std::uint64_t roomFor(int file);

} // namespace atlas
