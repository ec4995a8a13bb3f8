// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/raid_choice.h"

#include "report/words/shown.h"
#include "ui/text/qt_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace atlas::ui {

namespace {

constexpr int maxTyped = 9999;

} // namespace

RaidChoice::RaidChoice(QWidget* parent)
    : QWidget(parent), m_level(new QComboBox), m_chunk(new QComboBox), m_members(new QSpinBox) {
    m_level->setObjectName("compareRaid");
    m_level->addItem(tr("no RAID"));
    for (const auto level : allRaidLevels)
        m_level->addItem(tr("RAID %1").arg(numberOf(level)), static_cast<int>(level));
    m_level->setToolTip(tr("Count bitmaps on the members of an md array, and pass stride and stripe_width to mke2fs; "
                           "LEVEL:CHUNK:MEMBERS can be typed, such as 6:512k:10"));
    m_level->setEditable(true);
    m_level->setInsertPolicy(QComboBox::NoInsert);
    m_level->setCompleter(nullptr);
    m_level->setMinimumContentsLength(9);
    m_chunk->setObjectName("compareChunk");
    m_chunk->setToolTip(tr("Chunk: what one member holds in one piece"));
    for (const int kibibytes : {16, 32, 64, 128, 256, 512, 1024})
        m_chunk->addItem(ui::size({quint64(kibibytes) * KiB}), quint64(kibibytes) * KiB);
    m_members->setObjectName("compareMembers");
    m_members->setAccessibleName(tr("Disks of the array"));
    m_members->setRange(0, maxTyped); // invalid counts are refused, not silently corrected
    m_members->setKeyboardTracking(false);
    m_members->setSuffix(tr(" disks"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (QWidget* field :
         {static_cast<QWidget*>(m_level), static_cast<QWidget*>(m_chunk), static_cast<QWidget*>(m_members)}) {
        row->addWidget(field);
    }
    connect(m_level, &QComboBox::currentIndexChanged, this, &RaidChoice::takeLevel);
    connect(m_level->lineEdit(), &QLineEdit::editingFinished, this, &RaidChoice::takeTyped);
    connect(m_chunk, &QComboBox::currentIndexChanged, this, &RaidChoice::takeFields);
    connect(m_members, &QSpinBox::valueChanged, this, &RaidChoice::takeFields);
}

void RaidChoice::show(const std::optional<RaidGeometry>& raid) {
    const QSignalBlocker level(m_level);
    const QSignalBlocker chunk(m_chunk);
    const QSignalBlocker members(m_members);
    m_chosen = raid;
    m_level->setCurrentIndex(raid ? m_level->findData(static_cast<int>(raid->level)) : 0);
    m_level->setEditText(m_level->itemText(m_level->currentIndex()));
    const auto shown = raid.value_or(RaidGeometry{});
    showChunk(shown.chunk);
    m_members->setValue(static_cast<int>(shown.members));
    m_chunk->setVisible(raid.has_value());
    m_members->setVisible(raid.has_value());
}

void RaidChoice::showChunk(ByteCount chunk) {
    const QVariant bytes(quint64{chunk.value});
    if (m_chunk->findData(bytes) < 0)
        m_chunk->addItem(ui::size(chunk), bytes);
    m_chunk->setCurrentIndex(m_chunk->findData(bytes));
}

void RaidChoice::setStripe(const std::optional<Stripe>& stripe, ByteCount blockSize) {
    m_stripe = stripe;
    m_blockSize = blockSize;
}

std::optional<RaidLevel> RaidChoice::level() const {
    return m_level->currentIndex() <= 0 ? std::nullopt
                                        : std::optional(static_cast<RaidLevel>(m_level->currentData().toInt()));
}

void RaidChoice::takeLevel() {
    const auto raid = level() && m_stripe ? raidWith(*level(), *m_stripe, m_blockSize) : std::nullopt;
    if (raid)
        show(*raid);
    takeFields();
}

std::optional<RaidGeometry> RaidChoice::inFields() const {
    return level() ? std::optional(RaidGeometry{.level = *level(),
                                                .chunk = {m_chunk->currentData().toULongLong()},
                                                .members = static_cast<std::uint32_t>(m_members->value())})
                   : std::nullopt;
}

void RaidChoice::takeFields() {
    const auto raid = inFields();
    if (raid && !isValid(*raid)) {
        Q_EMIT refused(whyNoArray(*raid));
        return;
    }
    m_chosen = raid;
    Q_EMIT changed();
}

/// Names the field that does not fit the level.
Message RaidChoice::whyNoArray(const RaidGeometry& raid) {
    if (const auto range = memberCounts(raid.level); !range.contains(raid.members))
        return outOfRange(std::to_string(raid.members), range);
    const auto typed = raidText(raid);
    const auto why = whyRefused(text(typed), parseRaid(typed).error());
    return refusedInput(ui::size(raid.chunk).toStdString(), why.toStdString());
}

/// Accepts "RAID 6", "raid6" and "6"; -1 if unknown.
int RaidChoice::levelNamed(const QString& typed) const {
    const auto bare = [](const QString& words) { return words.toLower().remove(QStringLiteral("raid")).trimmed(); };
    for (int n = 1; n < m_level->count(); ++n)
        if (bare(typed) == bare(m_level->itemText(n)))
            return n;
    return typed.compare(m_level->itemText(0), Qt::CaseInsensitive) == 0 ? 0 : -1;
}

/// Replaces the command line's wording by the window's.
QString RaidChoice::whyRefused(const QString& typed, Error error) {
    if (!typed.contains(':')) {
        return tr("there are RAID %1; level, chunk and disks can be typed at once, such as 6:512k:10")
            .arg(text(raidLevelNames()));
    }
    error.hint.clear();
    return text(sentence(error));
}

void RaidChoice::takeTyped() {
    const auto typed = m_level->currentText().trimmed();
    if (typed == m_level->itemText(m_level->currentIndex()))
        return;
    if (const int named = levelNamed(typed); named >= 0) {
        m_level->setEditText(m_level->itemText(named));
        return m_level->setCurrentIndex(named);
    }
    const auto raid = parseRaid(typed.toStdString());
    if (!raid) {
        m_level->setEditText(m_level->itemText(m_level->currentIndex()));
        Q_EMIT refused(refusedInput(typed.toStdString(), whyRefused(typed, raid.error()).toStdString()));
        return;
    }
    show(*raid);
    Q_EMIT changed();
}

} // namespace atlas::ui
