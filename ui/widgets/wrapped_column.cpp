// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrapped_column.h"

#include "ui/widgets/item_views.h"

#include <QApplication>
#include <QHeaderView>
#include <QTextLayout>
#include <QTimer>
#include <QTreeView>
#include <cmath>

namespace atlas::ui {
namespace {

double heightOf(const QString& words, const QFont& font, double width) {
    QTextLayout layout(words, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        height += line.height();
    }
    layout.endLayout();
    return height;
}

class WrappingDelegate final : public VerdictDelegate {
public:
    WrappingDelegate(QTreeView& tree, int column) : VerdictDelegate(&tree), m_tree(tree), m_column(column) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        auto hint = VerdictDelegate::sizeHint(option, index);
        if (index.column() != m_column) {
            return hint;
        }
        auto item = option;
        initStyleOption(&item, index);
        const int margin = m_tree.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, &m_tree) + 1;
        const double room = m_tree.columnWidth(m_column) - 2 * margin;
        hint.setHeight(std::max(m_tree.fontMetrics().lineSpacing(),
                                static_cast<int>(std::ceil(heightOf(item.text, item.font, room)))));
        return hint;
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        VerdictDelegate::initStyleOption(option, index);
        option->displayAlignment = Qt::AlignLeading | Qt::AlignTop;
        if (index.column() == m_column) {
            option->features |= QStyleOptionViewItem::WrapText;
            for (const QString separator : {"/", "-"}) { // a line may end there; copied texts stay as they are
                option->text.replace(separator, separator + QStringLiteral("\u200B"));
            }
        }
    }

private:
    QTreeView& m_tree;
    int m_column;
};

} // namespace

void wrapColumn(QTreeView& tree, int column) {
    tree.setWordWrap(true);
    tree.setItemDelegate(new WrappingDelegate(tree, column));
    auto* relayout = new QTimer(&tree); // once per drag of the header's edge or of a splitter, not for each pixel
    relayout->setSingleShot(true);
    QObject::connect(relayout, &QTimer::timeout, &tree, [&tree] { tree.doItemsLayout(); });
    QObject::connect(tree.header(), &QHeaderView::sectionResized, relayout, [relayout, column](int section) {
        if (section == column) {
            relayout->start(0);
        }
    });
}

} // namespace atlas::ui
