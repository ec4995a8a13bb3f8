// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/item_views.h"

#include "disk/drive.h"
#include "layout/finding.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/table_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDrag>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QIcon>
#include <QMimeData>
#include <QMouseEvent>
#include <QPixmap>
#include <QScrollBar>
#include <QTableView>
#include <QTextLayout>
#include <QTimer>
#include <QTreeView>
#include <QWheelEvent>
#include <cmath>
#include <utility>

namespace atlas::ui {
namespace {

bool isOf(const QModelIndex& index, Severity severity) {
    const QVariant named = index.data(SeverityRole);
    return named.isValid() && named.toInt() == static_cast<int>(severity);
}

bool isMisaligned(const QModelIndex& index) {
    const QVariant fit = index.data(FitRole);
    return isOf(index, Severity::Misaligned) || (fit.isValid() && fit.toInt() == static_cast<int>(Fit::Straddling));
}

bool isPartial(const QModelIndex& index) {
    const QVariant fit = index.data(FitRole);
    return fit.isValid() && fit.toInt() == static_cast<int>(Fit::Partial);
}

/// The selected cells, or the current one.
QModelIndexList copiedIndexes(const QAbstractItemView& view) {
    auto indexes = view.selectionModel() != nullptr ? view.selectionModel()->selectedIndexes() : QModelIndexList();
    if (indexes.isEmpty() && view.currentIndex().isValid())
        indexes << view.currentIndex();
    return indexes;
}

void copyCells(const QAbstractItemView& view) {
    if (auto indexes = copiedIndexes(view); !indexes.isEmpty())
        QGuiApplication::clipboard()->setText(tabSeparated(std::move(indexes)));
}

} // namespace

void VerdictDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setBold(isOf(index, Severity::Error) || index.data(EmphasisRole).toBool());
    if (index.data(FaintRole).toBool())
        option->palette.setColor(QPalette::Text, paletteFor(option->palette).mutedText);
    if (isMisaligned(index))
        option->palette.setColor(QPalette::Text, paletteFor(option->palette).misaligned);
    else if (isPartial(index))
        option->palette.setColor(QPalette::Text, paletteFor(option->palette).warning);
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
    const QAbstractItemView& cells = table; // QTableView makes public members of its base class protected
    for (int column = 0; column < table.model()->columnCount(); ++column) {
        const int needed = std::max(cells.sizeHintForColumn(column), table.horizontalHeader()->sectionSizeHint(column));
        if (table.columnWidth(column) < needed)
            table.setColumnWidth(column, needed);
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
        if (const auto indexes = copiedIndexes(view); !indexes.isEmpty())
            QGuiApplication::clipboard()->setText(markdownTable(indexes));
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
    // A mouse click sets the current row before the selection, an arrow key after it, so both signals are handled.
    const auto look = [model, chosen] {
        if (const auto current = model->currentIndex(); model->isSelected(current))
            chosen(current.row());
    };
    QObject::connect(model, &QItemSelectionModel::currentRowChanged, context, look);
    QObject::connect(model, &QItemSelectionModel::selectionChanged, context, look);
}

QMimeData* dragData(const QAbstractItemView& view) {
    const auto indexes =
        view.selectionModel() != nullptr ? view.selectionModel()->selectedIndexes() : QModelIndexList();
    auto* data = new QMimeData;
    if (!indexes.isEmpty()) {
        data->setText(tabSeparated(indexes));
        data->setData(QStringLiteral("text/csv"), csvTable(indexes));
        data->setData(QStringLiteral("text/markdown"), markdownTable(indexes).toUtf8());
    }
    return data;
}

DragOut::DragOut(QAbstractItemView& view) : QObject(&view), m_view(view), m_viewport(view.viewport()) {
    m_viewport->installEventFilter(this);
}

bool DragOut::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_viewport)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress: return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove: return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease: return release();
    default: return false;
    }
}

bool DragOut::press(const QMouseEvent& event) {
    const auto at = event.position().toPoint();
    const auto* selection = m_view.selectionModel();
    const auto index = m_view.indexAt(at);
    const bool begins = event.button() == Qt::LeftButton && event.modifiers() == Qt::NoModifier &&
                        selection != nullptr && selection->isSelected(index) &&
                        m_view.visualRect(index).contains(at); // not on the arrow of a tree
    m_from = begins ? std::optional(at) : std::nullopt;
    return begins;
}

bool DragOut::move(const QMouseEvent& event) {
    if (!m_from)
        return false;
    if ((event.position().toPoint() - *m_from).manhattanLength() >= QApplication::startDragDistance()) {
        m_from.reset();
        auto* drag = new QDrag(&m_view);
        drag->setMimeData(dragData(m_view));
        drag->exec(Qt::CopyAction);
    }
    return true;
}

