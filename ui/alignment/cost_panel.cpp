// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/cost_panel.h"

#include "report/words/doubt_text.h"
#include "report/words/verdict_text.h"
#include "ui/alignment/alignment_answer.h"
#include "ui/alignment/cost_table.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace atlas::ui {

CostPanel::CostPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new CostTable(this)),
      m_view(new QTableView),
      m_kind(new QComboBox),
      m_speed(new QDoubleSpinBox),
      m_formula(new QLabel),
      m_sentence(new QLabel),
      m_assumptions(new QLabel),
      m_measured(new QLabel) {
    build();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CostPanel::refresh);
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, &CostPanel::refresh);
}

void CostPanel::build() {
    m_kind->addItems({tr("Rotating drive"), tr("Flash")});
    m_kind->setObjectName("costDrive");
    m_kind->setAccessibleName(tr("Kind of drive"));
    m_speed->setObjectName("costSpeed");
    m_speed->setAccessibleName(tr("Speed of the drive"));
    m_speed->setKeyboardTracking(false);
    m_sentence->setObjectName("costSentence");
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_view->setObjectName("cost");
    m_view->setAccessibleName(tr("What misalignment costs"));
    m_view->setModel(m_model);
    dress(*m_view);
    m_view->horizontalHeader()->setStretchLastSection(false);
    m_speed->setDecimals(0);
    m_speed->setRange(100, 100'000);
    m_speed->setSingleStep(600);
    m_speed->setSuffix(tr(" rpm"));
    m_speed->setValue(RevolutionCost{}.rpm);
    m_formula->setWordWrap(true);
    m_assumptions->setObjectName("costAssumptions");
    m_assumptions->setWordWrap(true);
    m_assumptions->setText(text(costAssumptions()));
    m_measured->setObjectName("costMeasured");
    m_measured->setWordWrap(true);
    m_measured->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_measured->hide();
    auto* row = new QHBoxLayout;
    row->addWidget(m_kind);
    row->addWidget(m_speed);
    row->addWidget(m_formula, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_measured);
    column->addWidget(m_sentence);
    column->addWidget(m_assumptions);
    column->addWidget(m_view);
}

void CostPanel::setMeasured(const Measurement* measurement) {
    QStringList sentences;
    if (measurement != nullptr)
        for (const auto& sentence : measuredOnDrive(*measurement))
            sentences << text(sentence);
    m_measured->setText(sentences.join(' '));
    m_measured->setVisible(!sentences.isEmpty());
}

bool CostPanel::rotating() const { return m_kind->currentIndex() == 0; }

void CostPanel::setJudgement(const Judgement& judgement) {
    // Another drive resets the kind; the user may then choose the other one.
    if (!m_judgement.hasVolume() || judgement.drive().spins.value != m_judgement.drive().spins.value) {
        const QSignalBlocker quiet(m_kind);
        m_kind->setCurrentIndex(judgement.drive().spins.value ? 0 : 1);
    }
    m_judgement = judgement;
    refresh();
}

void CostPanel::refresh() {
    if (!m_judgement.hasVolume())
        return;
    const bool first = m_model->rowCount() == 0;
    const RevolutionCost model{.rpm = m_speed->value()};
    const auto cost = m_judgement.writeCost(rotating(), model);
    m_formula->setText(cost ? tr("A model: %1").arg(text(costFormula(*cost))) : QString());
    m_sentence->setText(costSentence(m_judgement, cost));
    m_model->setCosts(*m_judgement.verdict.alignment, model);
    m_view->setColumnHidden(static_cast<int>(CostColumn::ExtraTime), !rotating());
    for (QWidget* part : std::initializer_list<QWidget*>{m_formula, m_assumptions, m_view, m_kind})
        part->setVisible(cost.has_value());
    m_speed->setVisible(cost && rotating());
    if (first)
        m_view->resizeColumnsToContents();
    widenColumns(*m_view);
    m_view->setMaximumWidth(m_view->horizontalHeader()->length() + 2 * m_view->frameWidth());
    fitHeight(*m_view);
}

} // namespace atlas::ui
