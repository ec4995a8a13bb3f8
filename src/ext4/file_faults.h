// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the faults of inodes, maps and directories: a finding for each kind of fault, not for each inode.
#pragma once

#include "layout/finding.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace atlas {

class FileFaults {
public:
    /// `first`: the inode, block or group concerned; `field`: a name in FileFault::Field and those of quota.
    void add(FileFault fault, std::uint64_t first, std::uint64_t count = 1, std::string_view field = {}) {
        const auto [at, isNew] = m_faults.try_emplace({fault, std::string(field)}, Fault{0, first});
        at->second.count += count;
    }

    /// In the order of FileFault.
    [[nodiscard]] std::vector<Finding> findings() const {
        std::vector<Finding> all;
        for (const auto& [key, fault] : m_faults)
            all.push_back({.kind = FindingKind::FileFaulty,
                           .numbers = {static_cast<std::uint64_t>(key.first), fault.count, fault.first},
                           .detail = key.second});
        return all;
    }

private:
    struct Fault {
        std::uint64_t count = 0;
        std::uint64_t first = 0;
    };
    std::map<std::pair<FileFault, std::string>, Fault> m_faults;
};

} // namespace atlas
