// SPDX-License-Identifier: GPL-3.0-or-later
// What the checks of the system files append to the findings of a volume.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/finding.h"
#include "layout/layout.h"

namespace atlas {

/// A system file as the findings name it.
struct FileName {
    std::optional<RegionKind> region{}; ///< nullopt: the root directory
    std::uint32_t inode = 0;            ///< 0: a block of its own, such as that of MMP
};

class SystemFileFindings {
public:
    SystemFileFindings(FileName file, std::vector<Finding>& findings) : m_file(file), m_findings(findings) {}

    /// Findings about another file, in the same list.
    [[nodiscard]] SystemFileFindings of(FileName file) const { return {file, m_findings}; }
    void add(SystemFileFault fault, std::uint64_t number = 0) {
        append({.kind = FindingKind::SystemFileFaulty,
                .numbers = {m_file.inode, static_cast<std::uint64_t>(fault), number}});
    }
    /// Unless `value` is from `smallest` to `largest`.
    void range(const char* field, std::uint64_t value, std::uint64_t smallest, std::uint64_t largest) {
        if (value < smallest || value > largest) {
            append({.kind = FindingKind::FieldImpossible, .numbers = {value, smallest, largest}, .detail = field});
        }
    }
    /// Unless `value`, a size of the fields of an inode behind the first 128 bytes, is 0 or a multiple of 4 of at most `largest`.
    void extraSize(const char* field, std::uint64_t value, std::uint64_t largest) {
        constexpr std::uint64_t smallest = 4; // i_extra_isize and i_checksum_hi
        if (value > largest) {
            range(field, value, smallest, largest);
        } else if (value % 4 != 0) {
            range(field, value, value - value % 4, value - value % 4);
        }
    }
    void append(Finding finding) {
        finding.region = m_file.region;
        m_findings.push_back(std::move(finding));
    }

private:
    FileName m_file;
    std::vector<Finding>& m_findings;
};

// Converts the internal files of an open libext2fs handle to plain values, for the reader and the planner.

/// Journal, MMP block, quota files, orphan file, resize inode; one that cannot be read is a finding.
[[nodiscard]] std::vector<SystemFile> systemFilesOf(ext2_filsys fs, std::vector<Finding>& findings);

} // namespace atlas
