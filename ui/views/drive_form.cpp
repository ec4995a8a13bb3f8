// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grain_form.h"

#include "ui/models/source_text.h"
#include "ui/models/text.h"
#include "ui/views/byte_choice.h"

#include <QHBoxLayout>
#include <QLabel>

namespace atlas::ui {

namespace {

constexpr quint64 KiB = 1024;
constexpr quint64 MiB = 1024 * KiB;
constexpr quint64 largestGrain = 1024 * MiB;

/// A stripe of three data disks is no power of two.
QString grainRefusal(quint64 bytes) {
    if (bytes == 0 || (bytes % 512 == 0 && bytes <= largestGrain)) {
        return {};
    }
    return GrainForm::tr("A stripe or erase block is a multiple of 512 bytes and at most 1 GiB; %1 is not.")
        .arg(number(bytes));
}

std::vector<ByteChoice::Option> options(std::initializer_list<quint64> sizes) {
    std::vector<ByteChoice::Option> result;
    for (const auto bytes : sizes) {
        result.push_back({bytes, size({bytes})});
    }
    return result;
}

std::optional<quint64> bytesOf(std::optional<ByteCount> size) {
    return size ? std::optional<quint64>(size->value) : std::nullopt;
}

std::optional<ByteCount> countOf(std::optional<quint64> bytes) {
    return bytes ? std::optional(ByteCount{*bytes}) : std::nullopt;
}

/// What is known without the user.
ByteChoice::Option readOption(const Grain& grain) {
    return grain.known() ? ByteChoice::Option{grain.size.value, sourceNote(grain.source)} : ByteChoice::Option{0};
}

} // namespace

GrainForm::GrainForm(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_stripe(new ByteChoice(options({64 * KiB, 256 * KiB, 512 * KiB, MiB, 2 * MiB}), grainRefusal, this)),
      m_erase(new ByteChoice(options({512 * KiB, MiB, 2 * MiB, 4 * MiB, 8 * MiB}), grainRefusal, this)) {
    build();
    connect(m_stripe, &ByteChoice::chosen, this, [this](auto bytes) { m_session.setOptimalIo(countOf(bytes)); });
    connect(m_erase, &ByteChoice::chosen, this, [this](auto bytes) { m_session.setEraseBlock(countOf(bytes)); });
    connect(&session, &Session::opened, this, &GrainForm::refresh);
    connect(&session, &Session::judged, this, &GrainForm::refresh);
    refresh();
}

void GrainForm::build() {
    m_stripe->setObjectName("optimalIo");
    m_erase->setObjectName("eraseBlock");
    m_stripe->setQuestion(tr("Optimal I/O size or RAID stripe in bytes:"));
    m_erase->setQuestion(tr("Erase block in bytes:"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& words, ByteChoice* choice) {
        choice->setZeroText(tr("unknown"));
        auto* label = new QLabel(words);
        label->setBuddy(choice);
        row->addWidget(label);
        row->addWidget(choice);
    };
    add(tr("&Optimal I/O or stripe"), m_stripe);
    row->addSpacing(8);
    add(tr("&Erase block"), m_erase);
    row->addStretch(1);
}

void GrainForm::refresh() {
    setEnabled(m_session.isOpen());
    if (!m_session.isOpen()) {
        return;
    }
    const auto& snapshot = m_session.snapshot();
    const auto read = grainsOf(snapshot.disk.drive, snapshot.layout ? &snapshot.layout->filesystem : nullptr);
    const auto& overrides = m_session.overrides();
    m_stripe->show(readOption(read[static_cast<std::size_t>(GrainKind::Stripe)]), bytesOf(overrides.optimalIo));
    m_erase->show(readOption(read[static_cast<std::size_t>(GrainKind::EraseBlock)]), bytesOf(overrides.eraseBlock));
}

} // namespace atlas::ui
