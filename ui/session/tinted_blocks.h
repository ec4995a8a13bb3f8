// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks tinted on map and strip, each in the colour of its owner.
#pragma once

#include "base/units.h"

#include <QRectF>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

namespace atlas::ui {

/// Values for Palette::tint(): the followed file, each of the largest files of an owner map, or a kind of owners.
inline constexpr std::uint32_t followedTint = 0;
inline constexpr std::uint32_t firstFileTint = 1;
inline constexpr std::uint32_t writtenTint = 0x20000; ///< blocks that a step of a history wrote
inline constexpr std::uint32_t firstHeatTint =
    0x30000; ///< blocks that few requests of a trace touched; the others follow
inline constexpr std::uint32_t heatTints = 8;
inline constexpr std::uint32_t firstKindTint = 0x10000; ///< for OwnerKind 0; the others follow

struct TintedBlocks {
    BlockInterval blocks{};
    std::uint32_t tint = followedTint;
    bool operator==(const TintedBlocks&) const = default;
};

/// A step of the way from the root to the content of a file, numbered on the map as in the table of steps.
struct StepMark {
    BlockNumber block{};
    std::size_t number = 0; ///< from 1
    bool operator==(const StepMark&) const = default;
};

using Tints = std::vector<TintedBlocks>; ///< sorted and disjoint
using TintsPtr = std::shared_ptr<const Tints>; ///< shared by map and strip, because there may be millions

/// The tint of `from`, which shares its pixels with what follows up to block `end`: of a heat, the strongest.
[[nodiscard]] inline std::uint32_t tintOfPixels(const Tints& tints, Tints::const_iterator from, BlockNumber end) {
    auto tint = from->tint;
    for (; tint >= firstHeatTint && from != tints.end() && from->blocks.first < end; ++from)
        tint = std::max(tint, from->tint);
    return tint;
}

struct TintedRect {
    QRectF rect{};
    std::uint32_t tint = followedTint;
};

/// `blocks` in one colour. Precondition: sorted and disjoint.
[[nodiscard]] inline TintsPtr tintsOf(const std::vector<BlockInterval>& blocks, std::uint32_t tint = followedTint) {
    auto tints = std::make_shared<Tints>();
    for (const auto& each : blocks)
        tints->push_back({each, tint});
    return tints;
}

} // namespace atlas::ui
