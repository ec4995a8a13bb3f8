// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/cost_panel.h"

#include "ui/alignment/alignment_answer.h"
#include "ui/alignment/cost_table.h"
#include "ui/widgets/item_views.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

constexpr double usualRpm = 7200;
constexpr double usualPageMilliseconds = 1;

} // namespace

CostPanel::CostPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new CostTable(this)),
      m_view(new QTableView),
      m_kind(new QComboBox),
      m_speed(new QDoubleSpinBox),
      m_sentence(new QLabel) {
    build();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CostPanel::changeUnit);
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, &CostPanel::refresh);
    changeUnit();
}

void CostPanel::build() {
    m_kind->addItems({tr("Rotating drive"), tr("Flash")});
    m_kind->setObjectName("costDrive");
    m_speed->setObjectName("costSpeed");
    m_speed->setKeyboardTracking(false);
    m_sentence->setObjectName("costSentence");
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_view->setObjectName("cost");
    m_view->setModel(m_model);
    dress(*m_view);
    m_view->horizontalHeader()->setStretchLastSection(false);
    auto* row = new QHBoxLayout;
    auto* formula = new QLabel(tr("A model: a synced write of one block takes (1 + read-modify-writes) × one turn of"));
    row->addWidget(formula);
    row->addWidget(m_kind);
    row->addWidget(m_speed);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_sentence);
    column->addWidget(m_view);
}

bool CostPanel::rotating() const { return m_kind->currentIndex() == 0; }

double CostPanel::unitSeconds() const { return rotating() ? 60 / m_speed->value() : m_speed->value() / 1000; }

void CostPanel::changeUnit() {
    const QSignalBlocker quiet(m_speed);
    m_speed->setDecimals(rotating() ? 0 : 2);
    m_speed->setRange(rotating() ? 100 : 0.01, rotating() ? 100'000 : 1000);
    m_speed->setSingleStep(rotating() ? 600 : 0.1);
    m_speed->setSuffix(rotating() ? tr(" rpm") : tr(" ms a page"));
    m_speed->setValue(rotating() ? usualRpm : usualPageMilliseconds);
    refresh();
}

void CostPanel::setJudgement(const Judgement& judgement) {
    m_judgement = judgement;
    refresh();
}

void CostPanel::refresh() {
    if (!m_judgement.hasVolume()) {
        return;
    }
    const bool first = m_model->rowCount() == 0;
    m_sentence->setText(costSentence(m_judgement, unitSeconds(), rotating()));
    m_model->setCosts(*m_judgement.alignment, {.rpm = 60 / unitSeconds()});
    if (first) {
        m_view->resizeColumnsToContents();
    }
    widenColumns(*m_view);
    m_view->setMaximumWidth(m_view->horizontalHeader()->length() + 2 * m_view->frameWidth());
    fitHeight(*m_view);
}

} // namespace atlas::ui
