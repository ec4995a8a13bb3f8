// SPDX-License-Identifier: GPL-3.0-or-later
// The layers between a partition and its file system, by their headers.
#pragma once

#include "base/byte_source.h"
#include "disk/layer.h"

#include <vector>

namespace atlas {

/// The layers that begin at `place`, outermost first; a readable one is looked into. A header that is damaged or points past
/// the end of `place` gives no layer.
[[nodiscard]] std::vector<Layer> readLayers(const ByteSource& source, ByteInterval place);

} // namespace atlas
