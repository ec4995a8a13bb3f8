// SPDX-License-Identifier: GPL-3.0-or-later
// A physical volume of LVM2 (lib/label/label.h, lib/format_text/layout.h).
#pragma once

#include "ondisk/field_table.h"

namespace atlas {

extern const FieldTable lvmLabelTable;
extern const FieldTable lvmPhysicalVolumeTable; ///< without the lists of areas, which follow
extern const FieldTable lvmMetadataTable; ///< in the first sector of a metadata area

} // namespace atlas
