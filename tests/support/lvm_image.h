// SPDX-License-Identifier: GPL-3.0-or-later
// Physical volumes of LVM2 in image files: written by hand with any metadata text, or made by lvm2 itself on loop devices.
#pragma once

#include "support/temp_dir.h"

#include <cstdint>
#include <string>
#include <vector>

namespace atlas::test {

struct HandMadePhysicalVolume {
    std::string id = "QDp9wMBfVKpkVNwD1hxaRpdvmy4sL1H7"; ///< 32 characters
    std::uint64_t bytes = 64 << 20;
    std::uint64_t dataAt = 1 << 20;
    std::uint64_t areaBytes = (1 << 20) - 4096;
    std::uint64_t textAt = 512; ///< in the metadata area
    std::uint32_t checksumChange = 0;
};

/// Writes label, metadata area and `text` at byte `at` of the image.
void writePhysicalVolume(const std::string& path, std::uint64_t at, const HandMadePhysicalVolume& volume,
                         const std::string& text);

/// An image whose partitions lvm2 uses as physical volumes; activation is off, so no device-mapper is needed.
class LvmImage {
public:
    /// `starts`: first sectors of partitions of 96 MiB each.
    LvmImage(const TempDir& folder, const std::vector<std::uint64_t>& starts);

    /// Why lvm2 cannot be used here; empty when it can.
    [[nodiscard]] static std::string missing();

    /// Runs the lvm commands of `script`, a line each; "$0" and "$1" are the physical volumes.
    void run(const std::string& script) const;

    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_path;
    std::vector<std::uint64_t> m_starts;
};

} // namespace atlas::test
