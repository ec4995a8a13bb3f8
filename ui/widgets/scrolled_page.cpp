// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scrolled_page.h"

#include <QLayout>
#include <QResizeEvent>
#include <QScrollArea>

namespace atlas::ui {
namespace {

/// A scroll area gives a layout with wrapped text the height that it would like; behind this widget, only what it needs.
class Shrinkable : public QWidget {
public:
    explicit Shrinkable(QWidget* inside) : m_inside(inside) { inside->setParent(this); }
    /// The least size of a layout counts a text that wraps as one line; here it has the lines that it needs at this width.
    [[nodiscard]] QSize minimumSizeHint() const override {
        const auto least = m_inside->minimumSizeHint();
        const auto* layout = m_inside->layout();
        return layout != nullptr && layout->hasHeightForWidth()
                   ? least.expandedTo({0, layout->minimumHeightForWidth(width())})
                   : least;
    }

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) {
            updateGeometry(); // a text may have more lines than before
        }
        return QWidget::event(event);
    }
    void resizeEvent(QResizeEvent* event) override {
        m_inside->setGeometry(rect());
        if (event->oldSize().width() != width()) {
            updateGeometry();
        }
    }

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
