// SPDX-License-Identifier: GPL-3.0-or-later
// The two verdicts on what is open, each with its next action: alignment on the left, health on the right. The worse
// one is larger.
#pragma once

#include "report/words/verdict_text.h"
#include "ui/session/workspace.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QLayout;
class QLabel;
class QToolButton;

namespace atlas::ui {

class DriveBar;

class VerdictBar : public QWidget {
    Q_OBJECT
public:
    explicit VerdictBar(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] DriveBar& drive() { return *m_drive; }
    /// Hides the verdict on alignment, for the page that explains it.
    void setAlignmentShown(bool shown);

    /// One verdict above the other in a narrow window, so that neither is cut off.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void causeAsked();
    void healthAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void refresh();
    void emphasise();
    void keepHeight();
    void arrange(bool isColumn);
    void turn();
    void showAlignment();
    void showHealth();
    void showReplay();

    Workspace& m_workspace;
    DriveBar* m_drive;
    QWidget* m_alignmentPart;
    QWidget* m_rightPart = nullptr; ///< health, drive and start
    QBoxLayout* m_ofRight = nullptr;
    QLayout* m_ofHealthRow = nullptr;
    QLabel* m_alignment;
    QLabel* m_reason; ///< cause and remedy, or what the verdict rests on
    QToolButton* m_copy;
    QToolButton* m_why;
    QLabel* m_health;
    QLabel* m_healthRest; ///< what the headline leaves out
    QToolButton* m_look;
    QToolButton* m_replay; ///< reads the volume after its journal's replay, or as it is on the disk again
    QStringList m_commands{};
    VerdictTone m_ofAlignment{};
    VerdictTone m_ofHealth{};
};

} // namespace atlas::ui
