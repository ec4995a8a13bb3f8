// SPDX-License-Identifier: GPL-3.0-or-later
// The headers of LUKS (LUKS1 and LUKS2 On-Disk Format Specifications). Big-endian.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable luks1Table;
extern const FieldTable luks2Table; ///< without the padding behind its first 512 bytes

} // namespace atlas
