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
    const QString words = field->currentText().trimmed();
    if (words.isEmpty() && mayBeEmpty) {
        return 0;
    }
    const auto bytes = bytesOf(words);
    if (bytes && range.contains(*bytes)) {
        return *bytes;
    }
    const bool isSize = field == m_size || field == m_growTo;
    const auto expected = isSize ? tr("a size is wanted, such as 16 GiB, 1T or 4 TB") : field->toolTip();
    const auto typed = words.toStdString();
    refuse(field, bytes ? outOfRange(typed, range) : notUnderstood(typed, expected.toStdString()));
    return before;
}

ByteOffset CompareOptionBar::startIn(ByteOffset before) {
    const ByteOffset start{bytesIn(m_start, volumeStarts, false, before.value)};
    if (isVolumeStart(start) || start == before) {
        return start;
    }
    refuse(m_start, offSector(m_start->currentText().trimmed().toStdString(), minSector));
    return before;
}

OptionLine CompareOptionBar::lineIn(QLineEdit* field, const OptionLine& before) {
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

/// What the file system grows to is above its size. Of two that do not fit, the one that was changed is refused.
void CompareOptionBar::takeSizes(CompareOptions& options) {
    const auto fits = [](ByteCount size, ByteCount growTo) { return growTo.value == 0 || growTo > size; };
    const auto before = m_before.format.size;
    const auto growToBefore = m_before.frame.grownTo.value_or(ByteCount{});
    ByteCount size{bytesIn(m_size, deviceSizes, false, before.value)};
    ByteCount growTo{bytesIn(m_growTo, deviceSizes, true, growToBefore.value)};
    if (!fits(size, growTo) && growTo != growToBefore) {
        refuse(m_growTo, notAboveSize(m_growTo->currentText().trimmed().toStdString(), size));
        growTo = growToBefore;
    }
    if (!fits(size, growTo)) {
        refuse(m_size, notBelowGrowth(m_size->currentText().trimmed().toStdString(), growTo));
        size = before;
    }
    options.format.size = size;
    options.frame.grownTo = growTo.value == 0 ? std::nullopt : std::optional(growTo);
}

void CompareOptionBar::takeTyped(CompareOptions& options) {
    m_refused.clear();
    m_refusal->forget();
    takeSizes(options);
    auto& format = options.format;
    format.blockSize = {bytesIn(m_block, blockSizes, true, m_before.format.blockSize.value)};
    format.inodeRatio = bytesIn(m_ratio, inodeRatios, true, m_before.format.inodeRatio);
    format.features = m_features->text().trimmed().toStdString();
    options.frame.start = startIn(m_before.frame.start);
    format.more = lineIn(m_more, m_before.format.more);
}

CompareOptions CompareOptionBar::typed() {
    auto options = m_comparison.options();
    takeTyped(options);
    const auto raid = m_raid->chosen();
    // A start that was the usual one follows the choice of an array.
    if (options.frame.start == usualStart(options.frame.raid)) {
        options.frame.start = usualStart(raid);
    }
    options.frame.raid = raid;
    if (const auto medium = static_cast<Medium>(m_medium->currentData().toInt());
        medium != options.frame.model.medium) {
        options.frame.model = modelOf(medium);
    }
    auto use = static_cast<Use>(m_use->currentData().toInt());
    if (raid && !m_comparison.options().frame.raid && use == Use::General) {
        use = Use::RaidMembers; // whoever names an array asks about it
    }
    if (use != options.use && options.frame.model.medium == usualMedium(options.use)) {
        // A medium that was the usual one follows the choice of a use.
        options.frame.model = modelOf(usualMedium(use));
    }
    options.use = use;
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
    m_rest.start();
    m_changing = true;
    const auto options = typed();
    showTypedSize(options.format.size);
    m_comparison.setOptions(options);
    m_changing = false;
}

} // namespace atlas::ui
