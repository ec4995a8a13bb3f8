// SPDX-License-Identifier: GPL-3.0-or-later
// A button for each useful -G, pressed while its layout is on the page.
#pragma once

#include <QWidget>

#include "ui/compare/comparison.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace atlas::ui {

class FlexChips : public QWidget {
    Q_OBJECT
public:
    explicit FlexChips(Comparison& comparison, QWidget* parent = nullptr);

private:
    void rebuild();
    void refresh();
    void explainEnd();
    void toggle(const LayoutSpec& spec, bool on);

    Comparison& m_comparison;
    QLabel* m_rest; ///< why there are no larger ones
    QHBoxLayout* m_row;
    std::vector<std::pair<LayoutSpec, QToolButton*>> m_chips;
};

} // namespace atlas::ui
