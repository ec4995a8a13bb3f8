// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/frozen_column.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QWheelEvent>

namespace atlas::ui {

namespace {

/// A second view over the first column of the table, with the same model and selection; hidden where the table's own is in sight.
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
        if (watched == &m_table && (event->type() == QEvent::Resize || event->type() == QEvent::Show)) {
            place();
        }
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
        for (int column = 0; column < horizontalHeader()->count(); ++column) {
            setColumnHidden(column, column > 0);
        }
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
    QFrame* m_edge; ///< where the other columns pass below
};

} // namespace

void freezeFirstColumn(QTableView& table) { new FrozenColumn(table); }

} // namespace atlas::ui
