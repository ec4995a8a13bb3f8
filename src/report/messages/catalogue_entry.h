// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/messages/message_id.h"

#include <string_view>

namespace atlas {

/// One message in one language.
struct CatalogueEntry {
    MessageId id{};
    std::string_view pattern;
};

} // namespace atlas
