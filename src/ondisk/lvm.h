// SPDX-License-Identifier: GPL-3.0-or-later
// LVM2 physical volumes (lib/format_text/layout.h): the start of the data area, and the logical volumes that are contiguous.
#pragma once

#include "base/interval.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

inline constexpr std::size_t lvmLabelBytes = 4 * 512; ///< the label is in one of the first four sectors

struct LvmLabel {
    std::string id; ///< 32 characters, without dashes
    ByteOffset data{}; ///< first physical extent, from the start of the physical volume
    std::optional<ByteInterval> metadata{}; ///< metadata area; nullopt when there is none
};

[[nodiscard]] std::optional<LvmLabel> parseLvmLabel(std::span<const std::byte> head);

inline constexpr std::size_t lvmMetadataHeaderBytes = 512;

/// Location of the current metadata text inside the metadata area, from the area's `header`. Returns nullopt when the header
/// is invalid or the text wraps around the end of the area.
[[nodiscard]] std::optional<ByteInterval> lvmTextPlace(std::span<const std::byte> header, ByteInterval area);

struct LvmLinearVolume {
    std::string name; ///< "vg/root"
    ByteOffset first; ///< from the start of the physical volume
    ByteCount extentSize;
};

/// Logical volumes that consist of a single linear segment on the physical volume `id` (32 characters).
[[nodiscard]] std::vector<LvmLinearVolume> lvmLinearVolumes(std::string_view text, std::string_view id);

} // namespace atlas
