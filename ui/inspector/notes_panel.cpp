// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/notes_panel.h"

#include "ui/session/structure_copies.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/item_views.h"

#include <QAbstractTableModel>
#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas::ui {

/// A row for each note: the place, and what was written about it.
class NotesModel : public QAbstractTableModel {
public:
    explicit NotesModel(Workspace& workspace) : m_workspace(workspace) {}

    enum Column : std::uint8_t { PlaceColumn, NoteColumn };

    void refresh() {
        beginResetModel();
        m_all = m_workspace.session.isOpen() ? m_workspace.bookmarks.all() : QList<Bookmark>();
        endResetModel();
    }
    [[nodiscard]] const QList<Bookmark>& all() const { return m_all; }
    [[nodiscard]] bool exists(int row) const {
        return atlas::ui::exists(m_workspace.session.snapshot(), m_all[row].place);
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_all.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 2; }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
            return {};
        return section == PlaceColumn ? NotesPanel::tr("Place") : NotesPanel::tr("Note");
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid())
            return {};
        const auto& [place, note] = m_all[index.row()];
        const bool isThere = exists(index.row());
        switch (role) {
        case Qt::DisplayRole:
            if (index.column() == NoteColumn)
                return note;
            return isThere ? nameOf(place)
                           : NotesPanel::tr("%1, which this image does not hold").arg(placeNumber(place));
        case Qt::EditRole: return index.column() == NoteColumn ? QVariant(note) : QVariant();
        case FaintRole: return !isThere;
        default: return {};
        }
    }
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override {
        const auto usual = QAbstractTableModel::flags(index);
        return index.column() == NoteColumn ? usual | Qt::ItemIsEditable : usual;
    }
    bool setData(const QModelIndex& index, const QVariant& value, int role) override {
        if (!index.isValid() || role != Qt::EditRole)
            return false;
        const auto place = m_all[index.row()].place; // the list is replaced meanwhile
        m_workspace.bookmarks.set(place, value.toString().simplified());
        return true;
    }

private:
    /// With the structure that lies there, if any.
    [[nodiscard]] QString nameOf(const Place& place) const {
        const auto number = placeNumber(place);
        const auto name = placeName(m_workspace.session.judgement(), place);
        return name.isEmpty() || name == number ? number : labelledText(number, name);
    }

    Workspace& m_workspace;
    QList<Bookmark> m_all;
};

NotesPanel::NotesPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new NotesModel(workspace)),
      m_view(new QTableView),
      m_add(new QPushButton(tr("Note on the selected place…"))),
      m_remove(new QPushButton(tr("Delete note"))) {
    m_model->setParent(this);
    m_view->setObjectName("notes");
    m_view->setAccessibleName(tr("Notes on places"));
    m_view->setModel(m_model);
    dress(*m_view);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_view->setToolTip(tr("A double click or F2 changes a note; it is kept for this volume, and in saved snapshots"));
    m_view->horizontalHeader()->setSectionResizeMode(NotesModel::PlaceColumn, QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_add->setObjectName("addNote");
    m_remove->setObjectName("deleteNote");
    auto* erase = new QAction(tr("&Delete note"), m_view);
    erase->setShortcut(QKeySequence::Delete);
    erase->setShortcutContext(Qt::WidgetShortcut);
    m_view->addAction(erase);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(4, 0, 4, 0);
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_view, 1);
    column->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, &NotesPanel::noteAsked);
    connect(m_remove, &QPushButton::clicked, this, &NotesPanel::removeCurrent);
    connect(erase, &QAction::triggered, this, &NotesPanel::removeCurrent);
    onRowChosen(*m_view, this, [this](int row) { select(row); });
    connect(&workspace.bookmarks, &Bookmarks::changed, this, &NotesPanel::refresh);
    connect(&workspace.selection, &Selection::changed, this, [this] {
        m_add->setEnabled(m_workspace.session.isOpen() && !placeKey(m_workspace.selection.place()).isEmpty());
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { m_remove->setEnabled(index.isValid()); });
    m_add->setEnabled(false);
    refresh();
}

const QAbstractItemModel& NotesPanel::table() const { return *m_model; }

void NotesPanel::refresh() {
    const auto row = m_view->currentIndex().row();
    m_model->refresh();
    m_view->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), NotesModel::NoteColumn));
    m_remove->setEnabled(m_view->currentIndex().isValid());
}

void NotesPanel::select(int row) {
    if (m_model->exists(row))
        m_workspace.selection.select(m_model->all()[row].place);
}

void NotesPanel::removeCurrent() {
    const auto row = m_view->currentIndex().row();
    if (row < 0)
        return;
    const auto place = m_model->all()[row].place;
    m_workspace.bookmarks.remove(place);
}

} // namespace atlas::ui
