// SPDX-License-Identifier: GPL-3.0-or-later
// A fake sysfs tree with devices for a test.
#pragma once

#include "support/temp_dir.h"

#include <map>
#include <string>
#include <vector>

namespace atlas::test {

class SysfsTree {
public:
    /// Adds `device`, a path below block/ ("sda/sda1"), with device number `number` ("8:1") and the given files.
    void add(const std::string& device, const std::string& number,
             const std::map<std::string, std::string>& files) const;
    void remove(const std::string& device, const std::string& number) const;
    /// Fills slaves/ of `device` with a link for each of `below`; paths as in add().
    void stack(const std::string& device, const std::vector<std::string>& below) const;
    [[nodiscard]] std::string root() const { return m_folder.path(); }

private:
    TempDir m_folder;
};

/// The files below queue/ that every device has.
[[nodiscard]] std::map<std::string, std::string> queue(int logical, int physical, int minimum, long optimal,
                                                       int discard = 0, int alignmentOffset = 0);

} // namespace atlas::test
