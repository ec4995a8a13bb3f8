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
    ByteOffset header{}; ///< of the physical volume's header, from the start of the physical volume
    ByteOffset data{}; ///< first physical extent, from the start of the physical volume
    std::vector<ByteInterval> metadata{}; ///< metadata areas; may be empty
    bool intact = true; ///< its checksum and stated sector are right; otherwise lvm2 ignores it
};

/// The first intact label, else the first label.
[[nodiscard]] std::optional<LvmLabel> parseLvmLabel(std::span<const std::byte> head);

/// `sector` contains the label.
[[nodiscard]] ChecksumVerdict lvmLabelChecksum(std::span<const std::byte> sector);

inline constexpr std::size_t lvmMetadataHeaderBytes = 512;

/// `header` has lvmMetadataHeaderBytes.
[[nodiscard]] ChecksumVerdict lvmHeaderChecksum(std::span<const std::byte> header);

/// Location of the current metadata text of an area.
struct LvmTextPlace {
    std::vector<ByteInterval> parts; ///< from the start of the physical volume; two if the text wraps around
    std::uint32_t checksum = 0;
};

/// Whether lvm2 accepts `header` for the metadata area `area`: magic number, version, stated place and checksum.
[[nodiscard]] bool isLvmHeaderIntact(std::span<const std::byte> header, ByteInterval area);

/// Whether `header` refers to a metadata text in use; a physical volume without a group has none.
[[nodiscard]] bool namesLvmText(std::span<const std::byte> header);

/// nullopt if the header is invalid, or if the text is missing or does not fit in the area.
[[nodiscard]] std::optional<LvmTextPlace> lvmTextPlace(std::span<const std::byte> header, ByteInterval area);

/// Whether `text` matches the checksum in the header.
[[nodiscard]] bool isIntact(std::span<const std::byte> text, const LvmTextPlace& place);

// The volume group described by an LVM2 metadata text (the format of vgcfgbackup).

struct LvmPhysicalVolume {
    std::string name; ///< name used by segments: "pv0"
    std::string id; ///< 32 characters, without dashes
    std::string device; ///< last known device: "/dev/sdb1"
    std::uint64_t extentsAt = 0; ///< bytes before the first extent
    std::uint64_t extents = 0;
    ByteCount deviceSize{}; ///< of its device; 0: not stated
};

struct LvmStripe {
    std::string volume; ///< name of a physical volume
    std::uint64_t extent = 0;
};

struct LvmSegment {
    std::string type; ///< "striped", also for linear segments
    std::uint64_t firstExtent = 0;
    std::uint64_t extents = 0;
    ByteCount stripeSize{};
    std::vector<LvmStripe> stripes{};
};

struct LvmLogicalVolume {
    std::string name; ///< "root"
    bool visible = true; ///< false for internal parts of other volumes
    std::vector<LvmSegment> segments{}; ///< by first extent
    std::string snapshotOf{}; ///< if it stores the exceptions of a snapshot: the snapshot's origin
};

struct LvmGroup {
    std::string name;
    std::string id; ///< without dashes
    std::uint64_t sequence = 0; ///< of the metadata; the highest is current
    ByteCount extentSize{};
    std::vector<LvmPhysicalVolume> physical{};
    std::vector<LvmLogicalVolume> logical{}; ///< by name
};

/// The volume group in a metadata text; nullopt without one. Values missing from a damaged text are empty or 0.
[[nodiscard]] std::optional<LvmGroup> parseLvmGroup(std::string_view text);

// Structures of a physical volume (lib/label/label.h, lib/format_text/layout.h).

extern const FieldTable lvmLabelTable;
extern const FieldTable lvmPhysicalVolumeTable; ///< without the lists of areas, which follow
extern const FieldTable lvmMetadataTable; ///< first sector of a metadata area

// Numbers of md, LVM and device-mapper count 512 bytes, whatever the drive's sector size.

inline constexpr std::size_t unitSector = 512;
inline constexpr std::uint64_t maxUnitSectors = std::uint64_t{1} << 54; ///< keeps the bytes within 64 bits

[[nodiscard]] constexpr std::uint64_t bytesOfUnitSectors(std::uint64_t sectors) {
    return std::min(sectors, maxUnitSectors) * unitSector;
}

} // namespace atlas
