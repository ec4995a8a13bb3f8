// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/partitions/partitions_page.h"

#include "alignment/unread.h"
#include "disk/volume_list.h"
#include "layout/health.h"
#include "report/words/finding_text.h"
#include "report/words/stack_text.h"
#include "ui/partitions/partition_model.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

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

/// "vg/root ext4 “root” 16 GiB"
QString textOf(const Disk& /*disk*/, const LogicalVolume& volume) {
    return QStringLiteral("%1 %2 %3").arg(diskText(volume.name), text(insideText(volume)), size(volume.size));
}

/// "2 LUKS2: encrypted: what is inside cannot be read without its key"
QString textOf(const Disk& /*disk*/, const Container& container) {
    const auto name = text(containerName(container.innermost()));
    return QStringLiteral("%1 %2: %3")
        .arg(container.partition ? QString::number(*container.partition) : QString(), name, text(insideText(container)))
        .trimmed();
}

/// The request to open `listed`; invalid if it cannot be opened.
QVariant choiceOf(const ListedVolume& listed) {
    return listed.canOpen() ? QVariant::fromValue(listed.opensBy) : QVariant();
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
    m_choice->setToolTip(tr("The ext file system that is shown, in a partition or a logical volume"));
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        if (const auto data = m_choice->itemData(index); data.canConvert<VolumeName>())
            m_session.choose(data.value<VolumeName>());
        else
            m_session.chooseMember(data.toString());
    });
    connect(&session, &Session::opened, this, &PartitionPicker::refresh);
    connect(&session, &Session::failed, this, &PartitionPicker::refresh);
    connect(&session.reader(), &ReaderJob::cancelled, this, &PartitionPicker::refresh);
    refresh();
}

void PartitionPicker::refresh() {
    m_choice->clear();
    if (m_session.isOpen()) {
        const auto& envelope = m_session.snapshot().opened().envelope;
        const auto members = envelope ? envelope->members : std::vector<std::string>();
        for (const auto& member : members)
            if (member != envelope->member)
                add(diskText(member), text(member));
            else
                addVolumes(diskText(member));
        if (members.empty())
            addVolumes({});
        m_choice->setCurrentIndex(current());
    }
    Q_EMIT choiceOffered(m_choice->count() > 1);
}

void PartitionPicker::addVolumes(const QString& member) {
    const auto& disk = m_session.snapshot().opened();
    const auto volumes = listVolumes(disk);
    const auto named = [&](const QString& words) {
        return member.isEmpty() ? words : QStringLiteral("%1: %2").arg(member, words);
    };
    for (const auto& listed : volumes)
        add(named(std::visit([&](const auto* what) { return textOf(disk, *what); }, listed.what)), choiceOf(listed));
    if (volumes.empty() && !member.isEmpty())
        add(member, QVariant::fromValue(m_session.snapshot().volumeName().forOpening()));
}

void PartitionPicker::add(const QString& words, const QVariant& choice) {
    m_choice->addItem(words, choice);
    auto* items = qobject_cast<QStandardItemModel*>(m_choice->model()); // QComboBox's own model
    if (!choice.isValid() && items != nullptr)
        items->item(m_choice->count() - 1)->setEnabled(false);
}

int PartitionPicker::current() const {
    return m_choice->findData(QVariant::fromValue(m_session.snapshot().volumeName().forOpening()));
}

PartitionsPage::PartitionsPage(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new PartitionModel(this)),
      m_message(new QLabel),
      m_openThere(new QPushButton),
      m_view(new QTableView) {
    m_openThere->setObjectName("openDisplaced");
    m_openThere->setText(tr("Open the file system found at byte %1").arg(0));
    connect(m_openThere, &QPushButton::clicked, this, &PartitionsPage::openThere);
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
    column->addWidget(m_openThere, 0, Qt::AlignLeft);
    column->addWidget(m_view, 1);
    onRowChosen(*m_view, this, [this](int row) {
        if (const auto number = m_model->numberAt(row))
            m_workspace.selection.select(PartitionPlace{*number});
    });
    connect(&workspace.session, &Session::opened, this, &PartitionsPage::refresh);
    connect(&workspace.session, &Session::judgedAgain, this, &PartitionsPage::refresh);
}

QString PartitionsPage::message() const {
    const auto& session = m_workspace.session;
    const auto& snapshot = session.snapshot();
    const auto displaced = std::ranges::find(snapshot.findings, FindingKind::DisplacedFilesystem, &Finding::kind);
    if (displaced != snapshot.findings.end())
        return sentenceText(text(phrase(*displaced).text));
    if (!snapshot.hasVolume() && isOneVolumeMissing(snapshot))
        return text(sentence(whyNoVolume(snapshot, session.asked().path)));
    const auto& disk = snapshot.opened();
    const QString content = diskText(disk.content.type);
    if (!disk.inside.logicalVolumes.empty()) {
        return tr("This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions and "
                  "logical volumes.");
    }
    if (m_model->rowCount() > 0 && recognisesExt(disk))
        return tr("This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions.");
    if (m_model->rowCount() > 0) {
        const auto unread = notJudged(session.judgement()).containers;
        return unread == 0 ? tr("No ext2, ext3 or ext4 file system was found on this disk. These are its partitions.")
                           : tr("No ext2, ext3 or ext4 file system was found on this disk; what is inside %1 of its "
                                "containers was not read. These are its partitions.")
                                 .arg(number(unread));
    }
    if (content.isEmpty())
        return tr("This disk holds neither a partition table nor an ext2, ext3 or ext4 file system.");
    return tr("This disk holds neither a partition table nor an ext2, ext3 or ext4 file system. It holds %1.")
        .arg(content);
}

void PartitionsPage::refresh() {
    m_model->setJudgement(m_workspace.session.judgement());
    m_view->resizeColumnsToContents();
    m_view->setVisible(m_model->rowCount() > 0);
    m_message->setText(message());
    const auto start = displacedStart(m_workspace.session.snapshot());
    m_openThere->setVisible(start.has_value());
    if (start)
        m_openThere->setText(tr("Open the file system found at byte %1").arg(number(start->value)));
}

void PartitionsPage::openThere() {
    const auto& session = m_workspace.session;
    if (const auto start = displacedStart(session.snapshot()))
        m_workspace.session.open({.path = session.asked().path, .offset = Quantity{.number = start->value}});
}

} // namespace atlas::ui
