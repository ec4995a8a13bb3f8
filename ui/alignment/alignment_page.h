// SPDX-License-Identifier: GPL-3.0-or-later
// The Alignment page: the answer, the stack, the cures, the cost.
#pragma once

#include "ui/session/workspace.h"

#include <QScrollArea>

class QAbstractItemModel;
class QLabel;
class QTableView;
class QToolButton;

namespace atlas::ui {

class CostPanel;
class CureList;
class DriveForm;
class LensPanel;
class StackModel;
class OffsetSweepPanel;

class AlignmentPage : public QScrollArea {
    Q_OBJECT
public:
    explicit AlignmentPage(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] LensPanel& lens() { return *m_lens; }
    /// Shows the form of drive values and focuses it.
    void askForDrive();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* content();
    void buildAnswer();
    void buildStack();
    void buildVolumeParts();
    void showSnapshot();
    void refresh();
    void showCures();
    void showAnswer(const Judgement& judgement, const Judgement& asItIs);
    void select(int row);
    /// The judgement at the volume's actual start; cached while other starts are tried.
    [[nodiscard]] const Judgement& asItIs();

    Workspace& m_workspace;
    QLabel* m_verdict;
    QLabel* m_working;
    QLabel* m_change;
    QToolButton* m_back;
    CureList* m_cures;
    DriveForm* m_drive;
    StackModel* m_model;
    QLabel* m_stackVerdict;
    QTableView* m_stack;
    QWidget* m_ofVolume;
    LensPanel* m_lens;
    OffsetSweepPanel* m_sweep;
    CostPanel* m_cost;
    SnapshotPtr m_ownSnapshot;
    Overrides m_ownOverrides;
    std::vector<Finding> m_ownOfBitmaps;
    Judgement m_own;
    bool m_stale = false;      ///< judged again while the page was hidden
    bool m_ofNewImage = false; ///< the stack's columns are still sized for the previous image
};

} // namespace atlas::ui
