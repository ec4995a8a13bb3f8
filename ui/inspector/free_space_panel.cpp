// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/free_space_panel.h"

#include "ui/inspector/free_extent_chart.h"
#include "ui/inspector/free_extent_model.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace atlas::ui {

FreeSpacePanel::FreeSpacePanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new FreeExtentModel(this)),
      m_scope(new QComboBox),
      m_summary(new QLabel),
      m_read(new QPushButton),
      m_view(new QTableView),
      m_chart(new FreeExtentChart),
      m_body(new QSplitter) {
    arrange();
    auto& bitmaps = workspace.bitmaps;
    connect(m_read, &QPushButton::clicked, &bitmaps, [&bitmaps] { bitmaps.setShown(true); });
    connect(m_scope, &QComboBox::currentIndexChanged, this, &FreeSpacePanel::refresh);
    connect(&bitmaps, &BitmapLoader::stateChanged, this, &FreeSpacePanel::refresh);
    connect(&bitmaps, &BitmapLoader::allocationChanged, this, [this] {
        if (scope() == Scope::Volume) {
            refresh();
        }
    });
    connect(&bitmaps, &BitmapLoader::counted, this, [this](const Allocation& allocation) {
        if (scope() != Scope::Volume) {
            show(allocation);
        }
    });
    connect(&workspace.selection, &Selection::changed, this, [this] {
        if (scope() != Scope::Volume) {
            refresh();
        }
    });
    refresh();
}

void FreeSpacePanel::arrange() {
    m_view->setObjectName("freeExtents");
    m_scope->setObjectName("freeScope");
    m_scope->setAccessibleName(tr("Free space of"));
    m_summary->setObjectName("freeSummary");
    m_read->setObjectName("readBitmaps");
    m_scope->addItem(tr("Whole volume"), static_cast<int>(Scope::Volume));
    m_scope->addItem(tr("Selected flex group"), static_cast<int>(Scope::FlexGroup));
    m_scope->addItem(tr("Selected group"), static_cast<int>(Scope::Group));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setMinimumWidth(1);
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Free extents by size"));
    dress(*m_view);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(6, 2, 6, 0);
    head->addWidget(m_scope);
    head->addWidget(m_summary, 1);
    head->addWidget(m_read);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_body->addWidget(m_view);
    m_body->addWidget(m_chart);
    m_body->setStretchFactor(0, 2);
    m_body->setStretchFactor(1, 3);
    m_body->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(m_body, 1);
    column->addStretch(0);
}

const QAbstractItemModel& FreeSpacePanel::table() const { return *m_model; }

FreeSpacePanel::Scope FreeSpacePanel::scope() const { return static_cast<Scope>(m_scope->currentData().toInt()); }

Interval<GroupNumber> FreeSpacePanel::groups() const {
    const auto layout = m_workspace.session.layout();
    const auto group = layout ? groupOf(*layout, m_workspace.selection.place()) : noGroup;
    if (!layout || group.value >= layout->groups.size().value) {
        return {};
    }
    if (scope() == Scope::Group) {
        return {group, {1}};
    }
    return layout->filesystem.flexGroupAround(group);
}

void FreeSpacePanel::say(const QString& words) {
    m_summary->setText(words);
    m_summary->setToolTip(words);
}

void FreeSpacePanel::sayOnly(const QString& words) {
    m_model->setExtents({}, {});
    m_chart->setExtents({}, {});
    m_body->hide();
    say(words);
}

void FreeSpacePanel::refresh() {
    const auto& bitmaps = m_workspace.bitmaps;
    const auto state = bitmaps.state();
    const bool some = state == BitmapState::Stopped && bitmaps.allocation().size().value != 0;
    m_read->setText(some ? tr("Read the rest") : tr("Read block bitmaps (%1)").arg(ui::size(bitmaps.bytes())));
    m_read->setVisible(scope() == Scope::Volume && !bitmaps.changed() &&
                       (state == BitmapState::Waiting || state == BitmapState::Stopped));
    m_scope->setEnabled(state != BitmapState::None && state != BitmapState::Unavailable);
    if (state == BitmapState::None || state == BitmapState::Unavailable) {
        return sayOnly(bitmaps.reason());
    }
    if (scope() == Scope::Volume) {
        refreshVolume();
    } else {
        refreshSelection();
    }
}

void FreeSpacePanel::refreshVolume() {
    const auto& bitmaps = m_workspace.bitmaps;
    if (bitmaps.allocation().size().value != 0) {
        return show(bitmaps.allocation());
    }
    sayOnly(bitmaps.state() == BitmapState::Waiting || bitmaps.state() == BitmapState::Stopped
                ? tr("The block bitmaps have not been read.")
                : tr("Reading block bitmaps…"));
}

void FreeSpacePanel::refreshSelection() {
    const auto wanted = groups();
    if (wanted.empty()) {
        return sayOnly(tr("Select a group, or a structure of one."));
    }
    m_workspace.bitmaps.count(wanted);
}

void FreeSpacePanel::show(const Allocation& allocation) {
    const auto layout = m_workspace.session.layout();
    if (!layout) {
        return;
    }
    const auto block = layout->filesystem.blockSize;
    m_model->setExtents(allocation.extents, block);
    m_chart->setExtents(allocation.extents, block);
    m_body->show();
    say(freeText(allocation));
}

QString FreeSpacePanel::freeText(const Allocation& allocation) const {
    const auto& fs = m_workspace.session.layout()->filesystem;
    const auto& extents = allocation.extents;
    const auto last = fs.blocksOf(allocation.first + GroupCount{allocation.size().value - 1});
    const auto blocks = (last.end() - fs.blocksOf(allocation.first).first).value;
    QStringList parts;
    if (m_workspace.bitmaps.changed()) {
        parts << tr("The image has changed since it was opened: reload it.");
    }
    if (scope() == Scope::Group) {
        parts << tr("Group %1.").arg(number(allocation.first.value));
    } else if (scope() == Scope::FlexGroup) {
        parts << tr("Flex group %1.").arg(number(fs.flexGroupOf(allocation.first)));
    }
    if (const auto unread = allocation.unread().value; unread != 0) {
        parts
            << tr("The bitmaps of %1 of %2 groups are not known.").arg(number(unread), number(allocation.size().value));
    }
    parts << tr("Free: %1 of %2 blocks (%3), %4.")
                 .arg(number(extents.total.value), number(blocks), shareText(extents.total.value, blocks),
                      ui::size(bytesOf(extents.total, fs.blockSize)));
    if (extents.count != 0) {
        parts << tr("%1 extents: smallest %2, largest %3, average %4.")
                     .arg(number(extents.count), ui::size(bytesOf(extents.smallest, fs.blockSize)),
                          ui::size(bytesOf(extents.largest, fs.blockSize)),
                          ui::size(bytesOf(extents.average(), fs.blockSize)));
    }
    return parts.join(' ');
}

} // namespace atlas::ui
