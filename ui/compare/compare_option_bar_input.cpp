// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed into the fields of the bar, and what it stands for.
#include "base/sector_size.h"
#include "base/shell_words.h"
#include "report/messages/typed_input.h"
#include "ui/compare/compare_option_bar.h"
#include "ui/compare/input_refusal.h"
#include "ui/compare/raid_choice.h"
#include "ui/compare/typed_fields.h"
#include "ui/session/qt_text.h"

#include <QComboBox>
#include <QLineEdit>
#include <algorithm>

namespace atlas::ui {

quint64 CompareOptionBar::bytesIn(QComboBox* field, NumberRange range, bool mayBeEmpty, quint64 before) {
    if (m_refused.contains(field)) {
        return before;
    }
    const QString words = field->currentText().trimmed();
    if (words.isEmpty() && mayBeEmpty) {
        return 0;
    }
    const auto bytes = bytesOf(words);
    if (bytes && range.contains(*bytes)) {
        return *bytes;
    }
    const auto typed = words.toStdString();
    const bool isNumber = field == m_block || field == m_ratio;
    refuse(field, !bytes     ? whyNoBytes(field, typed, range)
                  : isNumber ? outOfRange(typed, range)
                             : sizeOutOfRange(typed, range));
    return before;
}

/// Of words that are no number of bytes.
Message CompareOptionBar::whyNoBytes(const QComboBox* field, const std::string& words, NumberRange range) const {
    if (field == m_block) {
        return noBlockSize(words, range);
    }
    if (field == m_ratio) {
        return noNumber(words, range);
    }
    const auto expected = field == m_start ? field->toolTip() : tr("a size is wanted, such as 16 GiB, 1T or 4 TB");
    return notUnderstood(words, expected.toStdString());
}

std::optional<ByteOffset> CompareOptionBar::chosenStart() {
    if (!m_startIsChosen) {
        return std::nullopt;
    }
    const auto& before = this->before(m_start);
    const ByteOffset start{bytesIn(m_start, volumeStarts, false, before.frame().start.value)};
    if (!m_refused.contains(m_start) && !isVolumeStart(start)) {
        refuse(m_start, offSector(m_start->currentText().trimmed().toStdString(), minSector));
    }
    return m_refused.contains(m_start) ? before.chosen.start : start;
}

std::optional<Medium> CompareOptionBar::chosenMedium() const {
    return m_mediumIsChosen ? std::optional(static_cast<Medium>(m_medium->currentData().toInt())) : std::nullopt;
}

OptionLine CompareOptionBar::lineIn(QLineEdit* field, const OptionLine& before) {
    if (m_refused.contains(field)) {
        return before;
    }
    const auto typed = field->text().trimmed().toStdString();
    const auto shared = readSharedOptions(typed);
    if (!shared) {
        refuse(field, refusedInput(typed, sentence(shared.error())));
        return before;
    }
    if (std::ranges::find(shared->line.operands, "-") != shared->line.operands.end()) { // its letter is to come
        refuse(field, notUnderstood(typed, field->toolTip().toStdString()));
        return before;
    }
    if (!shared->flexGroupSizes.empty() && m_refused.isEmpty()) {
        m_refusal->say(flexGroupSizeAddsLayout(shared->flexGroupSizes.back()));
    }
    return shared->line;
}

/// A -G is no option of all layouts: it becomes a layout of its own, and leaves the field.
void CompareOptionBar::addTypedFlexGroupSizes() {
    const auto shared = readSharedOptions(m_more->text().toStdString());
    if (!shared || shared->flexGroupSizes.empty()) {
        return;
    }
    std::optional<Message> why;
    for (const auto size : shared->flexGroupSizes) {
        const LayoutSpec spec{.flexGroupSize = size};
        if (m_comparison.indexOf(spec)) {
            why = flexGroupSizeIsShown(size);
        } else if (!m_comparison.add(spec)) {
            return m_refusal->say(layoutsAreFull(maxLayouts));
        }
    }
    m_more->setText(text(joinWords(shared->line.words()))); // which forgets that Enter adds it
    if (why && m_refused.isEmpty()) {
        m_refusal->say(*why);
    }
}

void CompareOptionBar::refuse(QWidget* field, const Message& why) {
    m_refused.insert(field);
    m_refusal->add(m_labels.value(field), why);
}

namespace {

QString textIn(const QWidget* field) {
    if (const auto* raid = qobject_cast<const RaidChoice*>(field)) {
        const auto chosen = raid->chosen();
        return chosen ? text(raidText(*chosen)) : QString();
    }
    const auto* line = qobject_cast<const QLineEdit*>(field);
    return line != nullptr ? line->text() : field->findChild<QLineEdit*>()->text();
}

} // namespace

/// The field that was changed last keeps its text, and what other fields say holds.
void CompareOptionBar::holdRefused(const CompareOptions& refused, const Error& why) {
    if (m_changed == nullptr) {
        return;
    }
    const auto typedText = textIn(m_changed);
    if (!m_held || m_held->field != m_changed || m_held->text != typedText) {
        m_held =
            Held{m_changed, typedText, refusedInput(typedText.trimmed().toStdString(), sentence(why)), m_beforeChange};
    }
    if (const auto others = typed(); others != refused && others != m_comparison.options()) {
        m_changing = true;
        m_comparison.setOptions(others);
        m_changing = false;
    } else {
        m_holding = true;
    }
}

/// Refuses what mke2fs has refused, as long as it stands there, and nothing else.
void CompareOptionBar::refuseHeld() {
    m_refused.clear();
    m_refusal->forget();
    if (m_held && textIn(m_held->field) != m_held->text) {
        m_held.reset();
    }
    if (m_held) {
        refuse(m_held->field, m_held->why);
    }
}

const CompareOptions& CompareOptionBar::before(const QWidget* field) const {
    return m_held && m_held->field == field ? m_held->before : m_before;
}

/// What the file system grows to is above its size. Of two that do not fit, the one that was changed is refused.
void CompareOptionBar::takeSizes(CompareOptions& options) {
    const auto fits = [](ByteCount size, ByteCount growTo) { return growTo.value == 0 || growTo > size; };
    const auto before = this->before(m_size).format.size;
    const auto growToBefore = this->before(m_growTo).grownTo.value_or(ByteCount{});
    const auto sizes = deviceSizesWith(options.format.blockSize);
    ByteCount size{bytesIn(m_size, sizes, false, before.value)};
    ByteCount growTo{bytesIn(m_growTo, sizes, true, growToBefore.value)};
    if (!fits(size, growTo) && growTo != growToBefore) {
        refuse(m_growTo, notAboveSize(m_growTo->currentText().trimmed().toStdString(), size));
        growTo = growToBefore;
    }
    if (!fits(size, growTo)) {
        refuse(m_size, notBelowGrowth(m_size->currentText().trimmed().toStdString(), growTo));
        size = before;
    }
    options.format.size = size;
    options.grownTo = growTo.value == 0 ? std::nullopt : std::optional(growTo);
}

void CompareOptionBar::takeTyped(CompareOptions& options) {
    refuseHeld();
    auto& format = options.format;
    format.blockSize = {bytesIn(m_block, blockSizes, true, before(m_block).format.blockSize.value)};
    takeSizes(options);
    format.inodeRatio = bytesIn(m_ratio, inodeRatios, true, before(m_ratio).format.inodeRatio);
    format.features = m_refused.contains(m_features) ? before(m_features).format.features
                                                     : m_features->text().trimmed().toStdString();
    options.chosen.start = chosenStart();
    format.more = lineIn(m_more, before(m_more).format.more);
}

/// Whoever names an array asks about it; without one there is nothing to say of its members.
Use CompareOptionBar::useWith(bool array, Use chosen) {
    const bool hadArray = m_comparison.options().chosen.raid.has_value();
    if (array && !hadArray && chosen != Use::RaidMembers) {
        m_useWithoutArray = chosen;
        return chosen == Use::General ? Use::RaidMembers : chosen;
    }
    return !array && hadArray && chosen == Use::RaidMembers ? m_useWithoutArray : chosen;
}

CompareOptions CompareOptionBar::typed() {
    auto options = m_comparison.options();
    takeTyped(options);
    options.chosen.raid = m_raid->chosen();
    options.chosen.model.medium = chosenMedium();
    options.use = useWith(options.chosen.raid.has_value(), static_cast<Use>(m_use->currentData().toInt()));
    return options;
}

/// From here on the values are those to return to.
void CompareOptionBar::keep() {
    m_before = m_comparison.options();
    m_typedIn = nullptr;
}

void CompareOptionBar::change() {
    if (m_showing) {
        return;
    }
    if (sender() != m_typedIn) {
        keep();
        m_typedIn = sender();
    }
    m_startIsChosen = m_startIsChosen || sender() == m_start;
    m_mediumIsChosen = m_mediumIsChosen || sender() == m_medium;
    m_rest.start();
    m_changing = true;
    const auto options = typed();
    if (!plansAlike(options, m_comparison.options())) {
        if (sender() != m_changed || m_comparison.settled()) {
            m_beforeChange = m_before;
        }
        m_changed = qobject_cast<QWidget*>(sender());
    }
    showTypedSize(options.format.size);
    m_comparison.setOptions(options);
    m_changing = false;
}

} // namespace atlas::ui
