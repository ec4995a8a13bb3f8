// SPDX-License-Identifier: GPL-3.0-or-later
// struct mmp_struct (fs/ext4/ext4.h): the block of multiple-mount protection, 1,024 bytes.
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable mmpTable;

} // namespace atlas
