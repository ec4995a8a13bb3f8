// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/partitions/partition_picker.h"

#include "ui/session/qt_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace atlas::ui {

namespace {

/// "3 ext4 “root” 16 GiB"
QString textOf(const Disk& disk, const Partition& partition) {
    const QString label =
        partition.content.label.empty() ? QString() : QStringLiteral(" “%1”").arg(diskText(partition.content.label));
    return QStringLiteral("%1 %2%3 %4")
        .arg(QString::number(partition.number), diskText(partition.content.type), label,
             size(bytesOf(disk, partition).count));
}

} // namespace

PartitionPicker::PartitionPicker(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_choice(new QComboBox(this)) {
    auto* label = new QLabel(tr("&Partition"));
    label->setBuddy(m_choice);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 4, 0);
    row->addWidget(label);
    row->addWidget(m_choice);
    m_choice->setObjectName("partition");
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_choice->setToolTip(tr("The ext file system that is shown"));
    connect(m_choice, &QComboBox::activated, this,
            [this](int index) { m_session.choosePartition(m_choice->itemData(index).toUInt()); });
    connect(&session, &Session::opened, this, &PartitionPicker::refresh);
    connect(&session, &Session::failed, this, &PartitionPicker::refresh);
    connect(&session.reader(), &ReaderJob::cancelled, this, &PartitionPicker::refresh);
    refresh();
}

void PartitionPicker::refresh() {
    m_choice->clear();
    if (m_session.isOpen()) {
        const auto& disk = m_session.snapshot().disk;
        for (const auto& partition : disk.table.partitions) {
            if (partition.content.isExt()) {
                m_choice->addItem(textOf(disk, partition), partition.number);
            }
        }
        const auto& placement = m_session.snapshot().placement;
        m_choice->setCurrentIndex(placement && placement->partition ? m_choice->findData(*placement->partition) : -1);
    }
    Q_EMIT choiceOffered(m_choice->count() > 1);
}

} // namespace atlas::ui
