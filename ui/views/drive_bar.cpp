// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/drive_bar.h"

#include "ui/models/source_text.h"
#include "ui/models/text.h"
#include "ui/views/byte_choice.h"
#include "ui/views/sector_spin_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <bit>

namespace atlas::ui {

namespace {

constexpr quint64 largestSector = quint64{64} << 20U;

QString sectorRefusal(quint64 bytes) {
    if (std::has_single_bit(bytes) && bytes >= 512 && bytes <= largestSector) {
        return {};
    }
    return DriveBar::tr("A physical sector is a power of two from 512 bytes to 64 MiB; %1 is not.").arg(number(bytes));
}

QLabel* labelFor(const QString& text, QWidget* buddy) {
    auto* label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

template <class T>
std::optional<T> as(std::optional<quint64> value) {
    return value ? std::optional(T{*value}) : std::nullopt;
}

} // namespace

DriveBar::DriveBar(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_physical(new ByteChoice({{512}, {4096}, {8192}, {16384}}, sectorRefusal, this)),
      m_phase(new ByteChoice(
          {{3584, tr("jumper")}},
          [this](quint64 bytes) {
              return bytes < m_session.grid().size.value
                         ? QString()
                         : tr("The first boundary lies within the first physical sector.");
          },
          this)),
      m_start(new SectorSpinBox(this)),
      m_whatIf(new QLabel(tr("what if"))),
      m_reset(new QToolButton(this)) {
    build();
    connect(m_physical, &ByteChoice::chosen, this,
            [this](auto bytes) { m_session.setPhysicalSector(as<ByteCount>(bytes)); });
    connect(m_phase, &ByteChoice::chosen, this, [this](auto bytes) { m_session.setPhase(as<ByteOffset>(bytes)); });
    connect(m_start, &SectorSpinBox::changed, this, [this](quint64 sector) { m_session.setStart(Lba{sector}); });
    connect(m_reset, &QToolButton::clicked, this, [this] { m_session.setStart({}); });
    connect(&session, &Session::opened, this, &DriveBar::refresh);
    connect(&session, &Session::judged, this, &DriveBar::refresh);
    refresh();
}

void DriveBar::build() {
    m_physical->setObjectName("physicalSector");
    m_phase->setObjectName("phase");
    m_start->setObjectName("partitionStart");
    m_whatIf->setObjectName("whatIf");
    m_reset->setObjectName("resetStart");
    m_physical->setQuestion(tr("Physical sector in bytes (a power of two):"));
    m_phase->setQuestion(tr("Byte of the first physical sector boundary:"));
    m_physical->setToolTip(
        tr("The drive's physical sector, on which alignment is judged. An image file does not say it."));
    m_phase->setToolTip(
        tr("Byte of the first physical sector boundary: 0 but on “1-aligned” drives, 3,584 with the jumper of early "
           "Advanced Format drives"));
    m_start->setToolTip(tr("Where the file system begins. Change it to see what another partition start would do; the "
                           "image is not written."));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Back to where the file system does begin"));
    m_whatIf->setStyleSheet(
        QStringLiteral("QLabel { color: white; background: #8A4B00; border-radius: 3px; padding: 1px 5px; }"));
    m_startLabel = labelFor(tr("Partition &start"), m_start);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 4, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{labelFor(tr("Ph&ysical sector"), m_physical), m_physical,
                                                           labelFor(tr("P&hase"), m_phase), m_phase, m_startLabel,
                                                           m_start, m_whatIf, m_reset}) {
        row->addWidget(widget);
    }
}

void DriveBar::refresh() {
    setEnabled(m_session.isOpen());
    const bool placed = m_session.isOpen() && m_session.judgement().placement.has_value();
    m_start->setVisible(placed);
    m_startLabel->setVisible(placed);
    m_whatIf->setVisible(placed && m_session.judgement().whatIf);
    m_reset->setVisible(m_whatIf->isVisibleTo(this));
    if (!m_session.isOpen()) {
        m_physical->show({4096, tr("assumed")}, {});
        m_phase->show({0}, {});
        return;
    }
    const auto& drive = m_session.snapshot().disk.drive;
    const auto& overrides = m_session.overrides();
    m_physical->show({drive.physicalSector.value.value, sourceNote(drive.physicalSector.source)},
                     overrides.physicalSector ? std::optional<quint64>(overrides.physicalSector->value) : std::nullopt);
    m_phase->show({drive.phase.value.value},
                  overrides.phase ? std::optional<quint64>(overrides.phase->value) : std::nullopt);
    if (placed) {
        m_start->setMaximum(lastStart(m_session.snapshot()).value);
        m_start->setValue(overrides.start.value_or(ownStart(m_session.snapshot())).value);
    }
    m_startLabel->setText(placed && m_session.judgement().placement->partition ? tr("Partition &start")
                                                                               : tr("Volume &start"));
}

} // namespace atlas::ui
