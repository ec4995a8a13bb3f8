// SPDX-License-Identifier: GPL-3.0-or-later
// Heights, widths and gaps of the disk strip, in device-independent pixels.
#pragma once

namespace atlas::ui::strip {

inline constexpr double margin = 10; ///< at the left and right
inline constexpr double topMargin = 4;
inline constexpr double triangle = 8; ///< height of the markers above the boxes
inline constexpr double triangleGap = 2;
inline constexpr double nameGap = 5;     ///< around the name in a box
inline constexpr double bandHeight = 16; ///< of the metadata band below the name
inline constexpr double tintHeight = 6; ///< of the tints of a file, at the bottom of the band
inline constexpr double rulerGap = 8;
inline constexpr double tablePadding = 8; ///< beside the name of the partition table

// Narrower parts get these widths, so that they can be seen and hit.
inline constexpr double minFrame = 7; ///< of the range that the map shows
inline constexpr double minPartition = 8;
inline constexpr double minGap = 3;

} // namespace atlas::ui::strip
