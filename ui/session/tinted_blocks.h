// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks tinted on map and strip, each in the colour of whom they belong to.
#pragma once

#include "base/units.h"

#include <QRectF>
#include <cstdint>
#include <memory>
#include <vector>

namespace atlas::ui {

/// What Palette::tint() takes: the file that is followed, the largest files of an owner map one by one, or a kind of owners.
inline constexpr std::uint32_t followedTint = 0;
inline constexpr std::uint32_t firstFileTint = 1;
inline constexpr std::uint32_t firstKindTint = 0x10000; ///< that of OwnerKind 0

struct TintedBlocks {
    BlockInterval blocks{};
    std::uint32_t tint = followedTint;
    bool operator==(const TintedBlocks&) const = default;
};

using Tints = std::vector<TintedBlocks>; ///< sorted and apart
using TintsPtr = std::shared_ptr<const Tints>; ///< shared by map and strip: there may be millions

/// Where tinted blocks are painted.
struct TintedRect {
    QRectF rect{};
    std::uint32_t tint = followedTint;
};

/// `blocks`, sorted and apart, in the colour of the file that is followed.
[[nodiscard]] inline TintsPtr tintsOf(const std::vector<BlockInterval>& blocks) {
    auto tints = std::make_shared<Tints>();
    for (const auto& each : blocks) {
        tints->push_back({each});
    }
    return tints;
}

} // namespace atlas::ui
