// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the system files, and collects the findings about them.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/finding.h"
#include "layout/layout.h"

namespace atlas {

/// A system file as the findings name it.
struct FileName {
    std::optional<RegionKind> region{}; ///< nullopt for the root directory
    std::uint32_t inode = 0; ///< 0 for a block without an inode, such as that of MMP
};

class SystemFileFindings {
public:
    SystemFileFindings(FileName file, std::vector<Finding>& findings) : m_file(file), m_findings(findings) {}

    /// For another file, in the same list.
    [[nodiscard]] SystemFileFindings of(FileName file) const { return {file, m_findings}; }
    void add(SystemFileFault fault, std::uint64_t number = 0) {
        append({.kind = FindingKind::SystemFileFaulty,
                .numbers = {m_file.inode, static_cast<std::uint64_t>(fault), number}});
    }
    /// Reports `value` if it is not between `smallest` and `largest`.
    void range(const char* field, std::uint64_t value, std::uint64_t smallest, std::uint64_t largest) {
        if (value < smallest || value > largest)
            append({.kind = FindingKind::FieldImpossible, .numbers = {value, smallest, largest}, .detail = field});
    }
    /// Reports `value`, the size of an inode's fields after the first 128 bytes, if it is not a multiple of 4 up to
    /// `largest`.
    void extraSize(const char* field, std::uint64_t value, std::uint64_t largest) {
        constexpr std::uint64_t smallest = 4; // i_extra_isize and i_checksum_hi
        if (value > largest)
            range(field, value, smallest, largest);
        else if (value % 4 != 0)
            range(field, value, value - value % 4, value - value % 4);
    }
    void append(Finding finding) {
        finding.region = m_file.region;
        m_findings.push_back(std::move(finding));
    }

private:
    FileName m_file;
    std::vector<Finding>& m_findings;
};

// For the reader and the planner.

/// Journal, MMP block, quota files, orphan file, resize inode; an unreadable one is a finding.
[[nodiscard]] std::vector<SystemFile> systemFilesOf(ext2_filsys fs, std::vector<Finding>& findings);

} // namespace atlas
