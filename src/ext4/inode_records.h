// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of each inode in use while all files are checked.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace atlas {

/// 16 bytes, as there may be millions.
struct InodeRecord {
    std::uint32_t inode = 0;
    std::uint32_t named = 0; ///< directory entries that name it, "." and ".." included
    std::uint32_t parent = 0; ///< of a directory: the one that has its name
    std::uint16_t links = 0;
    std::uint8_t type = 0; ///< upper 4 bits of i_mode
    bool isValue = false; ///< of an extended attribute (EA_INODE), which no directory names

    [[nodiscard]] bool isDirectory() const { return type == 4; }
    [[nodiscard]] bool isRegular() const { return type == 8; }
};

class InodeRecords {
public:
    static constexpr std::size_t maximum = 16'000'000; ///< 256 MiB

    /// Call by rising number. False above the maximum.
    bool add(const InodeRecord& record) {
        if (m_records.size() >= maximum)
            return false;
        m_records.push_back(record);
        return true;
    }
    [[nodiscard]] InodeRecord* find(std::uint32_t inode) {
        const auto at = std::ranges::lower_bound(m_records, inode, {}, &InodeRecord::inode);
        return at != m_records.end() && at->inode == inode ? &*at : nullptr;
    }
    [[nodiscard]] std::vector<InodeRecord>& all() { return m_records; }

private:
    std::vector<InodeRecord> m_records;
};

} // namespace atlas
