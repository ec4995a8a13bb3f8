// SPDX-License-Identifier: GPL-3.0-or-later
// A raw disk that was split into files: image.001, image.002 … or image.aa, image.ab …
#pragma once

#include "envelope/open_envelope.h"

namespace atlas {

/// The disk of which `file` is the first piece; nullopt if its name is not that of a first piece, no other piece lies
/// beside it, or those are not as long as it, the last one excepted. Bytes of a missing piece cannot be read.
[[nodiscard]] Result<std::optional<EnvelopedDisk>> openSplitRaw(const std::shared_ptr<const ByteSource>& file);

} // namespace atlas
