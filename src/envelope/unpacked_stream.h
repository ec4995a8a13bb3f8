// SPDX-License-Identifier: GPL-3.0-or-later
// A text file that is read once from its beginning, unpacked if it is compressed.
#pragma once

#include "base/error.h"
#include "base/file_descriptor.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace atlas {

/// Plain, or compressed by gzip, zstd, xz, bzip2 or lz4, as its first bytes tell. Unpacks in this process: enter the
/// sandbox after open() and before the first read().
class UnpackedStream {
public:
    /// A path, or "-" for standard input. Io if it cannot be opened.
    [[nodiscard]] static Result<UnpackedStream> open(const std::string& path);

    UnpackedStream(UnpackedStream&& other) noexcept;
    UnpackedStream& operator=(UnpackedStream&& other) noexcept;
    UnpackedStream(const UnpackedStream&) = delete;
    UnpackedStream& operator=(const UnpackedStream&) = delete;
    ~UnpackedStream();

    /// The next bytes, which stay valid until the next call; none at the end. Corrupt if they cannot be unpacked.
    [[nodiscard]] Result<std::string_view> read();
    /// Bytes of the file that were read, before unpacking.
    [[nodiscard]] std::uint64_t done() const;
    /// Its size; 0 for pipes.
    [[nodiscard]] std::uint64_t size() const;
    /// Whether rewind() can succeed.
    [[nodiscard]] bool isSeekable() const;
    /// Begins again at the first byte.
    [[nodiscard]] Status rewind();

private:
    struct State;
    explicit UnpackedStream(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

} // namespace atlas
