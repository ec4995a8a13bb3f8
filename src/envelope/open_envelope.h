// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the disk in a file that is not a raw image: a file of a virtual machine, a compressed image, evidence …
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "base/file_descriptor.h"
#include "device/image_format.h"
#include "disk/envelope.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace atlas {

struct EnvelopeRequest {
    std::string member{};    ///< of an archive with several disk images; empty: the only one
    std::string unpackTo{};  ///< "/dev/fd/N" of an empty file that takes the disk; empty: one without a name
    std::string temporary{}; ///< folder for what must be unpacked; empty: the user's cache
    bool isUnpacked = false; ///< the file came out of another one, has no name, and is known by its descriptor
    bool isRemote = false;   ///< the file is on another machine
    std::function<Result<FileDescriptor>()> serveByNbd{}; ///< RemotePlace::serveByNbd
    std::function<void(std::uint64_t done, std::uint64_t of)> progress{}; ///< bytes of the file; may be empty

    void report(std::uint64_t done, std::uint64_t of) const {
        if (progress)
            progress(done, of);
    }
};

struct EnvelopedDisk {
    std::shared_ptr<const ByteSource> bytes{}; ///< named as the file that was opened
    Envelope envelope{};
};

/// Opens a file of one format. It runs before the sandbox is entered: it may start confined children and open further
/// files, and must leave what it returns readable without either. `format` is what was recognised in `file`.
using OpenDisk = Result<EnvelopedDisk> (*)(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                                           const EnvelopeRequest& request);

/// The disk in `file`; nullopt if the file is a raw image, or is of a format that nothing opens, which readDisk()
/// refuses. Fails if the format is known and this file of it cannot be opened.
[[nodiscard]] Result<std::optional<EnvelopedDisk>> openEnvelope(const std::shared_ptr<const ByteSource>& file,
                                                                const EnvelopeRequest& request);

} // namespace atlas
