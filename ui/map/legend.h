// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the map: the colour of each kind. Wraps to the width available.
#pragma once

#include <QHash>
#include <QWidget>

namespace atlas::ui {

class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    /// Whether to explain the dots: part of the map is shaded by estimates, without bitmaps.
    void setEstimates(bool estimates);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

    /// Renders the legend. For export. Precondition: size.height() is at least heightForWidth(size.width()).
    void renderTo(QPainter& painter, QSize size) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    bool m_estimates = false;
    mutable QHash<int, int> m_heights; ///< heightForWidth() by width: Qt layouts query the same few widths repeatedly
};

} // namespace atlas::ui
