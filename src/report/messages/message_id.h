// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace atlas {

/// Names a message. Declared without its values, which message_list.h has, so that what only passes messages on is not compiled
/// anew with each word that changes.
enum class MessageId : std::uint16_t;

} // namespace atlas
