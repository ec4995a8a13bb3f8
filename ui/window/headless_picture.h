// SPDX-License-Identifier: GPL-3.0-or-later
// Writes pictures, also without a display: of one view or of the whole window.
#pragma once

#include "base/error.h"
#include "view/row_layout.h"

#include <QSize>
#include <QString>
#include <functional>
#include <optional>

class QPainter;

namespace atlas::ui {

class DiskStrip;
class GroupMap;

enum class PictureView { Map, Strip, Alignment, Compare };

/// The height of the legend below a map in a picture.
[[nodiscard]] int pictureLegendHeight(const GroupMap& map, int width);
/// Paints the map with the legend below it, or the strip.
void paintPicture(QPainter& painter, QSize size, PictureView view, const GroupMap& map, const DiskStrip& strip);

/// Saves what `paint` draws in the format of the suffix of `path`, PNG if unknown. Stores `title` in the file's
/// metadata.
[[nodiscard]] Status savePicture(const QString& path, QSize size, const QString& title,
                                 const std::function<void(QPainter&)>& paint);

[[nodiscard]] Status savePicture(const QString& path, QSize size, const QString& title, PictureView view,
                                 const GroupMap& map, const DiskStrip& strip);

struct HeadlessPicture {
    QString file;
    QString logicalVolume{}; ///< "vg/root" of the image; empty: the default choice
    int frames = 0;          ///< of the trace; 0: one picture of all of it
    int framesPerSecond = 10; ///< of a GIF
    QString trace{}; ///< whose heat map and strip show; empty: none
    PictureView view = PictureView::Map;
    std::optional<QSize> size{}; ///< nullopt: a default for the view
    RowMode rows = RowMode::Overview;
    bool magnified = false;
    bool allocation = false; ///< reads the block bitmaps and shades the map
    bool dark = false;
    bool redacted = false; ///< of an HTML page: without labels, UUIDs, names and paths
};

/// Whether the suffix of `file` is that of an HTML page, of which the map alone can be one.
[[nodiscard]] inline bool isWebPage(const QString& file) {
    return file.endsWith(QLatin1String(".html"), Qt::CaseInsensitive);
}

using HeadlessOutcome = Status;

/// Reads `image`, waits for the result and renders one view. A disk without an ext file system has a strip but no map.
[[nodiscard]] HeadlessOutcome renderPicture(const QString& image, const HeadlessPicture& picture);

/// Renders the Compare page once its layouts are planned. `source`: a saved page, an image to take the options from, or
/// empty for a new page.
[[nodiscard]] HeadlessOutcome renderCompare(const QString& source, const HeadlessPicture& picture);

/// Renders the whole window after reading `image`, and its bitmaps if the window reads them by default. Empty `image`:
/// no image. Leaves the user's settings unchanged.
[[nodiscard]] HeadlessOutcome renderWindow(const QString& image, const HeadlessPicture& picture);

} // namespace atlas::ui
