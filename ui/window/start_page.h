// SPDX-License-Identifier: GPL-3.0-or-later
// The start page, shown while no image is open.
#pragma once

#include "ui/session/workspace.h"

#include <QWidget>

class QListWidget;
class QTreeWidget;

namespace atlas::ui {

class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(Workspace& workspace, QWidget* parent = nullptr);

Q_SIGNALS:
    void openRequested();
    void deviceRequested();
    void compareRequested();
    void lessonRequested(); ///< the first one
    void pathChosen(const QString& path);
    void sampleChosen(const QString& name);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* invitation();
    [[nodiscard]] QWidget* samples();
    [[nodiscard]] QWidget* recent();
    void fillRecent();

    Workspace& m_workspace;
    QListWidget* m_recent = nullptr; ///< null until build()
    QWidget* m_recentBox = nullptr;
};

} // namespace atlas::ui
