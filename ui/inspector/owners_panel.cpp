// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/owners_panel.h"

#include "report/words/owner_text.h"
#include "ui/inspector/owners_model.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/item_views.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

namespace atlas::ui {

namespace {

constexpr int smallestColumn = 48;

} // namespace

OwnersPanel::OwnersPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new OwnersModel(this)),
      m_summary(new QLabel),
      m_read(new QPushButton(tr("Read who owns the blocks"))),
      m_shown(new QCheckBox(tr("Colour the map"))),
      m_bar(new QProgressBar),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_view(new QTableView) {
    arrange();
    auto& owners = workspace.owners;
    connect(m_read, &QPushButton::clicked, &owners, &OwnerReader::read);
    connect(m_shown, &QCheckBox::toggled, &owners, &OwnerReader::setShown);
    connect(m_cancel, &QPushButton::clicked, &owners, &OwnerReader::cancel);
    connect(&owners, &OwnerReader::changed, this, &OwnersPanel::refresh);
    connect(&owners, &OwnerReader::progressed, this, &OwnersPanel::advance);
    connect(&workspace.selection, &Selection::changed, this, &OwnersPanel::showOwnerOfSelection);
    onRowChosen(*m_view, this, [this](int row) { choose(row); });
    connect(m_view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { follow(index.row()); });
    refresh();
}

void OwnersPanel::arrange() {
    m_summary->setObjectName("ownersSummary");
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setWordWrap(true);
    m_summary->setMargin(4);
    m_view->setObjectName("owners");
    m_view->setAccessibleName(tr("Owners of the blocks"));
    m_view->setModel(m_model);
    dress(*m_view);
    auto* header = m_view->horizontalHeader();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(smallestColumn);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(static_cast<int>(OwnerColumn::Owner), QHeaderView::Stretch);
    m_view->setTextElideMode(Qt::ElideMiddle);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_summary);
    column->addWidget(controls());
    column->addWidget(m_view, 1000);
    column->addStretch(1); // fills the space of a hidden table
}

QWidget* OwnersPanel::controls() {
    m_read->setObjectName("readOwners");
    m_read->setToolTip(tr("Reads all inode tables in use, the block bitmaps, and directories for the names"));
    m_shown->setObjectName("showOwners");
    m_shown->setToolTip(
        tr("Marks the blocks on map and strip in the colours of the table; a file that is followed comes "
           "first"));
    m_cancel->setObjectName("cancelOwners");
    m_bar->setMaximumHeight(fontMetrics().height());
    m_bar->setTextVisible(false);
    auto* row = new QWidget;
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(4, 0, 4, 0);
    for (auto* widget : std::initializer_list<QWidget*>{m_read, m_shown})
        box->addWidget(widget);
    box->addWidget(m_bar, 1);
    box->addWidget(m_cancel);
    box->addStretch(0);
    return row;
}

QString OwnersPanel::summary() const {
    const auto& owners = m_workspace.owners;
    if (owners.isRunning())
        return tr("Reading who owns the blocks…");
    if (!owners.refusal().isEmpty())
        return owners.refusal();
    if (!owners.map() || !m_workspace.session.layout()) {
        return tr(
            "Shows which files have which blocks, the largest in a colour each, and what is in use without a file.");
    }
    QStringList lines;
    for (const auto& note : ownerNotes(*owners.map(), *m_workspace.session.layout()))
        lines << marked(note.isGood, capitalised(text(note.text)));
    return lines.join(QLatin1Char('\n'));
}

void OwnersPanel::refresh() {
    const auto& owners = m_workspace.owners;
    if (std::exchange(m_map, owners.map()) != owners.map()) {
        m_model->show(owners.map(), m_workspace.session.layout());
        showOwnerOfSelection();
    }
    m_summary->setText(summary());
    m_read->setVisible(!owners.isRunning() && !owners.map());
    m_read->setEnabled(m_workspace.session.layout() != nullptr);
    m_shown->setVisible(!owners.isRunning() && owners.map());
    {
        const QSignalBlocker quiet(m_shown);
        m_shown->setChecked(owners.isShown());
    }
    m_bar->setVisible(owners.isRunning());
    m_bar->setRange(0, 0);
    m_cancel->setVisible(owners.isRunning());
    m_view->setVisible(m_model->rowCount() != 0);
}

void OwnersPanel::advance(const ReaderProgress& progress) {
    if (!progress.phase.empty())
        m_summary->setText(tr("%1 %2").arg(summary(), capitalised(text(progress.phase))));
    showProgress(*m_bar, progress.done, progress.of);
}

void OwnersPanel::choose(int row) {
    if (const auto blocks = m_model->firstOf(row); !blocks.empty()) {
        const auto& place = m_workspace.selection.place();
        const auto* selected = std::get_if<BlockPlace>(&place);
        const auto rows = selected == nullptr ? std::vector<int>() : m_model->rowsOf(selected->block);
        if (std::ranges::find(rows, row) == rows.end())
            m_workspace.selection.select(BlockPlace{blocks.first});
    }
}

void OwnersPanel::follow(int row) {
    const auto& owner = m_model->ownerAt(row);
    if (owner.kind == OwnerKind::File) {
        m_workspace.files.followInode(owner.inode, owner.paths.empty() ? tr("inode %1").arg(number(owner.inode))
                                                                       : text(owner.paths.front()));
    }
}

void OwnersPanel::showOwnerOfSelection() {
    const auto* place = std::get_if<BlockPlace>(&m_workspace.selection.place());
    const auto rows = place == nullptr ? std::vector<int>() : m_model->rowsOf(place->block);
    if (rows.empty()) {
        m_view->clearSelection();
        return;
    }
    // The current row stays if it is among them: the user may have chosen it.
    if (std::ranges::find(rows, m_view->currentIndex().row()) == rows.end())
        m_view->setCurrentIndex(m_model->index(rows.front(), 0));
    m_view->clearSelection();
    for (const auto row : rows) {
        m_view->selectionModel()->select(m_model->index(row, 0),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

} // namespace atlas::ui
