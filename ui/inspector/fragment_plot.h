// SPDX-License-Identifier: GPL-3.0-or-later
// How a file lies on the disk: its blocks in their order from left to right, their place in the volume from bottom to top.
// A file in one piece is one rising line; each piece elsewhere is a line of its own.
#pragma once

#include "layout/file_map.h"

#include <QRectF>
#include <QWidget>
#include <optional>
#include <vector>

namespace atlas::ui {

struct FragmentScene {
    QRectF plot{};
    std::vector<QLineF> lines{}; ///< one for each extent, from its first to its last block
    BlockNumber lowest{}; ///< at the bottom of the plot
    BlockNumber highest{}; ///< at the top
    std::uint64_t end = 0; ///< blocks of the file, at the right edge

    /// The extent nearest to `point`; nullopt without extents.
    [[nodiscard]] std::optional<std::size_t> extentAt(QPointF point) const;
};

/// Empty for a file without extents.
[[nodiscard]] FragmentScene layOutFragments(const FileMap& map, const QRectF& plot);

class FragmentPlot : public QWidget {
    Q_OBJECT
public:
    explicit FragmentPlot(QWidget* parent = nullptr);

    /// Hidden without extents.
    void show(const FileMap& map);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

Q_SIGNALS:
    /// The user clicked an extent that begins with this block.
    void chosen(atlas::BlockNumber block);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] FragmentScene scene() const;
    [[nodiscard]] QString extentText(std::size_t extent) const;

    FileMap m_map;
};

} // namespace atlas::ui
