// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/drive_form.h"

#include "report/messages/labels.h"
#include "ui/session/qt_text.h"
#include "ui/widgets/byte_choice.h"

#include <QGridLayout>
#include <QLabel>
#include <bit>

namespace atlas::ui {

namespace {

constexpr quint64 KiB = 1024;
constexpr quint64 MiB = 1024 * KiB;
constexpr quint64 largestSector = 64 * MiB;
constexpr quint64 largestGranularity = 1024 * MiB;

QString sectorRefusal(quint64 bytes) {
    if (std::has_single_bit(bytes) && bytes >= 512 && bytes <= largestSector) {
        return {};
    }
    return DriveForm::tr("A physical sector is a power of two from 512 bytes to 64 MiB; %1 is not.").arg(number(bytes));
}

/// A stripe of three data disks is no power of two.
QString granularityRefusal(quint64 bytes) {
    if (bytes == 0 || (bytes % 512 == 0 && bytes <= largestGranularity)) {
        return {};
    }
    return DriveForm::tr("A stripe or erase block is a multiple of 512 bytes and at most 1 GiB; %1 is not.")
        .arg(number(bytes));
}

std::vector<ByteChoice::Option> options(std::initializer_list<quint64> sizes) {
    std::vector<ByteChoice::Option> result;
    for (const auto bytes : sizes) {
        result.push_back({bytes, size({bytes})});
    }
    return result;
}

std::optional<quint64> number64(std::optional<ByteCount> size) {
    return size ? std::optional<quint64>(size->value) : std::nullopt;
}

template <class T>
std::optional<T> as(std::optional<quint64> value) {
    return value ? std::optional(T{*value}) : std::nullopt;
}

/// What is known without the user.
ByteChoice::Option readOption(const Granularity& granularity) {
    return granularity.known() ? ByteChoice::Option{granularity.size.value, text(label(granularity.source))}
                               : ByteChoice::Option{0};
}

} // namespace

DriveForm::DriveForm(Session& session, QWidget* parent)
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
      m_stripe(new ByteChoice(options({64 * KiB, 256 * KiB, 512 * KiB, MiB, 2 * MiB}), granularityRefusal, this)),
      m_erase(new ByteChoice(options({512 * KiB, MiB, 2 * MiB, 4 * MiB, 8 * MiB}), granularityRefusal, this)) {
    build();
    connectChoices();
    refresh();
}

void DriveForm::begin() { m_physical->setFocus(Qt::OtherFocusReason); }

void DriveForm::add(QGridLayout& grid, int place, const QString& words, ByteChoice& choice, const QString& tip) {
    auto* label = new QLabel(words);
    label->setBuddy(&choice);
    choice.setToolTip(tip);
    grid.addWidget(label, place / 2, place % 2 * 2);
    grid.addWidget(&choice, place / 2, place % 2 * 2 + 1);
}

void DriveForm::build() {
    m_physical->setObjectName("physicalSector");
    m_phase->setObjectName("phase");
    m_stripe->setObjectName("optimalIo");
    m_erase->setObjectName("eraseBlock");
    m_physical->setQuestion(tr("Physical sector in bytes (a power of two):"));
    m_phase->setQuestion(tr("Byte of the first physical sector boundary:"));
    m_stripe->setQuestion(tr("Optimal I/O size or RAID stripe in bytes:"));
    m_erase->setQuestion(tr("Erase block in bytes:"));
    m_stripe->setZeroText(tr("unknown"));
    m_erase->setZeroText(tr("unknown"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(4, 1);
    add(*grid, 0, tr("Ph&ysical sector"), *m_physical,
        tr("The drive's physical sector, on which alignment is judged. An image file does not say it."));
    add(*grid, 1, tr("First &boundary"), *m_phase,
        tr("Byte of the first physical sector boundary: 0 but on “1-aligned” drives, 3,584 with the jumper of early "
           "Advanced Format drives"));
    add(*grid, 2, tr("&Optimal I/O or stripe"), *m_stripe,
        tr("What the drive or array writes best at once; of a RAID, chunk × data disks"));
    add(*grid, 3, tr("&Erase block"), *m_erase, tr("What flash erases at once: often 4 MiB, on memory cards up to 8"));
}

void DriveForm::connectChoices() {
    connect(m_physical, &ByteChoice::chosen, this,
            [this](auto bytes) { m_session.setPhysicalSector(as<ByteCount>(bytes)); });
    connect(m_phase, &ByteChoice::chosen, this, [this](auto bytes) { m_session.setPhase(as<ByteOffset>(bytes)); });
    connect(m_stripe, &ByteChoice::chosen, this, [this](auto bytes) { m_session.setOptimalIo(as<ByteCount>(bytes)); });
    connect(m_erase, &ByteChoice::chosen, this, [this](auto bytes) { m_session.setEraseBlock(as<ByteCount>(bytes)); });
    connect(&m_session, &Session::opened, this, &DriveForm::refresh);
    connect(&m_session, &Session::judged, this, &DriveForm::refresh);
}

void DriveForm::refresh() {
    setEnabled(m_session.isOpen());
    if (!m_session.isOpen()) {
        return;
    }
    const auto& snapshot = m_session.snapshot();
    const auto& drive = snapshot.disk.drive;
    const auto& overrides = m_session.overrides();
    const auto read = granularitiesOf(drive, snapshot.layout ? &snapshot.layout->filesystem : nullptr);
    m_physical->show({drive.physicalSector.value.value, text(label(drive.physicalSector.source))},
                     number64(overrides.physicalSector));
    m_phase->show({drive.phase.value.value},
                  overrides.phase ? std::optional<quint64>(overrides.phase->value) : std::nullopt);
    m_stripe->show(readOption(read[static_cast<std::size_t>(GranularityKind::Stripe)]), number64(overrides.optimalIo));
    m_erase->show(readOption(read[static_cast<std::size_t>(GranularityKind::EraseBlock)]),
                  number64(overrides.eraseBlock));
}

} // namespace atlas::ui
