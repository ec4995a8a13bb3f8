// SPDX-License-Identifier: GPL-3.0-or-later
// A bitmap as a grid with one cell per bit.
#pragma once

#include "ui/session/group_bits.h"

#include <QAbstractScrollArea>

namespace atlas::ui {

class BitGrid : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit BitGrid(QWidget* parent = nullptr);

    void show(GroupBitmap bitmap);
    /// Outlines a cell and scrolls to it; nullopt: none.
    void select(std::optional<std::size_t> nth);
    /// Where bit `nth` is drawn, in viewport coordinates.
    [[nodiscard]] QRect rectOf(std::size_t nth) const;
    [[nodiscard]] const GroupBitmap& bitmap() const { return m_bitmap; }

Q_SIGNALS:
    /// The bit under the pointer; nullopt: none.
    void hovered(std::optional<std::size_t> nth);
    void chosen(std::size_t nth);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::optional<std::size_t> bitAt(QPoint point) const;
    [[nodiscard]] int cell() const;
    void layOut();

    GroupBitmap m_bitmap;
    std::optional<std::size_t> m_selected;
    int m_perLine = 16;
};

} // namespace atlas::ui
