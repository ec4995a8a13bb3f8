// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of the reader, the sample maker or the bitmap loader, with a Cancel button.
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
    /// Whether the bar belongs to a reader or sample maker; these take precedence over the bitmap loader.
    [[nodiscard]] bool isOthers() const;

    Workspace& m_workspace;
    QLabel* m_what;
    QProgressBar* m_bar;
    QTimer m_delay; ///< short jobs do not show the bar
};

} // namespace atlas::ui
