// SPDX-License-Identifier: GPL-3.0-or-later
// The volume group that the metadata text of LVM2 describes (lvm2's vgcfgbackup text).
#pragma once

#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

struct LvmPhysicalVolume {
    std::string name; ///< "pv0", as segments name it
    std::string id; ///< 32 characters, without dashes
    std::string device; ///< where it was last seen: "/dev/sdb1"
    std::uint64_t extentsAt = 0; ///< bytes before the first extent
    std::uint64_t extents = 0;
};

struct LvmStripe {
    std::string volume; ///< name of a physical volume
    std::uint64_t extent = 0;
};

struct LvmSegment {
    std::string type; ///< "striped", also for linear ones
    std::uint64_t firstExtent = 0;
    std::uint64_t extents = 0;
    ByteCount stripeSize{};
    std::vector<LvmStripe> stripes{};
};

struct LvmLogicalVolume {
    std::string name; ///< "root"
    bool visible = true; ///< false for the parts of others
    std::vector<LvmSegment> segments{}; ///< by their first extent
    std::string snapshotOf{}; ///< it stores the exceptions of a snapshot of this volume
};

struct LvmGroup {
    std::string name;
    std::string id; ///< without dashes
    std::uint64_t sequence = 0; ///< of metadata: the highest is current
    ByteCount extentSize{};
    std::vector<LvmPhysicalVolume> physical{};
    std::vector<LvmLogicalVolume> logical{}; ///< by name
};

/// The volume group in a metadata text; nullopt when there is none. What a damaged text lacks is empty or 0.
[[nodiscard]] std::optional<LvmGroup> parseLvmGroup(std::string_view text);

} // namespace atlas
