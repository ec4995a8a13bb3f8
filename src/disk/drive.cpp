// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/drive.h"

#include <algorithm>

namespace atlas {

bool isBogusOptimalIo(const Drive& drive) {
    const auto [reported, source] = drive.optimalIo;
    if (source == Source::User) {
        return false;
    }
    return reported == bogusOptimalIo ||
           (reported.value > 0 && reported.value % std::max<std::uint64_t>(drive.physicalSector.value.value, 1) != 0);
}

std::string_view name(Source source) {
    switch (source) {
    case Source::Assumption: return "assumption";
    case Source::Table: return "table";
    case Source::Superblock: return "superblock";
    case Source::Device: return "device";
    case Source::User: return "user";
    case Source::Contents: return "contents";
    }
    return "";
}

} // namespace atlas
