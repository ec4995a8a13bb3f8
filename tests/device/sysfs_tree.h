// SPDX-License-Identifier: GPL-3.0-or-later
// A folder tree that looks like sysfs, with the devices that a test puts there.
#pragma once

#include "support/temp_dir.h"

#include <map>
#include <string>
#include <vector>

namespace atlas::test {

class SysfsTree {
public:
    /// `files` of the folder of `device`, which is a path below block/ ("sda/sda1"), with `number` as "8:1".
    void add(const std::string& device, const std::string& number,
             const std::map<std::string, std::string>& files) const;
    /// slaves/ of `device`: a link for each of `below`, paths as above.
    void stack(const std::string& device, const std::vector<std::string>& below) const;
    [[nodiscard]] std::string root() const { return m_folder.path(); }

private:
    TempDir m_folder;
};

/// The queue/ figures that every device has.
[[nodiscard]] std::map<std::string, std::string> queue(int logical, int physical, int minimum, long optimal,
                                                       int discard = 0, int alignmentOffset = 0);

} // namespace atlas::test
