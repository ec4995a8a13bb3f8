// SPDX-License-Identifier: GPL-3.0-or-later
// Superblocks of md (include/uapi/linux/raid/md_p.h).
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable mdTable; ///< version 1.x, without the roles, which follow
extern const FieldTable mdOldTable; ///< version 0.90, of a little-endian machine

} // namespace atlas
