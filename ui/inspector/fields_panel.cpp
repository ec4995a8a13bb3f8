// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/fields_panel.h"

#include "ui/inspector/fields_model.h"
#include "ui/inspector/structure_tree.h"
#include "ui/widgets/item_views.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

namespace atlas::ui {

FieldsPanel::FieldsPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_loader(workspace.structures),
      m_session(workspace.session),
      m_model(new FieldsModel(this)),
      m_shown(new QSortFilterProxyModel(this)),
      m_summary(new QLabel),
      m_filter(new QLineEdit),
      m_view(new QTableView),
      m_choice(new QComboBox),
      m_pages(new QStackedWidget),
      m_inside(new StructureTree(workspace)) {
    m_view->setObjectName("fields");
    m_view->setAccessibleName(tr("Fields"));
    m_filter->setObjectName("fieldsFilter");
    m_filter->setAccessibleName(tr("Filter fields"));
    m_filter->setPlaceholderText(tr("Filter fields"));
    m_filter->setClearButtonEnabled(true);
    m_summary->setObjectName("fieldsSummary");
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setWordWrap(true);
    m_summary->setMargin(4);
    m_shown->setSourceModel(m_model);
    m_shown->setFilterKeyColumn(-1);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setModel(m_shown);
    dress(*m_view);
    m_view->horizontalHeader()->setStretchLastSection(false);
    m_view->horizontalHeader()->setMaximumSectionSize(m_view->fontMetrics().averageCharWidth() * 60);
    freezeFirstColumn(*m_view);
    auto* fields = new QWidget;
    auto* column = new QVBoxLayout(fields);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_summary);
    column->addWidget(m_view, 1);
    column->addWidget(m_filter);
    m_pages->addWidget(fields);
    m_pages->addWidget(m_inside);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(2);
    all->addWidget(viewChoice());
    all->addWidget(m_pages, 1);
    connect(m_filter, &QLineEdit::textChanged, m_shown, &QSortFilterProxyModel::setFilterFixedString);
    connect(&m_loader, &StructureLoader::changed, this, &FieldsPanel::refresh);
    connect(&m_loader, &StructureLoader::pointed, this, &FieldsPanel::showByte);
    onRowChosen(*m_view, this, [this](int row) { choose(row); });
    refresh();
}

QWidget* FieldsPanel::viewChoice() {
    m_choice->setObjectName("fieldsView");
    m_choice->setAccessibleName(tr("What is shown"));
    m_choice->setToolTip(tr("Fields of the selection, or what is inside of its block, its file or the journal"));
    m_choice->addItems({tr("Fields"), tr("Inside the block"), tr("Tree of the file"), tr("Journal"), tr("Orphans")});
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this](int at) {
        m_pages->setCurrentIndex(at == 0 ? 0 : 1);
        if (at > 0)
            m_inside->setView(static_cast<StructureView>(at - 1));
    });
    auto* line = new QWidget;
    auto* box = new QHBoxLayout(line);
    box->setContentsMargins(4, 2, 4, 0);
    box->addWidget(m_choice);
    box->addStretch(1);
    return line;
}

QString FieldsPanel::emptyText() const {
    if (!m_loader.reason().isEmpty())
        return m_loader.reason();
    return m_loader.isReading() || !m_session.isOpen() ? QString()
                                                       : tr("No structure with fields lies here. “Inside the block” "
                                                            "looks for a directory, an extent tree, attributes "
                                                            "or a part of the journal.");
}

void FieldsPanel::refresh() {
    m_following = true;
    m_model->setStructure(m_loader.structure());
    m_following = false;
    const auto summary = m_model->summary();
    m_summary->setText(summary.isEmpty() ? emptyText() : summary);
    m_view->setVisible(!summary.isEmpty());
    m_filter->setVisible(!summary.isEmpty());
    m_view->resizeColumnsToContents();
    orderColumns();
    showByte();
    showDifference();
}

/// Moves copies that differ unexpectedly next to the value, after the reference copy.
void FieldsPanel::orderColumns() {
    const auto& differences = m_model->structure().differences;
    std::set<std::size_t> beside;
    for (const auto& each : differences)
        if (!each.legitimate)
            beside.insert({0, each.copy});
    auto& header = *m_view->horizontalHeader();
    for (int column = 0; column < header.count(); ++column)
        header.moveSection(header.visualIndex(column), column);
    int to = static_cast<int>(FieldColumn::Value) + 1;
    for (const auto copy : beside)
        header.moveSection(header.visualIndex(fieldColumnCount + static_cast<int>(copy)), to++);
}

/// Scrolls to the first unexpected difference, unless a field is selected.
void FieldsPanel::showDifference() {
    const auto& structure = m_model->structure();
    const auto first = std::ranges::find(structure.differences, false, &CopyDifference::legitimate);
    const auto byte = m_loader.byte();
    const bool chosen =
        byte && structure.fieldAt(*byte).value_or(0) != 0; // a whole structure is selected by its first byte
    if (first != structure.differences.end() && !chosen)
        m_view->scrollTo(m_shown->mapFromSource(m_model->index(static_cast<int>(first->field), 0)));
}

void FieldsPanel::showByte() {
    const auto byte = m_loader.byte();
    const auto field = byte ? m_model->structure().fieldAt(*byte) : std::nullopt;
    m_following = true;
    const auto row = field ? m_shown->mapFromSource(m_model->index(static_cast<int>(*field), 0)) : QModelIndex();
    if (!row.isValid()) {
        m_view->clearSelection();
        m_view->setCurrentIndex({});
    } else if (row.row() != m_view->currentIndex().row() || !m_view->selectionModel()->isSelected(row)) {
        m_view->setCurrentIndex(row);
        m_view->scrollTo(row);
    }
    m_following = false;
}

void FieldsPanel::choose(int row) {
    const auto& structure = m_model->structure();
    if (m_following || structure.selected() == nullptr)
        return;
    const auto field = static_cast<std::size_t>(m_shown->mapToSource(m_shown->index(row, 0)).row());
    const auto byte = m_loader.byte();
    if (!byte || structure.fieldAt(*byte) != field)
        m_loader.select(structure.bytesOf(field).first);
}

} // namespace atlas::ui
