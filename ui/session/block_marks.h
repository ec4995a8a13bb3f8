// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks marked on map and strip, each in the colour of whom they belong to.
#pragma once

#include "base/interval.h"

#include <QRectF>
#include <cstdint>
#include <memory>
#include <vector>

namespace atlas::ui {

/// What Palette::tint() takes: the file that is followed, the largest files of an owner map one by one, or a kind of owners.
inline constexpr std::uint32_t followedTint = 0;
inline constexpr std::uint32_t firstFileTint = 1;
inline constexpr std::uint32_t firstKindTint = 0x10000; ///< that of OwnerKind 0

struct Mark {
    BlockInterval blocks{};
    std::uint32_t tint = followedTint;
    bool operator==(const Mark&) const = default;
};

using Marks = std::vector<Mark>; ///< sorted and apart
using MarksPtr = std::shared_ptr<const Marks>; ///< shared by map and strip: there may be millions

/// Where a mark is painted.
struct MarkRect {
    QRectF rect{};
    std::uint32_t tint = followedTint;
};

/// `blocks`, sorted and apart, in the colour of the file that is followed.
[[nodiscard]] inline MarksPtr marksOf(const std::vector<BlockInterval>& blocks) {
    auto marks = std::make_shared<Marks>();
    for (const auto& each : blocks) {
        marks->push_back({each});
    }
    return marks;
}

} // namespace atlas::ui
