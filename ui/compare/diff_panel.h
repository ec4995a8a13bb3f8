// SPDX-License-Identifier: GPL-3.0-or-later
// The differences between two layouts of the page: a summary and a table of changes.
#pragma once

#include <QWidget>

#include "ui/compare/change_model.h"
#include "ui/compare/comparison.h"

class QComboBox;
class QLabel;
class QTableView;

namespace atlas::ui {

class DiffPanel : public QWidget {
    Q_OBJECT
public:
    explicit DiffPanel(Comparison& comparison, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fillChoices();
    void refresh();
    void take(LayoutDiff diff);
    [[nodiscard]] const ComparedLayout* chosen(const QComboBox& choice) const;
    [[nodiscard]] QStringList measuredLines() const;

    Comparison& m_comparison;
    QComboBox* m_from;
    QComboBox* m_to;
    std::vector<LayoutSpec> m_choices; ///< the entries of both combo boxes; files of the same name have equal texts
    QLabel* m_summary;
    ChangeModel* m_model;
    QTableView* m_view;
    std::pair<LayoutPtr, LayoutPtr> m_compared;
};

} // namespace atlas::ui
