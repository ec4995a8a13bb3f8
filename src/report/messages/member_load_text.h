// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/messages/message.h"

#include <span>

namespace atlas {

/// "8,176 / 16 / 0 / 0": the blocks that each member of an array writes, in the order of the members. Precondition: there are
/// members.
[[nodiscard]] Message loadOnEachMember(std::span<const std::uint64_t> load);

} // namespace atlas
