// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scrolled_page.h"

#include <QScrollArea>

namespace atlas::ui {
namespace {

/// A scroll area gives a layout with wrapped text the height that it would like; behind this widget, only what it needs.
class Shrinkable : public QWidget {
public:
    explicit Shrinkable(QWidget* inside) : m_inside(inside) { inside->setParent(this); }
    /// With room for one more line: the least size counts a text that wraps as one line.
    [[nodiscard]] QSize minimumSizeHint() const override {
        return m_inside->minimumSizeHint() + QSize(0, fontMetrics().lineSpacing());
    }

protected:
    void resizeEvent(QResizeEvent*) override { m_inside->setGeometry(rect()); }

private:
    QWidget* m_inside;
};

} // namespace

QScrollArea* scrolledPage(QWidget* content) {
    auto* area = new QScrollArea;
    area->setObjectName("pageScroll");
    area->setWidget(new Shrinkable(content));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

} // namespace atlas::ui
