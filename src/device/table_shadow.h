// SPDX-License-Identifier: GPL-3.0-or-later
// Sparse in-memory copies of a disk, and of its partition table alone, for libraries that read by file descriptor.
#pragma once

#include "base/byte_source.h"
#include "base/file_descriptor.h"
#include "base/units.h"
#include "device/gpt_copies.h"

#include <optional>
#include <vector>

namespace atlas {

/// Contains the bytes copied or written into it, and zeros elsewhere. They were read through a ByteSource, so read
/// errors are noticed.
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

/// A sparse file as large as the GPT claims its disk to be, with a protective MBR and the intact copies of the GPT.
/// libfdisk ignores a GPT on a truncated disk or without its protective MBR, both frequent in images; from this file it
/// reads them, and only verified bytes. Precondition: one copy of `copies` is intact.
[[nodiscard]] Result<ShadowFile> shadowOfGpt(const ByteSource& disk, const GptCopies& copies);

struct TableShadow {
    ShadowFile file;
    Status complete; ///< the first read error after the first sector
    std::vector<Lba> records{}; ///< sectors of the extended boot records
    std::optional<Lba> unsignedRecord{}; ///< first record in use without the signature 0x55AA
    struct Widened {
        Lba first;
        SectorCount sectors; ///< as in the MBR
    };
    std::vector<Widened> widened{}; ///< extended partitions enlarged in the copy, so that libfdisk reads all records
    std::optional<Lba> recordPastEnd{}; ///< place of a record past the end of the disk
};

/// Copies the start of `disk`, which contains an MBR or the labels of BSD, SGI and Sun, and the EBR chains of extended
/// partitions. Fails if the first sector cannot be read.
[[nodiscard]] Result<TableShadow> shadowOfMbr(const ByteSource& disk, ByteCount sector);

} // namespace atlas
