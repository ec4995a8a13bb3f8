// SPDX-License-Identifier: GPL-3.0-or-later
// The one way raw bytes come in: a file or device opened read-only, or memory.
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace atlas {

class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Fills all of `into` from `offset`, or fails; bytes past the end are an Io error that names the end.
    [[nodiscard]] virtual Status read(ByteOffset offset, std::span<std::byte> into) const = 0;
    [[nodiscard]] virtual ByteCount size() const = 0;
};

/// Opens a regular file or block device with O_RDONLY; anything else (directory, FIFO …) is refused.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openFile(const std::string& path);

/// Serves `bytes`; for tests and for what is already in memory.
[[nodiscard]] std::unique_ptr<ByteSource> memorySource(std::vector<std::byte> bytes);

} // namespace atlas
