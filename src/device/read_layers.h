// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the headers of the layers between a partition and its file system.
#pragma once

#include "base/byte_source.h"
#include "disk/layer.h"

#include <vector>

namespace atlas {

/// The layers at `place`, outermost first; continues inside a readable layer. Ignores headers that are damaged or that
/// point past the end of `place`.
[[nodiscard]] std::vector<Layer> readLayers(const ByteSource& source, ByteInterval place);

} // namespace atlas