/// A click without a drag on one of several selected rows selects only that row, as a press normally would.
bool DragOut::release() {
    if (const auto from = std::exchange(m_from, std::nullopt)) {
        m_view.setFocus(Qt::MouseFocusReason);
        const auto index = m_view.indexAt(*from);
        const bool byRows = m_view.selectionBehavior() == QAbstractItemView::SelectRows;
        const QItemSelectionModel::SelectionFlags rows =
            byRows ? QItemSelectionModel::Rows : QItemSelectionModel::NoUpdate;
        m_view.selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | rows);
        Q_EMIT m_view.clicked(index);
        return true;
    }
    return false;
}

namespace {

/// A second view on the table's first column, with the same model and selection; hidden while the table's own column is
/// visible.
class FrozenColumn : public QTableView {
public:
    explicit FrozenColumn(QTableView& table) : QTableView(&table), m_table(table), m_edge(new QFrame(this)) {
        setObjectName(table.objectName() + "Frozen");
        setAccessibleName(table.accessibleName());
        setModel(table.model());
        setSelectionModel(table.selectionModel());
        setItemDelegate(table.itemDelegate());
        lookLikeTable();
        connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumn::place);
        connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, &FrozenColumn::place);
        connect(table.horizontalHeader(), &QHeaderView::sectionCountChanged, this, &FrozenColumn::hideOthers);
        connect(table.model(), &QAbstractItemModel::modelReset, this, &FrozenColumn::hideOthers);
        connect(table.verticalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumn::followRows);
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &FrozenColumn::followRows);
        table.installEventFilter(this);
        hideOthers();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == &m_table && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
            place();
        return QTableView::eventFilter(watched, event);
    }

protected:
    void wheelEvent(QWheelEvent* event) override { QCoreApplication::sendEvent(m_table.viewport(), event); }

private:
    void lookLikeTable() {
        setFrameShape(QFrame::NoFrame);
        m_edge->setFrameShape(QFrame::VLine);
        setFocusProxy(&m_table);
        setSelectionBehavior(m_table.selectionBehavior());
        setSelectionMode(m_table.selectionMode());
        setEditTriggers(m_table.editTriggers());
        setAlternatingRowColors(m_table.alternatingRowColors());
        setWordWrap(m_table.wordWrap());
        setShowGrid(m_table.showGrid());
        setContextMenuPolicy(m_table.contextMenuPolicy());
        addActions(m_table.actions());
        setVerticalScrollMode(m_table.verticalScrollMode());
        setAutoScroll(false);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        verticalHeader()->hide();
        verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        verticalHeader()->setDefaultSectionSize(m_table.verticalHeader()->defaultSectionSize());
        horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        horizontalHeader()->setHighlightSections(false);
        horizontalHeader()->setDefaultAlignment(m_table.horizontalHeader()->defaultAlignment());
    }

    void hideOthers() {
        for (int column = 0; column < horizontalHeader()->count(); ++column)
            setColumnHidden(column, column > 0);
        place();
    }

    void place() {
        setVisible(m_table.horizontalScrollBar()->value() > 0);
        const int frame = m_table.frameWidth();
        const int header = m_table.horizontalHeader()->height();
        horizontalHeader()->setFixedHeight(header);
        setColumnWidth(0, m_table.columnWidth(0));
        setGeometry(frame, frame, m_table.columnWidth(0), m_table.viewport()->height() + header);
        m_edge->setGeometry(width() - 1, 0, 1, height());
        m_edge->raise();
        followRows();
    }

    void followRows() { verticalScrollBar()->setValue(m_table.verticalScrollBar()->value()); }

    QTableView& m_table;
    QFrame* m_edge; ///< where the other columns slide under this one
};

} // namespace

void freezeFirstColumn(QTableView& table) { new FrozenColumn(table); }

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
        if (index.column() != m_column)
            return hint;
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
            for (const QString separator : {"/", "-"}) // allows a line break there; copied text stays unchanged
                option->text.replace(separator, separator + QStringLiteral("\u200B"));
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
    auto* relayout = new QTimer(&tree); // delayed: once per drag of the header edge or a splitter, not for each pixel
    relayout->setSingleShot(true);
    QObject::connect(relayout, &QTimer::timeout, &tree, [&tree] { tree.doItemsLayout(); });
    QObject::connect(tree.header(), &QHeaderView::sectionResized, relayout, [relayout, column](int section) {
        if (section == column)
            relayout->start(0);
    });
}

} // namespace atlas::ui
