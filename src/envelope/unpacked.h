// SPDX-License-Identifier: GPL-3.0-or-later
// Compressed images and archives, unpacked by libarchive into a file without a name.
#pragma once

#include "envelope/open_envelope.h"

namespace atlas {

/// Unpacks in a confined child, as decompressors parse bytes of others, into a sparse file that is gone with this process.
/// Opens, in an archive, EnvelopeRequest::member, else its only file, else the only one that begins like a disk. Limit if
/// the image does not fit on the file system of EnvelopeRequest::temporary.
[[nodiscard]] Result<EnvelopedDisk> openPacked(const std::shared_ptr<const ByteSource>& file, const ImageFormat& format,
                                               const EnvelopeRequest& request);

} // namespace atlas
