// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tracks of the lens lie, in device-independent pixels.
#pragma once

#include "view/lens_layout.h"

#include <QFontMetricsF>
#include <QRect>
#include <QWidget>
#include <cstdint>

namespace atlas::ui {

enum class LensTrack : std::uint8_t { Logical, Physical, Blocks, Structures };

namespace lens {
inline constexpr int margin = 8; ///< around the names of the tracks, and below the last track
} // namespace lens

/// The rectangle of the cells of `track` in a lens of `size`, right of the names of the tracks.
[[nodiscard]] QRect lensTrack(LensTrack track, QSize size, const QFontMetricsF& metrics);
[[nodiscard]] int lensHeight(const QFontMetricsF& metrics);

// The lens: sectors, blocks and structures on one scale. Wheel scrolls, Ctrl+wheel zooms at the pointer, drag pans.
// Included first: moc 6.4 cannot parse <compare> before Qt's headers.

class LensView : public QWidget {
    Q_OBJECT

public:
    explicit LensView(QWidget* parent = nullptr);

    /// Shows `volume`. A new version of the same volume keeps the visible blocks; another volume is shown from its first
    /// structure. Null: shows nothing.
    void show(VolumePtr volume);
    using QWidget::show;
    void outline(BlockInterval blocks);
    /// Outlines the blocks and centres them.
    void select(BlockInterval blocks);
    /// Null: none is shown.
    [[nodiscard]] const VolumePtr& volume() const { return m_volume; }
    [[nodiscard]] LensWindow window() const { return m_window; }
    [[nodiscard]] const LensLayout& drawn() const { return m_drawn; }
    /// Incremented each time the lens is laid out.
    [[nodiscard]] std::uint64_t version() const { return m_version; }
    /// The rectangle of a track's cells.
    [[nodiscard]] QRect trackRect(LensTrack track) const;

    /// The byte of the disk at column `x` of the widget; nullopt beside the tracks.
    [[nodiscard]] std::optional<ByteOffset> byteAt(double x) const;
    /// The block of the volume at column `x`; nullopt where there is none.
    [[nodiscard]] std::optional<BlockNumber> blockAt(double x) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    void showAll(); ///< the whole disk
    void zoomBy(double factor);

Q_SIGNALS:
    void hovered(atlas::ByteOffset byte);
    void selected(atlas::BlockNumber block); ///< by a click

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QString tooltipAt(QPoint point) const;
    void lookAt(LensWindow window);
    void refreshRows();

    struct Drag {
        QPointF from;
        LensWindow window;
        bool moved = false;
    };

    VolumePtr m_volume;
    BlockInterval m_selection{};
    LensWindow m_window{};
    LensLayout m_drawn{};
    std::uint64_t m_version = 0;
    std::optional<Drag> m_drag{};
    bool m_entered = false; ///< the pointer was moved here, rather than the lens scrolling under it
};

} // namespace atlas::ui
