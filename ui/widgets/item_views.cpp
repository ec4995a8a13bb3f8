// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/item_views.h"

#include "disk/sector_grid.h"
#include "layout/finding.h"
#include "ui/widgets/drag_out.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/table_text.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QIcon>
#include <QPixmap>
#include <QScrollBar>
#include <QTableView>

namespace atlas::ui {

namespace {

bool isOf(const QModelIndex& index, Severity severity) {
    const QVariant named = index.data(SeverityRole);
    return named.isValid() && named.toInt() == static_cast<int>(severity);
}

bool isMisaligned(const QModelIndex& index) {
    const QVariant fit = index.data(FitRole);
    return isOf(index, Severity::Misaligned) || (fit.isValid() && fit.toInt() != static_cast<int>(Fit::Whole));
}

/// The selected cells, or the current one.
QModelIndexList copiedIndexes(const QAbstractItemView& view) {
    auto indexes = view.selectionModel() != nullptr ? view.selectionModel()->selectedIndexes() : QModelIndexList();
    if (indexes.isEmpty() && view.currentIndex().isValid()) {
        indexes << view.currentIndex();
    }
    return indexes;
}

/// Copies the selected cells, or the current row if nothing is selected.
void copyCells(const QAbstractItemView& view) {
    if (auto indexes = copiedIndexes(view); !indexes.isEmpty()) {
        QGuiApplication::clipboard()->setText(tabSeparated(std::move(indexes)));
    }
}

} // namespace

void VerdictDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setBold(isOf(index, Severity::Error) || index.data(EmphasisRole).toBool());
    if (index.data(FaintRole).toBool()) {
        option->palette.setColor(QPalette::Text, paletteFor(option->palette).mutedText);
    }
    if (isMisaligned(index)) {
        option->palette.setColor(QPalette::Text, paletteFor(option->palette).misaligned);
    }
    if (const auto tint = index.data(TintRole); tint.isValid()) {
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = {option->fontMetrics.ascent(), option->fontMetrics.ascent()};
        QPixmap swatch(option->decorationSize);
        swatch.fill(paletteFor(option->palette).tint(tint.toUInt()));
        option->icon = QIcon(swatch);
    }
}

void fitHeight(QTableView& table) {
    const auto* header = table.horizontalHeader();
    const int rows = table.verticalHeader()->defaultSectionSize() * table.model()->rowCount();
    const auto* bar = table.horizontalScrollBar();
    const int barHeight = header->length() > table.viewport()->width() ? bar->sizeHint().height() : 0;
    table.setFixedHeight(header->sizeHint().height() + rows + barHeight + 2 * table.frameWidth());
}

void widenColumns(QTableView& table) {
    const QAbstractItemView& cells = table; // QTableView makes the base class's public members protected
    for (int column = 0; column < table.model()->columnCount(); ++column) {
        const int needed = std::max(cells.sizeHintForColumn(column), table.horizontalHeader()->sectionSizeHint(column));
        if (table.columnWidth(column) < needed) {
            table.setColumnWidth(column, needed);
        }
    }
}

void dress(QAbstractItemView& view) {
    view.setItemDelegate(new VerdictDelegate(&view));
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.setAlternatingRowColors(true);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(VerdictDelegate::tr("&Copy"), &view);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, &view, [&view] { copyCells(view); });
    view.addAction(copy);
    auto* markdown = new QAction(VerdictDelegate::tr("Copy as &Markdown table"), &view);
    markdown->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+C")));
    markdown->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(markdown, &QAction::triggered, &view, [&view] {
        if (const auto indexes = copiedIndexes(view); !indexes.isEmpty()) {
            QGuiApplication::clipboard()->setText(markdownTable(indexes));
        }
    });
    view.addAction(markdown);
    new DragOut(view);
    if (auto* table = qobject_cast<QTableView*>(&view)) {
        table->verticalHeader()->hide();
        table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
        table->horizontalHeader()->setStretchLastSection(true);
        table->horizontalHeader()->setHighlightSections(false);
        table->setWordWrap(false);
        table->setShowGrid(false);
        table->setTabKeyNavigation(false);
    }
}

void onRowChosen(QAbstractItemView& view, QObject* context, const std::function<void(int row)>& chosen) {
    const auto* model = view.selectionModel();
    // A mouse click sets the current row before the selection, an arrow key after it: handle both signals.
    const auto look = [model, chosen] {
        if (const auto current = model->currentIndex(); model->isSelected(current)) {
            chosen(current.row());
        }
    };
    QObject::connect(model, &QItemSelectionModel::currentRowChanged, context, look);
    QObject::connect(model, &QItemSelectionModel::selectionChanged, context, look);
}

} // namespace atlas::ui
