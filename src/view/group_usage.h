// SPDX-License-Identifier: GPL-3.0-or-later
// Share of data blocks in use, by the free counts of the group descriptors.
#pragma once

#include "layout/layout.h"

#include <algorithm>

namespace atlas {

inline constexpr int shadeSteps = 16;

/// Maps a share in use to a shade from 0 (free) to shadeSteps (all in use).
[[nodiscard]] constexpr std::uint8_t shadeOf(double used) {
    return static_cast<std::uint8_t>(std::clamp(used, 0.0, 1.0) * shadeSteps + 0.5);
}

/// Maps `used` beside `unused`, whole numbers of which one is above 0, to a shade: 0 only for none used, shadeSteps only for none
/// unused. Without branches, so that compilers vectorise a loop of it.
[[nodiscard]] constexpr std::uint8_t shadeOfPart(float used, float unused) {
    constexpr float steps = shadeSteps;
    const float share = used / (used + unused) * steps + 0.5F;
    const float mixed = std::min(std::max(share, 1.0F), steps - 1);
    const float some = unused > 0 ? mixed : steps;
    return static_cast<std::uint8_t>(static_cast<int>(used > 0 ? some : 0.0F));
}

class GroupUsage {
public:
    explicit GroupUsage(const Layout& layout);

    /// Share of the data blocks (blocks outside regions) of groups [first, last] that are in use, 0 to 1. Free counts larger
    /// than the group's data blocks are clamped.
    [[nodiscard]] double dataInUse(GroupNumber first, GroupNumber last) const;

    /// dataInUse() of one group, as a shade.
    [[nodiscard]] std::uint8_t shade(GroupNumber group) const {
        return group.value < m_shades.size() ? m_shades[group.value] : std::uint8_t{0};
    }

private:
    struct Before {
        std::int64_t bare = 0; ///< data blocks in the groups before this one
        std::int64_t free = 0; ///< free blocks among them
    };
    std::vector<Before> m_before; ///< prefix sums: per group, plus one entry for the end of the volume
    std::vector<std::uint8_t> m_shades; ///< per group; caches shade(), which reads 1 byte instead of 32 bytes of sums
};

inline double GroupUsage::dataInUse(GroupNumber first, GroupNumber last) const {
    const auto groups = m_before.size() - 1;
    const auto& begin = m_before[std::min<std::size_t>(first.value, groups)];
    const auto& end = m_before[std::min<std::size_t>(std::size_t{last.value} + 1, groups)];
    if (end.bare <= begin.bare) {
        return 0;
    }
    return 1 - static_cast<double>(end.free - begin.free) / static_cast<double>(end.bare - begin.bare);
}

} // namespace atlas
