// SPDX-License-Identifier: GPL-3.0-or-later
// What the fields of on-disk structures mean, in words.
#pragma once

#include "ondisk/field_table.h"
#include "report/messages/message.h"

namespace atlas {

/// One line: "number of inodes in the volume". Upper parts and reserved ranges need no entry in the catalogue.
[[nodiscard]] std::string fieldMeaning(const FieldTable& table, const Field& field, Language language);

} // namespace atlas
