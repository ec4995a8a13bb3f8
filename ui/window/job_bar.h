// SPDX-License-Identifier: GPL-3.0-or-later
// What a running job shows, and the notices about what was read.
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
    /// Whether the bar belongs to a reader or sample maker; these take precedence over the bitmap loader.
    [[nodiscard]] bool isOthers() const;

    Workspace& m_workspace;
    QLabel* m_what;
    QProgressBar* m_bar;
    QTimer m_delay; ///< short jobs do not show the bar
};

// Says in the banner what is wrong with an image as soon as it is opened.

class Banner;

/// Shows errors, with both verdicts, and images in which nothing was recognised.
void tellHealth(const Session& session, Banner& banner);

// What the banner of a window reports.

class Banner;
class Exporter;
class ImageOpener;

/// Shows failures, saved files and a changed image in `banner`, and hides it when another image is being opened.
void connectNotices(Banner& banner, Workspace& workspace, const ImageOpener& opener, const Exporter& exporter);

} // namespace atlas::ui
