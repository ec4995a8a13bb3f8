// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/diff_panel.h"

#include "report/language/make_message.h"
#include "report/words/diff_text.h"
#include "report/words/glossary.h"
#include "report/words/measurement_difference_text.h"
#include "ui/compare/metric_model.h"
#include "ui/session/background.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

namespace atlas::ui {

DiffPanel::DiffPanel(Comparison& comparison, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_from(new QComboBox),
      m_to(new QComboBox),
      m_summary(new QLabel),
      m_model(new ChangeModel(this)),
      m_view(new QTableView) {
    m_from->setObjectName("diffFrom");
    m_from->setAccessibleName(tr("Differences from"));
    m_to->setObjectName("diffTo");
    m_to->setAccessibleName(tr("Differences to"));
    m_summary->setObjectName("diffSummary");
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setMargin(6);
    m_view->setObjectName("diffChanges");
    m_view->setAccessibleName(tr("Differences"));
    m_view->setModel(m_model);
    dress(*m_view);
    m_view->horizontalHeader()->setStretchLastSection(false);
    auto* choices = new QHBoxLayout;
    choices->addWidget(new QLabel(tr("From")));
    choices->addWidget(m_from);
    choices->addWidget(new QLabel(tr("to")));
    choices->addWidget(m_to);
    choices->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(m_summary);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* row = new QHBoxLayout;
    row->addWidget(scroll, 2);
    row->addWidget(m_view, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->addLayout(choices);
    column->addLayout(row, 1);
    connect(&comparison, &Comparison::layoutsChanged, this, &DiffPanel::fillChoices);
    connect(&comparison, &Comparison::layoutChanged, this, &DiffPanel::refresh);
    connect(m_from, &QComboBox::currentIndexChanged, this, &DiffPanel::refresh);
    connect(m_to, &QComboBox::currentIndexChanged, this, &DiffPanel::refresh);
    fillChoices();
}

/// Keeps the current choices while their layouts exist, else compares the baseline with the first other layout.
void DiffPanel::fillChoices() {
    const auto& layouts = m_comparison.layouts();
    for (auto* choice : {m_from, m_to}) {
        const QSignalBlocker quiet(choice);
        const auto before = choice->currentIndex();
        const auto kept =
            before >= 0 ? m_comparison.indexOf(m_choices[static_cast<std::size_t>(before)]) : std::nullopt;
        choice->clear();
        for (const auto& entry : layouts)
            choice->addItem(entry.spec.name());
        const auto baseline = static_cast<int>(m_comparison.baseline());
        choice->setCurrentIndex(kept ? static_cast<int>(*kept) : choice == m_from ? baseline : baseline == 0 ? 1 : 0);
    }
    m_choices.clear();
    for (const auto& entry : layouts)
        m_choices.push_back(entry.spec);
    refresh();
}

const ComparedLayout* DiffPanel::chosen(const QComboBox& choice) const {
    const auto index = choice.currentIndex();
    const auto& layouts = m_comparison.layouts();
    return index >= 0 && static_cast<std::size_t>(index) < layouts.size() ? &layouts[static_cast<std::size_t>(index)]
                                                                          : nullptr;
}

/// What two snapshots measured.
QStringList DiffPanel::measuredLines() const {
    QStringList lines;
    const auto* const from = chosen(*m_from);
    const auto* const to = chosen(*m_to);
    if (from != nullptr && to != nullptr)
        for (const auto& line : measurementDifferences(measurementPairs(from->measurements, to->measurements)))
            lines << text(line);
    return lines;
}

void DiffPanel::showEvent(QShowEvent*) { refresh(); }

void DiffPanel::refresh() {
    const auto layoutOf = [](const ComparedLayout* chosen) { return chosen == nullptr ? nullptr : chosen->layout; };
    const std::pair pair{layoutOf(chosen(*m_from)), layoutOf(chosen(*m_to))};
    if (!isVisible() || pair == m_compared)
        return;
    m_compared = pair;
    m_model->setDiff({});
    if (!pair.first || !pair.second) {
        m_summary->setText(tr("Both layouts must be available to be compared."));
        return;
    }
    m_summary->setText(tr("Comparing…"));
    inBackground(
        this, [pair] { return diff(*pair.first, *pair.second); },
        [this, pair](LayoutDiff result) {
            if (pair == m_compared)
                take(std::move(result));
        });
}

void DiffPanel::take(LayoutDiff result) {
    QStringList lines;
    for (const auto& line : summary(result))
        lines << text(line);
    if (result.empty())
        lines << text(paragraph({message<MessageId::NoDifferences>()}));
    m_summary->setText((lines + measuredLines()).join('\n'));
    m_model->setDiff(std::move(result));
    m_view->resizeColumnsToContents();
    m_view->horizontalHeader()->setStretchLastSection(true);
}

} // namespace atlas::ui
