// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed and chosen in the fields of the bar.
#include "report/messages/typed_input.h"
#include "ui/compare/compare_option_bar.h"
#include "ui/compare/input_refusal.h"
#include "ui/compare/raid_choice.h"
#include "ui/text/qt_text.h"

#include <QComboBox>
#include <QLineEdit>

namespace atlas::ui {

/// A -G is no option of all layouts: it becomes a layout of its own, and leaves the field.
void CompareOptionBar::addTypedFlexGroupSizes() {
    const auto sizes = m_comparison.typed().flexGroupSizes();
    if (sizes.empty()) {
        return;
    }
    std::optional<Message> why;
    for (const auto size : sizes) {
        const LayoutSpec spec{.flexGroupSize = size};
        if (m_comparison.indexOf(spec)) {
            why = flexGroupSizeIsShown(size);
        } else if (!m_comparison.add(spec)) {
            return m_refusal->say(layoutsAreFull(maxLayouts));
        }
    }
    // The field without them, which forgets that Enter adds them.
    m_fields.at(OptionField::More)->setText(wordsOf(OptionField::More, m_comparison.options()));
    if (why && m_comparison.typed().refusals().empty()) {
        m_refusal->say(*why);
    }
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

void CompareOptionBar::chooseArray() {
    auto options = m_comparison.options();
    options.chosen.raid = m_raid->chosen();
    options.use = useWith(options.chosen.raid.has_value(), options.use);
    choose(options);
}

void CompareOptionBar::chooseMedium() {
    auto options = m_comparison.options();
    options.chosen.model.medium = static_cast<Medium>(m_medium->currentData().toInt());
    choose(options);
}

void CompareOptionBar::chooseUse() {
    auto options = m_comparison.options();
    options.use = static_cast<Use>(m_use->currentData().toInt());
    choose(options);
}

void CompareOptionBar::choose(const CompareOptions& options) {
    if (!m_showing) {
        m_comparison.choose(options);
        showOptions();
    }
}

void CompareOptionBar::type(OptionField field, const QString& words) {
    if (!m_showing) {
        m_rest.start();
        m_comparison.type(field, words);
        showOptions();
    }
}

/// The bar is the one that tells of what is typed, and of what it will add.
void CompareOptionBar::showRefusals() {
    m_refusal->forget();
    const auto& refusals = m_comparison.typed().refusals();
    for (const auto& [field, why] : refusals) {
        m_refusal->add(m_labels.at(field), why);
    }
    const auto& sizes = m_comparison.typed().flexGroupSizes();
    if (refusals.empty() && !sizes.empty()) {
        m_refusal->say(flexGroupSizeAddsLayout(sizes.back()));
    }
}

} // namespace atlas::ui
