// SPDX-License-Identifier: GPL-3.0-or-later
// Controls beside the verdict: the judged drive and volume start; and beside the map: the marked granularity.
#pragma once

#include "disk/drive_overrides.h"
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
    /// "Custom…" was chosen; the receiver shows the form of drive values.
    void customWanted();

private:
    void build();
    void connectControls();
    void refresh();
    void refreshDrive();
    void chooseDrive(int index);
    [[nodiscard]] QString refusal(const DrivePreset& preset) const;

    Session& m_session;
    QComboBox* m_drive;
    QLabel* m_startLabel;
    SectorSpinBox* m_start;
    QLabel* m_whatIf;
    QToolButton* m_reset;
};

class MarkBox : public QWidget {
    Q_OBJECT
public:
    explicit MarkBox(Session& session, QWidget* parent = nullptr);

private:
    void refresh();

    Session& m_session;
    QComboBox* m_mark;
};

} // namespace atlas::ui
