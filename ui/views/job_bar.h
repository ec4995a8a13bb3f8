// SPDX-License-Identifier: GPL-3.0-or-later
// How far the reader or the maker of samples has come, and a way to stop it.
#pragma once

#include "ui/models/workspace.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace atlas::ui {

class JobBar : public QWidget {
    Q_OBJECT
public:
    explicit JobBar(Workspace& workspace, QWidget* parent = nullptr);

public Q_SLOTS:
    void cancel();

private:
    void begin(const QString& what);
    void end();
    void advance(const ReaderProgress& progress);

    Workspace& m_workspace;
    QLabel* m_what;
    QProgressBar* m_bar;
    QTimer m_delay; ///< what is done in a moment needs no bar
};

} // namespace atlas::ui
