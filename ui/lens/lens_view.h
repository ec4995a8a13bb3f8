// SPDX-License-Identifier: GPL-3.0-or-later
// The lens: sectors, blocks and structures on one scale.
#pragma once

#include "ui/session/trace_player.h"
#include "view/lens_layout.h"

#include <QFontMetricsF>
#include <QRect>
#include <QWidget>
#include <cstdint>

namespace atlas::ui {

enum class LensTrack : std::uint8_t { Logical, Physical, Blocks, Structures };

namespace lens {
inline constexpr int margin = 8; ///< pixels around the track names and below the last track
} // namespace lens

/// Whether a lens of `size` has the names of its tracks beside them.
[[nodiscard]] bool showsTrackNames(QSize size);
/// The rectangle of the cells of `track` in a lens of `size`, to the right of the names if there are any.
[[nodiscard]] QRect lensTrack(LensTrack track, QSize size, const QFontMetricsF& metrics);
[[nodiscard]] int lensHeight(const QFontMetricsF& metrics);

// The wheel scrolls, Ctrl+wheel zooms at the pointer, dragging pans.

class LensView : public QWidget {
    Q_OBJECT

public:
    explicit LensView(QWidget* parent = nullptr);

    /// Null: shows nothing. A new version of the same volume keeps the visible blocks; another volume starts at its
    /// first structure.
    void show(DrawnVolumePtr volume);
    using QWidget::show;
    /// The requests of a trace that are drawn below the tracks, at their real bytes; null: none.
    void setRequests(RequestSpansPtr requests);
    void outline(BlockInterval blocks);
    /// Outlines the blocks and centres them.
    void select(BlockInterval blocks);
    /// Outlines the logical sector of a byte outside the volume and centres it.
    void selectOutside(ByteOffset byte);
    /// Null if none is shown.
    [[nodiscard]] const DrawnVolumePtr& volume() const { return m_volume; }
    [[nodiscard]] LensWindow window() const { return m_window; }
    [[nodiscard]] const LensLayout& drawn() const { return m_drawn; }
    /// Incremented by each layout.
    [[nodiscard]] std::uint64_t version() const { return m_version; }
    [[nodiscard]] QRect trackRect(LensTrack track) const;

    /// The byte of the disk at widget column `x`; nullopt beside the tracks.
    [[nodiscard]] std::optional<ByteOffset> byteAt(double x) const;
    /// The block of the volume at widget column `x`; nullopt if there is none.
    [[nodiscard]] std::optional<BlockNumber> blockAt(double x) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    void showAll(); ///< the whole disk
    void zoomBy(double factor);

Q_SIGNALS:
    void hovered(atlas::ByteOffset byte);
    void selected(atlas::BlockNumber block); ///< by click

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
    [[nodiscard]] QString requestsAt(double x) const;
    void paintRequests(QPainter& painter, const QColor& colour) const;
    [[nodiscard]] ByteInterval selectedBytes() const;
    void centre();
    void lookAt(LensWindow window);
    void refreshRows();

    struct Drag {
        QPointF from;
        LensWindow window;
        bool moved = false;
    };

    RequestSpansPtr m_requests;
    DrawnVolumePtr m_volume;
    BlockInterval m_selection{};
    std::optional<ByteInterval> m_outside{}; ///< selected instead of m_selection
    LensWindow m_window{};
    LensLayout m_drawn{};
    std::uint64_t m_version = 0;
    std::optional<Drag> m_drag{};
    bool m_entered = false; ///< the pointer was moved onto the lens, not scrolled onto it
};

} // namespace atlas::ui
