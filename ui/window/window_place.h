// SPDX-License-Identifier: GPL-3.0-or-later
// The size and place of a window on its screen: remembered, inside the available area with its frame, and beside the
// program's other windows.
#pragma once

#include <QMargins>
#include <QObject>
#include <QRect>

class QSettings;
class QWidget;

namespace atlas::ui {

/// The largest rectangle up to the size of `wanted` that lies in `area` with a frame of `frame` around it, as near to
/// the place of `wanted` as that allows.
[[nodiscard]] QRect fitted(QRect wanted, QMargins frame, QRect area);

/// `wanted`, moved down and to the right until its corner is at least `step` pixels from each of `taken`, and smaller
/// if it would leave `area`. At the end of `area` it starts again at the top left.
[[nodiscard]] QRect cascaded(QRect wanted, const QList<QPoint>& taken, int step, QRect area);

class WindowPlace : public QObject {
    Q_OBJECT
public:
    WindowPlace(QWidget& window, QSettings& settings);

    /// Call before the window is shown for the first time. A full screen is not restored.
    void restore();
    /// Call before the window leaves the full screen, so that its normal size is saved.
    void save();
    /// The size and place of the first start.
    void reset();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QMargins frame() const;
    [[nodiscard]] QRect area() const;
    void place(QRect wanted);
    void keepOnScreen();

    QWidget& m_window;
    QSettings& m_settings;
    QSize m_placed; ///< the size that place() gave the window
};

} // namespace atlas::ui
