// SPDX-License-Identifier: GPL-3.0-or-later
// A sparse file in memory that represents a disk, for libraries that read by file descriptor.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "device/file_descriptor.h"

namespace atlas {

/// Contains the bytes that were copied or written into it, and zeros elsewhere. All of them were read through a
/// ByteSource, so that read errors are noticed.
class ShadowFile {
public:
    [[nodiscard]] static Result<ShadowFile> create(ByteCount size);

    [[nodiscard]] int descriptor() const { return m_file.get(); }

    [[nodiscard]] Status write(ByteOffset at, std::span<const std::byte> bytes);
    /// Copies `bytes` of `source` to the same offset.
    [[nodiscard]] Status copy(const ByteSource& source, ByteInterval bytes);
    /// Copies the readable parts of `bytes` in units of 4 KiB; the rest stays zero. Returns the first read error.
    [[nodiscard]] Status copyReadable(const ByteSource& source, ByteInterval bytes);

private:
    explicit ShadowFile(FileDescriptor file) : m_file(std::move(file)) {}

    FileDescriptor m_file;
};

} // namespace atlas
