// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the usage in the quota files with what inodes use (e2fsck/quota.c; lib/support/mkquota.c).
#pragma once

#include "ext4/checked_volume.h"
#include "ext4/file_faults.h"
#include "layout/raw_inode.h"

#include <array>
#include <unordered_map>
#include <vector>

namespace atlas {

class QuotaUsage {
public:
    /// Both must outlive this object.
    QuotaUsage(const CheckedVolume& volume, FileFaults& faults) : m_volume(volume), m_faults(faults) {}

    /// Counts an inode in use, and keeps the map of a quota file. `extents`: nullptr without a map.
    void add(const RawInode& inode, const std::vector<FileExtent>* extents);
    /// After all inodes.
    void compare();
    [[nodiscard]] bool isComplete() const { return !m_incomplete; }

private:
    struct Usage {
        std::uint64_t bytes = 0;
        std::uint64_t inodes = 0;
        bool operator==(const Usage&) const = default;
    };
    using Usages = std::unordered_map<std::uint32_t, Usage>;
    class File;
    static constexpr std::size_t maxIds = 2'000'000; ///< of one type

    void count(std::size_t type, std::uint32_t id, std::uint64_t bytes);

    const CheckedVolume& m_volume;
    FileFaults& m_faults;
    std::array<Usages, 3> m_used{}; ///< user, group, project
    std::array<std::vector<FileExtent>, 3> m_files{};
    std::array<bool, 3> m_isThere{};
    bool m_incomplete = false;
};

} // namespace atlas
