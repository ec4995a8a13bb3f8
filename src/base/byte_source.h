// SPDX-License-Identifier: GPL-3.0-or-later
// The one way raw bytes come in. An image or device is opened once, read-only, and every reader and library reads through it.
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace atlas {

class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Fills all of `into` from `offset`, or fails. Reading past the end is an Io error whose text gives the end.
    [[nodiscard]] virtual Status read(ByteOffset offset, std::span<std::byte> into) const = 0;
    [[nodiscard]] virtual ByteCount size() const = 0;
    /// The path it was opened by, for messages and for what is looked up by path; may be empty.
    [[nodiscard]] virtual std::string name() const { return {}; }
    /// The open file or device that holds the same bytes, for ioctls and for libraries that read by themselves; none where there
    /// is no such. It stays open as long as this.
    [[nodiscard]] virtual std::optional<int> descriptor() const { return std::nullopt; }
    /// To be called where a library that reads `descriptor()` by itself met an error, which read() never saw.
    virtual void noteFailure(const Error& /*error*/) const {}
};

/// The number of complete sectors of `source`.
[[nodiscard]] inline SectorCount sectorsOf(const ByteSource& source, ByteCount sector) {
    return {source.size().value / sector.value};
}

/// Opens a regular file or block device with O_RDONLY; anything else (directory, FIFO …) is refused. "/dev/fd/7" is the descriptor
/// itself, which opening again would ask for rights to, and has the name of what it was opened by.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openFile(const std::string& path);

} // namespace atlas
