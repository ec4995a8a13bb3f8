// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/drive_form.h"

#include "base/units.h"
#include "report/words/labels.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/form_fields.h"

#include <QGridLayout>
#include <QLabel>

namespace atlas::ui {

namespace {

std::vector<ByteChoice::Option> options(std::initializer_list<quint64> sizes) {
    std::vector<ByteChoice::Option> result;
    for (const auto bytes : sizes)
        result.push_back({bytes, size({bytes})});
    return result;
}

std::optional<quint64> number64(std::optional<ByteCount> size) {
    return size ? std::optional<quint64>(size->value) : std::nullopt;
}

/// The value without the user's override.
ByteChoice::Option readOption(const Granularity& granularity) {
    return granularity.known() ? ByteChoice::Option{granularity.size.value, text(label(granularity.source))}
                               : ByteChoice::Option{0};
}

} // namespace

DriveForm::DriveForm(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_physical(new ByteChoice({{512}, {4096}, {8192}, {16384}}, refusal(&DriveOverrides::physicalSector), this)),
      m_phase(new ByteChoice({{3584, tr("jumper")}}, refusal(&DriveOverrides::phase), this)),
      m_stripe(new ByteChoice(options({64 * KiB, 256 * KiB, 512 * KiB, MiB, 2 * MiB}),
                              refusal(&DriveOverrides::optimalIo), this)),
      m_erase(new ByteChoice(options({512 * KiB, MiB, 2 * MiB, 4 * MiB, 8 * MiB}), refusal(&DriveOverrides::eraseBlock),
                             this)) {
    build();
    connectChoices();
    refresh();
}

template <class T>
DriveOverrides DriveForm::with(std::optional<T> DriveOverrides::* figure, std::optional<quint64> bytes) const {
    auto overrides = m_session.overrides().drive;
    overrides.*figure = bytes ? std::optional(T{*bytes}) : std::nullopt;
    return overrides;
}

template <class T>
std::function<QString(quint64)> DriveForm::refusal(std::optional<T> DriveOverrides::* figure) const {
    return [this, figure](quint64 bytes) {
        const auto drive = apply(with(figure, bytes), m_session.snapshot().disk.drive);
        return drive ? QString() : text(sentence(drive.error()));
    };
}

template <class T>
void DriveForm::connectChoice(ByteChoice& choice, std::optional<T> DriveOverrides::* figure) {
    connect(&choice, &ByteChoice::chosen, this, [this, figure](std::optional<quint64> bytes) {
        m_session.setDrive(with(figure, bytes));
        refresh(); // restores the shown value if the choice was refused
    });
}

void DriveForm::begin() { m_physical->setFocus(Qt::OtherFocusReason); }

void DriveForm::add(QGridLayout& grid, int place, const QString& words, Term term, ByteChoice& choice) {
    auto* label = new TermLabel(words, term);
    label->setBuddy(&choice);
    choice.setToolTip(label->toolTip());
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
    add(*grid, 0, tr("Ph&ysical sector"), Term::PhysicalSector, *m_physical);
    add(*grid, 1, tr("First &boundary"), Term::FirstBoundary, *m_phase);
    add(*grid, 2, tr("&Optimal I/O or stripe"), Term::Stripe, *m_stripe);
    add(*grid, 3, tr("&Erase block"), Term::EraseBlock, *m_erase);
}

void DriveForm::connectChoices() {
    connectChoice(*m_physical, &DriveOverrides::physicalSector);
    connectChoice(*m_phase, &DriveOverrides::phase);
    connectChoice(*m_stripe, &DriveOverrides::optimalIo);
    connectChoice(*m_erase, &DriveOverrides::eraseBlock);
    connect(&m_session, &Session::opened, this, &DriveForm::refresh);
    connect(&m_session, &Session::judgedAgain, this, &DriveForm::refresh);
}

void DriveForm::refresh() {
    setEnabled(m_session.isOpen());
    if (!m_session.isOpen())
        return;
    const auto& snapshot = m_session.snapshot();
    const auto& drive = snapshot.disk.drive;
    const auto& overrides = m_session.overrides().drive;
    const auto read = granularitiesOf(snapshot);
    m_physical->show({drive.physicalSector.value.value, text(label(drive.physicalSector.source))},
                     number64(overrides.physicalSector));
    m_phase->show({drive.phase.value.value},
                  overrides.phase ? std::optional<quint64>(overrides.phase->value) : std::nullopt);
    // If the drive reports no value, the stripe comes from the superblock.
    const bool unsaid = overrides.optimalIo == ByteCount{0};
    m_stripe->show(
        readOption(unsaid ? m_session.judgement().granularity(GranularityKind::Stripe) : read[GranularityKind::Stripe]),
        unsaid ? std::nullopt : number64(overrides.optimalIo));
    m_erase->show(readOption(read[GranularityKind::EraseBlock]), number64(overrides.eraseBlock));
}

} // namespace atlas::ui
