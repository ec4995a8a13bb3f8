// SPDX-License-Identifier: GPL-3.0-or-later
// How far the reader, the maker of samples or the reading of bitmaps has come, and a way to stop it.
#pragma once

#include "ui/session/workspace.h"

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
    void followBitmaps();
    void advanceBitmaps(std::uint32_t groups, std::uint32_t of);
    /// Somebody waits for a reader or a sample; bitmaps are read behind that.
    [[nodiscard]] bool isOthers() const;

    Workspace& m_workspace;
    QLabel* m_what;
    QProgressBar* m_bar;
    QTimer m_delay; ///< what is done in a moment needs no bar
};

} // namespace atlas::ui
