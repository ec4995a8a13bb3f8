// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/messages/catalogue_entry.h"

#include <span>

namespace atlas {

[[nodiscard]] std::string_view frenchPattern(MessageId id);
/// Of the fields of the table with this name; empty for an unknown one.
[[nodiscard]] std::span<const FieldMeaning> frenchMeanings(std::string_view structure);

} // namespace atlas
