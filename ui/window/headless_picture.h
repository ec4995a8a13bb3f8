// SPDX-License-Identifier: GPL-3.0-or-later
// Renders pictures without a display: one view, or the whole window.
#pragma once

#include "ui/window/picture.h"
#include "view/row_layout.h"

#include <optional>

namespace atlas::ui {

struct HeadlessPicture {
    QString file;
    QString logicalVolume{}; ///< "vg/root", of the image; empty: the default choice
    PictureView view = PictureView::Map;
    std::optional<QSize> size{}; ///< nullopt: a default for the view
    RowMode rows = RowMode::Overview;
    bool magnified = false;
    bool allocation = false; ///< reads the block bitmaps and shades the map
    bool dark = false;
};

using HeadlessOutcome = Status;

/// Reads `image`, waits for the result and renders one view. A disk without an ext file system has a strip but no map.
[[nodiscard]] HeadlessOutcome renderPicture(const QString& image, const HeadlessPicture& picture);

/// Renders the Compare page of `source`: a saved page, an image whose options are used, or empty for a new page. Waits until
/// its layouts are planned.
[[nodiscard]] HeadlessOutcome renderCompare(const QString& source, const HeadlessPicture& picture);

/// Renders the whole window after reading `image`, and its bitmaps if the window reads them unasked; empty: without an image.
/// Does not touch the user's settings.
[[nodiscard]] HeadlessOutcome renderWindow(const QString& image, const HeadlessPicture& picture);

} // namespace atlas::ui
