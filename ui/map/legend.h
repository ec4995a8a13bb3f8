// SPDX-License-Identifier: GPL-3.0-or-later
// The legend: which colour is which kind. Entries flow into as many lines as the width needs.
#pragma once

#include <QHash>
#include <QWidget>

namespace atlas::ui {

class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    /// Explains the dots too: some of the map is shaded without its bitmaps.
    void setEstimates(bool estimates);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

    /// Paints the legend in a `size` of at least heightForWidth(size.width()): for export.
    void renderTo(QPainter& painter, QSize size) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    bool m_estimates = false;
    mutable QHash<int, int> m_heights; ///< by width: layouts ask for the same few again and again
};

} // namespace atlas::ui
