// SPDX-License-Identifier: GPL-3.0-or-later
// The label of a physical volume of LVM2, and where its metadata are (lib/format_text/layout.h).
#pragma once

#include "base/units.h"
#include "ondisk/structure_checksums.h"

#include <optional>
#include <span>
#include <string>
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

} // namespace atlas
