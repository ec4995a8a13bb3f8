// SPDX-License-Identifier: GPL-3.0-or-later
// LVM2: the label of a physical volume, its metadata areas and their text.
#pragma once

#include "base/units.h"
#include "ondisk/checksums.h"
#include "ondisk/field_table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

inline constexpr std::size_t lvmLabelBytes = 4 * 512; ///< the label is in one of the first four sectors

struct LvmLabel {
    std::string id; ///< 32 characters, without dashes
    ByteOffset at{}; ///< from the start of the physical volume
    ByteOffset header{}; ///< of the physical volume, from its start
    ByteOffset data{}; ///< first physical extent, from the start of the physical volume
    std::vector<ByteInterval> metadata{}; ///< metadata areas; may be empty
    bool intact = true; ///< its checksum and its own place are right: lvm2 ignores it otherwise
};

/// The first intact label, else the first one.
[[nodiscard]] std::optional<LvmLabel> parseLvmLabel(std::span<const std::byte> head);

/// Of the sector with the label.
[[nodiscard]] ChecksumVerdict lvmLabelChecksum(std::span<const std::byte> sector);

inline constexpr std::size_t lvmMetadataHeaderBytes = 512;

/// Of lvmMetadataHeaderBytes.
[[nodiscard]] ChecksumVerdict lvmHeaderChecksum(std::span<const std::byte> header);

/// The current metadata text of an area.
struct LvmTextPlace {
    std::vector<ByteInterval> parts; ///< from the start of the physical volume; two where the text wraps around
    std::uint32_t checksum = 0;
};

/// Whether lvm2 accepts the `header` of the metadata area at `area`: its magic number, version, own place and checksum.
[[nodiscard]] bool isLvmHeaderIntact(std::span<const std::byte> header, ByteInterval area);

/// Whether the `header` names a metadata text in use; a physical volume in no group has none.
[[nodiscard]] bool namesLvmText(std::span<const std::byte> header);

/// From the area's `header`. Returns nullopt when the header is invalid, when there is no text, and when it does not fit
/// in the area.
[[nodiscard]] std::optional<LvmTextPlace> lvmTextPlace(std::span<const std::byte> header, ByteInterval area);

/// Whether `text` is what the header's checksum was computed of.
[[nodiscard]] bool isIntact(std::span<const std::byte> text, const LvmTextPlace& place);

// The volume group that the metadata text of LVM2 describes (lvm2's vgcfgbackup text).

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

// A physical volume of LVM2 (lib/label/label.h, lib/format_text/layout.h).

extern const FieldTable lvmLabelTable;
extern const FieldTable lvmPhysicalVolumeTable; ///< without the lists of areas, which follow
extern const FieldTable lvmMetadataTable; ///< in the first sector of a metadata area

// The unit of md's, LVM's and device-mapper's numbers: 512 bytes, whatever the drive's sectors are.

inline constexpr std::size_t unitSector = 512;
inline constexpr std::uint64_t maxUnitSectors = std::uint64_t{1} << 54; ///< so that their bytes fit in 64 bits

[[nodiscard]] constexpr std::uint64_t bytesOfUnitSectors(std::uint64_t sectors) {
    return std::min(sectors, maxUnitSectors) * unitSector;
}

} // namespace atlas
