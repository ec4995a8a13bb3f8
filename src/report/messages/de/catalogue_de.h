// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/messages/catalogue_entry.h"

#include <string_view>

namespace atlas {

[[nodiscard]] std::string_view germanPattern(MessageId id);
/// Of a field with these English words; empty for unknown ones.
[[nodiscard]] std::string_view germanMeaning(std::string_view english);

} // namespace atlas
