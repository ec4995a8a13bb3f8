// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/allocation.h"

#include <algorithm>

namespace atlas {

GroupCount Allocation::unread() const {
    return {static_cast<std::uint32_t>(std::ranges::count(freeClusters, unknownFree))};
}

bool Allocation::isComplete(const Layout& layout) const {
    return size() == layout.groups.size() && unread().value == 0 && unreadInodeBitmaps.value == 0;
}

} // namespace atlas
