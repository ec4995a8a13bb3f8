// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/flex_chips.h"

#include "report/words/shown.h"
#include "ui/text/qt_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>

namespace atlas::ui {

namespace {

/// "64K" instead of "-G 65536": a row may have twenty chips.
QString chipText(FlexGroupSize size) { return size ? shortText(*size) : text(optionText(size)); }

} // namespace

FlexChips::FlexChips(Comparison& comparison, QWidget* parent)
    : QWidget(parent), m_comparison(comparison), m_rest(new QLabel), m_row(new QHBoxLayout(this)) {
    // The style of the buttons beside the tabs: in dark mode the default style hardly marks a checked button.
    setStyleSheet(
        QStringLiteral("QToolButton { border: 1px solid palette(mid); padding: 2px 6px; }"
                       "QToolButton:hover, QToolButton:focus { border-color: palette(highlight); }"
                       "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text); }"
                       "QToolButton:disabled { color: palette(mid); }"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(2);
    m_row->addWidget(new QLabel(tr("-G") + ' '));
    connect(&comparison, &Comparison::optionsChanged, this, &FlexChips::rebuild);
    connect(&comparison, &Comparison::layoutsChanged, this, &FlexChips::rebuild);
    connect(&comparison, &Comparison::sweepChanged, this, &FlexChips::rebuild);
    m_row->addWidget(m_rest);
    m_rest->setObjectName("chipsRest");
    m_rest->setForegroundRole(QPalette::PlaceholderText);
    rebuild();
}

void FlexChips::rebuild() {
    const auto sizes = m_comparison.flexGroupSizes();
    const auto same = [&](const auto& chip, auto size) { return chip.first.flexGroupSize == size; };
    if (std::ranges::equal(m_chips, sizes, same))
        return refresh();
    for (const auto& [spec, chip] : m_chips) {
        chip->hide();
        chip->deleteLater();
    }
    m_chips.clear();
    for (const auto& size : sizes) {
        const LayoutSpec spec{.flexGroupSize = size};
        auto* chip = new QToolButton;
        chip->setText(chipText(size));
        chip->setCheckable(true);
        chip->setObjectName(QStringLiteral("chip") + spec.name());
        chip->setAccessibleName(tr("Layout with %1").arg(spec.name()));
        connect(chip, &QToolButton::clicked, this, [this, spec](bool on) { toggle(spec, on); });
        m_row->insertWidget(m_row->count() - 1, chip);
        m_chips.emplace_back(spec, chip);
    }
    refresh();
}

void FlexChips::refresh() {
    const bool full = m_comparison.layouts().size() >= maxLayouts;
    explainEnd();
    for (const auto& [spec, chip] : m_chips) {
        const bool there = m_comparison.indexOf(spec).has_value();
        const bool isDefault = m_comparison.isDefault(spec);
        QFont font = chip->font();
        font.setBold(isDefault);
        chip->setFont(font);
        chip->setChecked(there);
        chip->setEnabled(there || !full);
        const auto name = isDefault ? tr("%1, what mke2fs uses without -G").arg(spec.name()) : spec.name();
        chip->setToolTip(full && !there ? text(layoutsAreFull(maxLayouts))
                         : there        ? tr("Remove %1").arg(name)
                                        : tr("Add %1").arg(name));
    }
}

/// The largest useful value puts all groups into one flex group.
void FlexChips::explainEnd() {
    constexpr std::size_t mostBeside = 11; // more chips leave no room, and are large enough to need no reason
    const auto groups = m_comparison.groupCount();
    m_rest->setVisible(groups && !m_chips.empty() && m_chips.size() <= mostBeside);
    if (groups)
        m_rest->setText(tr("larger ones: all %1 groups in one as well").arg(number(*groups)));
}

void FlexChips::toggle(const LayoutSpec& spec, bool on) {
    if (on)
        m_comparison.add(spec);
    else if (const auto index = m_comparison.indexOf(spec))
        m_comparison.remove(*index);
    refresh();
}

} // namespace atlas::ui
