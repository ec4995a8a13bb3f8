// SPDX-License-Identifier: GPL-3.0-or-later
// The MBR, also as the EBR of a logical partition, and the GPT (UEFI Specification 2.10, chapter 5).
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable mbrTable;
extern const FieldTable gptHeaderTable;
extern const FieldTable gptEntryTable;

} // namespace atlas
