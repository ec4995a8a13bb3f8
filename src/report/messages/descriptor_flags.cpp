// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/descriptor_flags.h"

#include <fmt/format.h>

namespace atlas {
namespace {

struct NamedFlag {
    GroupFlag flag;
    const char* name;
};

constexpr std::array<NamedFlag, 3> named{{{GroupFlag::InodeUninit, "INODE_UNINIT"},
                                          {GroupFlag::BlockUninit, "BLOCK_UNINIT"},
                                          {GroupFlag::ItableZeroed, "ITABLE_ZEROED"}}};

} // namespace

std::vector<std::string> flagNames(std::uint16_t flags) {
    std::vector<std::string> names;
    for (const auto& [flag, name] : named) {
        if (const auto bit = static_cast<std::uint16_t>(flag); (flags & bit) != 0) {
            names.emplace_back(name);
            flags = static_cast<std::uint16_t>(flags & ~bit);
        }
    }
    if (flags != 0) {
        names.push_back(fmt::format("0x{:x}", flags));
    }
    return names;
}

std::optional<std::string_view> superblockName(const GroupCopies* copies) {
    if (copies == nullptr || !copies->superblock) {
        return std::nullopt;
    }
    return copies->group.value == 0 ? "primary" : "backup";
}

} // namespace atlas
