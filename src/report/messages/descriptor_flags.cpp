// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/descriptor_flags.h"

#include "ondisk/field_table.h"
#include "ondisk/group_descriptor.h"

namespace atlas {
std::vector<std::string> flagNames(std::uint16_t flags) { return flagNames(groupFlags, flags); }

std::optional<std::string_view> superblockName(const GroupCopies* copies) {
    if (copies == nullptr || !copies->superblock) {
        return std::nullopt;
    }
    return copies->group.value == 0 ? "primary" : "backup";
}

} // namespace atlas
