// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"

namespace atlas {

/// Bytes at the end of the file system that its partition or image does not have (FindingKind::VolumePastEnd); 0 for none.
[[nodiscard]] ByteCount missingBytes(const Layout& layout);

} // namespace atlas
