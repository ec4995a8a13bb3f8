// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the tool bar that say what drive the volume is judged on, where it would begin, and what is marked.
#pragma once

#include "disk/drive_preset.h"
#include "ui/session/session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace atlas::ui {

class SectorSpinBox;

class DriveBar : public QWidget {
    Q_OBJECT
public:
    explicit DriveBar(Session& session, QWidget* parent = nullptr);

Q_SIGNALS:
    /// "Custom…": the form of the drive's own figures is wanted.
    void customWanted();

private:
    void build();
    void connectControls();
    void refresh();
    void refreshDrive();
    void refreshHighlight();
    void chooseDrive(int index);
    [[nodiscard]] QString refusal(const DrivePreset& preset) const;

    Session& m_session;
    QComboBox* m_drive;
    QLabel* m_startLabel;
    SectorSpinBox* m_start;
    QLabel* m_whatIf;
    QToolButton* m_reset;
    QComboBox* m_highlight;
    const DrivePreset* m_preset = nullptr; ///< chosen last
};

} // namespace atlas::ui
