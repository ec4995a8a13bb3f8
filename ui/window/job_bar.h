// SPDX-License-Identifier: GPL-3.0-or-later
// The progress of running jobs, and the banner's notices.
#pragma once

#include "ui/session/session.h"
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
    /// Whether the bar shows a reader or sample maker; both take precedence over the bitmap loader.
    [[nodiscard]] bool isOthers() const;

    Workspace& m_workspace;
    QLabel* m_what;
    QProgressBar* m_bar;
    QTimer m_delay; ///< keeps the bar hidden during short jobs
};

class Banner;

/// Notes that nothing was recognised in an image, and when a mounted volume was read.
void tellReading(const Session& session, Banner& banner);

class Exporter;
class ImageOpener;

/// Shows failures, saved files and a changed image in `banner`, and hides it when another image is being opened.
void connectNotices(Banner& banner, Workspace& workspace, ImageOpener& opener, const Exporter& exporter);

} // namespace atlas::ui
