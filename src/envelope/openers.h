// SPDX-License-Identifier: GPL-3.0-or-later
// What opens each family of formats.
#pragma once

#include "envelope/open_envelope.h"

namespace atlas {

/// The error of an opener.
[[nodiscard]] std::unexpected<Error> cannotOpen(const ByteSource& file, std::string what,
                                                ErrorKind kind = ErrorKind::Corrupt);

/// Disks of virtual machines, by qemu-nbd.
[[nodiscard]] Result<EnvelopedDisk> openByQemu(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                                               const EnvelopeRequest& request);

/// Evidence files (E01), by libewf.
[[nodiscard]] Result<EnvelopedDisk> openEwf(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                                            const EnvelopeRequest& request);

/// Sparse images of Android, by their own list of chunks.
[[nodiscard]] Result<EnvelopedDisk> openAndroidSparse(const std::shared_ptr<const ByteSource>& file,
                                                      const ImageFormat& format, const EnvelopeRequest& request);

/// The first partition with ext in Android's `super`, or the one that the request names.
[[nodiscard]] Result<EnvelopedDisk> openAndroidSuper(const std::shared_ptr<const ByteSource>& file,
                                                     const ImageFormat& format, const EnvelopeRequest& request);

} // namespace atlas
