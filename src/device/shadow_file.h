// SPDX-License-Identifier: GPL-3.0-or-later
// An anonymous file in memory that stands for a disk, for libraries that read by descriptor.
#pragma once

#include "base/byte_source.h"
#include "base/interval.h"
#include "device/file_descriptor.h"

namespace atlas {

/// Sparse: it holds what was copied or written into it, and zeros elsewhere. What a library reads there has come through a
/// ByteSource, so every read error is known.
class ShadowFile {
public:
    [[nodiscard]] static Result<ShadowFile> create(ByteCount size);

    [[nodiscard]] int descriptor() const { return m_file.get(); }

    [[nodiscard]] Status write(ByteOffset at, std::span<const std::byte> bytes);
    /// Copies `bytes` of `source` to the same place.
    [[nodiscard]] Status copy(const ByteSource& source, ByteInterval bytes);
    /// Copies what of `bytes` can be read, in units of 4 KiB; the rest stays zeros. The first error, where there was one.
    [[nodiscard]] Status copyReadable(const ByteSource& source, ByteInterval bytes);

private:
    explicit ShadowFile(FileDescriptor file) : m_file(std::move(file)) {}

    FileDescriptor m_file;
};

} // namespace atlas
