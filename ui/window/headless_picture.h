// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures without a display: one view, or the whole window.
#pragma once

#include "ui/window/picture.h"
#include "view/row_layout.h"

#include <optional>

namespace atlas::ui {

struct HeadlessPicture {
    QString file;
    PictureView view = PictureView::Map;
    std::optional<QSize> size{}; ///< none: what suits the view
    RowMode rows = RowMode::Group;
    bool magnified = false;
    bool allocation = false; ///< the block bitmaps are read, and shade the map
    bool dark = false;
};

using HeadlessOutcome = Status;

/// Reads `image` and draws one view of it; waits until it is read. A disk without an ext file system has a strip but no map.
[[nodiscard]] HeadlessOutcome renderPicture(const QString& image, const HeadlessPicture& picture);

/// Draws the Compare page of `subject`: a saved page, an image whose options are taken, or nothing for a new page. Waits for its
/// plans.
[[nodiscard]] HeadlessOutcome renderCompare(const QString& subject, const HeadlessPicture& picture);

/// Draws the whole window after `image` was read, or an empty one without an image. The user's settings are left alone.
[[nodiscard]] HeadlessOutcome renderWindow(const QString& image, const HeadlessPicture& picture);

} // namespace atlas::ui
