// SPDX-License-Identifier: GPL-3.0-or-later
// All messages about disks and layouts. The English catalogue lists them: its patterns define their arguments.
#pragma once

#include "report/messages/message_id.h"

#include <cstddef>

namespace atlas {

enum class MessageId : std::uint16_t {
#define MESSAGE(id, pattern) id,
#include "report/messages/en/catalogue_en.def"
#undef MESSAGE
    end
};

inline constexpr std::size_t messageIdCount = static_cast<std::size_t>(MessageId::end);

} // namespace atlas
