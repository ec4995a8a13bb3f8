// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/use.h"

#include <algorithm>

namespace atlas {

std::string_view name(Use use) {
    switch (use) {
    case Use::General: return "general";
    case Use::SmallFiles: return "small-files";
    case Use::Streaming: return "streaming";
    case Use::RaidMembers: return "raid";
    case Use::SdCard: return "sd-card";
    case Use::VmImage: return "vm";
    case Use::Database: return "database";
    }
    return "";
}

std::optional<Use> useNamed(std::string_view text) {
    const auto found = std::ranges::find_if(allUses, [&](Use use) { return name(use) == text; });
    return found == allUses.end() ? std::nullopt : std::optional(*found);
}

Medium usualMedium(Use use) {
    switch (use) {
    case Use::SdCard: return Medium::SdCard;
    case Use::Database: return Medium::SolidState;
    default: return Medium::HardDisk;
    }
}

std::vector<std::string> useNames() {
    std::vector<std::string> names;
    for (const auto use : allUses) {
        names.emplace_back(name(use));
    }
    return names;
}

} // namespace atlas
