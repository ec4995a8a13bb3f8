// SPDX-License-Identifier: GPL-3.0-or-later
// Some groups of a layout as rows of boxes, in the order of the disk and not to scale: as SVG that a black-and-white
// printer keeps apart by hatching, and as text for a terminal.
#pragma once

#include "layout/layout.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

inline constexpr int pictureWidth = 640; ///< pixels of CSS: the width between the margins of A4 and Letter

/// Whether the numbers of the blocks stand in the boxes, or room to write them.
enum class PictureNumbers : unsigned char { Shown, ToBeFilledIn };

struct PictureBox {
    std::optional<RegionKind> kind{}; ///< nullopt: data or free
    BlockInterval blocks{};
};

struct PictureRow {
    GroupNumber group{};
    BlockInterval blocks{};
    std::vector<PictureBox> boxes{}; ///< adjacent structures of one kind share a box
    bool isCut = false; ///< more boxes follow than are drawn
};

struct LayoutPicture {
    std::vector<PictureRow> rows{};
    PictureNumbers numbers{};
};

/// The first groups and the last one.
[[nodiscard]] LayoutPicture pictureOf(const Layout& layout, PictureNumbers numbers);

[[nodiscard]] std::string svgOf(const LayoutPicture& picture);
[[nodiscard]] std::string textOf(const LayoutPicture& picture);

} // namespace atlas
