// SPDX-License-Identifier: GPL-3.0-or-later
// A stack of devices as a kernel showed it, recorded by tests/kernel.
#pragma once

#include "device/device_stack.h"
#include "support/temp_dir.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace atlas::test {

/// Where a block that was written through the top device lay.
struct RecordedPlace {
    std::uint64_t offset = 0; ///< byte of the top device
    std::string disk;
    std::uint64_t at = 0; ///< byte of the disk
};

class RecordedStack {
public:
    /// Reads tests/kernel/recordings/`name` and builds its sysfs in a temporary folder.
    explicit RecordedStack(const std::string& name);

    /// The names of all recordings, sorted.
    [[nodiscard]] static std::vector<std::string> names();

    [[nodiscard]] DeviceFiles files() const;
    [[nodiscard]] std::string topNumber() const; ///< "9:0"
    [[nodiscard]] const std::string& top() const { return m_top; }
    [[nodiscard]] const std::vector<RecordedPlace>& places() const { return m_places; }
    /// The kernel's alignment_offset of the top device; -1: it found no common one.
    [[nodiscard]] int alignmentOffset() const;
    /// Whether the block at `place` begins on a physical sector of its disk.
    [[nodiscard]] bool isAligned(const RecordedPlace& place) const;

private:
    void addSysfs(const std::string& line);
    void addTable(const std::string& line);
    void addExtent(const std::string& line);
    [[nodiscard]] std::string attribute(const std::string& device, const std::string& name) const;

    TempDir m_folder;
    std::string m_top;
    std::vector<RecordedPlace> m_places;
    std::map<std::string, std::string> m_tables; ///< by name of device-mapper
    std::map<std::string, FilePlace> m_files; ///< by path in the guest
};

} // namespace atlas::test
