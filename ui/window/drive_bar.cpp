// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/drive_bar.h"

#include "alignment/what_if.h"
#include "report/words/labels.h"
#include "report/words/plan_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/form_fields.h"
#include "ui/widgets/palette.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QToolButton>

namespace atlas::ui {

namespace {

QLabel* labelFor(const QString& text, QWidget* buddy) {
    auto* label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

QString presetTip(const DrivePreset& preset) {
    QStringList lines{text(label(preset)),
                      DriveBar::tr("Physical sectors or pages of %1 bytes").arg(number(preset.physicalSector.value))};
    if (preset.phase.value > 0)
        lines << DriveBar::tr("The first boundary at byte %1").arg(number(preset.phase.value));
    if (preset.eraseBlock.value > 0)
        lines << DriveBar::tr("Erase blocks of %1").arg(size(preset.eraseBlock));
    return lines.join('\n');
}

QStandardItem* itemOf(const QComboBox& box, int index) {
    return qobject_cast<QStandardItemModel*>(box.model())->item(index);
}

} // namespace

DriveBar::DriveBar(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_drive(new QComboBox(this)),
      m_start(new SectorSpinBox(this)),
      m_whatIf(new QLabel(tr("what if"))),
      m_reset(new QToolButton(this)) {
    build();
    connectControls();
    refresh();
}

void DriveBar::build() {
    m_drive->setObjectName("drive");
    m_start->setObjectName("partitionStart");
    m_whatIf->setObjectName("whatIf");
    m_reset->setObjectName("resetStart");
    m_drive->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_drive->setToolTip(tr("The drive to judge for. An image file does not record it; Custom leads to the figures on "
                           "the Alignment page."));
    m_start->setToolTip(tr(
        "Where the file system begins, or its partition. Change it to see what another partition start would do; the "
        "image is not written."));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Back to where the file system does begin"));
    m_whatIf->setStyleSheet(
        QStringLiteral("QLabel { color: white; background: %1; border-radius: 3px; padding: 1px 5px; }")
            .arg(whatIfBadge));
    m_startLabel = labelFor(tr("&Start"), m_start);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{labelFor(tr("&Drive"), m_drive), m_drive, m_startLabel,
                                                           m_start, m_whatIf, m_reset}) {
        row->addWidget(widget);
    }
}

void DriveBar::connectControls() {
    connect(m_drive, &QComboBox::activated, this, &DriveBar::chooseDrive);
    connect(m_start, &SectorSpinBox::changed, this, [this](quint64 sector) { m_session.setStart(Lba{sector}); });
    connect(m_reset, &QToolButton::clicked, this, [this] { m_session.setStart({}); });
    connect(&m_session, &Session::opened, this, &DriveBar::refresh);
    connect(&m_session, &Session::judgedAgain, this, &DriveBar::refresh);
}

/// `index` counts the drive as read, the presets, then "Custom…".
void DriveBar::chooseDrive(int index) {
    const auto presets = drivePresets();
    const int custom = static_cast<int>(presets.size()) + 1;
    if (index >= custom) {
        refreshDrive();
        Q_EMIT customWanted();
        return;
    }
    const auto* preset = index == 0 ? nullptr : &presets[static_cast<std::size_t>(index - 1)];
    m_session.setDrive(withPreset(m_session.overrides().drive, preset));
    refreshDrive();
}

/// Why the open disk cannot be on such a drive: its partition table may use larger logical sectors. Empty if it can.
QString DriveBar::refusal(const DrivePreset& preset) const {
    if (!m_session.isOpen())
        return {};
    const auto drive = apply(withPreset(m_session.overrides().drive, &preset), m_session.snapshot().disk.drive);
    return drive ? QString() : capitalised(text(sentence(drive.error())));
}

void DriveBar::refreshDrive() {
    const auto& physical =
        m_session.isOpen() ? m_session.snapshot().disk.drive.physicalSector : Known<ByteCount>{{4096}};
    m_drive->clear();
    m_drive->addItem(tr("%1 B (%2)").arg(number(physical.value.value), text(label(physical.source))));
    m_drive->setItemData(0, tr("As it was read"), Qt::ToolTipRole);
    for (const auto& preset : drivePresets()) {
        m_drive->addItem(text(shortLabel(preset)));
        const auto refused = refusal(preset);
        auto* item = itemOf(*m_drive, m_drive->count() - 1);
        item->setToolTip(refused.isEmpty() ? presetTip(preset) : refused);
        item->setEnabled(refused.isEmpty());
    }
    m_drive->addItem(tr("Custom…"));
    const auto& overrides = m_session.overrides().drive;
    const auto* preset = presetOf(overrides);
    if (preset != nullptr) {
        m_drive->setCurrentIndex(static_cast<int>(preset - drivePresets().data()) + 1);
    } else if (overrides != withPreset(overrides, nullptr)) {
        m_drive->setItemText(m_drive->count() - 1, tr("Custom, %1 B…").arg(number(m_session.grid().size.value)));
        m_drive->setCurrentIndex(m_drive->count() - 1);
    }
}

void DriveBar::refresh() {
    setEnabled(m_session.isOpen());
    const bool placed = m_session.isOpen() && m_session.judgement().placement().has_value();
    m_start->setVisible(placed);
    m_startLabel->setVisible(placed);
    const bool isStartKnown = m_session.judgement().verdict.isStartKnown;
    m_whatIf->setVisible(placed && (m_session.judgement().remedies.whatIf || !isStartKnown));
    m_reset->setVisible(placed && m_session.overrides().start.has_value());
    const auto& conflict = m_session.judgement().remedies.conflict;
    m_whatIf->setText(conflict ? tr("what if: no room") : isStartKnown ? tr("what if") : tr("not known"));
    m_whatIf->setToolTip(conflict ? text(sentence(*conflict))
                         : isStartKnown
                             ? QString()
                             : tr("An image of one partition does not record where it began on its disk: enter the "
                                  "first sector of the partition."));
    refreshDrive();
    if (!m_session.isOpen())
        return;
    if (placed) {
        m_start->setMaximum(lastStart(m_session.snapshot()).value);
        m_start->setValue(m_session.overrides().start.value_or(ownStart(m_session.snapshot())).value);
    }
}

MarkBox::MarkBox(Session& session, QWidget* parent) : QWidget(parent), m_session(session), m_mark(new QComboBox(this)) {
    m_mark->setObjectName("mark");
    m_mark->addItem(text(label(GranularityKind::PhysicalSector)));
    m_mark->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_mark->setToolTip(
        tr("What is marked red: blocks that straddle physical sectors, or structures off a larger granularity"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(labelFor(tr("Mar&k"), m_mark));
    row->addWidget(m_mark);
    connect(m_mark, &QComboBox::activated, this,
            [this](int index) { m_session.setMarked(allGranularityKinds.at(static_cast<std::size_t>(index))); });
    connect(&m_session, &Session::opened, this, &MarkBox::refresh);
    connect(&m_session, &Session::judgedAgain, this, &MarkBox::refresh);
    refresh();
}

/// Disables granularities whose size is unknown.
void MarkBox::refresh() {
    setEnabled(m_session.isOpen());
    if (!m_session.isOpen())
        return;
    m_mark->clear();
    const auto& judgement = m_session.judgement();
    for (const auto kind : allGranularityKinds) {
        m_mark->addItem(text(labelWithSize(judgement.granularity(kind))));
        const bool known = kind == GranularityKind::PhysicalSector || judgement.granularity(kind).known();
        auto* item = itemOf(*m_mark, m_mark->count() - 1);
        item->setEnabled(known);
        item->setToolTip(known ? QString() : tr("Its size can be set on the Alignment page."));
    }
    m_mark->setCurrentIndex(static_cast<int>(judgement.marks.granularity));
}

} // namespace atlas::ui
