// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tracks of the lens lie, in device-independent pixels.
#pragma once

#include <QFontMetricsF>
#include <QRect>
#include <cstdint>

namespace atlas::ui {

enum class LensTrack : std::uint8_t { Logical, Physical, Blocks, Structures };

namespace lens {
inline constexpr int margin = 8; ///< around the names of the tracks, and below the last track
} // namespace lens

/// The rectangle of the cells of `track` in a lens of `size`, right of the names of the tracks.
[[nodiscard]] QRect lensTrack(LensTrack track, QSize size, const QFontMetricsF& metrics);
[[nodiscard]] int lensHeight(const QFontMetricsF& metrics);

} // namespace atlas::ui
