// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of misalignment, by a model with a parameter that the user may change.
#pragma once

#include "alignment/judgement.h"
#include "measure/measurement.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QTableView;

namespace atlas::ui {

class CostTable;

class CostPanel : public QWidget {
    Q_OBJECT
public:
    explicit CostPanel(QWidget* parent = nullptr);

    /// Precondition: the judgement has a volume.
    void setJudgement(const Judgement& judgement);
    /// Shows what was measured beside the model; nothing if that has no aligned and misaligned writes. May be null.
    void setMeasured(const Measurement* measurement);

private:
    void build();
    void refresh();
    [[nodiscard]] bool rotating() const;

    CostTable* m_model;
    QTableView* m_view;
    QComboBox* m_kind;
    QDoubleSpinBox* m_speed;
    QLabel* m_formula;
    QLabel* m_sentence;
    QLabel* m_assumptions;
    QLabel* m_measured;
    Judgement m_judgement;
};

} // namespace atlas::ui
