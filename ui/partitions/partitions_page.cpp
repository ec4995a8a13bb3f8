// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/partitions/partitions_page.h"

#include "alignment/unread.h"
#include "disk/volume_list.h"
#include "layout/health.h"
#include "ui/partitions/partition_model.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace atlas::ui {

PartitionsPage::PartitionsPage(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new PartitionModel(this)),
      m_message(new QLabel),
      m_view(new QTableView) {
    m_view->setObjectName("partitions");
    m_view->setAccessibleName(tr("Partitions"));
    m_view->setModel(m_model);
    dress(*m_view);
    m_message->setObjectName("whyNoVolume");
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(12, 12, 12, 12);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_message);
    column->addWidget(m_view, 1);
    onRowChosen(*m_view, this, [this](int row) {
        if (const auto number = m_model->numberAt(row)) {
            m_workspace.selection.select(PartitionPlace{*number});
        }
    });
    connect(&workspace.session, &Session::opened, this, &PartitionsPage::refresh);
    connect(&workspace.session, &Session::judgedAgain, this, &PartitionsPage::refresh);
}

QString PartitionsPage::message() const {
    const auto& session = m_workspace.session;
    const auto& snapshot = session.snapshot();
    if (!snapshot.hasVolume() && isOneVolumeMissing(snapshot)) {
        return text(sentence(whyNoVolume(snapshot, session.asked().path)));
    }
    const auto& disk = snapshot.opened();
    const QString content = diskText(disk.content.type);
    if (!disk.inside.logicalVolumes.empty()) {
        return tr("This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions and "
                  "logical volumes.");
    }
    if (m_model->rowCount() > 0 && recognisesExt(disk)) {
        return tr("This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions.");
    }
    if (m_model->rowCount() > 0) {
        const auto unread = notJudged(session.judgement()).containers;
        return unread == 0 ? tr("No ext2, ext3 or ext4 file system was found on this disk. These are its partitions.")
                           : tr("No ext2, ext3 or ext4 file system was found on this disk; what is inside %1 of its "
                                "containers was not read. These are its partitions.")
                                 .arg(number(unread));
    }
    if (content.isEmpty()) {
        return tr("This disk holds neither a partition table nor an ext2, ext3 or ext4 file system.");
    }
    return tr("This disk holds neither a partition table nor an ext2, ext3 or ext4 file system. It holds %1.")
        .arg(content);
}

void PartitionsPage::refresh() {
    m_model->setJudgement(m_workspace.session.judgement());
    m_view->resizeColumnsToContents();
    m_view->setVisible(m_model->rowCount() > 0);
    m_message->setText(message());
}

} // namespace atlas::ui
